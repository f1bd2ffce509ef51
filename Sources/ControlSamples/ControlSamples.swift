import FormTextField
import GenericForm
import PasswordStrength

extension ControlSample {
  /// A sample of every control, in the order of the gallery.
  package static var all: [ControlSample] {
    [
      ControlSample(
        "FormTextField", .text, .`summary.textField`, role: "text",
        title: "_Username", field: "username", value: "", filled: "mei_lin",
        input: [.type("mei_lin")], pasted: " mei_lin\n",
        mistakes: [("validators", "emial", "“emial”")],
        rules: [".minLength(3)": .minLength(3)],
        options: [
          .value(
            .`option.placeholder`, "placeholder", \FormTextField.placeholder, off: "",
            on: "mei_lin",
            isOn: true),
          .flag(.`option.clearButton`, "hasClearButton", \FormTextField.hasClearButton),
          .value(.`option.prefix`, "prefix", \FormTextField.prefix, off: "", on: "@"),
          .value(.`option.suffix`, "suffix", \FormTextField.suffix, off: "", on: "@example.com"),
          .value(
            .`option.counter`, "characterLimit", \FormTextField.characterLimit, off: nil, on: 20),
          .value(
            .`option.suggestions`, "completion", \FormTextField.completion, off: nil,
            on: .list(["mei", "mei_lin", "meike"]),
            code: #".list(["mei", "mei_lin", "meike"])"#),
        ]
      ) { FormTextField($0, $1) },
      ControlSample(
        "FormPasswordField", .text, .`summary.passwordField`, role: "password text",
        title: "_Password", field: "password", value: "", filled: "Anna-1984-Rome",
        input: [.type("Anna-1984-Rome")], pasted: "Anna-1984-Rome\n",
        mistakes: [("shows-rules", "perhaps", "perhaps"), ("asks-twice", "perhaps", "perhaps")],
        rules: [
          ".minLength(8)": .minLength(8), ".containsNumber": .containsNumber,
        ],
        options: [
          .flag(.`option.rules`, "showsRules", \FormPasswordField.showsRules, isOn: true),
          .value(
            .`option.strength`, "strength", \FormPasswordField.strength, off: nil,
            on: { PasswordStrength(of: $0).rating }, code: "{ PasswordStrength(of: $0).rating }",
            isOn: true),
          .value(
            .`option.placeholder`, "placeholder", \FormPasswordField.placeholder, off: "",
            on: "At least 8 characters"),
          .value(
            .`option.counter`, "characterLimit", \FormPasswordField.characterLimit, off: nil, on: 64
          ),
          .flag(
            .`option.asksTwice`, "asksTwice", \FormPasswordField.asksTwice,
            input: [.type("Anna-1984-Rome"), .press("Tab"), .type("Anna-1984-Rome")]),
        ]
      ) { FormPasswordField($0, $1) },
      ControlSample(
        "FormSearchField", .text, .`summary.searchField`, role: "entry",
        title: "_Search", field: "search", value: "", filled: "mountains",
        input: [.type("mountains")], pasted: " mountains\n",
        error: "Enter at least 3 letters",
        mistakes: [("search-delay", "soon", "soon")],
        options: [
          .value(
            .`option.placeholder`, "placeholder", \FormSearchField.placeholder, off: "Search…",
            on: "Search 3,000 trips"),
          .value(
            .`option.searchDelay`, "searchDelay", \FormSearchField.searchDelay,
            off: .milliseconds(150), on: .milliseconds(500), code: ".milliseconds(500)"),
        ]
      ) { FormSearchField($0, $1) },
      ControlSample(
        "FormCodeField", .text, .`summary.codeField`, role: "panel",
        title: "_Code", field: "code", value: "", filled: "123456",
        input: [.type("123456")],
        error: "Enter the code from the last email",
        mistakes: [("allows-letters", "perhaps", "perhaps")],
        options: [
          .value(
            .`option.fourCharacters`, "length", \FormCodeField.length, off: 6, on: 4, code: "4")
        ]
      ) { FormCodeField($0, $1) },
      ControlSample(
        "FormTagsField", .text, .`summary.tagsField`, role: "text",
        title: "_Tags", field: "tags", value: [], filled: ["travel", "mountains"],
        entered: ["travel"], input: [.type("travel"), .press("Return")],
        error: "Add another tag",
        mistakes: [("return-action", "leave", "leave")],
        options: [
          .value(
            .`option.suggestions`, "completion", \FormTagsField.completion, off: nil,
            on: .list(["mountains", "museums", "travel"]),
            code: #".list(["mountains", "museums", "travel"])"#)
        ]
      ) { FormTagsField($0, $1) },
      ControlSample(
        "FormTextArea", .text, .`summary.textArea`, role: "text",
        title: "Messa_ge", field: "message", value: "",
        filled: "Dear all,\nwe arrive on Friday.",
        entered: "Mei", input: [.type("Mei")], pasted: "Mei",
        error: "Write at least 80 characters",
        mistakes: [("min-lines", "few", "few")],
        options: [
          .values(
            .`option.lines`, "lines", \FormTextArea.lines,
            [
              ("3–10", 3...10, nil), ("1–4", 1...4, "1...4"),
              ("6", 6...6, "6...6"),
            ]),
          .value(
            .`option.counter`, "characterLimit", \FormTextArea.characterLimit, off: nil, on: 140),
        ]
      ) { FormTextArea($0, $1) },
      ControlSample(
        "FormNumberField", .numbers, .`summary.numberField`, role: "spin button",
        title: "_Weight", field: "weight", value: nil, filled: 12.5,
        input: [.type("12.5")], pasted: " 12.5\n",
        error: "Enter at most 10 kg",
        mistakes: [("step", "-1", "“Title”")],
        options: [
          .value(
            .`option.minimum`, "minimum", \FormNumberField<Double>.minimum, off: nil, on: 0,
            code: "0",
            isOn: true),
          .value(
            .`option.maximum`, "maximum", \FormNumberField<Double>.maximum, off: nil, on: 30,
            code: "30", isOn: true),
          .value(
            .`option.steps`, "step", \FormNumberField<Double>.step, off: nil, on: 0.5, isOn: true),
          .value(
            .`option.unit`, "unit", \FormNumberField<Double>.unit, off: "", on: "kg", isOn: true),
        ]
      ) { FormNumberField($0, $1) },
      ControlSample(
        "FormMoneyField", .numbers, .`summary.moneyField`, role: "text",
        title: "B_udget", field: "budget", value: nil, filled: Money("1250 EUR"),
        entered: Money("12.50 EUR"), input: [.type("12.5")], pasted: " €12.50\n",
        error: "Enter at most 1,000 euros",
        mistakes: [
          ("value", "12.505 EUR", "The value “12.505 EUR” of “Title” isn't of type Money.")
        ],
        options: [
          .values(
            .`option.currencies`, "currencies", \FormMoneyField.currencies,
            [
              ("EUR", ["EUR"], #"["EUR"]"#),
              ("EUR, GBP, JPY", ["EUR", "GBP", "JPY"], #"["EUR", "GBP", "JPY"]"#),
            ]),
          .value(
            .`option.minimum`, "minimum", \FormMoneyField.minimum, off: nil, on: Money("100 EUR"),
            code: #"Money("100 EUR")"#),
        ]
      ) { FormMoneyField($0, $1).with { $0.currencies = ["EUR"] } },
      ControlSample(
        "FormSlider", .numbers, .`summary.slider`, role: "slider",
        title: "_Volume", field: "volume", value: 0.0, filled: 60,
        entered: 100, input: [.press("End")],
        error: "Choose at most 50 %",
        mistakes: [("step", "0", "The step of “Title” must be greater than 0.")],
        options: [.value(.`option.unit`, "unit", \FormSlider.unit, off: "", on: "%", isOn: true)]
      ) { FormSlider($0, $1) },
      ControlSample(
        "FormRangeSlider", .numbers, .`summary.rangeSlider`, role: "panel",
        title: "Pr_ice", field: "price", value: 0.0...100, filled: 20...60,
        entered: 100...100, input: [.press("End")],
        error: "Choose a wider range",
        mistakes: [("lower-value", "much", "much")],
        options: [
          .value(
            .`option.steps`, "step", \FormRangeSlider.step, off: 1, on: 5, code: "5", isOn: true),
          .value(.`option.unit`, "unit", \FormRangeSlider.unit, off: "", on: "€", isOn: true),
        ]
      ) { FormRangeSlider($0, $1) },
      ControlSample(
        "FormCheckButton", .choices, .`summary.checkButton`, role: "check box",
        title: "I _accept the terms", field: "acceptsTerms", value: false, filled: true,
        wrong: false,
        input: [.press("space")],
        error: "Accept the terms to continue",
        mistakes: [("value", "perhaps", "perhaps")]
      ) { FormCheckButton($0, $1) },
      ControlSample(
        "FormSwitch", .choices, .`summary.switch`, role: "switch",
        title: "A_larm", field: "hasAlarm", value: false, filled: true, wrong: false,
        input: [.press("space")],
        error: "Turn on the alarm",
        mistakes: [("value", "perhaps", "perhaps")]
      ) { FormSwitch($0, $1) },
      ControlSample(
        "FormChoice", .choices, .`summary.choice`, role: "button",
        title: "_Size", field: "size", value: nil, filled: "Medium",
        entered: "Small", input: [.press("Down")],
        arguments: [#"options: ["Small", "Medium", "Large"]"#],
        error: "Choose a larger size",
        mistakes: [("return-action", "leave", "leave"), ("style", "perhaps", "perhaps")],
        options: [
          .values(
            .`option.style`, "style", \FormChoice<String>.style,
            [
              (GalleryMessage.`option.list`.text, .dropDown, nil),
              (GalleryMessage.`option.radio`.text, .radio, ".radio"),
            ],
            input: [.press("space")])
        ]
      ) { FormChoice($0, $1, options: ["Small", "Medium", "Large"]) },
      ControlSample(
        "FormCountryField", .choices, .`summary.countryField`, role: "button",
        title: "C_ountry", field: "country", value: nil, filled: "CL",
        entered: "CV", input: [.type("c")],
        error: "Choose another country",
        mistakes: [("return-action", "leave", "leave")]
      ) { FormCountryField($0, $1) },
      ControlSample(
        "FormMultipleChoice", .choices, .`summary.multipleChoice`, role: "panel",
        title: "_Days", field: "days", value: Set<String>(), filled: ["Tuesday"],
        entered: ["Monday"], input: [.press("space")],
        arguments: [#"options: ["Monday", "Tuesday"]"#],
        error: "Choose another day",
        mistakes: [
          ("options", "S\nS", "“Title” has the option “S” twice."),
          ("is-compact", "perhaps", "perhaps"),
        ],
        options: [
          .value(
            .`option.manyOptions`, "options", \FormMultipleChoice<String>.options,
            off: ["Monday", "Tuesday"], on: ["Tuesday"] + (1...30).map { "Day \($0)" },
            code: #"["Tuesday"] + (1...30).map { "Day \($0)" }"#),
          .flag(
            .`option.compact`, "isCompact", \FormMultipleChoice<String>.isCompact,
            input: [.press("space"), .press("space"), .press("Escape")]),
        ]
      ) { FormMultipleChoice($0, $1, options: ["Monday", "Tuesday"]) },
      ControlSample(
        "FormColorField", .choices, .`summary.colorField`, role: "text",
        title: "_Color", field: "color", value: nil, filled: "#008080",
        input: [.type("teal")], pasted: "teal\n",
        error: "Choose a lighter color",
        mistakes: [("value", "no color", "“no color”")]
      ) { FormColorField($0, $1) },
      ControlSample(
        "FormDateField", .dates, .`summary.dateField`, role: "text",
        title: "A_rrival", field: "arrival", value: nil, filled: CalendarDate("2027-03-19"),
        input: [.type("2027-03-19")], pasted: "2027-03-19\n",
        error: "Choose a later day",
        mistakes: [
          (
            "minimum", "2023-02-29",
            "The minimum “2023-02-29” of “Title” isn't of type CalendarDate."
          )
        ],
        options: [
          .value(
            .`option.minimum`, "minimum", \FormDateField.minimum, off: nil,
            on: CalendarDate("2027-01-01"), code: #"CalendarDate("2027-01-01")"#),
          .value(
            .`option.maximum`, "maximum", \FormDateField.maximum, off: nil,
            on: CalendarDate("2027-12-31"), code: #"CalendarDate("2027-12-31")"#),
        ]
      ) { FormDateField($0, $1) },
      ControlSample(
        "FormTimeField", .dates, .`summary.timeField`, role: "text",
        title: "_Breakfast", field: "breakfast", value: nil,
        filled: TimeOfDay(hour: 7, minute: 30),
        input: [.type("07:30")], pasted: "07:30\n",
        error: "Choose a later time",
        mistakes: [("value", "24:30", "The value “24:30” of “Title” isn't of type TimeOfDay.")]
      ) { FormTimeField($0, $1) },
      ControlSample(
        "FormDateTimeField", .dates, .`summary.dateTimeField`, role: "panel",
        title: "_Meeting", field: "meeting", value: nil,
        filled: CalendarDateTime("2027-03-19T18:30"),
        input: [.type("2027-03-19"), .press("Tab"), .press("Tab"), .type("18:30")],
        error: "Choose a later time",
        mistakes: [
          (
            "value", "2024-02-29",
            "The value “2024-02-29” of “Title” isn't of type CalendarDateTime."
          )
        ]
      ) { FormDateTimeField($0, $1) },
      ControlSample(
        "FormFileField", .files, .`summary.fileField`, role: "button",
        title: "D_ocument", field: "document", value: nil, filled: "/usr/share/doc/report.pdf",
        entered: "/etc/hostname", input: [.pasteFile("/etc/hostname")],
        error: "Choose a smaller file",
        mistakes: [("types", ".pdf", "“.pdf” isn't a file type")],
        options: [
          .value(
            .`option.pdf`, "types", \FormFileField.types, off: [], on: ["pdf"], code: #"["pdf"]"#,
            isOn: true),
          .value(.`option.maximumSize`, "maxSize", \FormFileField.maxSize, off: nil, on: 1_000_000),
        ]
      ) { FormFileField($0, $1) },
      ControlSample(
        "FormFilesField", .files, .`summary.filesField`, role: "button",
        title: "_Attachments", field: "attachments", value: [],
        filled: ["/usr/share/doc/report.pdf", "/usr/share/doc/plan.odt"],
        entered: ["/etc/hostname"], input: [.pasteFile("/etc/hostname")],
        error: "Remove a file",
        mistakes: [("types", ".pdf", "“.pdf” isn't a file type")],
        options: [
          .value(
            .`option.documents`, "types", \FormFilesField.types, off: [], on: ["pdf", "odt"],
            code: #"["pdf", "odt"]"#)
        ]
      ) { FormFilesField($0, $1) },
      ControlSample(
        "FormPictureField", .files, .`summary.pictureField`, role: "button",
        title: "Por_trait", field: "portrait", value: nil,
        filled: "/usr/share/icons/Adwaita/48x48/legacy/face-smile.png",
        entered: "/etc/hostname", input: [.pasteFile("/etc/hostname")],
        error: "Choose a larger picture",
        mistakes: [("max-size", "-1", "max-size")],
        options: [
          .value(
            .`option.maximumSize`, "maxSize", \FormPictureField.maxSize, off: 50_000_000,
            on: 1_000_000)
        ]
      ) { FormPictureField($0, $1) },
    ]
  }
}
