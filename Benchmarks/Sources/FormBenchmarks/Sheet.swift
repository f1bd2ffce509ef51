import GenericForm

/// A form of any number of fields, with three rules each.
struct Sheet: Equatable {
  struct Row: Equatable, Identifiable {
    let id: Int
    var text = "mei"
  }

  static let rules: [ValidationRule<Row, String>] = [.notEmpty, .minLength(2), .maxLength(20)]

  var rows: [Row]

  init(count: Int) {
    rows = (0..<count).map { Row(id: $0) }
  }

  static var validation: FormValidation<Sheet> {
    FormValidation {
      each(\.rows) { FieldValidation(\.text, rules: rules) }
    }
  }

  /// Returns the messages of the whole form, as an engine would that validates it at every key
  /// press.
  func messages() -> [ValidationMessage] {
    rows.flatMap { row in Sheet.rules.compactMap { $0.accepts(row.text, in: row) ? nil : $0.message } }
  }
}
