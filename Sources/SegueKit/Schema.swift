/// The published JSON Schemas of the files, which editors complete and check by. Draft 7, the newest that VS Code's YAML
/// extension promises to know.
public enum Schema {
  public static let transition = String(decoding: PackageResources.transition_schema_json, as: UTF8.self)

  /// A scene may hold a transition, and what defines one is in the transition's schema only: here it joins the scene's own
  /// definitions.
  public static let scene: String = {
    let opening = "\n  \"definitions\": {\n"
    let shared = transition.split(separator: opening)[1].dropLast("\n  }\n}\n".count)
    return String(decoding: PackageResources.scene_schema_json, as: UTF8.self)
      .replacing(opening, with: opening + shared + ",\n")
  }()
}
