/// A number as a designer writes it: plain, in the unit its place calls for, or as a share of something's whole.
///
/// | place | plain number | 100 % is |
/// |---|---|---|
/// | x, y | points | the page's width, height |
/// | a pan's driving value | points | the page's side along the pan |
/// | a clock's driving value | fraction 0…1 | 1 |
/// | scale, opacity | fraction | 1 |
public enum Quantity: Sendable, Hashable {
  case number(Double)
  case percent(Double)

  /// The plain number, where 100 % is `whole`.
  public func resolved(whole: Double) -> Double {
    switch self {
    case .number(let value): value
    case .percent(let share): share == 100 ? whole : share / 100 * whole
    }
  }
}

extension Quantity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
