/// UIKit's ease-in-out, (.42, 0) (.58, 1), solved by Newton's method on the Bernstein form.
public func publishedEaseInOut(_ time: Double) -> Double {
  if time <= 0 { return 0 }
  if time >= 1 { return 1 }
  var s = time
  for _ in 0..<60 {
    let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
    let slope = 3 * (1 - s) * (1 - s) * 0.42 + 6 * (1 - s) * s * (0.58 - 0.42) + 3 * s * s * (1 - 0.58)
    s -= (x - time) / slope
  }
  return 3 * (1 - s) * s * s + s * s * s
}
