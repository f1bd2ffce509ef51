import FormDeclaration

/// The visibility of a field's status, which depends on the timing and the field's events.
///
/// The field records each event here, and reads ``isRevealed`` when it publishes. Only the presence
/// of values and messages matters here.
struct StatusVisibility: Hashable {
  /// The visible part of the status.
  private enum Shown: Hashable {
    case nothing

    /// The current errors and warnings.
    ///
    /// - `hasMessage`: Whether there was a message at the last publication.
    /// - `isDemanded`: Whether a submit or a validation on demand shows it, even with the focus.
    case status(hasMessage: Bool, isDemanded: Bool)
  }

  private let timing: ValidationTiming
  private var shown = Shown.nothing

  /// Indicates whether there ever was a value or a submit; before that, leaving the field reveals
  /// nothing.
  private var hasHeldValue: Bool

  /// Indicates whether the form was submitted or the field validated on demand.
  private var wasSubmitted: Bool

  /// Indicates whether the field itself was left, validated on demand or submitted.
  ///
  /// Before that, leaving a field that its rules read reveals nothing.
  private(set) var wasLeftOrShown = false

  /// Indicates whether the field has the focus, if its control reports it.
  var isFocused: Bool {
    didSet {
      if timing == .whenNotFocused, isFocused, !isDemanded { shown = .nothing }
    }
  }

  /// - Parameters:
  ///   - timing: When the status is shown.
  ///   - isEmpty: Whether the field is empty at the start.
  ///   - wasSubmitted: Whether the form was submitted before the field was created.
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
  /// Indicates whether the current errors and warnings are shown.
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

  /// Records that the user changed the value.
  ///
  /// With ``ValidationTiming/rewardEarlyPunishLate``, a visible message stays until it's corrected,
  /// and a field without one hides new messages again.
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

  /// Records that the program changed the value, which reveals and hides nothing.
  mutating func noteFill(isEmpty: Bool) {
    if !isEmpty { hasHeldValue = true }
  }

  /// Records that the user left the field; merely passing through reveals nothing.
  mutating func noteLeaving(isEmpty: Bool) {
    wasLeftOrShown = true
    guard hasHeldValue || !isEmpty else { return }
    switch timing {
    case .rewardEarlyPunishLate, .onChange, .onBlur: reveal()
    case .whenNotFocused: if !isFocused { reveal() }
    case .onSubmit, .onChangeAfterSubmit: break
    }
  }

  /// Records that the user left a field that a rule of this field reads.
  mutating func noteReadLeaving(isEmpty: Bool) {
    if wasLeftOrShown { noteLeaving(isEmpty: isEmpty) }
  }

  /// Records a change of a value that a rule of this field reads.
  ///
  /// With ``ValidationTiming/rewardEarlyPunishLate``, a field without a visible message doesn't
  /// show a new one yet.
  mutating func noteReadChange() {
    if timing == .rewardEarlyPunishLate, !isShowingMessage { shown = .nothing }
  }

  /// Records a submit or a validation on demand, which reveals everything.
  mutating func noteSubmit() {
    wasSubmitted = true
    wasLeftOrShown = true
    hasHeldValue = true
    shown = .status(hasMessage: isShowingMessage, isDemanded: true)
  }

  /// Records whether there are messages to show, each time the field is published.
  ///
  /// While a check is pending, a field that showed a message counts as still showing it, so that
  /// the check's result appears immediately.
  mutating func note(hasMessages: Bool, isPending: Bool) {
    guard isRevealed, hasMessages || !isPending else { return }
    shown = .status(hasMessage: hasMessages, isDemanded: isDemanded)
  }
}
