/// The published JSON Schemas of the files, which editors complete and check by.
public enum Schema {
  public static let transition = String(decoding: PackageResources.transition_schema_json, as: UTF8.self)
  public static let scene = String(decoding: PackageResources.scene_schema_json, as: UTF8.self)
}
