internal import Media
