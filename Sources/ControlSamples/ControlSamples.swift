import FormTextField
import GenericForm
import PasswordStrength

extension ControlSample {
  /// A sample of every control, in the order of the gallery.
  package static var all: [ControlSample] {
    [
      ControlSample(
        "FormTextField", .text, "One line of text, such as a name or an address.", role: "text",
        title: "_Username", field: "username", value: "", filled: "mei_lin",
        input: [.type("mei_lin")], pasted: " mei_lin\n",
        mistakes: [("validators", "emial", "“emial”")],
        rules: [".minLength(3)": .minLength(3)],
        options: [
          .value(
            "Placeholder", "placeholder", \FormTextField.placeholder, off: "", on: "mei_lin",
            isOn: true),
          .flag("Clear button", "hasClearButton", \FormTextField.hasClearButton),
          .value("Prefix", "prefix", \FormTextField.prefix, off: "", on: "@"),
          .value("Suffix", "suffix", \FormTextField.suffix, off: "", on: "@example.com"),
          .value("Counter", "characterLimit", \FormTextField.characterLimit, off: nil, on: 20),
          .value(
            "Suggestions", "completion", \FormTextField.completion, off: nil,
            on: .list(["mei", "mei_lin", "meike"]),
            code: #".list(["mei", "mei_lin", "meike"])"#),
        ]
      ) { FormTextField($0, $1) },
      ControlSample(
        "FormPasswordField", .text,
        "A secret, which no other program reads, with its rules and its strength.",
        role: "password text",
        title: "_Password", field: "password", value: "", filled: "Anna-1984-Rome",
        input: [.type("Anna-1984-Rome")], pasted: "Anna-1984-Rome\n",
        mistakes: [("shows-rules", "perhaps", "perhaps"), ("asks-twice", "perhaps", "perhaps")],
        rules: [
          ".minLength(8)": .minLength(8), ".containsNumber": .containsNumber,
        ],
        options: [
          .flag("Rules", "showsRules", \FormPasswordField.showsRules, isOn: true),
          .value(
            "Strength", "strength", \FormPasswordField.strength, off: nil,
            on: { PasswordStrength(of: $0).rating }, code: "{ PasswordStrength(of: $0).rating }",
            isOn: true),
          .value(
            "Placeholder", "placeholder", \FormPasswordField.placeholder, off: "",
            on: "At least 8 characters"),
          .value("Counter", "characterLimit", \FormPasswordField.characterLimit, off: nil, on: 64),
          .flag(
            "Asks twice", "asksTwice", \FormPasswordField.asksTwice,
            input: [.type("Anna-1984-Rome"), .press("Tab"), .type("Anna-1984-Rome")]),
        ]
      ) { FormPasswordField($0, $1) },
      ControlSample(
        "FormSearchField", .text, "A text that is searched for once typing pauses.", role: "entry",
        title: "_Search", field: "search", value: "", filled: "mountains",
        input: [.type("mountains")], pasted: " mountains\n",
        error: "Enter at least 3 letters",
        mistakes: [("search-delay", "soon", "soon")],
        options: [
          .value(
            "Placeholder", "placeholder", \FormSearchField.placeholder, off: "Search…",
            on: "Search 3,000 trips"),
          .value(
            "After half a second", "searchDelay", \FormSearchField.searchDelay,
            off: .milliseconds(150), on: .milliseconds(500), code: ".milliseconds(500)"),
        ]
      ) { FormSearchField($0, $1) },
      ControlSample(
        "FormCodeField", .text, "A one-time code, with a box for each character.", role: "panel",
        title: "_Code", field: "code", value: "", filled: "123456",
        input: [.type("123456")],
        error: "Enter the code from the last email",
        mistakes: [("allows-letters", "perhaps", "perhaps")],
        options: [.value("4 characters", "length", \FormCodeField.length, off: 6, on: 4, code: "4")]
      ) { FormCodeField($0, $1) },
      ControlSample(
        "FormTagsField", .text, "Short texts, each with a button that removes it.", role: "text",
        title: "_Tags", field: "tags", value: [], filled: ["travel", "mountains"],
        entered: ["travel"], input: [.type("travel"), .press("Return")],
        error: "Add another tag",
        mistakes: [("return-action", "leave", "leave")],
        options: [
          .value(
            "Suggestions", "completion", \FormTagsField.completion, off: nil,
            on: .list(["mountains", "museums", "travel"]),
            code: #".list(["mountains", "museums", "travel"])"#)
        ]
      ) { FormTagsField($0, $1) },
      ControlSample(
        "FormTextArea", .text, "Text in several lines, which grows with what is typed.",
        role: "text",
        title: "Messa_ge", field: "message", value: "",
        filled: "Dear all,\nwe arrive on Friday.",
        entered: "Mei", input: [.type("Mei")], pasted: "Mei",
        error: "Write at least 80 characters",
        mistakes: [("min-lines", "few", "few")],
        options: [
          .values(
            "Lines", "lines", \FormTextArea.lines,
            [
              ("3 to 10", 3...10, "3...10"), ("1 to 4", 1...4, "1...4"),
              ("Always 6", 6...6, "6...6"),
            ]),
          .value("Counter", "characterLimit", \FormTextArea.characterLimit, off: nil, on: 140),
        ]
      ) { FormTextArea($0, $1) },
      ControlSample(
        "FormNumberField", .numbers,
        "A number in the format of the locale, typed or changed in steps.", role: "spin button",
        title: "_Weight", field: "weight", value: nil, filled: 12.5,
        input: [.type("12.5")], pasted: " 12.5\n",
        error: "Enter at most 10 kg",
        mistakes: [("step", "-1", "“Title”")],
        options: [
          .value(
            "At least 0", "minimum", \FormNumberField<Double>.minimum, off: nil, on: 0, code: "0",
            isOn: true),
          .value(
            "At most 30", "maximum", \FormNumberField<Double>.maximum, off: nil, on: 30,
            code: "30", isOn: true),
          .value(
            "Steps of 0.5", "step", \FormNumberField<Double>.step, off: nil, on: 0.5, isOn: true),
          .value("Unit", "unit", \FormNumberField<Double>.unit, off: "", on: "kg", isOn: true),
        ]
      ) { FormNumberField($0, $1) },
      ControlSample(
        "FormMoneyField", .numbers,
        "An amount of money with its currency, in the format of the locale.", role: "text",
        title: "B_udget", field: "budget", value: nil, filled: Money("1250 EUR"),
        entered: Money("12.50 EUR"), input: [.type("12.5")], pasted: " €12.50\n",
        error: "Enter at most 1,000 euros",
        mistakes: [("value", "12.505 EUR", "The value “12.505 EUR” of “Title” isn't a Money.")],
        options: [
          .values(
            "Currencies", "currencies", \FormMoneyField.currencies,
            [
              ("Euro", ["EUR"], #"["EUR"]"#),
              ("Three", ["EUR", "GBP", "JPY"], #"["EUR", "GBP", "JPY"]"#),
            ]),
          .value(
            "At least €100", "minimum", \FormMoneyField.minimum, off: nil, on: Money("100 EUR"),
            code: #"Money("100 EUR")"#),
        ]
      ) { FormMoneyField($0, $1).with { $0.currencies = ["EUR"] } },
      ControlSample(
        "FormSlider", .numbers, "A number where the exact one does not matter.", role: "slider",
        title: "_Volume", field: "volume", value: 0.0, filled: 60,
        entered: 100, input: [.press("End")],
        error: "Choose at most 50 %",
        mistakes: [("step", "0", "The step of “Title” must be greater than 0.")],
        options: [.value("Unit", "unit", \FormSlider.unit, off: "", on: "%", isOn: true)]
      ) { FormSlider($0, $1) },
      ControlSample(
        "FormRangeSlider", .numbers, "A range of numbers, with a handle at each end.",
        role: "panel",
        title: "Pr_ice", field: "price", value: 0.0...100, filled: 20...60,
        entered: 100...100, input: [.press("End")],
        error: "Choose a wider range",
        mistakes: [("lower-value", "much", "much")],
        options: [
          .value("Steps of 5", "step", \FormRangeSlider.step, off: 1, on: 5, code: "5", isOn: true),
          .value("Unit", "unit", \FormRangeSlider.unit, off: "", on: "€", isOn: true),
        ]
      ) { FormRangeSlider($0, $1) },
      ControlSample(
        "FormCheckButton", .choices, "A statement that the user agrees with.", role: "check box",
        title: "I _accept the terms", field: "acceptsTerms", value: false, filled: true,
        wrong: false,
        input: [.press("space")],
        error: "Accept the terms to continue",
        mistakes: [("value", "perhaps", "perhaps")]
      ) { FormCheckButton($0, $1) },
      ControlSample(
        "FormSwitch", .choices, "A setting that is on or off.", role: "check box",
        title: "A_larm", field: "hasAlarm", value: false, filled: true, wrong: false,
        input: [.press("space")],
        error: "Turn on the alarm",
        mistakes: [("value", "perhaps", "perhaps")]
      ) { FormSwitch($0, $1) },
      ControlSample(
        "FormChoice", .choices, "One of several options, as a list or as radio buttons.",
        role: "button",
        title: "_Size", field: "size", value: nil, filled: "Medium",
        entered: "Small", input: [.press("Down")],
        arguments: [#"options: ["Small", "Medium", "Large"]"#],
        error: "Choose a larger size",
        mistakes: [("return-action", "leave", "leave"), ("style", "perhaps", "perhaps")],
        options: [
          .values(
            "Style", "style", \FormChoice<String>.style,
            [("List", .dropDown, ".dropDown"), ("Radio buttons", .radio, ".radio")],
            input: [.press("space")])
        ]
      ) { FormChoice($0, $1, options: ["Small", "Medium", "Large"]) },
      ControlSample(
        "FormCountryField", .choices, "A country, by its name in the language of the user.",
        role: "button",
        title: "C_ountry", field: "country", value: nil, filled: "CL",
        entered: "CV", input: [.type("c")],
        error: "Choose another country",
        mistakes: [("return-action", "leave", "leave")]
      ) { FormCountryField($0, $1) },
      ControlSample(
        "FormMultipleChoice", .choices, "Any number of several options, with a search in many.",
        role: "panel",
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
            "Many options", "options", \FormMultipleChoice<String>.options,
            off: ["Monday", "Tuesday"], on: ["Tuesday"] + (1...30).map { "Day \($0)" },
            code: #"["Tuesday"] + (1...30).map { "Day \($0)" }"#),
          .flag(
            "In a list that opens", "isCompact", \FormMultipleChoice<String>.isCompact,
            input: [.press("space"), .press("space"), .press("Escape")]),
        ]
      ) { FormMultipleChoice($0, $1, options: ["Monday", "Tuesday"]) },
      ControlSample(
        "FormColorField", .choices, "A color, by its name, its code or the dialog.", role: "text",
        title: "_Color", field: "color", value: nil, filled: "#008080",
        input: [.type("teal")], pasted: "teal\n",
        error: "Choose a lighter color",
        mistakes: [("value", "no color", "“no color”")]
      ) { FormColorField($0, $1) },
      ControlSample(
        "FormDateField", .dates, "A day, typed as people write it or chosen in a calendar.",
        role: "text",
        title: "A_rrival", field: "arrival", value: nil, filled: CalendarDate("2027-03-19"),
        input: [.type("2027-03-19")], pasted: "2027-03-19\n",
        error: "Choose a later day",
        mistakes: [
          ("minimum", "2023-02-29", "The minimum “2023-02-29” of “Title” isn't a CalendarDate.")
        ],
        options: [
          .value(
            "Not before 2027", "minimum", \FormDateField.minimum, off: nil,
            on: CalendarDate("2027-01-01"), code: #"CalendarDate("2027-01-01")"#),
          .value(
            "Not after 2027", "maximum", \FormDateField.maximum, off: nil,
            on: CalendarDate("2027-12-31"), code: #"CalendarDate("2027-12-31")"#),
        ]
      ) { FormDateField($0, $1) },
      ControlSample(
        "FormTimeField", .dates, "A time of day, on the clock of the locale.", role: "text",
        title: "_Breakfast", field: "breakfast", value: nil,
        filled: TimeOfDay(hour: 7, minute: 30),
        input: [.type("07:30")], pasted: "07:30\n",
        error: "Choose a later time",
        mistakes: [("value", "24:30", "The value “24:30” of “Title” isn't a TimeOfDay.")]
      ) { FormTimeField($0, $1) },
      ControlSample(
        "FormDateTimeField", .dates, "A day and a time of day.", role: "panel",
        title: "_Meeting", field: "meeting", value: nil,
        filled: CalendarDateTime("2027-03-19T18:30"),
        input: [.type("2027-03-19"), .press("Tab"), .press("Tab"), .type("18:30")],
        error: "Choose a later time",
        mistakes: [
          ("value", "2024-02-29", "The value “2024-02-29” of “Title” isn't a CalendarDateTime.")
        ]
      ) { FormDateTimeField($0, $1) },
      ControlSample(
        "FormFileField", .files, "A file, chosen in the dialog, dropped or pasted.", role: "button",
        title: "D_ocument", field: "document", value: nil, filled: "/usr/share/doc/report.pdf",
        entered: "/etc/hostname", input: [.pasteFile("/etc/hostname")],
        error: "Choose a smaller file",
        mistakes: [("types", ".pdf", "“.pdf” isn't a file type")],
        options: [
          .value(
            "PDF only", "types", \FormFileField.types, off: [], on: ["pdf"], code: #"["pdf"]"#,
            isOn: true),
          .value("At most 1 MB", "maxSize", \FormFileField.maxSize, off: nil, on: 1_000_000),
        ]
      ) { FormFileField($0, $1) },
      ControlSample(
        "FormFilesField", .files, "Any number of files, each with a button that removes it.",
        role: "button",
        title: "_Attachments", field: "attachments", value: [],
        filled: ["/usr/share/doc/report.pdf", "/usr/share/doc/plan.odt"],
        entered: ["/etc/hostname"], input: [.pasteFile("/etc/hostname")],
        error: "Remove a file",
        mistakes: [("types", ".pdf", "“.pdf” isn't a file type")],
        options: [
          .value(
            "Documents only", "types", \FormFilesField.types, off: [], on: ["pdf", "odt"],
            code: #"["pdf", "odt"]"#)
        ]
      ) { FormFilesField($0, $1) },
      ControlSample(
        "FormPictureField", .files, "A picture with its preview.", role: "button",
        title: "Por_trait", field: "portrait", value: nil,
        filled: "/usr/share/icons/Adwaita/48x48/legacy/face-smile.png",
        entered: "/etc/hostname", input: [.pasteFile("/etc/hostname")],
        error: "Choose a larger picture",
        mistakes: [("max-size", "-1", "max-size")],
        options: [
          .value(
            "At most 1 MB", "maxSize", \FormPictureField.maxSize, off: 50_000_000, on: 1_000_000)
        ]
      ) { FormPictureField($0, $1) },
    ]
  }
}
