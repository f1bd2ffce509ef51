import FormTextField
import GenericForm

/// A kind of control, in any number.
@MainActor struct ControlKind {
  /// Makes `count` controls, and the form that they are bound to, or `nil` if they have none.
  let make: (_ count: Int) -> (controls: [FormControl], form: AnyObject?)

  private init<Value: Equatable & Sendable>(
    _ value: Value, rules: [ValidationRule<Row<Value>, Value>] = [],
    control: @escaping (String, Field<Value>) -> FormControl
  ) {
    make = { count in
      let form = Form(Table(rows: (0..<count).map { Row(id: $0, value: value) })) {
        each(\.rows) { FieldValidation(\.value, .optional, rules: rules) }
      }
      let controls = (0..<count).map { place in
        control("Field \(place)", form.field(\.rows[id: place].value))
      }
      return (controls, form)
    }
  }

  /// Creates text fields with validators, each of which has a private form.
  private init(validators: [Validator]) {
    make = { count in
      let controls = (0..<count).map { FormTextField("Field \($0)", validators: validators) }
      return (controls, nil)
    }
  }

  private static let sizes = ["Small", "Medium", "Large"]

  /// Returns the kind with a name, or `nil` if there is none.
  static func named(_ name: String) -> ControlKind? {
    switch name {
    case "alone", "bold": ControlKind(validators: [.email])
    case "text": ControlKind("", rules: [.isEmail]) { FormTextField($0, $1) }
    case "password": ControlKind("") { FormPasswordField($0, $1) }
    case "search": ControlKind("") { FormSearchField($0, $1) }
    case "check": ControlKind(false) { FormCheckButton($0, $1) }
    case "switch": ControlKind(false) { FormSwitch($0, $1) }
    case "drop-down": ControlKind(nil) { FormChoice($0, $1, options: sizes) }
    case "radio": ControlKind(nil) { FormChoice($0, $1, options: sizes, style: .radio) }
    case "multiple": ControlKind([]) { FormMultipleChoice($0, $1, options: sizes) }
    case "country": ControlKind(nil) { FormCountryField($0, $1) }
    case "tags": ControlKind([]) { FormTagsField($0, $1) }
    case "code": ControlKind("") { FormCodeField($0, $1) }
    case "slider": ControlKind(0.0) { FormSlider($0, $1).with { $0.range = 0...100 } }
    case "range": ControlKind(0.0...100) { FormRangeSlider($0, $1).with { $0.range = 0...100 } }
    case "number": ControlKind(nil as Int?) { FormNumberField($0, $1).with { $0.range = 0...100 } }
    case "money": ControlKind(nil) { FormMoneyField($0, $1).with { $0.currencies = ["EUR"] } }
    case "date": ControlKind(nil) { FormDateField($0, $1) }
    case "time": ControlKind(nil) { FormTimeField($0, $1) }
    case "date-time": ControlKind(nil) { FormDateTimeField($0, $1) }
    case "area": ControlKind("") { FormTextArea($0, $1) }
    case "file": ControlKind(String?.none) { FormFileField($0, $1) }
    case "files": ControlKind([String]()) { FormFilesField($0, $1) }
    case "picture": ControlKind(String?.none) { FormPictureField($0, $1) }
    case "color": ControlKind(String?.none) { FormColorField($0, $1) }
    default: nil
    }
  }
}

private struct Table<Value: Equatable & Sendable>: Sendable {
  var rows: [Row<Value>]
}

private struct Row<Value: Equatable & Sendable>: Equatable, Identifiable, Sendable {
  let id: Int
  var value: Value
}
