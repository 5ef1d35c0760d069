#!/bin/sh
# Takes about three minutes. Makes the four sample pages again from Samples/pages.
# Needs: chromium, the fonts Inter, Noto Sans CJK and Noto Serif CJK.
# Optional: optipng, or zopflipng with SLOW=1, to make the files smaller without loss.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
browser=${CHROMIUM:-chromium}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# render PAGE WIDTH HEIGHT SCALE RESULT   (width and height in points)
render() {
    "$browser" --headless=new --no-sandbox --disable-gpu --hide-scrollbars \
        --user-data-dir="$tmp/profile" --force-color-profile=srgb \
        --disable-lcd-text --font-render-hinting=none \
        --force-device-scale-factor="$4" --window-size="$2,$3" \
        --screenshot="$tmp/page.png" "file://$here/pages/$1.html" >"$tmp/log" 2>&1 || {
        cat "$tmp/log" >&2
        exit 1
    }
    # width and height are bytes 16 to 23 of a PNG file, the colour type is byte 25 (2: RGB)
    size=$(od -An -tu1 -j16 -N10 "$tmp/page.png" | awk '{ print ($3*256+$4) "x" ($7*256+$8) " type " $10 }')
    want="$(($2 * $4))x$(($3 * $4)) type 2"
    if [ "$size" != "$want" ]; then
        echo "$1: the page is $size, not $want" >&2
        exit 1
    fi
    if [ -n "${SLOW:-}" ] && command -v zopflipng >/dev/null 2>&1; then
        zopflipng -y "$tmp/page.png" "$tmp/page.png" >/dev/null
    elif command -v optipng >/dev/null 2>&1; then
        optipng -quiet -nc -nb -strip all -o2 "$tmp/page.png"
    fi
    cp "$tmp/page.png" "$here/$5"
    echo "$5: $size, $(wc -c <"$here/$5") bytes"
}

render news-detail 390 844 3 full-screen-return/detail.png
render news-list 390 844 3 full-screen-return/list.png
render magazine-article 375 667 2 pull-up-close/article.png
render magazine-list 375 667 2 pull-up-close/list.png
