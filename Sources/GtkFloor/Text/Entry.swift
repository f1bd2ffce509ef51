import CGtk

/// An entry for one line of text.
///
/// What is pasted becomes one line, and undo is left to the form. A secret needs an entry
/// that hides it.
///
/// ```swift
/// let city = Entry()
/// city.maxLength = 40
/// city.onChange = { [weak city] in print(city?.value ?? "") }
/// ```
@safe public class Entry: Widget {
  /// The part that holds the text, inside the frame.
  let text: UnsafeMutablePointer<GtkText>

  var inner: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(text) }

  /// The number of the signal handler that calls `onChange`.
  private var changeHandler: gulong = 0

  /// The number of the signal handler that makes one line of what is inserted.
  var insertHandler: gulong = 0

  /// Indicates whether a value of the program is being shown, which is shown as it is.
  private(set) var isShowing = false

  /// Indicates whether an input method is composing text, which must not be replaced meanwhile.
  package private(set) var isComposing = false {
    didSet {
      guard isComposing != oldValue else { return }
      onCompose(isComposing)
      if !isComposing { _ = formatAsTyped() }
    }
  }

  /// The closure to call when the user has changed the text.
  public var onChange: () -> Void = {}

  /// The action when the person has changed the text, once it is validated.
  package var onType: ((String) -> Void)?

  /// The action when inserted text was cut off, once the rest is validated.
  package var onCut: () -> Void = {}

  /// Indicates whether the text that is being inserted does not fit.
  package var isCut = false

  /// The most bytes that GTK keeps in an entry.
  static let greatestSize = 65_534

  /// Formats the text while it is typed, or `nil` for nothing.
  package var format: ((String) -> String)? {
    didSet {
      if !isFollowed { followTyping() }
      isFollowed = true
    }
  }

  /// Indicates whether insertions and deletions are followed.
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

  /// The action of Enter, before it presses the default button.
  package var onActivate: () -> Void = {}

  /// The actions when an input method begins and ends to compose text.
  package var onCompose: (_ isComposing: Bool) -> Void = { _ in }

  /// Creates an empty entry.
  public convenience init() {
    unsafe self.init(entry: gtk_entry_new())
    insertInOneLine()
  }

  /// Adopts an entry of a kind of its own, which a subclass has insert what is typed.
  init(entry: UnsafeMutablePointer<GtkWidget>?) {
    guard let entry = unsafe entry,
      let text = unsafe gtk_editable_get_delegate(OpaquePointer(entry))
    else { fatalError("GTK can't create an entry: it isn't initialized.") }
    unsafe self.text = UnsafeMutablePointer(text)
    unsafe super.init(entry)
    unsafe gtk_text_set_activates_default(self.text, 1)
    // The history is that of the form.
    unsafe gtk_editable_set_enable_undo(OpaquePointer(self.text), 0)
    unsafe changeHandler = connectSignal(object, "notify::text") { [weak self] in
      // What is to be formatted is not complete yet.
      guard let self, formattedText == nil else { return }
      replacement.report { [weak self] in self?.changed() }
    }
    unsafe connectSignal(inner, "delete-text") { [weak self] in
      if let self, !isShowing { replacement.willDelete(isSelected: hasSelection) }
    }
    unsafe connectSignal(inner, "activate") { [weak self] in self?.onActivate() }
    unsafe connectSignal(inner, "preedit-changed") { [weak self] arguments in
      self?.isComposing = !arguments.text(0).isEmpty
      return true
    }
  }

  private let replacement = SelectionReplacement()

  /// The widget around the entry and what is beside it, if there is something.
  package var surroundings: Widget?

  /// The value with U+0000 that the program set, or `nil` for any other.
  private var valueWithNull: String?

  /// The text; setting it does not count as typing.
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

  /// Changes the text without that being typing.
  package func showing(_ change: () -> Void) {
    unsafe g_signal_handler_block(object, changeHandler)
    isShowing = true
    change()
    isShowing = false
    unsafe g_signal_handler_unblock(object, changeHandler)
  }

  /// Takes what the person has changed.
  package func changed() {
    onChange()
    if let onType { onType(value) }
    reportCut()
  }

  /// Replaces the text as a person would.
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

  /// Requests the width of so many characters at least, and no more than the most.
  public func setWidth(characters counts: ClosedRange<Int>) {
    unsafe gtk_editable_set_width_chars(opaque, gint(counts.lowerBound))
    unsafe gtk_editable_set_max_width_chars(opaque, gint(counts.upperBound))
  }

  /// The maximum number of Unicode scalars that can be typed, or `nil` if there is no limit.
  public var maxLength: Int? {
    get {
      let most = unsafe gtk_text_get_max_length(text)
      return most == 0 ? nil : Int(most)
    }
    set { unsafe gtk_text_set_max_length(text, gint(clamping: newValue ?? 0)) }
  }

  /// The kind of text, as a hint to input methods and on-screen keyboards.
  public var inputPurpose: InputPurpose {
    get { unsafe InputPurpose(gtk_text_get_input_purpose(text)) }
    set { unsafe gtk_text_set_input_purpose(text, newValue.inGtk) }
  }

  /// Hints to input methods and on-screen keyboards.
  public var inputHints: InputHints {
    get { unsafe InputHints(rawValue: cgtk_text_get_input_hints(text)) }
    set { unsafe cgtk_text_set_input_hints(text, newValue.rawValue) }
  }

  /// Indicates whether some of the text is selected.
  var hasSelection: Bool { unsafe gtk_editable_get_selection_bounds(opaque, nil, nil) != 0 }

  /// The place of the caret in Unicode scalars.
  package var caret: Int {
    get { unsafe Int(gtk_editable_get_position(opaque)) }
    set { unsafe gtk_editable_set_position(opaque, gint(newValue)) }
  }

  /// Hides a secret that was revealed; other entries have none.
  public func hideSecret() {}

  /// Focuses the entry with the cursor at the end and nothing selected, ready to be corrected.
  ///
  /// Without a window it cannot be focused.
  public func focus() {
    guard unsafe gtk_widget_get_root(pointer) != nil else { return }
    unsafe gtk_text_grab_focus_without_selecting(text)
    unsafe gtk_editable_set_position(opaque, -1)
  }
}
