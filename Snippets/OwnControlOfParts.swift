import FormTextField
import GenericForm

/// Edits the month in which a card expires, such as 09/27, in two entries.
final class ExpiryEditor: FormEditor {
  private let group = Box(.row)
  private let row = Box(.row, spacing: 6)
  private let month = Entry()
  private let year = Entry()

  var widget: Widget { group }

  var parts: [Widget] { [month, year] }

  var onChange: () -> Void = {}

  var value: String {
    get { month.value + year.value == "" ? "" : "\(month.value)/\(year.value)" }
    set {
      let texts = newValue.split(separator: "/", omittingEmptySubsequences: false)
      month.value = texts.first.map { String($0) } ?? ""
      year.value = texts.dropFirst().joined(separator: "/")
    }
  }

  var isEditable = true {
    didSet { for entry in [month, year] { entry.isEditable = isEditable } }
  }

  init() {
    group.append(row)
    row.keepLeftToRight()
    for (entry, name) in [(month, "Month"), (year, "Year, two digits")] {
      entry.maxLength = 2
      entry.inputPurpose = .digits
      entry.setWidth(characters: 4...4)
      entry.setAccessibleName(name)
      entry.onChange = { [weak self] in self?.onChange() }
    }
    for part in [month, Label("/"), year] { row.append(part) }
    month.onKey("slash|KP_Divide") { [weak self] in self?.year.grabFocus() ?? false }
  }
}

struct Payment {
  var expiry = ""
}

let form = Form(Payment()) {
  FieldValidation(
    \.expiry, .required("Enter the date on the card"),
    rules: [
      ValidationRule("Enter the month and the year, such as 09/27") { expiry in
        expiry.wholeMatch(of: /(0[1-9]|1[0-2])\/[0-9]{2}/) != nil
      }
    ])
}

let application = try FormApplication(id: "org.example.Payment")
let view = FormView(form, submitTitle: "_Pay") {
  FormControl("_Expires", form.field(\.expiry), editor: ExpiryEditor())
}
application.run(FormWindowController("Payment", view))
