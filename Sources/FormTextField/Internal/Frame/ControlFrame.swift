import CGtk
import GenericForm

/// All of a control but its editor, and the one place where a status is turned into style, text
/// and accessible state.
///
/// Parts are created when they are first shown. At first a control is its label and its editor;
/// the style sheet reserves the space of a message.
@safe final class ControlFrame {
  /// The widget of the control.
  private let host: UnsafeMutablePointer<GtkWidget>

  let editor: any FormEditor
  private var editorWidget: Widget

  /// The part of the editor that has the focus and the accessible state.
  private var focusWidget: Widget

  private var label: Label?
  private var header: Box?
  private var requiredMark: Label?
  private var progressMark: ProgressMark?
  private var messageLine: MessageLine?

  /// The status that is shown; nil before the first.
  private(set) var status: FieldStatus?

  /// The column of titles beside the editors that the title is in; nil where it is above.
  var titleColumn: TitleColumn? {
    didSet {
      requireHeader()
      if let header, !editor.includesTitle { titleColumn?.add(header) }
    }
  }

  /// The action of the retry button beside a message.
  var onRetry: () -> Void = {}

  init(_ instance: ControlInstance, editor: any FormEditor) {
    unsafe host = instance.widget
    self.editor = editor
    unsafe editorWidget = Widget(editor.widget)
    unsafe focusWidget = Widget(editor.focusWidget)
    StyleSheet.install()
    unsafe setStyle("form-control", true, host)
    unsafe gtk_orientable_set_orientation(
      gtk_widget_get_layout_manager(host).map { OpaquePointer($0) }, GTK_ORIENTATION_VERTICAL)
    unsafe gtk_widget_set_parent(editorWidget.pointer, host)
  }

  /// The widgets that have the accessible description and states.
  private var describedWidgets: [Widget] {
    [focusWidget] + ((editor as? any GroupEditor)?.parts ?? [])
  }

  /// Puts the new widget of the editor into the place of the one before, with the focus if that had
  /// it.
  func replaceEditorWidget() {
    let predecessor = editorWidget
    let isFocused = predecessor.hasFocusWithin
    unsafe editorWidget = Widget(editor.widget)
    unsafe focusWidget = Widget(editor.focusWidget)
    status = nil
    guard unsafe editorWidget.pointer != predecessor.pointer else { return }
    unsafe gtk_widget_insert_after(editorWidget.pointer, host, predecessor.pointer)
    label?.labels(focusWidget)
    if isFocused { editor.focus() }
    unsafe gtk_widget_unparent(predecessor.pointer)
  }

  /// Puts a widget in the place of the editor, which `adopt` puts into it.
  func surroundEditor(with successor: Widget, adopt: () -> Void) {
    unsafe gtk_widget_insert_after(successor.pointer, host, editorWidget.pointer)
    successor.setStyleClass("error", status?.hasShownError ?? false)
    unsafe gtk_widget_unparent(editorWidget.pointer)
    editorWidget = successor
    adopt()
  }

  // MARK: - Title and hint

  /// Shows the title and the hint of a new control.
  func show(_ title: String, hint: String) {
    self.title = title
    if !hint.isEmpty { self.hint = hint }
  }

  /// The title, with an underscore before the letter that is its mnemonic.
  var title = "" {
    didSet {
      if editor.includesTitle {
        editor.setTitle(title)
        return requireHeader()
      }
      if label == nil { makeLabel() }
      label?.textWithMnemonic = title
      let isLong = title.utf8.count > Self.longestTitleInOneLine
      if isLong != label?.wraps { label?.wraps = isLong }
    }
  }

  /// The length in bytes of a title that fits into a narrow window, in large print too.
  private static let longestTitleInOneLine = 20

  private func makeLabel() {
    let label = Label()
    self.label = label
    label.addStyleClass("form-title")
    label.labels(focusWidget)
    if let header {
      header.prepend(label)
    } else {
      unsafe gtk_widget_insert_before(label.pointer, host, editorWidget.pointer)
    }
    if editor.isBesideTitle { putEditorBesideTitle(label) }
  }

  /// Puts the editor at the end of the line of the title, where a click on the title activates it.
  private func putEditorBesideTitle(_ label: Label) {
    requireHeader()
    unsafe gtk_widget_unparent(editorWidget.pointer)
    header?.append(editorWidget)
    editorWidget.expandsHorizontally = true
    editorWidget.alignToEnd()
    label.onPointerClick { [weak focusWidget] in focusWidget?.activateAsByMnemonic() }
  }

  /// The text that is shown while no message is.
  var hint = "" {
    didSet {
      showLines()
      describe()
    }
  }

  /// What the editor notes beside the messages, such as that Caps Lock is on; empty for nothing.
  var notice = "" {
    didSet {
      guard notice != oldValue else { return }
      showLines()
      describe()
    }
  }

  /// The suggestion that is selected, which a screen reader reads first; empty for none.
  var suggestion = "" {
    didSet { if suggestion != oldValue { describe() } }
  }

  /// The number of characters, shown at the end of the line of the messages; empty for none.
  var counter = "" {
    didSet { if counter != oldValue { showLines() } }
  }

  /// What a screen reader reads with the messages, of what is shown elsewhere in the editor.
  var remark = "" {
    didSet { if remark != oldValue { describe() } }
  }

  /// The messages that are on the screen, errors first.
  private(set) var messages: [String] = []

  /// Whether only the first of several messages is shown.
  var showsFirstMessageOnly = false {
    didSet { if let status { showMessages(of: status) } }
  }

  /// What the field is called in messages about it.
  private var name: ValidationMessage?

  /// Whether a tick or a cross shows that a value is valid or not, also without checks.
  var marksValidity = false {
    didSet { if let status { showProgress(status) } }
  }

  // MARK: - From a status to the widgets

  /// Shows a status: the only function that does.
  ///
  /// - Parameter label: What the field is called in messages about it.
  func render(_ status: FieldStatus, label: ValidationMessage?) {
    let before = self.status
    self.status = status
    name = label
    if status.isIncluded != (before?.isIncluded ?? true) {
      unsafe setIncluded(status.isIncluded, host)
    }
    if status.isRequired != (before?.isRequired ?? false) {
      showRequired(status.isRequired)
      for widget in describedWidgets { widget.setRequired(status.isRequired) }
    }
    if status.hasShownError != (before?.hasShownError ?? false) {
      for part in [editorWidget, focusWidget] {
        part.setStyleClass("error", status.hasShownError)
      }
      for widget in describedWidgets { widget.setInvalid(status.hasShownError) }
    }
    if marksValidity || status.checks != (before?.checks ?? .none) {
      showProgress(status)
      for widget in describedWidgets { widget.setBusy(status.isPending) }
    }
    showMessages(of: status)
  }

  private func showMessages(of status: FieldStatus) {
    let all = status.shownErrors + status.shownWarnings
    messages = all.prefix(showsFirstMessageOnly ? 1 : all.count).map {
      MessageCatalog.shared.text(for: $0, field: name)
    }
    showLines()
    describe()
  }

  private func showRequired(_ isRequired: Bool) {
    if isRequired, requiredMark == nil {
      let mark = Label(ValidationMessage.required.text)
      mark.addStyleClass("form-required")
      requireHeader()
      header?.append(mark)
      requiredMark = mark
      moveMarks()
    }
    requiredMark?.isVisible = isRequired
  }

  private func showProgress(_ status: FieldStatus) {
    let sign = sign(for: status)
    if progressMark == nil, status.isPending || sign != nil {
      let mark = ProgressMark()
      requireHeader()
      header?.append(mark.box)
      progressMark = mark
      moveMarks()
    }
    progressMark?.show(isPending: status.isPending, sign: sign)
  }

  /// The tick or the cross that is shown; nil for neither.
  private func sign(for status: FieldStatus) -> Icon.Symbol? {
    if status.isVerified { return .success }
    guard marksValidity, status.isIncluded, !status.isPending else { return nil }
    if status.hasShownError { return .failure }
    return status.isRevealed && status.isDirty && status.isValid ? .success : nil
  }

  /// Puts the parts that stand at the end of the header there, behind a mark that was added.
  private func moveMarks() {
    if let progressMark { header?.moveToEnd(progressMark.box) }
    if editor.isBesideTitle { header?.moveToEnd(editorWidget) }
  }

  /// Creates the row of marks beside the title, or beside an editor that shows the title.
  private func requireHeader() {
    guard header == nil else { return }
    let header = Box(.row, spacing: 6)
    self.header = header
    unsafe gtk_widget_insert_before(header.pointer, host, gtk_widget_get_first_child(host))
    let start = label ?? (editor.includesTitle ? editorWidget : nil)
    guard let start else { return }
    unsafe gtk_widget_unparent(start.pointer)
    header.append(start)
  }

  private func showLines() {
    let notes = notice.isEmpty ? messages : messages + [notice]
    let lines = notes.isEmpty && !hint.isEmpty ? [hint] : notes
    if messageLine == nil {
      if lines.isEmpty, counter.isEmpty { return }
      let line = MessageLine { [weak self] in self?.onRetry() }
      unsafe gtk_widget_insert_before(line.box.pointer, host, nil)
      messageLine = line
    }
    messageLine?.show(
      lines, as: lineKind, canRetry: status?.canRetry ?? false, counter: counter)
    unsafe setStyle("described", !lines.isEmpty || !counter.isEmpty, host)
  }

  private var lineKind: MessageLine.Kind {
    if status?.hasShownError == true { return .error }
    return messages.isEmpty && notice.isEmpty ? .hint : .warning
  }

  /// Sets the accessible description: the messages, or the hint.
  private func describe() {
    var words = suggestion.isEmpty ? messages : [suggestion] + messages
    if messages.isEmpty {
      if status?.isRequired == true { words.append(ValidationMessage.required.text) }
      if !hint.isEmpty { words.append(hint) }
    }
    words += [notice, remark].filter { !$0.isEmpty }
    if status.flatMap(sign) == .success { words.append(ValidationMessage.checked.text) }
    for widget in describedWidgets { widget.setDescription(words.joined(separator: "\n")) }
  }

  // MARK: - The keyboard focus

  func grabFocus() -> Bool {
    guard editor is any GroupEditor else { return focusWidget.grabFocus() }
    editor.focus()
    return editorWidget.hasFocusWithin
  }

  /// Moves the keyboard focus through the editor and on to the retry button, or back.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let isBackwards = [GTK_DIR_TAB_BACKWARD, GTK_DIR_UP, GTK_DIR_LEFT].contains(direction)
    let parts = [editorWidget, messageLine?.box].compactMap(\.self)
    let ordered = isBackwards ? parts.reversed() : parts
    let present = ordered.firstIndex(where: \.hasFocusWithin) ?? 0
    return ordered[present...].contains { $0.moveFocus(direction) }
  }
}
