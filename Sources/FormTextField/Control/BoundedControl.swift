/// A control whose value has bounds, such as a ``FormNumberField`` or a ``FormDateField``.
///
/// The user can't enter a value outside the bounds. One that the program sets is shown and kept.
///
/// ```swift
/// let guests = FormNumberField<Int>("_Guests")
/// guests.range = 1...8
/// guests.maximum  // 8
/// ```
public protocol BoundedControl<Bound>: FormControl {
  /// The type of the bounds.
  associatedtype Bound: Comparable

  /// The minimum and the maximum.
  var bounds: Bounds<Bound> { get set }
}

extension BoundedControl {
  /// The minimum, or `nil` to allow any smaller value.
  public var minimum: Bound? {
    get { bounds.minimum }
    set { change(to: Bounds(from: newValue, through: maximum)) }
  }

  /// The maximum, or `nil` to allow any larger value.
  public var maximum: Bound? {
    get { bounds.maximum }
    set { change(to: Bounds(from: minimum, through: newValue)) }
  }

  /// The minimum and the maximum, or `nil` if either is missing.
  public var range: ClosedRange<Bound>? {
    get { bounds.range }
    set { change(to: Bounds(from: newValue?.lowerBound, through: newValue?.upperBound)) }
  }

  private func change(to new: Bounds<Bound>) {
    let old = bounds
    if old.minimum == new.minimum, old.maximum == new.maximum { return }
    bounds = new
    if old.minimum != new.minimum { notify("minimum") }
    if old.maximum != new.maximum { notify("maximum") }
  }

  /// Returns a description of bounds that exclude every value, or `nil` for other bounds.
  func mistake(inBoundsOf kind: String) -> String? {
    guard let minimum, let maximum, maximum < minimum else { return nil }
    return "“\(name)” takes no \(kind): its minimum \(minimum) is above \(maximum)."
  }
}
