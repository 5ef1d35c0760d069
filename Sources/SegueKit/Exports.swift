// Who imports SegueKit can name what its functions take and give: scenes and gestures, bitmaps, and the settings of files.
@_exported public import Media
@_exported public import Motion
@_exported public import Raster
