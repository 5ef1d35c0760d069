import Foundation
import Raster
import TestSupport
import Testing

/// What Chromium, without a window, shows of `clip.mp4` and `clip.gif` in a folder.
struct BrowserRun: Decodable {
  struct Movie: Decodable {
    var width: Int
    var height: Int
    /// Seconds.
    var duration: Double
    /// When each of the frames that were looked at is due, in microseconds.
    var timestamps: [Int]
    /// The matrix, primaries, transfer function and range that Chromium found.
    var color: Color
    /// RGBA of a canvas, in base 64.
    var frames: [Data]

    var pictures: [Bitmap] { frames.map { Bitmap(width: width, height: height, rgba: Array($0)) } }
  }

  struct Color: Decodable, Equatable {
    var matrix: String
    var primaries: String
    var transfer: String
    var fullRange: Bool
  }

  struct Animation: Decodable {
    var width: Int
    var height: Int
    /// After the first play; nil for ever.
    var repetitions: Int?
    /// Microseconds.
    var durations: [Int]
    var frames: [Data]

    var pictures: [Bitmap] { frames.map { Bitmap(width: width, height: height, rgba: Array($0)) } }
  }

  var movie: Movie
  var animation: Animation

  /// - Parameters:
  ///   - times: seconds of the movie to look at, each in the middle of a frame.
  ///   - period: seconds that a frame is shown.
  init(folder: String, times: [Double], period: Double) throws {
    let page = Self.page.replacingOccurrences(of: "TIMES", with: "\(times)")
      .replacingOccurrences(of: "PERIOD", with: "\(period * 1e6 * 0.75)")
    self = try Browser.report(of: page, on: folder)
  }

  /// Looks at the files and posts what it saw.
  private static let page = """
    <!doctype html><meta charset="utf-8"><script>
    function base64(bytes) {
      let text = "";
      for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
      return btoa(text);
    }
    function seen(picture, width, height) {
      const context = new OffscreenCanvas(width, height).getContext("2d", {willReadFrequently: true});
      context.drawImage(picture, 0, 0);
      return base64(context.getImageData(0, 0, width, height).data);
    }
    async function movie(times) {
      const video = document.createElement("video");
      video.muted = true;
      video.preload = "auto";
      video.src = "clip.mp4";
      await new Promise((done, failed) => {
        video.onloadeddata = done;
        video.onerror = () => failed(new Error(video.error.message));
      });
      const [width, height, timestamps, frames] = [video.videoWidth, video.videoHeight, [], []];
      let color;
      for (const time of times) {
        await new Promise(done => { video.onseeked = done; video.currentTime = time; });
        // "seeked" can come before the frame: on a busy machine the old one is still shown for a while. One that
        // never comes leaves the wrong one to be found.
        const patience = performance.now() + 10000;
        let frame = new VideoFrame(video);
        while (Math.abs(frame.timestamp - time * 1e6) > PERIOD && performance.now() < patience) {
          frame.close();
          await new Promise(done => setTimeout(done, 20));
          frame = new VideoFrame(video);
        }
        timestamps.push(frame.timestamp);
        color = frame.colorSpace.toJSON();
        frames.push(seen(frame, width, height));
        frame.close();
      }
      return {width, height, duration: video.duration, timestamps, color, frames};
    }
    async function animation() {
      const data = await (await fetch("clip.gif")).arrayBuffer();
      const decoder = new ImageDecoder({data, type: "image/gif"});
      await decoder.tracks.ready;
      await decoder.completed;
      const track = decoder.tracks.selectedTrack;
      const [durations, frames] = [[], []];
      let [width, height] = [0, 0];
      for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
        const {image} = await decoder.decode({frameIndex});
        [width, height] = [image.displayWidth, image.displayHeight];
        durations.push(image.duration);
        frames.push(seen(image, width, height));
        image.close();
      }
      const repetitions = track.repetitionCount === Infinity ? null : track.repetitionCount;
      return {width, height, repetitions, durations, frames};
    }
    (async () => {
      let report;
      try { report = {movie: await movie(TIMES), animation: await animation()}; }
      catch (error) { report = {error: String(error)}; }
      await fetch("/", {method: "POST", body: JSON.stringify(report)});
    })();
    </script>
    """
}
