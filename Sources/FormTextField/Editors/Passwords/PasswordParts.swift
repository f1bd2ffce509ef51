import GenericForm

/// The parts around a password's entry: the button that reveals it, a meter and the rules.
final class PasswordParts {
  private let column = Box(.column)
  private let row = Box(.row)
  private let revealButton: RevealButton
  private var meter: StrengthMeter?
  private var list: RuleList?

  /// The accessible description: the meter, the rules, and the shortcut that reveals the password.
  var remark: String {
    [
      meter?.words, list?.words,
      ControlMessage.`password.revealKey`.text(["key": .text(RevealButton.keyName)]),
    ]
    .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  init(around entry: SecretEntry) {
    revealButton = RevealButton(of: entry)
    row.addStyleClass("linked")
    entry.expandsHorizontally = true
    row.append(entry)
    row.append(revealButton)
    column.append(row)
    column.addStyleClass("form-entry")
    entry.surroundings = column
  }

  /// Sets the reveal button's name, which includes the field's.
  func name(for label: ValidationMessage?) {
    revealButton.showName(
      MessageCatalog.shared.text(for: .control(.`password.show`), field: label))
  }

  /// Shows the rules, and a meter with the rating, which an empty password doesn't have.
  func show(
    rating: PasswordRating?, hasMeter: Bool, rules: [RuleStatus], label: ValidationMessage?
  ) {
    if hasMeter, meter == nil {
      let meter = StrengthMeter()
      column.insert(meter.box, after: row)
      self.meter = meter
    }
    meter?.box.isVisible = hasMeter
    meter?.show(rating)
    if !rules.isEmpty, list == nil {
      let list = RuleList()
      column.append(list.box)
      self.list = list
    }
    list?.show(rules, label: label)
  }
}
