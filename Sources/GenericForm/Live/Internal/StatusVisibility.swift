/// Decides when the status of a field is shown, by its ``ValidationTiming``.
struct StatusVisibility: Hashable {
  /// Whether errors and warnings, as they are at any moment, are shown.
  private(set) var isRevealed = false {
    didSet { if !isRevealed { isShowingMessage = false } }
  }

  private let timing: ValidationTiming
  private var isShowingMessage = false
  private var hasHeldValue: Bool
  private var wasSubmitted: Bool
  private(set) var isFocused: Bool

  /// - Parameters:
  ///   - timing: When the status is shown.
  ///   - isEmpty: Whether the field is empty at the start.
  ///   - wasSubmitted: Whether the form was submitted before the field came to be.
  ///   - isFocused: Whether the field has the focus at the start.
  init(
    _ timing: ValidationTiming, isEmpty: Bool, wasSubmitted: Bool = false, isFocused: Bool = false
  ) {
    self.timing = timing
    hasHeldValue = !isEmpty
    self.wasSubmitted = wasSubmitted
    self.isFocused = isFocused
  }
}

extension StatusVisibility {
  /// Notes that the person changed the value.
  mutating func noteChange(isEmpty: Bool) {
    noteFill(isEmpty: isEmpty)
    isRevealed =
      switch timing {
      case .rewardEarlyPunishLate: isShowingMessage
      case .onChange: true
      case .onBlur, .onSubmit: false
      case .whenNotFocused: !isFocused
      case .onChangeAfterSubmit: wasSubmitted
      }
  }

  /// Notes that the program changed the value.
  mutating func noteFill(isEmpty: Bool) {
    if !isEmpty { hasHeldValue = true }
  }

  /// Notes that the field got the focus.
  mutating func noteFocus() {
    isFocused = true
    if timing == .whenNotFocused { isRevealed = false }
  }

  /// Notes that the person left the field.
  mutating func noteLeaving(isEmpty: Bool) {
    isFocused = false
    noteReadLeaving(isEmpty: isEmpty)
  }

  /// Notes that the person left a field that a rule of this field reads.
  mutating func noteReadLeaving(isEmpty: Bool) {
    guard hasHeldValue || !isEmpty else { return }
    switch timing {
    case .rewardEarlyPunishLate, .onChange, .onBlur: isRevealed = true
    case .whenNotFocused: isRevealed = !isFocused
    case .onSubmit, .onChangeAfterSubmit: break
    }
  }

  /// Notes that a value changed that a rule of this field reads.
  mutating func noteReadChange() {
    if timing == .rewardEarlyPunishLate { isRevealed = isRevealed && isShowingMessage }
  }

  /// Notes that the form was submitted, or that the program validates the field.
  mutating func noteSubmit() {
    wasSubmitted = true
    hasHeldValue = true
    isRevealed = true
  }

  /// Notes whether there are messages to show.
  ///
  /// While a check is pending, a field that showed a message counts as one that still does, so that
  /// the result of the check is shown at once.
  mutating func note(hasMessages: Bool, isPending: Bool) {
    guard isRevealed, hasMessages || !isPending else { return }
    isShowingMessage = hasMessages
  }
}
