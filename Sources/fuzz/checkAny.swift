internal import Media
internal import Motion
internal import SegueKit

/// Reads `bytes` as every kind of file that users write, and as those that `audit` looks into. Whatever they are, it must
/// end, soon, in a value or in problems that can be told.
package func checkAny(_ bytes: [UInt8]) {
  checkGIF(bytes)
  checkMovie(bytes)
  checkNotation(bytes)
  let text = String(decoding: bytes, as: UTF8.self)
  checkTransition(text)
  checkScene(text)
  checkTouches(text)
}

private func checkGIF(_ bytes: [UInt8]) {
  // A screen of many megapixels is right, and slow.
  if bytes.count > 9, bytes[7] > 3 || bytes[9] > 3 { return }
  do throws(MediaError) {
    let gif = try GIFContents(ByteSource(bytes, path: "fuzz.gif"))
    precondition(gif.frames.allSatisfy { (0...gif.width * gif.height).contains($0.changedPixels) })
  } catch { check(error, of: bytes) }
}

/// The index alone: pictures are FFmpeg's.
private func checkMovie(_ bytes: [UInt8]) {
  do throws(MediaError) {
    let movie = try MovieIndex(ByteSource(bytes, path: "fuzz.mp4"))
    precondition(!movie.shown.times.isEmpty)
  } catch { check(error, of: bytes) }
}

private func check(_ error: MediaError, of bytes: [UInt8]) {
  guard case .malformed(_, let byte, _, _) = error else { preconditionFailure("\(error)") }
  precondition((0...bytes.count).contains(byte))
}

private func checkTransition(_ text: String) {
  do throws(SegueError) {
    let transition = try Transition(text: text, path: "fuzz.yaml")
    let again = try Transition(text: transition.yaml, path: "again.yaml")
    precondition(again == transition, "written as something else")
    play(PreviewRequest(transition: transition))
  } catch { check(error) }
}

private func checkScene(_ text: String) {
  do throws(SegueError) {
    let scene = try SceneFile(text: text, path: "/nowhere/fuzz.yaml")
    let again = try SceneFile(text: scene.yaml, path: "/nowhere/again.yaml")
    precondition(
      again.request.scene(pageSize: page) == scene.request.scene(pageSize: page), "written as something else")
    play(scene.request)
  } catch { check(error) }
}

private func checkTouches(_ text: String) {
  do throws(SegueError) {
    let gesture = try Gesture(touches: text, path: "fuzz.csv")
    play(PreviewRequest(gesture: gesture))
  } catch { check(error) }
}

private let page = PageSize(width: 390, height: 844)

/// A scene that can be played has numbers at all times.
private func play(_ request: PreviewRequest) {
  guard let timeline = try? Timeline(request.scene(pageSize: page)) else { return }
  for step in 0...50 {
    let moment = timeline.moment(at: timeline.duration * Double(step) / 50)
    for layer in moment.layers {
      let numbers = [layer.x, layer.y, layer.scaleX, layer.scaleY, layer.opacity, layer.cornerRadius]
      precondition(numbers.allSatisfy(\.isFinite) && (0...1).contains(layer.opacity), "\(layer)")
    }
  }
}

private func check(_ error: SegueError) {
  guard case .file(let file) = error else { preconditionFailure("\(error)") }
  precondition(!file.problems.isEmpty)
}

/// What is read must be written so that it reads the same.
private func checkNotation(_ bytes: [UInt8]) {
  do throws(FileProblems) {
    let node = try Node(parsing: SourceText(bytes, path: "fuzz.yaml"))
    let again = try Node(parsing: SourceText(node.yaml, path: "again.yaml"))
    precondition(again == node, "written as something else")
  } catch {
    let text = error.description
    precondition(
      !error.problems.isEmpty && text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 })
  }
}
