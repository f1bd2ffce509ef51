import FormPhoneNumbers
import FormTextField
import GenericForm
import PasswordStrength
import PhoneNumbers

extension GallerySample {
  /// All samples, in the order of the gallery.
  static var all: [GallerySample] { controls + structure }

  /// The samples of all controls.
  static var controls: [GallerySample] {
    [
      GallerySample(
        "FormTextField", .text, "One line of text, such as a name or an address.",
        title: "_Username", field: "username", value: "", filled: "mei_lin",
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
      GallerySample(
        "FormPasswordField", .text,
        "A secret, which no other program reads, with its rules and its strength.",
        title: "_Password", field: "password", value: "", filled: "Anna-1984-Rome",
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
          .flag("Asks twice", "asksTwice", \FormPasswordField.asksTwice),
        ]
      ) { FormPasswordField($0, $1) },
      GallerySample(
        "FormSearchField", .text, "A text that is searched for once typing pauses.",
        title: "_Search", field: "search", value: "", filled: "mountains",
        error: "Enter at least 3 letters",
        options: [
          .value(
            "Placeholder", "placeholder", \FormSearchField.placeholder, off: "Search…",
            on: "Search 3,000 trips"),
          .value(
            "After half a second", "searchDelay", \FormSearchField.searchDelay,
            off: .milliseconds(150), on: .milliseconds(500), code: ".milliseconds(500)"),
        ]
      ) { FormSearchField($0, $1) },
      GallerySample(
        "PhoneNumberEditor", .text,
        "A telephone number, typed as it is dialed in its country (import FormPhoneNumbers).",
        type: "FormControl", title: "M_obile", field: "mobile", value: "", filled: "+33612345678",
        arguments: ["editor: PhoneNumberEditor()"],
        error: "Enter another number",
        rules: [#".isMobile(region: "FR")"#: .isMobile(region: "FR")]
      ) { FormControl($0, $1, editor: PhoneNumberEditor()) },
      GallerySample(
        "FormCodeField", .text, "A one-time code, with a box for each character.",
        title: "_Code", field: "code", value: "", filled: "123456",
        error: "Enter the code from the last email",
        options: [.value("4 characters", "length", \FormCodeField.length, off: 6, on: 4, code: "4")]
      ) { FormCodeField($0, $1) },
      GallerySample(
        "FormTagsField", .text, "Short texts, each with a button that removes it.",
        title: "_Tags", field: "tags", value: [], filled: ["travel", "mountains"],
        error: "Add another tag",
        options: [
          .value(
            "Suggestions", "completion", \FormTagsField.completion, off: nil,
            on: .list(["mountains", "museums", "travel"]),
            code: #".list(["mountains", "museums", "travel"])"#)
        ]
      ) { FormTagsField($0, $1) },
      GallerySample(
        "FormTextArea", .text, "Text in several lines, which grows with what is typed.",
        title: "Messa_ge", field: "message", value: "",
        filled: "Dear all,\nwe arrive on Friday.",
        error: "Write at least 80 characters",
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
      GallerySample(
        "FormNumberField", .numbers,
        "A number in the format of the locale, typed or changed in steps.",
        title: "_Weight", field: "weight", value: nil, filled: 12.5,
        error: "Enter at most 10 kg",
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
      GallerySample(
        "FormMoneyField", .numbers,
        "An amount of money with its currency, in the format of the locale.",
        title: "B_udget", field: "budget", value: nil, filled: Money("1250 EUR"),
        error: "Enter at most 1,000 euros",
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
      ) { FormMoneyField($0, $1) },
      GallerySample(
        "FormSlider", .numbers, "A number where the exact one does not matter.",
        title: "_Volume", field: "volume", value: 0, filled: 60,
        error: "Choose at most 50 %",
        options: [.value("Unit", "unit", \FormSlider.unit, off: "", on: "%", isOn: true)]
      ) { FormSlider($0, $1) },
      GallerySample(
        "FormRangeSlider", .numbers, "A range of numbers, with a handle at each end.",
        title: "Pr_ice", field: "price", value: 0...100, filled: 20...60,
        error: "Choose a wider range",
        options: [
          .value("Steps of 5", "step", \FormRangeSlider.step, off: 1, on: 5, code: "5", isOn: true),
          .value("Unit", "unit", \FormRangeSlider.unit, off: "", on: "€", isOn: true),
        ]
      ) { FormRangeSlider($0, $1) },
      GallerySample(
        "FormCheckButton", .choices, "A statement that the user agrees with.",
        title: "I _accept the terms", field: "acceptsTerms", value: false, filled: true,
        wrong: false,
        error: "Accept the terms to continue"
      ) { FormCheckButton($0, $1) },
      GallerySample(
        "FormSwitch", .choices, "A setting that is on or off.",
        title: "A_larm", field: "hasAlarm", value: false, filled: true, wrong: false,
        error: "Turn on the alarm"
      ) { FormSwitch($0, $1) },
      GallerySample(
        "FormChoice", .choices, "One of several options, as a list or as radio buttons.",
        title: "_Size", field: "size", value: nil, filled: "Medium",
        arguments: [#"options: ["Small", "Medium", "Large"]"#],
        error: "Choose a larger size",
        options: [
          .values(
            "Style", "style", \FormChoice<String>.style,
            [("List", .dropDown, ".dropDown"), ("Radio buttons", .radio, ".radio")])
        ]
      ) { FormChoice($0, $1, options: ["Small", "Medium", "Large"]) },
      GallerySample(
        "FormCountryField", .choices, "A country, by its name in the language of the user.",
        title: "C_ountry", field: "country", value: nil, filled: "CL",
        error: "Choose another country"
      ) { FormCountryField($0, $1) },
      GallerySample(
        "FormMultipleChoice", .choices, "Any number of several options, with a search in many.",
        title: "_Days", field: "days", value: [], filled: ["Tuesday"],
        arguments: [#"options: ["Monday", "Tuesday"]"#],
        error: "Choose another day",
        options: [
          .value(
            "Many options", "options", \FormMultipleChoice<String>.options,
            off: ["Monday", "Tuesday"], on: ["Tuesday"] + (1...30).map { "Day \($0)" },
            code: #"["Tuesday"] + (1...30).map { "Day \($0)" }"#),
          .flag("In a list that opens", "isCompact", \FormMultipleChoice<String>.isCompact),
        ]
      ) { FormMultipleChoice($0, $1, options: ["Monday", "Tuesday"]) },
      GallerySample(
        "FormColorField", .choices, "A color, by its name, its code or the dialog.",
        title: "_Color", field: "color", value: nil, filled: "#008080",
        error: "Choose a lighter color"
      ) { FormColorField($0, $1) },
      GallerySample(
        "FormDateField", .dates, "A day, typed as people write it or chosen in a calendar.",
        title: "A_rrival", field: "arrival", value: nil, filled: CalendarDate("2027-03-19"),
        error: "Choose a later day",
        options: [
          .value(
            "Not before 2027", "minimum", \FormDateField.minimum, off: nil,
            on: CalendarDate("2027-01-01"), code: #"CalendarDate("2027-01-01")"#),
          .value(
            "Not after 2027", "maximum", \FormDateField.maximum, off: nil,
            on: CalendarDate("2027-12-31"), code: #"CalendarDate("2027-12-31")"#),
        ]
      ) { FormDateField($0, $1) },
      GallerySample(
        "FormTimeField", .dates, "A time of day, on the clock of the locale.",
        title: "_Breakfast", field: "breakfast", value: nil,
        filled: TimeOfDay(hour: 7, minute: 30),
        error: "Choose a later time"
      ) { FormTimeField($0, $1) },
      GallerySample(
        "FormDateTimeField", .dates, "A day and a time of day.",
        title: "_Meeting", field: "meeting", value: nil,
        filled: CalendarDateTime("2027-03-19T18:30"),
        error: "Choose a later time"
      ) { FormDateTimeField($0, $1) },
      GallerySample(
        "FormFileField", .files, "A file, chosen in the dialog, dropped or pasted.",
        title: "D_ocument", field: "document", value: nil, filled: "/usr/share/doc/report.pdf",
        error: "Choose a smaller file",
        options: [
          .value(
            "PDF only", "types", \FormFileField.types, off: [], on: ["pdf"], code: #"["pdf"]"#,
            isOn: true),
          .value("At most 1 MB", "maxSize", \FormFileField.maxSize, off: nil, on: 1_000_000),
        ]
      ) { FormFileField($0, $1) },
      GallerySample(
        "FormFilesField", .files, "Any number of files, each with a button that removes it.",
        title: "_Attachments", field: "attachments", value: [],
        filled: ["/usr/share/doc/report.pdf", "/usr/share/doc/plan.odt"],
        error: "Remove a file",
        options: [
          .value(
            "Documents only", "types", \FormFilesField.types, off: [], on: ["pdf", "odt"],
            code: #"["pdf", "odt"]"#)
        ]
      ) { FormFilesField($0, $1) },
      GallerySample(
        "FormPictureField", .files, "A picture with its preview.",
        title: "Por_trait", field: "portrait", value: nil,
        filled: "/usr/share/icons/Adwaita/48x48/legacy/face-smile.png",
        error: "Choose a larger picture",
        options: [
          .value(
            "At most 1 MB", "maxSize", \FormPictureField.maxSize, off: 50_000_000, on: 1_000_000)
        ]
      ) { FormPictureField($0, $1) },
    ]
  }
}
