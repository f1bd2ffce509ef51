import FormTextField
import GenericForm
import Samples

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

  private init(_ values: some SampleValues) {
    self.init(values.start, control: values.make)
  }

  /// Returns the kind with a name: that of a class, or one of those measured in another way.
  static func named(_ name: String) -> ControlKind? {
    switch name {
    case "alone", "bold": ControlKind(validators: [.email])
    case "text": ControlKind("", rules: [.isEmail]) { FormTextField($0, $1) }
    case "radio":
      ControlKind(nil) { FormChoice($0, $1, options: ["Small", "Medium", "Large"], style: .radio) }
    default: ControlSample.all.first { $0.name == name }.map { ControlKind($0.values) }
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
