import GenericForm

@testable import FormTextField

extension ControlSample {
  /// Every kind of control; a person fills each with the keyboard alone.
  static var all: [ControlSample] {
    [
      ControlSample(
        "FormTextField", absent: "", filled: "Mei",
        bound: { FormTextField($0, $1, hint: $2) },
        alone: { FormTextField($0, validators: [.required(ValidationMessage($1))]) },
        enter: { typeText("Mei") }),
      ControlSample(
        "FormPasswordField", absent: "", filled: "correct-horse",
        bound: { FormPasswordField($0, $1, hint: $2) },
        alone: { FormPasswordField($0, validators: [.required(ValidationMessage($1))]) },
        enter: { typeText("correct-horse") }),
      ControlSample(
        "FormCheckButton", absent: false, filled: true,
        bound: { FormCheckButton($0, $1, hint: $2) },
        alone: { FormCheckButton($0, requiredMessage: $1) },
        enter: { press("space") }),
      ControlSample(
        "FormSwitch", absent: false, filled: true,
        bound: { FormSwitch($0, $1, hint: $2) },
        alone: { FormSwitch($0, requiredMessage: $1) },
        enter: { press("space") }),
      ControlSample(
        "FormChoice", absent: nil, filled: "S",
        bound: { FormChoice($0, $1, options: ["S", "M"], hint: $2) },
        alone: { FormChoice($0, options: ["S", "M"], requiredMessage: $1) },
        enter: { press("Down") }),
      ControlSample(
        "FormChoice", absent: nil, filled: "S",
        bound: { FormChoice($0, $1, options: ["S", "M"], style: .radio, hint: $2) },
        alone: { FormChoice($0, options: ["S", "M"], style: .radio, requiredMessage: $1) },
        enter: { press("space") }),
      ControlSample(
        "FormMultipleChoice", absent: [], filled: ["S"],
        bound: { FormMultipleChoice($0, $1, options: ["S", "M"], hint: $2) },
        alone: { FormMultipleChoice($0, options: ["S", "M"], requiredMessage: $1) },
        enter: { press("space") }),
      ControlSample(
        "FormNumberField", absent: nil, filled: 12.5,
        bound: { FormNumberField($0, $1, in: 0...100, hint: $2) },
        alone: { FormNumberField<Double>($0, in: 0...100, requiredMessage: $1) },
        enter: { typeText("12.5") }),
      ControlSample(
        "FormSlider", absent: 0, filled: 5,
        bound: { FormSlider($0, $1, in: 0...5, hint: $2) },
        enter: { press("End") }),
      ControlSample(
        "FormRangeSlider", absent: 0...5, filled: 5...5,
        bound: { FormRangeSlider($0, $1, in: 0...5, hint: $2) },
        enter: { press("End") }),
      ControlSample(
        "FormTextArea", absent: "", filled: "Mei",
        bound: { FormTextArea($0, $1, hint: $2) },
        alone: { FormTextArea($0, validators: [.required(ValidationMessage($1))]) },
        enter: { typeText("Mei") }),
      ControlSample(
        "FormDateField", absent: nil, filled: CalendarDate("2024-02-29"),
        bound: { FormDateField($0, $1, hint: $2) },
        alone: { FormDateField($0, requiredMessage: $1) },
        enter: { typeText("2024-02-29") }),
      ControlSample(
        "FormTimeField", absent: nil, filled: TimeOfDay(hour: 18, minute: 30),
        bound: { FormTimeField($0, $1, hint: $2) },
        alone: { FormTimeField($0, requiredMessage: $1) },
        enter: { typeText("18:30") }),
      ControlSample(
        "FormFileField", absent: nil, filled: "/etc/hostname",
        bound: { FormFileField($0, $1, hint: $2) },
        alone: { FormFileField($0, requiredMessage: $1) },
        enter: { pasteFile("/etc/hostname") }),
      ControlSample(
        "FormPictureField", absent: nil, filled: "/etc/hostname",
        bound: { FormPictureField($0, $1, hint: $2) },
        alone: { FormPictureField($0, requiredMessage: $1) },
        enter: { pasteFile("/etc/hostname") }),
      ControlSample(
        "FormColorField", absent: nil, filled: "#008080",
        bound: { FormColorField($0, $1, hint: $2) },
        alone: { FormColorField($0, requiredMessage: $1) },
        enter: { typeText("teal") }),
    ]
  }
}
