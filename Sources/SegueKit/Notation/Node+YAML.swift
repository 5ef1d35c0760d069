extension Node {
  package func yaml() -> String { "" }
}
