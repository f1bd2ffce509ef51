/// Decides when the status of a field is shown, by its ``ValidationTiming``.
struct StatusVisibility: Hashable {
  /// What happens to a field.
  enum Event: Hashable {
    /// The person changed the value.
    case change(isEmpty: Bool)

    /// The person left the field.
    case leave(isEmpty: Bool)

    /// The program changed the value.
    case fill(isEmpty: Bool)

    /// A value changed that a rule of this field reads.
    case readChange

    /// The form was submitted, or the program validates the field.
    case show
  }

  /// Whether errors and warnings, as they are at any moment, are shown.
  private(set) var isRevealed = false

  private let timing: ValidationTiming
  private var isShowingMessage = false
  private var hasHeldValue: Bool
  private var wasSubmitted: Bool

  /// - Parameters:
  ///   - timing: When the status is shown.
  ///   - isEmpty: Whether the field is empty at the start.
  ///   - wasSubmitted: Whether the form was submitted before the field came to be.
  init(_ timing: ValidationTiming, isEmpty: Bool, wasSubmitted: Bool = false) {
    self.timing = timing
    hasHeldValue = !isEmpty
    self.wasSubmitted = wasSubmitted
  }

  mutating func note(_ event: Event) {
    switch event {
    case .change(let isEmpty):
      if !isEmpty { hasHeldValue = true }
      isRevealed = isRevealedAfterChange
    case .leave(let isEmpty):
      if isRevealedByLeaving, hasHeldValue || !isEmpty { isRevealed = true }
    case .fill(let isEmpty):
      if !isEmpty { hasHeldValue = true }
    case .readChange:
      if timing == .rewardEarlyPunishLate { isRevealed = isRevealed && isShowingMessage }
    case .show:
      wasSubmitted = true
      hasHeldValue = true
      isRevealed = true
    }
    if !isRevealed { isShowingMessage = false }
  }

  /// Notes whether there are messages to show.
  ///
  /// While a check is pending, a field that showed a message counts as one that still does, so that
  /// the result of the check is shown at once.
  mutating func note(hasMessages: Bool, isPending: Bool) {
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

  private var isRevealedByLeaving: Bool {
    switch timing {
    case .rewardEarlyPunishLate, .onChange, .onBlur: true
    case .onSubmit, .onChangeAfterSubmit: false
    }
  }
}
