import CGtk

/// A single-line text entry.
///
/// Pasted text becomes a single line. Ctrl+Z undoes changes of the form, not of the entry. For a secret, use
/// ``SecretEntry``.
///
/// ```swift
/// let city = Entry()
/// city.maxLength = 40
/// city.onChange = { [weak city] in print(city?.value ?? "") }
/// ```
@safe public class Entry: Widget {
  /// The part inside the frame that holds the text.
  let text: UnsafeMutablePointer<GtkText>

  var inner: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(text) }

  /// The ID of the signal handler that calls `onChange`.
  private var changeHandler: gulong = 0

  /// The ID of the signal handler that turns inserted text into a single line.
  var insertHandler: gulong = 0

  /// Indicates whether the entry is showing a value from the program, which isn't formatted.
  private(set) var isShowing = false

  /// Indicates whether an input method is composing text, which must not be replaced in the meantime.
  package var isComposing: Bool { composition.isActive }

  private let composition: Composition

  /// The closure to call when the user has changed the text.
  public var onChange: () -> Void = {}

  /// Called when the user has changed the text, once it's validated.
  package var onType: ((String) -> Void)?

  /// Called when inserted text was cut off, once the rest is validated.
  package var onCut: () -> Void = {}

  /// The text between pasted lines.
  package var lineSeparator = " "

  /// Indicates whether the text being inserted is too long.
  package var isCut = false

  /// The maximum size of an entry's text in GTK, in bytes.
  static let greatestSize = 65_534

  /// Formats the text as it's typed, or `nil` to leave it unchanged.
  package var format: ((String) -> String)? {
    didSet {
      if !isFollowed { followTyping() }
      isFollowed = true
    }
  }

  /// Indicates whether insertions and deletions are observed.
  private var isFollowed = false

  /// The title of the button that clears the entry, or `nil` for no button.
  package var clearTitle: String? {
    didSet {
      if !clears, let clearTitle { addClearButton(clearTitle) }
      clears = clears || clearTitle != nil
      showClearButton()
    }
  }

  /// Indicates whether the button was added.
  private var clears = false

  /// Called on Enter, before Enter presses the default button.
  package var onActivate: () -> Void = {}

  /// Called when an input method starts or stops composing text.
  package var onCompose: (_ isComposing: Bool) -> Void = { _ in }

  /// Creates an empty entry.
  public convenience init() {
    unsafe self.init(entry: gtk_entry_new())
    insertInOneLine()
  }

  /// Adopts another kind of entry, whose subclass inserts the typed text.
  init(entry: UnsafeMutablePointer<GtkWidget>?) {
    guard let entry = unsafe entry,
      let text = unsafe gtk_editable_get_delegate(OpaquePointer(entry))
    else { fatalError("GTK can't create an entry: it isn't initialized.") }
    unsafe self.text = UnsafeMutablePointer(text)
    unsafe composition = Composition(in: UnsafeMutableRawPointer(text))
    unsafe super.init(entry)
    unsafe gtk_text_set_activates_default(self.text, 1)
    // The form has the undo history.
    unsafe gtk_editable_set_enable_undo(OpaquePointer(self.text), 0)
    unsafe FingerOnText.follow(on: inner.assumingMemoryBound(to: GtkWidget.self))
    unsafe changeHandler = connectSignal(object, "notify::text") { [weak self] in
      // A text that is about to be formatted isn't complete yet.
      guard let self, formattedText == nil else { return }
      replacement.report { [weak self] in self?.changed() }
    }
    unsafe connectSignal(inner, "delete-text") { [weak self] in
      if let self, !isShowing { replacement.willDelete(isSelected: hasSelection) }
    }
    unsafe connectSignal(inner, "activate") { [weak self] in self?.onActivate() }
    composition.onChange = { [weak self] isComposing in
      guard let self else { return }
      onCompose(isComposing)
      if !isComposing { _ = formatAsTyped() }
    }
  }

  private let replacement = SelectionReplacement()

  /// The widget around the entry and its neighbors, or `nil` if it stands alone.
  package var surroundings: Widget?

  /// A value with U+0000 set by the program, or `nil` for any other value.
  private var valueWithNull: String?

  /// The text; setting it doesn't call `onChange`.
  public var value: String {
    get {
      let text = unsafe String(cString: gtk_editable_get_text(opaque))
      if let valueWithNull, valueWithNull.withVisibleNull == text { return valueWithNull }
      return text
    }
    set {
      guard !isComposing else { return }
      let old = value
      valueWithNull = newValue.hasNull ? newValue : nil
      show(newValue, inPlaceOf: old)
    }
  }

  /// Changes the text without counting as typing.
  package func showing(_ change: () -> Void) {
    isShowing = true
    unsafe silencing(changeHandler, of: object, change)
    isShowing = false
  }

  /// Handles a change by the user.
  package func changed() {
    onChange()
    if let onType { onType(value) }
    reportCut()
  }

  /// Replaces the text as if the user had typed it.
  package func enter(_ text: String) {
    if text != value { unsafe gtk_editable_set_text(opaque, text) }
  }

  /// The length of the text in bytes.
  var size: Int { unsafe Int(gtk_entry_buffer_get_bytes(gtk_text_get_buffer(text))) }

  /// Indicates whether the user can change the text.
  public var isEditable: Bool {
    get { unsafe gtk_editable_get_editable(opaque) != 0 }
    set { unsafe gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// An example of what to type, shown while the entry is empty.
  public var placeholder: String {
    get { unsafe gtk_text_get_placeholder_text(text).map { unsafe String(cString: $0) } ?? "" }
    set { unsafe gtk_text_set_placeholder_text(text, newValue.isEmpty ? nil : newValue) }
  }

  /// Sets the minimum and maximum width in characters.
  public func setWidth(characters counts: ClosedRange<Int>) {
    unsafe gtk_editable_set_width_chars(opaque, gint(counts.lowerBound))
    unsafe gtk_editable_set_max_width_chars(opaque, gint(counts.upperBound))
  }

  /// Indicates whether the entry is only as wide as a number, which is at its end.
  package var isBrief = false {
    didSet {
      guard isBrief != oldValue else { return }
      setWidth(characters: isBrief ? 4...12 : -1...(-1))
      // GTK mirrors the alignment of text, but not of digits, which are written from left to right.
      let isUnmirrored = isMirrored && inputPurpose.isLeftToRight
      unsafe gtk_editable_set_alignment(opaque, isBrief != isUnmirrored ? 1 : 0)
    }
  }

  /// Shows the text in the middle of the entry.
  package func centerText() {
    unsafe gtk_editable_set_alignment(opaque, 0.5)
  }

  /// Indicates whether the entry is empty; the text itself, which may be secret, isn't read.
  package var isEmpty: Bool { size == 0 }

  /// The maximum number of Unicode scalars that can be typed, or `nil` if there is no limit.
  public var maxLength: Int? {
    get {
      let most = unsafe gtk_text_get_max_length(text)
      return most == 0 ? nil : Int(most)
    }
    set { unsafe gtk_text_set_max_length(text, gint(clamping: newValue ?? 0)) }
  }

  /// The kind of text, as a hint to input methods and on-screen keyboards.
  ///
  /// Digits and addresses are written from left to right in every language.
  public var inputPurpose: InputPurpose {
    get { unsafe InputPurpose(gtk_text_get_input_purpose(text)) }
    set {
      unsafe gtk_text_set_input_purpose(text, newValue.inGtk)
      unsafe gtk_widget_set_direction(
        inner.assumingMemoryBound(to: GtkWidget.self),
        newValue.isLeftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_NONE)
    }
  }

  /// Hints to input methods and on-screen keyboards.
  public var inputHints: InputHints {
    get { unsafe InputHints(rawValue: cgtk_text_get_input_hints(text)) }
    set { unsafe cgtk_text_set_input_hints(text, newValue.rawValue) }
  }

  /// Indicates whether some of the text is selected.
  var hasSelection: Bool { unsafe gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 }

  /// The caret's position in Unicode scalars.
  package var caret: Int {
    get { unsafe Int(gtk_editable_get_position(opaque)) }
    set { unsafe gtk_editable_set_position(opaque, gint(newValue)) }
  }

  /// Hides the secret if it was revealed; does nothing for other entries.
  public func hideSecret() {}

  /// Focuses the entry, with the cursor at the end and nothing selected.
  ///
  /// An entry without a window can't be focused.
  public func focus() {
    guard unsafe gtk_widget_get_root(pointer) != nil else { return }
    unsafe gtk_text_grab_focus_without_selecting(text)
    unsafe gtk_editable_set_position(opaque, -1)
  }
}
