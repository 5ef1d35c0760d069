internal import CCairo
internal import CFFmpeg
internal import CImageQuant
internal import CLittleCMS

/// The libraries that this program runs with, which may be newer than those it was built with.
public enum Libraries {
  public static var versions: [(name: String, version: String)] {
    [
      ("libavformat", ffmpeg(avformat_version())),
      ("libavcodec", ffmpeg(avcodec_version())),
      ("libavutil", ffmpeg(avutil_version())),
      ("Little CMS", littleCMS(Int(cmsGetEncodedCMMversion()))),
      ("libimagequant", imageQuant(Int(liq_version()))),
      ("cairo", String(cString: cairo_version_string())),
    ]
  }

  private static func ffmpeg(_ version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 0xff).\(version & 0xff)"
  }

  /// 2140 is 2.14, and 2131 is 2.13.1.
  private static func littleCMS(_ version: Int) -> String {
    let patch = version % 10
    return "\(version / 1000).\(version / 10 % 100)" + (patch == 0 ? "" : ".\(patch)")
  }

  /// 21700 is 2.17.0.
  private static func imageQuant(_ version: Int) -> String {
    "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }
}

/// Whether FFmpeg has the encoder `name`, such as `libx264`.
public func hasEncoder(_ name: String) -> Bool { avcodec_find_encoder_by_name(name) != nil }

/// Whether FFmpeg has the decoder `name`, such as `webp`.
public func hasDecoder(_ name: String) -> Bool { avcodec_find_decoder_by_name(name) != nil }
