internal import Motion

/// What is seen where in rows that are alike: runs of columns, each covered by the same layers, each of them with one
/// weight all over the run.
struct RowPlan {
  struct Run {
    enum Kind: Equatable {
      /// One layer's pixels as they are.
      case copy
      /// A weighted sum: `rest` is the weight of nothing, and that of an entry is what it has in the sum.
      case sum(rest: UInt32)
      /// Layers with transparent pixels or shadows, to be added one after the other on top of the lowest.
      case stack
    }

    let columns: Range<Int>
    let kind: Kind
    /// Of `entries`, from the back to the front.
    let entries: Range<Int>
  }

  struct Entry {
    let layer: Int
    let isShadow: Bool
    /// Whether the page is opaque here; so is every colour.
    let isOpaque: Bool
    /// In 65536ths: the opacity, times what of the pixels is covered. Nothing shows below all of it if `isOpaque`.
    var weight: UInt32
  }

  /// The rows that are alike.
  private(set) var rows = 0..<0
  private(set) var runs: [Run] = []
  private(set) var entries: [Entry] = []
  /// Where each layer is in these rows, and its shadow.
  private var places: [Place] = []

  private struct Place {
    var span = 0..<0
    var full = 0..<0
    var shadow = 0..<0
    var isOpaque = true
    var weight: UInt32 = 0
  }

  /// Plans row `y` and those after it that are like it, of a picture with `width` columns.
  /// - Parameter page: whether a page is opaque throughout, and if not, in which rows.
  mutating func make(
    for y: Int, limit: Int, width: Int, layers: ArraySlice<PlacedLayer>, isOpaque: (PlacedLayer, Int) -> (Bool, Bool)
  ) {
    runs.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    var end = limit
    for layer in layers {
      var place = Place()
      (place.span, place.full) = layer.columns(in: y)
      if layer.hasShadow { place.shadow = layer.shadow.columns(in: y) }
      end = min(end, layer.change(after: y))
      if !place.span.isEmpty {
        place.weight = layer.weight(inRow: y)
        let (here, everywhere) = isOpaque(layer, y)
        place.isOpaque = here
        if !everywhere { end = y + 1 }
      }
      places.append(place)
    }
    rows = y..<end
    var x = 0
    while x < width { x = addRun(from: x, to: width, y: y, layers: layers) }
  }

  /// Adds the run that begins in column `x`: goes through the layers from the front to the first that hides all below.
  /// - Returns: the column after the run.
  private mutating func addRun(from x: Int, to width: Int, y: Int, layers: ArraySlice<PlacedLayer>) -> Int {
    var end = width
    let first = entries.count
    var hasShadows = false
    var allOpaque = true
    for index in layers.indices.reversed() {
      let place = places[index]
      if place.span.contains(x) {
        var weight = place.weight
        if place.full.contains(x) {
          end = min(end, place.full.upperBound)
        } else {
          // At the rim every pixel is covered in its own way.
          weight = layers[index].weight(x, y)
          end = x + 1
        }
        allOpaque = allOpaque && place.isOpaque
        entries.append(Entry(layer: index, isShadow: false, isOpaque: place.isOpaque, weight: weight))
        if place.isOpaque && weight == 65536 { break }
      } else if x < place.span.lowerBound {
        end = min(end, place.span.lowerBound)
      }
      if place.shadow.contains(x) {
        end = min(end, place.shadow.upperBound)
        hasShadows = true
        entries.append(Entry(layer: index, isShadow: true, isOpaque: false, weight: 65536))
      } else if x < place.shadow.lowerBound {
        end = min(end, place.shadow.lowerBound)
      }
    }
    let kind: Run.Kind
    if hasShadows || !allOpaque {
      kind = .stack
    } else if entries.count == first + 1, entries[first].weight == 65536, layers[entries[first].layer].isShifted {
      kind = .copy
    } else {
      kind = .sum(rest: fold(from: first))
    }
    // By hand: a slice of an array would be a copy.
    for index in 0..<(entries.count - first) / 2 { entries.swapAt(first + index, entries.count - 1 - index) }
    runs.append(Run(columns: x..<end, kind: kind, entries: first..<entries.count))
    return end
  }

  /// Turns opacities, front to back, into what each layer has in the sum.
  /// - Returns: what is left for what lies below them all.
  private mutating func fold(from first: Int) -> UInt32 {
    var rest: UInt32 = 65536
    for index in first..<entries.count {
      let share = UInt32((UInt64(entries[index].weight) * UInt64(rest) + 32768) >> 16)
      entries[index].weight = share
      rest -= share
    }
    return rest
  }
}
