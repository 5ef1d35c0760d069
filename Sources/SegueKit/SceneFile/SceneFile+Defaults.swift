internal import Motion

extension Destination {
  /// With what a scene says of all its outputs, where this one says nothing.
  func withDefaults(of scene: SceneFile) -> Destination {
    var output = self
    output.frameRate = frameRate ?? scene.frameRate
    if width == nil, height == nil { (output.width, output.height) = (scene.width, scene.height) }
    return output
  }
}

extension SceneFile {
  /// The outputs with all that the scene says of them.
  public var destinations: [Destination] { outputs.map { $0.withDefaults(of: self) } }

  /// The scene with nothing left to a default or a guess, as `preview` of it shows it; but a format's own frame rate stays
  /// its own.
  public func resolved(_ preview: Preview) throws(SegueError) -> SceneFile {
    var scene = self
    for (index, plan) in try preview.plan(destinations).enumerated() {
      scene.outputs[index].frameRate = plan.clock.rate
      (scene.outputs[index].width, scene.outputs[index].height) = (plan.size.width, plan.size.height)
    }
    scene.request.walk?.steps = request.walk?.steps.map { $0.withOwnTransition } ?? []
    scene.request.scale = preview.scale
    scene.request.holdFirst = preview.timeline.motion.lowerBound
    scene.request.holdLast = preview.timeline.holdLast
    // Transitions of a walk may each have a backdrop of their own.
    let backdrops = Set(request.scene(pageSize: preview.timeline.pageSize).steps.compactMap(\.transition?.backdrop))
    if backdrops.isEmpty || request.walk == nil {
      scene.request.backdrop = request.backdrop ?? backdrops.first ?? Scene.defaultBackdrop
    }
    return scene
  }
}
