import GenericForm

/// A control for one line of text, such as a ``FormTextField`` or a ``FormPasswordField``.
///
/// ```swift
/// let email = FormTextField("_Email")
/// email.placeholder = "mei@example.com"
/// email.maxLength = 254
/// ```
///
/// In GTK it implements `GtkEditable`, and has the properties `placeholder`, `validators`,
/// `input-purpose`, `input-hints`, `max-length` and `character-limit`, and the signal `activate`.
public protocol EntryControl: ValueControl<String> {
  /// The type of the entry.
  associatedtype TextEntry: Entry

  /// The entry that the text is typed into.
  var entry: TextEntry { get }
}

extension EntryControl {
  /// Calls `handler` when Enter is pressed in the field.
  public func onActivate(_ handler: @escaping () -> Void) {
    instance.host.connect("activate", to: handler)
  }

  /// An example of what to type, shown while the field is empty.
  public var placeholder: String {
    get { entry.placeholder }
    set {
      change("placeholder", from: placeholder, to: newValue) {
        entry.placeholder = newValue
        frame.showEmptiness()
      }
    }
  }

  /// The maximum number of Unicode scalars that can be typed, or `nil` if there is no limit.
  public var maxLength: Int? {
    get { entry.maxLength }
    set { change("max-length", from: maxLength, to: newValue) { entry.maxLength = newValue } }
  }

  /// The kind of text, as a hint to input methods and on-screen keyboards.
  public var inputPurpose: InputPurpose {
    get { entry.inputPurpose }
    set {
      change("input-purpose", from: inputPurpose, to: newValue) { entry.inputPurpose = newValue }
    }
  }

  /// Hints to input methods and on-screen keyboards, such as to complete words.
  ///
  /// ```swift
  /// let city = FormTextField("_City")
  /// city.inputHints = [.uppercaseWords, .noSpellcheck]
  /// ```
  public var inputHints: InputHints {
    get { entry.inputHints }
    set { change("input-hints", from: inputHints, to: newValue) { entry.inputHints = newValue } }
  }

  /// Follows what is done in the entry.
  func followEntry() {
    followText()
    instance.passOnEditing()
    // The program may also set the property of `GtkEditable`.
    entry.connect("notify::editable") { [weak self] in
      if let self, entry.isEditable != isEditable { isEditable = entry.isEditable }
    }
    entry.onCut = { [weak self] in self?.field.setError(.control(.`field.cutOff`)) }
    entry.onActivate = { [weak self] in
      guard let self else { return }
      if controlAfterReturn == nil { performValidation() }
      instance.emit("activate")
    }
  }

  /// The GObject properties of a class.
  static var entryProperties: [Property] {
    // Swift 6.3 can't use a key path of such a `Self`.
    [
      .text("placeholder", get: { (control: Self) in control.placeholder }) { $0.placeholder = $1 },
      .text("validators", get: { (control: Self) in control.validatorNames }) {
        $0.validatorNames = $1
      },
      .choice(
        "input-purpose", of: InputPurpose.enumeration,
        get: { (control: Self) in control.inputPurpose }
      ) { $0.inputPurpose = $1 },
      .inputHints(get: { (control: Self) in control.inputHints }) { $0.inputHints = $1 },
      .count(
        "character-limit", upTo: 65_535, get: { (control: Self) in control.characterLimit ?? 0 }
      ) { $0.characterLimit = $1 == 0 ? nil : $1 },
      .count("max-length", upTo: 65_535, get: { (control: Self) in control.maxLength ?? 0 }) {
        $0.maxLength = $1 == 0 ? nil : $1
      },
    ]
  }
}
