import GenericForm

/// The parts around a password's entry: the button that reveals it, a meter, the rules, and a second entry.
final class PasswordParts {
  /// The entry in which the password is typed again, and its label.
  private var repetition: (entry: SecretEntry, widgets: [Widget])?

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

  /// Sets the names of the reveal button and of the second entry, which include the field's.
  func name(for label: ValidationMessage?) {
    revealButton.showName(
      MessageCatalog.shared.text(for: .control(.`password.show`), field: label))
    guard let label else { return }
    let name = ValidationMessage.control(.`rows.field`, ["row": .message(label)])
    repetition?.entry.setAccessibleName(
      MessageCatalog.shared.text(for: name, field: .control(.`password.again`)))
  }

  /// Adds the entry in which the password is typed again, revealed by the same button.
  func add(repetition entry: SecretEntry) {
    let (label, row) = (Label(wraps: true), Box(.row))
    label.text = ControlMessage.`password.again`.text
    label.addStyleClass("form-again")
    row.addStyleClass("linked")
    entry.expandsHorizontally = true
    row.append(entry)
    column.append(label)
    column.append(row)
    revealButton.reveal(entry)
    repetition = (entry, [label, row])
  }

  /// Shows or hides the second entry.
  func showRepetition(_ isShown: Bool) {
    for widget in repetition?.widgets ?? [] { widget.isVisible = isShown }
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
      column.insert(list.box, after: meter?.box ?? row)
      self.list = list
    }
    list?.show(rules, label: label)
  }
}
