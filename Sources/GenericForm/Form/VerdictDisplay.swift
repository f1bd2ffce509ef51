/// Decides when the verdict on a field is seen, by its ``ValidationTiming``.
///
/// Tell it what happens to the field, and then what the verdict is:
///
/// ```swift
/// var display = VerdictDisplay(.rewardEarlyPunishLate)
/// display.note(.leave(isEmpty: true))
/// display.isRevealed  // false: nothing was entered yet
/// display.note(.change(isEmpty: false))
/// display.isRevealed  // false: still being typed
/// display.note(.leave(isEmpty: false))
/// display.isRevealed  // true: messages are shown
/// display.noteVerdict(hasMessages: true)
/// display.note(.change(isEmpty: false))
/// display.isRevealed  // true: a message that is shown is kept right at every change
/// ```
public struct VerdictDisplay: Hashable, Sendable {
  /// What happens to a field.
  public enum Event: Hashable, Sendable {
    /// The value changed.
    case change(isEmpty: Bool)

    /// The person went on to another field.
    case leave(isEmpty: Bool)

    /// A program put a value there.
    case fill(isEmpty: Bool)

    /// A value changed that the verdict on this field depends on.
    case readChange

    /// The whole form was submitted.
    case submit
  }

  /// When the verdict is shown.
  public let timing: ValidationTiming

  /// Whether the verdict, as it is at any moment, is to be seen.
  public private(set) var isRevealed = false

  private var isShowingMessage = false
  private var hasHeldValue: Bool
  private var wasSubmitted: Bool

  /// A display that shows nothing yet.
  ///
  /// - Parameters:
  ///   - timing: When the verdict is shown.
  ///   - isEmpty: Whether the field holds nothing at the start.
  ///   - wasSubmitted: Whether the form was submitted before the field came to be.
  public init(
    _ timing: ValidationTiming = .rewardEarlyPunishLate, isEmpty: Bool = true,
    wasSubmitted: Bool = false
  ) {
    self.timing = timing
    hasHeldValue = !isEmpty
    self.wasSubmitted = wasSubmitted
  }

  /// Takes in what happened to the field.
  public mutating func note(_ event: Event) {
    switch event {
    case .change(let isEmpty):
      if !isEmpty { hasHeldValue = true }
      isRevealed = isRevealedAfterChange
    case .leave(let isEmpty):
      if isJudgedOnLeaving, hasHeldValue || !isEmpty { isRevealed = true }
    case .fill(let isEmpty):
      if !isEmpty { hasHeldValue = true }
    case .readChange:
      if timing == .rewardEarlyPunishLate { isRevealed = isRevealed && isShowingMessage }
    case .submit:
      wasSubmitted = true
      hasHeldValue = true
      isRevealed = true
    }
    if !isRevealed { isShowingMessage = false }
  }

  /// Takes in the verdict as it is now.
  ///
  /// While a check is pending, a field that showed a message counts as one that still does: what
  /// the check answers is shown at once.
  public mutating func noteVerdict(hasMessages: Bool, isPending: Bool = false) {
    guard isRevealed, hasMessages || !isPending else { return }
    isShowingMessage = hasMessages
  }

  private var isRevealedAfterChange: Bool {
    switch timing {
    case .rewardEarlyPunishLate: isShowingMessage
    case .onChange: true
    case .onBlur, .onSubmit: false
    case .onChangeAfterSubmit: wasSubmitted
    }
  }

  private var isJudgedOnLeaving: Bool {
    switch timing {
    case .rewardEarlyPunishLate, .onChange, .onBlur: true
    case .onSubmit, .onChangeAfterSubmit: false
    }
  }
}
