import GenericForm

/// A control whose value has bounds, such as a ``FormNumberField`` or a ``FormDateField``.
///
/// The user can't enter a value outside the bounds, but your program can set one. Refused input is checked again when
/// the bounds change.
///
/// ```swift
/// let guests = FormNumberField<Int>("_Guests")
/// guests.range = 1...8
/// guests.maximum  // 8
/// ```
public class BoundedControl<Bound: Comparable & SendableMetatype>: ValueControl<Bound?> {
  /// The kind of value, as named in the report of bounds that exclude every value.
  class var kind: String { "number" }

  override class final var startValue: Bound? { nil }

  override final var boundsMistake: String? {
    guard let minimum, let maximum, maximum < minimum else { return nil }
    return
      "“\(name)” accepts no \(Self.kind): its minimum \(minimum) is above its maximum \(maximum)."
  }

  override final var isOutside: Bool { value.map { !bounds.contain($0) } ?? false }

  /// The minimum and the maximum.
  public final var bounds = Bounds<Bound>() {
    didSet {
      let isNew = (
        minimum: bounds.minimum != oldValue.minimum, maximum: bounds.maximum != oldValue.maximum
      )
      guard isNew.minimum || isNew.maximum else { return }
      boundsChanged()
      reportBounds()
      if field.live.textWithoutValue != nil { readAgain() }
      if isNew.minimum { notify("minimum") }
      if isNew.maximum { notify("maximum") }
    }
  }

  /// Passes the bounds on to the editor.
  func boundsChanged() {}
}

extension BoundedControl {
  /// The minimum, or `nil` for no lower limit.
  public final var minimum: Bound? {
    get { bounds.minimum }
    set { bounds.minimum = newValue }
  }

  /// The maximum, or `nil` for no upper limit.
  public final var maximum: Bound? {
    get { bounds.maximum }
    set { bounds.maximum = newValue }
  }

  /// The minimum and the maximum, or `nil` if either is missing.
  public final var range: ClosedRange<Bound>? {
    get { bounds.range }
    set { bounds = Bounds(from: newValue?.lowerBound, through: newValue?.upperBound) }
  }
}

extension BoundedControl where Bound: LosslessStringConvertible {
  /// The GObject properties of a class that has its value and bounds as text.
  static var describedProperties: [Property] {
    [
      .described("value", \BoundedControl.value),
      .described("minimum", \BoundedControl.minimum),
      .described("maximum", \BoundedControl.maximum),
      .text("required-message", \BoundedControl.requiredMessage),
    ]
  }
}
