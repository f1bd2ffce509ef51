import GenericForm

/// The rules of a field, each with a check mark once the value passes it.
final class RuleList {
  let box = Box(.column)

  private var rows: [(box: Box, icon: Icon, label: Label)] = []

  /// The text for screen readers.
  private(set) var words = ""

  init() {
    box.addStyleClass("form-rules")
  }

  func show(_ rules: [RuleStatus], label: ValidationMessage?) {
    box.isVisible = !rules.isEmpty
    while rows.count > rules.count { box.remove(rows.removeLast().box) }
    while rows.count < rules.count { addRow() }
    for (row, rule) in zip(rows, rules) {
      row.icon.show(rule.isMet ? .success : .open)
      row.box.setStyleClass("met", rule.isMet)
      row.label.text = MessageCatalog.shared.text(for: rule.message, field: label)
      row.label.setAccessibleDescription(
        (rule.isMet ? ControlMessage.`password.met` : .`password.notMet`).text)
    }
    let count = rules.count(where: \.isMet)
    let counts: [String: MessageArgument] = [
      "count": .number(count), "total": .number(rules.count),
    ]
    words = rules.isEmpty ? "" : ControlMessage.`password.rulesMet`.text(counts)
  }

  private func addRow() {
    let row = (box: Box(.row, spacing: 6), icon: Icon(.open), label: Label(wraps: true))
    row.icon.alignToTop()
    row.box.append(row.icon)
    row.box.append(row.label)
    box.append(row.box)
    rows.append(row)
  }
}
