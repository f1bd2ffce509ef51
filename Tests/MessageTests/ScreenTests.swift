import Testing

/// Every text on screen comes from the catalog: no other literal of the widgets and the app
/// contains words.
@Suite struct ScreenTests {
  /// Files and folders whose literals don't appear on screen, with the reason.
  private static let unshown = [
    // The tables of messages.
    "Sources/FormTextField/ControlMessage.swift",
    "Sources/GtkFormApp/AppMessage.swift",
    "Sources/ControlSamples/GalleryMessage.swift",
    // Names of countries and currencies, which iso-codes translates.
    "Sources/FormTextField/Editors/Choice/CountryNames.swift",
    "Sources/FormTextField/Editors/Numbers/CurrencyNames.swift",
    // Words by which libpq's errors are told apart.
    "Sources/GtkFormApp/Store/PostgreSQL/AccountStoreError+PostgreSQL.swift",
    // The command line is in English, like its options.
    "Sources/GtkFormApp/CommandLine/GtkFormAppOptions.swift",
    // Code in the gallery, and what a control shows because that code says so.
    "Sources/ControlSamples/ControlSample.swift",
    "Sources/ControlSamples/ControlSamples.swift",
    "Sources/GtkFormApp/Gallery/GalleryCode.swift",
    "Sources/GtkFormApp/Gallery/GallerySample.swift",
    "Sources/GtkFormApp/Gallery/GalleryStructure.swift",
    // A row of a list, in GtkBuilder's format.
    "Sources/GtkFloor/Choice/DropDown+Rows.swift",
    // Style sheets.
    "Sources/FormTextField/Style/",
    "Sources/GtkFloor/Style/AccentColor.swift",
    "Sources/GtkFormApp/Gallery/GalleryStyle.swift",
    // Compiler errors.
    "Sources/FormTextField/Control/ValueControl+Unavailable.swift",
    // SQL statements.
    "Sources/GtkFormApp/Store/PostgreSQL/AccountTables.swift",
    "Sources/GtkFormApp/Store/PostgreSQL/PostgreSQLAccountStore.swift",
    "Sources/GtkFormApp/Store/PostgreSQL/PostgreSQLAccountStore+Sending.swift",
    "Sources/GtkFormApp/Store/SQLite/AccountSchema.swift",
    "Sources/GtkFormApp/Store/SQLite/SQLiteAccountStore.swift",
  ]

  /// Literals that only programmers read: names, and mistakes that stop the program.
  private static let forProgrammers = [
    "GTK can't create a builder: it isn't initialized.",
    "A form was created before GTK was initialized: create a FormApplication ",
    "first, or call gtk_init.",
    #"“\(id)” isn't a valid application ID, such as org.example.Name."#,
    "GTK can't create a popover: it isn't initialized.",
    "GTK can't create an entry: it isn't initialized.",
    "GTK can't create a drop-down: it isn't initialized.",
    "GTK can't create a scale: it isn't initialized.",
    "GTK can't create a calendar: it isn't initialized.",
    "The clock of this computer shows a year after 9999.",
    #"“\(name)” accepts no \(Self.kind): its minimum \(minimum) is above its maximum \(maximum)."#,
    #"\(Self.self) has no GObject class."#,
    #"\(Self.self) has no value to start with."#,
    #"\(Self.self) has no editor."#,
    #"The maximum of “\(name)” must be greater than its minimum."#,
    #"The step of the slider “\(name)” must be greater than 0, not \(newValue.step)."#,
    #"\(Self.self) has no slider."#,
    "This version of GTK would offer revealed passwords for pasting, so they stay hidden.",
    #"The step of “\(slider.name)” must be greater than 0."#,
    #"The options of “\(name)” are of the type \(Option.self): set them in Swift."#,
    #"“\(name)” has the option “\(option)” twice."#,
    #"“\(name)” has no option “\(title)”."#,
    "GTK can't create a text view: it isn't initialized.",
    #"The code “\(name)” can't have \(newValue) characters."#,
    #"The text area “\(name)” needs at least 1 line, not \(newValue.lowerBound)."#,
    #"“\(name)” has min-lines \(fewest), which is above its max-lines \(most)."#,
    #"A password's score is 0 to 4, not \(score)."#,
    #"The step of a number field must be greater than 0, not \(step.plainText)."#,
    #"“\(name)” has a value outside of its bounds."#,
    #"The \(property) “\(text)” of “\(name)” isn't of type \(type)."#,
    #"The form of “\(name)” was released: keep it while its window is open."#,
    #"The step of “\(name)” must be greater than 0."#,
    #"“\(name)” is bound to \(bound.pathText) of a form: use the form's \(purpose) instead."#,
    #"The form view has the control “\(control.name)” twice."#,
    #"The control “\(control.name)” is bound to a form: give its view that form."#,
    #"The control “\(stranger.name)” isn't bound to the form of its view."#,
    #"The form view has two controls for \(second.bound.pathText)."#,
    #"The form validates \(missing.text), for which its view has no control."#,
    #"No \(type) has the id “\(id)”."#,
    #"No FormView has the id “\(id)”."#,
    #"FormView “\(id)” was made already."#,
    #"The \(property) of \(name) can't change once its file has been read."#,
    #"\(controlName) has validators, but \(field.pathText) is validated by its form."#,
    #"\(layout.name) has neither a submit-title nor has-footer False."#,
    #"\(control.widget.interfaceName) is bound to a form: give \(layout.name) that form."#,
    #"\(name) has no control with the id or name “\(field.propertyNames)”, for \(field.pathText)."#,
    #"The form of \(name) declares no field for \(controlName). Its fields are: "#,
    #"\(controlName) can't hold the \(field.valueType) of \(field.pathText)."#,
    #"No element was given for \(name)."#,
    #"The style of “\(text)” can't change while it's shown."#,
    #"\(name) has \(element.widget.interfaceName), which isn't a FormPage."#,
    #"\(name) has no FormPage."#,
    #"\(name) is within another form."#,
    #"\(name) isn't in a FormView."#,
    "GTK can't create a size group: it isn't initialized.",
    "FormPages needs at least one page.",
    "GTK can't create a dialog: it isn't initialized.",
    #"“\(name)” isn't a file type: use a suffix such as pdf, or a media type such as image/*."#,
    #"“\(text)” isn't a valid color: write it like #1a2b3c."#,
    #"A property of \(name) can't be named “\(property)”: write it like min-length."#,
    "Escape",
    "Error Domain=",
    #"The submit of “\(title)” failed: \(details)"#,
    #"\(names) in “\(title)” share the mnemonic Alt+\(letter.uppercased())."#,
    #"The form view for “\(title())” is in another window already."#,
    #"The form view for “\(title())” was shown before: create another."#,
    #"A form view in “\(title)” was shown before: create another."#,
    #"The dialog “\(title)” was shown before: create another."#,
    #"The dialog “\(title)” can't be shown: its parent isn't in a window."#,
    "There's no memory left for a password.",
    #"The preferences “\(title())” were created before Adwaita.start()."#,
    #"The preferences “\(title)” were created without libadwaita."#,
    "libadwaita is older than 1.2, so some dialogs look like GTK's",
    "The theme isn't libadwaita's, so rows have a similar style in its colors",
    "A row outside of a list has its own frame: put it into a form view or a boxed list",
    "A widget that isn't a window was used as one.",
    "Return",
    "Default", "Adwaita",
    "The locale in LC_ALL or LANG isn't installed, so dates and numbers are in English",
    "There's no session bus, so screen readers can't read the windows",
    "The connection to the display was lost",
    #"The pattern of usernames is wrong: \(error)"#,
    #"The gallery has no control '\(name ?? "#,
    "Swift",
    "Help with filling it in",
  ]

  @Test(arguments: [
    "Sources/FormTextField", "Sources/GtkFloor", "Sources/GtkFormApp", "Sources/ControlSamples",
  ])
  func `every sentence on the screen is in the catalog`(folder: String) throws {
    let files = try SourceFile.all(in: folder)
    #expect(!files.isEmpty)
    for file in files where !Self.unshown.contains(where: file.path.hasPrefix) {
      let others = file.wordyLiterals.filter { !Self.forProgrammers.contains($0) }
      #expect(others == [], "\(file.path)")
    }
  }

  @Test func `every exception still exists`() throws {
    let files = try SourceFile.all(in: "Sources")
    #expect(Self.unshown.filter { left in !files.contains { $0.path.hasPrefix(left) } } == [])
    let literals = Set(files.flatMap(\.wordyLiterals))
    #expect(Set(Self.forProgrammers).subtracting(literals) == [])
  }

  @Test(
    arguments: [
      ("Sign up", true), ("_Name", true), ("Done", true), ("C_ity", true),
      ("I _accept the terms", true),
      ("required, or not", true), (#"\(count) fields left"#, true), ("Größe", true),
      ("active", false), ("form-title", false), ("notify::text", false), ("", false), ("_", false),
      (#"\(String(number, radix: 16))"#, false),
      ("FormTextField", false), ("%s", false), ("\\n", false), ("org.example.Name", false),
    ] as [(String, Bool)])
  func `words are distinguished from names`(literal: String, hasWords: Bool) {
    #expect(SourceFile.hasWords(literal) == hasWords)
  }

  @Test func `literals are found only in code`() {
    let file = SourceFile(
      path: "", text: "/// \"Not shown\"\nshow(\"Sign up\", \"name\") // why\nlet x = \"Done\"")
    #expect(file.wordyLiterals == ["Sign up", "Done"])
    let long = SourceFile(path: "", text: "show(\"\"\"\n  Sign up \\\n  \"now\"\n  \"\"\")")
    #expect(long.wordyLiterals == ["Sign up "])
  }
}
