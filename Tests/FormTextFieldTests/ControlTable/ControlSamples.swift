import GenericForm

@testable import FormTextField
@testable import GtkFloor

extension ControlSample {
  /// Every kind of control, each filled in with the keyboard alone.
  static var all: [ControlSample] {
    [
      ControlSample(
        "FormTextField", absent: "", filled: "Mei",
        bound: { FormTextField($0, $1, hint: $2) },
        alone: { FormTextField($0, validators: [.required(ValidationMessage($1))]) },
        pasted: " Mei\n", wrong: ("validators", "emial", "“emial”"),
        enter: { typeText("Mei") }),
      ControlSample(
        "FormPasswordField", absent: "", filled: "correct-horse",
        bound: { FormPasswordField($0, $1, hint: $2) },
        alone: { FormPasswordField($0, validators: [.required(ValidationMessage($1))]) },
        pasted: "correct-horse\n",
        wrong: ("shows-rules", "perhaps", "perhaps"),
        enter: { typeText("correct-horse") }),
      ControlSample(
        "FormPasswordField", absent: "", filled: "correct-horse",
        bound: { FormPasswordField($0, $1, hint: $2).with { $0.asksTwice = true } },
        alone: {
          FormPasswordField($0, validators: [.required(ValidationMessage($1))]).with {
            $0.asksTwice = true
          }
        },
        pasted: "correct-horse\n", wrong: ("asks-twice", "perhaps", "perhaps"),
        enter: {
          typeText("correct-horse")
          press("Tab")
          typeText("correct-horse")
        }),
      ControlSample(
        "FormSearchField", absent: "", filled: "Mei",
        bound: { FormSearchField($0, $1, hint: $2) },
        alone: { FormSearchField($0, validators: [.required(ValidationMessage($1))]) },
        pasted: " Mei\n", wrong: ("search-delay", "soon", "soon"),
        enter: { typeText("Mei") }),
      ControlSample(
        "FormTagsField", absent: [], filled: ["Mei"],
        bound: { FormTagsField($0, $1, hint: $2) },
        alone: { FormTagsField($0, .required(ValidationMessage($1))) },
        wrong: ("return-action", "leave", "leave"),
        enter: {
          typeText("Mei")
          press("Return")
        }),
      ControlSample(
        "FormCodeField", absent: "", filled: "123456",
        bound: { FormCodeField($0, $1, hint: $2) },
        alone: { FormCodeField($0, .required(ValidationMessage($1))) },
        wrong: ("allows-letters", "perhaps", "perhaps"),
        enter: { typeText("123456") }),
      ControlSample(
        "FormCheckButton", absent: false, filled: true,
        bound: { FormCheckButton($0, $1, hint: $2) },
        alone: { FormCheckButton($0, .required(ValidationMessage($1))) },
        wrong: ("value", "perhaps", "perhaps"),
        enter: { press("space") }),
      ControlSample(
        "FormSwitch", absent: false, filled: true,
        bound: { FormSwitch($0, $1, hint: $2) },
        alone: { FormSwitch($0, .required(ValidationMessage($1))) },
        wrong: ("value", "perhaps", "perhaps"),
        enter: { press("space") }),
      ControlSample(
        "FormChoice", absent: nil, filled: "S",
        bound: { FormChoice($0, $1, options: ["S", "M"], hint: $2) },
        alone: { FormChoice($0, options: ["S", "M"], .required(ValidationMessage($1))) },
        wrong: ("return-action", "leave", "leave"),
        enter: { press("Down") }),
      ControlSample(
        "FormChoice", absent: nil, filled: "S",
        bound: { FormChoice($0, $1, options: ["S", "M"], style: .radio, hint: $2) },
        alone: {
          FormChoice(
            $0, options: ["S", "M"], .required(ValidationMessage($1)), style: .radio)
        },
        wrong: ("style", "perhaps", "perhaps"),
        enter: { press("space") }),
      ControlSample(
        "FormCountryField", absent: nil, filled: "CV",
        bound: { FormCountryField($0, $1, hint: $2) },
        alone: { FormCountryField($0, .required(ValidationMessage($1))) },
        wrong: ("return-action", "leave", "leave"),
        enter: { typeText("c") }),
      ControlSample(
        "FormMultipleChoice", absent: [], filled: ["S"],
        bound: { FormMultipleChoice($0, $1, options: ["S", "M"], hint: $2) },
        alone: { FormMultipleChoice($0, options: ["S", "M"], .required(ValidationMessage($1))) },
        wrong: ("options", "S\nS", "“Title” has the option “S” twice."),
        enter: { press("space") }),
      ControlSample(
        "FormMultipleChoice", absent: [], filled: ["S"],
        bound: {
          FormMultipleChoice($0, $1, options: ["S", "M"], hint: $2).with { $0.isCompact = true }
        },
        alone: {
          FormMultipleChoice($0, options: ["S", "M"], .required(ValidationMessage($1))).with {
            $0.isCompact = true
          }
        },
        wrong: ("is-compact", "perhaps", "perhaps"),
        enter: { press("space", "space", "Escape") }),
      ControlSample(
        "FormNumberField", absent: nil, filled: 12.5,
        bound: { FormNumberField($0, $1, hint: $2).with { $0.range = 0...100 } },
        alone: {
          FormNumberField<Double>($0, .required(ValidationMessage($1))).with { $0.range = 0...100 }
        },
        pasted: " 12.5\n", wrong: ("step", "-1", "“Title”"),
        enter: { typeText("12.5") }),
      ControlSample(
        "FormIntegerField", absent: nil, filled: 12,
        bound: { FormNumberField($0, $1, hint: $2) },
        alone: { FormNumberField<Int>($0, .required(ValidationMessage($1))) },
        pasted: " 12\n", wrong: ("value", "1.5", "“Title”"),
        enter: { typeText("12") }),
      ControlSample(
        "FormMoneyField", absent: nil, filled: Money("12.50 EUR"),
        bound: { FormMoneyField($0, $1, hint: $2).with { $0.currencies = ["EUR"] } },
        alone: {
          FormMoneyField($0, .required(ValidationMessage($1))).with {
            $0.currencies = ["USD", "EUR"]
          }
        },
        pasted: " €12.50\n",
        wrong: ("value", "12.505 EUR", "The value “12.505 EUR” of “Title” isn't a Money."),
        enter: { typeText("12.5") }),
      ControlSample(
        "FormSlider", absent: 0, filled: 5,
        bound: { FormSlider($0, $1, hint: $2).with { $0.range = 0...5 } },
        wrong: ("step", "0", "The step of “Title” must be greater than 0."),
        enter: { press("End") }),
      ControlSample(
        "FormRangeSlider", absent: 0...5, filled: 5...5,
        bound: { FormRangeSlider($0, $1, hint: $2).with { $0.range = 0...5 } },
        wrong: ("lower-value", "much", "much"),
        enter: { press("End") }),
      ControlSample(
        "FormTextArea", absent: "", filled: "Mei",
        bound: { FormTextArea($0, $1, hint: $2) },
        alone: { FormTextArea($0, validators: [.required(ValidationMessage($1))]) },
        pasted: "Mei", wrong: ("min-lines", "few", "few"),
        enter: { typeText("Mei") }),
      ControlSample(
        "FormDateField", absent: nil, filled: CalendarDate("2024-02-29"),
        bound: { FormDateField($0, $1, hint: $2) },
        alone: { FormDateField($0, .required(ValidationMessage($1))) },
        pasted: "2024-02-29\n",
        wrong: (
          "minimum", "2023-02-29", "The minimum “2023-02-29” of “Title” isn't a CalendarDate."
        ),
        enter: { typeText("2024-02-29") }),
      ControlSample(
        "FormTimeField", absent: nil, filled: TimeOfDay(hour: 18, minute: 30),
        bound: { FormTimeField($0, $1, hint: $2) },
        alone: { FormTimeField($0, .required(ValidationMessage($1))) },
        pasted: "18:30\n",
        wrong: ("value", "24:30", "The value “24:30” of “Title” isn't a TimeOfDay."),
        enter: { typeText("18:30") }),
      ControlSample(
        "FormDateTimeField", absent: nil, filled: CalendarDateTime("2024-02-29T18:30"),
        bound: { FormDateTimeField($0, $1, hint: $2) },
        alone: { FormDateTimeField($0, .required(ValidationMessage($1))) },
        wrong: (
          "value", "2024-02-29", "The value “2024-02-29” of “Title” isn't a CalendarDateTime."
        ),
        enter: {
          typeText("2024-02-29")
          press("Tab", "Tab")
          typeText("18:30")
        }),
      ControlSample(
        "FormFileField", absent: nil, filled: "/etc/hostname",
        bound: { FormFileField($0, $1, hint: $2) },
        alone: { FormFileField($0, .required(ValidationMessage($1))) },
        wrong: ("types", ".pdf", "“.pdf” isn't a file type"),
        enter: { pasteFile("/etc/hostname") }),
      ControlSample(
        "FormFilesField", absent: [], filled: ["/etc/hostname"],
        bound: { FormFilesField($0, $1, hint: $2) },
        alone: { FormFilesField($0, .required(ValidationMessage($1))) },
        wrong: ("types", ".pdf", "“.pdf” isn't a file type"),
        enter: { pasteFile("/etc/hostname") }),
      ControlSample(
        "FormPictureField", absent: nil, filled: "/etc/hostname",
        bound: { FormPictureField($0, $1, hint: $2) },
        alone: { FormPictureField($0, .required(ValidationMessage($1))) },
        wrong: ("max-size", "-1", "max-size"),
        enter: { pasteFile("/etc/hostname") }),
      ControlSample(
        "FormColorField", absent: nil, filled: "#008080",
        bound: { FormColorField($0, $1, hint: $2) },
        alone: { FormColorField($0, .required(ValidationMessage($1))) },
        pasted: "teal\n", wrong: ("value", "no color", "“no color”"),
        enter: { typeText("teal") }),
    ]
  }
}
