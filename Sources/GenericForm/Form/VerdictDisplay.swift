/// Decides when the verdict on a field is shown: early when it is good news, late when it is bad.
///
/// A field that shows no error is judged when it is left, and a field that shows one at every
/// change. Emptiness is not held against a field that was merely passed through: it is judged on
/// submit, or when text was there and was taken away.
///
/// ```swift
/// var display = VerdictDisplay()
/// display.isDue(after: .leave(isEmpty: true))  // false: nothing was typed yet
/// display.isDue(after: .change(isEmpty: false))  // false: still being typed
/// display.isDue(after: .leave(isEmpty: false))  // true
/// ```
public struct VerdictDisplay: Sendable {
  /// What happens to a field.
  public enum Event: Hashable, Sendable {
    /// The text changed.
    case change(isEmpty: Bool)

    /// The person went on to another field.
    case leave(isEmpty: Bool)

    /// The whole form was submitted.
    case submit
  }

  /// Whether the verdict that is shown is an error.
  public var isShowingError = false

  private var hasHeldText = false

  /// A display that shows nothing yet.
  public init() {}

  /// Whether the field is to be judged, and the verdict shown, after something happened to it.
  public mutating func isDue(after event: Event) -> Bool {
    switch event {
    case .change(let isEmpty):
      if !isEmpty { hasHeldText = true }
      return isShowingError
    case .leave(let isEmpty):
      return hasHeldText || !isEmpty
    case .submit:
      return true
    }
  }
}
