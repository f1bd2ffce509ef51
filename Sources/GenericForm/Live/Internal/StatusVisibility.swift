/// Decides when the status of a field is shown, by its ``ValidationTiming``.
///
/// The field notes each event here, and reads ``isRevealed`` when it publishes. It knows of values
/// only whether there is one, and of messages only whether there are any.
struct StatusVisibility: Hashable {
  /// Which part of the status is shown.
  private enum Shown: Hashable {
    case nothing

    /// Errors and warnings as they are at any moment.
    ///
    /// - `hasMessage`: Whether there was one, as of the last publishing.
    /// - `isDemanded`: Whether a submit or a validation on demand shows it, with the focus too.
    case status(hasMessage: Bool, isDemanded: Bool)
  }

  private let timing: ValidationTiming
  private var shown = Shown.nothing

  /// Whether there ever was a value, or a submit: before that, leaving the field reveals nothing.
  private var hasHeldValue: Bool

  /// Whether the form was submitted, or the field validated on demand.
  private var wasSubmitted: Bool

  /// Whether the field has the focus, as far as its control notes it.
  var isFocused: Bool {
    didSet {
      if timing == .whenNotFocused, isFocused, !isDemanded { shown = .nothing }
    }
  }

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
  /// Whether errors and warnings, as they are at any moment, are shown.
  var isRevealed: Bool { shown != .nothing }

  private var isShowingMessage: Bool {
    if case .status(hasMessage: true, _) = shown { true } else { false }
  }

  private var isDemanded: Bool {
    if case .status(_, isDemanded: true) = shown { true } else { false }
  }

  private mutating func reveal() {
    if !isRevealed { shown = .status(hasMessage: false, isDemanded: false) }
  }

  /// Notes that the person changed the value.
  ///
  /// With ``ValidationTiming/rewardEarlyPunishLate``, a message that is shown stays so until it is
  /// corrected, and a field without one is quiet again.
  mutating func noteChange(isEmpty: Bool) {
    noteFill(isEmpty: isEmpty)
    let isRevealed =
      switch timing {
      case .rewardEarlyPunishLate: isShowingMessage
      case .onChange: true
      case .onBlur, .onSubmit: false
      case .whenNotFocused: !isFocused
      case .onChangeAfterSubmit: wasSubmitted
      }
    shown = isRevealed ? .status(hasMessage: isShowingMessage, isDemanded: false) : .nothing
  }

  /// Notes that the program changed the value, which reveals and hides nothing.
  mutating func noteFill(isEmpty: Bool) {
    if !isEmpty { hasHeldValue = true }
  }

  /// Notes that the person left the field, or one that a rule of it reads, which reveals nothing
  /// where the field was merely passed through.
  mutating func noteLeaving(isEmpty: Bool) {
    guard hasHeldValue || !isEmpty else { return }
    switch timing {
    case .rewardEarlyPunishLate, .onChange, .onBlur: reveal()
    case .whenNotFocused: if !isFocused { reveal() }
    case .onSubmit, .onChangeAfterSubmit: break
    }
  }

  /// Notes that a value changed that a rule of this field reads.
  ///
  /// With ``ValidationTiming/rewardEarlyPunishLate``, a field that shows no message does not show a
  /// new one yet.
  mutating func noteReadChange() {
    if timing == .rewardEarlyPunishLate, !isShowingMessage { shown = .nothing }
  }

  /// Notes that the form was submitted, or that the program validates the field: all is revealed.
  mutating func noteSubmit() {
    wasSubmitted = true
    hasHeldValue = true
    shown = .status(hasMessage: isShowingMessage, isDemanded: true)
  }

  /// Notes whether there are messages to show; the field does so each time it is published.
  ///
  /// While a check is pending, a field that showed a message counts as one that still does, so that
  /// the result of the check is shown at once.
  mutating func note(hasMessages: Bool, isPending: Bool) {
    guard isRevealed, hasMessages || !isPending else { return }
    shown = .status(hasMessage: hasMessages, isDemanded: isDemanded)
  }
}
