internal import Motion

/// A transition that comes with the product, as the file it is: what one of these can do, any file can.
public struct Preset: Sendable {
  /// What `--transition` takes.
  public let name: String
  /// The file's text, comments and all.
  public let yaml: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    yaml = String(decoding: bytes, as: UTF8.self)
  }

  /// In the order of the list.
  public static let all = [
    Preset("full-screen-return", PackageResources.full_screen_return_yaml),
    Preset("pull-up-close", PackageResources.pull_up_close_yaml),
    Preset("pull-up-close-intended", PackageResources.pull_up_close_intended_yaml),
    Preset("push", PackageResources.push_yaml),
    Preset("pop", PackageResources.pop_yaml),
    Preset("interactive-pop", PackageResources.interactive_pop_yaml),
    Preset("multi-layer-return", PackageResources.multi_layer_return_yaml),
    Preset("present", PackageResources.present_yaml),
    Preset("dismiss", PackageResources.dismiss_yaml),
    Preset("cross-dissolve", PackageResources.cross_dissolve_yaml),
    Preset("card-zoom", PackageResources.card_zoom_yaml),
    Preset("shared-axis", PackageResources.shared_axis_yaml),
    Preset("page-fold", PackageResources.page_fold_yaml),
  ]

  /// - Throws: `SegueError.unknownTransition`, with the nearest name.
  public init(named name: String) throws(SegueError) {
    guard let preset = Self.all.first(where: { $0.name == name }) else {
      throw .unknownTransition(name: name, hint: suggestion(for: name, in: Self.all.map(\.name)))
    }
    self = preset
  }
}
