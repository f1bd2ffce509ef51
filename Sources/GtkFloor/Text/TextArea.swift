import CGtk

/// A multi-line text editor that grows with its text and then scrolls.
@safe package final class TextArea: Widget {
  package let view: Widget
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var changeHandler: gulong = 0

  /// The number of nested changes in progress, and whether one of them changed the text.
  private var userActions = 0
  private var isChanged = false

  /// Indicates whether the program is setting the text.
  private var isShowing = false
  private let replacement = SelectionReplacement()

  private let composition: Composition

  package var onChange: () -> Void = {}
  package var onCompose: (_ isComposing: Bool) -> Void = { _ in }

  /// The minimum number of visible lines, and the maximum before the text scrolls.
  package var lines = 3...10 {
    didSet { fitLines() }
  }

  package init() {
    guard let view = unsafe gtk_text_view_new(),
      let buffer = unsafe gtk_text_view_get_buffer(Self.textView(view))
    else { fatalError("GTK can't create a text view: it isn't initialized.") }
    unsafe self.view = Widget(view)
    unsafe self.buffer = buffer
    unsafe composition = Composition(in: UnsafeMutableRawPointer(view))
    unsafe super.init(gtk_scrolled_window_new())
    // The form has the undo history.
    unsafe gtk_text_buffer_set_enable_undo(buffer, 0)
    unsafe gtk_scrolled_window_set_child(opaque, view)
    hideScrollBars()
    leaveSettings()
    shareWheel()
    unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_set_has_frame(opaque, 1)
    unsafe gtk_text_view_set_wrap_mode(Self.textView(view), GTK_WRAP_WORD_CHAR)
    unsafe gtk_text_view_set_accepts_tab(Self.textView(view), 0)
    self.view.setMultiLine()
    self.view.submit(on: "<Control>Return|<Control>KP_Enter|<Control>ISO_Enter")
    follow()
  }

  private func follow() {
    let text = unsafe UnsafeMutableRawPointer(buffer)
    unsafe changeHandler = connectSignal(text, "changed") { [weak self] in
      guard let self else { return }
      isChanged = true
      if userActions == 0 { reportChange() }
    }
    unsafe connectSignal(text, "delete-range") { [weak self] in
      guard let self, !isShowing else { return }
      let isSelected = unsafe gtk_text_buffer_get_has_selection(buffer) != 0
      replacement.willDelete(isSelected: isSelected)
    }
    unsafe connectSignal(text, "begin-user-action") { [weak self] in self?.userActions += 1 }
    unsafe connectSignal(text, "end-user-action") { [weak self] in
      guard let self else { return }
      userActions -= 1
      if userActions == 0 { reportChange() }
    }
    composition.onChange = { [weak self] in self?.onCompose($0) }
    view.connect("map") { [weak self] in self?.fitLines() }
    // The text was wrapped again, for example because the window's width has changed.
    if let adjustment = unsafe gtk_scrolled_window_get_vadjustment(opaque) {
      unsafe connectSignal(UnsafeMutableRawPointer(adjustment), "changed") { [weak self] in
        self?.fitLines()
      }
    }
  }

  /// Reports related changes as one, such as pasting over a selection.
  private func reportChange() {
    guard isChanged else { return }
    isChanged = false
    fitLines()
    replacement.report { [weak self] in self?.onChange() }
  }

  private static func textView(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkTextView> {
    unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
  }

  /// A value with U+0000 set by the program, or `nil` for any other value.
  private var valueWithNull: String?

  /// The text; setting it doesn't count as typing.
  package var value: String {
    get {
      var (start, end) = unsafe (GtkTextIter(), GtkTextIter())
      unsafe gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = unsafe gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { unsafe g_free(text) }
      let value = unsafe String(cString: text)
      if let valueWithNull, valueWithNull.withVisibleNull == value { return valueWithNull }
      return value
    }
    set {
      guard !composition.isActive else { return }
      unsafe g_signal_handler_block(UnsafeMutableRawPointer(buffer), changeHandler)
      let difference = TextDifference(from: value, to: newValue)
      valueWithNull = newValue.hasNull ? newValue : nil
      isShowing = true
      replace(difference)
      isShowing = false
      unsafe g_signal_handler_unblock(UnsafeMutableRawPointer(buffer), changeHandler)
      isChanged = false
      fitLines()
      if view.isFocused { showCaret() }
    }
  }

  /// The caret's position in Unicode scalars.
  package var caret: Int {
    get {
      var place = unsafe GtkTextIter()
      unsafe gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
      return unsafe Int(gtk_text_iter_get_offset(&place))
    }
    set {
      var place = unsafe GtkTextIter()
      unsafe gtk_text_buffer_get_iter_at_offset(buffer, &place, gint(newValue))
      unsafe gtk_text_buffer_place_cursor(buffer, &place)
      showCaret()
    }
  }

  /// Scrolls to the caret, for example after an undo.
  private func showCaret() {
    unsafe gtk_text_view_scroll_to_mark(
      Self.textView(view.pointer), gtk_text_buffer_get_insert(buffer), 0, 0, 0, 0)
  }

  /// Replaces only the difference, and puts the caret after it.
  private func replace(_ difference: TextDifference) {
    var (start, end) = unsafe (GtkTextIter(), GtkTextIter())
    unsafe gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(difference.start))
    unsafe gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(difference.end))
    unsafe gtk_text_buffer_delete(buffer, &start, &end)
    unsafe gtk_text_buffer_insert(buffer, &start, difference.text.withVisibleNull, -1)
    unsafe gtk_text_buffer_place_cursor(buffer, &start)
  }

  /// Hints to input methods and on-screen keyboards.
  package var inputHints: InputHints {
    get {
      unsafe InputHints(rawValue: cgtk_text_view_get_input_hints(Self.textView(view.pointer)))
    }
    set { unsafe cgtk_text_view_set_input_hints(Self.textView(view.pointer), newValue.rawValue) }
  }

  package var isEditable: Bool {
    get { unsafe gtk_text_view_get_editable(Self.textView(view.pointer)) != 0 }
    set { unsafe gtk_text_view_set_editable(Self.textView(view.pointer), newValue ? 1 : 0) }
  }
}
