import Foundation
import TestSupport
import Testing

extension CommandRun {
  /// The same for a user whom file permissions and limits of processes bind, which they do not for root.
  /// - Parameter limit: of the shell's, such as `ulimit -u 1`.
  func asOrdinaryUser(under limit: String = ":") throws -> CommandRun {
    guard getuid() == 0 else { return under(limit) }
    var run = self
    // That user may not be able to reach the build folder.
    let copy = "\(folder.scratch)/segue"
    // Not by this process: what it starts meanwhile would have the copy open for writing too, and then none can be run.
    _ = try TestSupport.run("cp", [Self.binary, copy])
    run.launcher = [
      "/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "/bin/sh", "-c",
      "\(limit); shift; exec \"$0\" \"$@\"", copy,
    ]
    return run
  }

  /// The same under a limit of the shell's, such as `ulimit -f 8`.
  func under(_ limit: String) -> CommandRun {
    var run = self
    run.launcher = ["/bin/sh", "-c", "\(limit); exec \"$0\" \"$@\""]
    return run
  }

  /// The same on a processor that QEMU plays, by its name there.
  func on(_ processor: String) -> CommandRun {
    var run = self
    run.launcher = ["/usr/bin/qemu-x86_64", "-cpu", processor]
    return run
  }
}
