import GenericForm

/// Everything around a control's editor, and the only place that turns a status into style, text and accessible
/// state.
///
/// Parts are created when they're first shown. Initially a control is only its label and editor; the style sheet
/// reserves the space for a message.
final class ControlFrame {
  /// The widget of the control.
  let host: Widget

  let editor: any FormEditor
  var editorWidget: Widget

  /// The part of the editor that has the focus and the accessible state.
  var focusWidget: Widget

  var label: Label?
  var header: Box?
  var markLabel: Label?
  var progressMark: ProgressMark?
  var messageLine: MessageLine?

  /// The content to show around the editor.
  var content = FrameContent() {
    didSet { if content != oldValue { showContent() } }
  }

  /// Shows the messages and the built-in words in the current language.
  func showLanguage() {
    (editor as? any BuiltInWords)?.showLanguage()
    showContent()
  }

  private func showContent() {
    let old = display
    display = FrameDisplay(content)
    render(from: old, to: display)
  }

  /// Everything that is shown around the editor.
  private(set) var display = FrameDisplay()

  /// The look of the whole.
  var look = FormLook.plain {
    didSet { if look != oldValue { arrange() } }
  }

  var followsClicks = false
  var followsPlace = false

  /// The line of a row with the editor at its end, or `nil` if the editor has a line to itself.
  var line: Box?

  /// The column that the title is in, or `nil` if the title is above the editor.
  var titleColumn: TitleColumn? {
    didSet {
      requireHeader()
      if let header, !editor.includesTitle { titleColumn?.add(header) }
      arrange()
    }
  }

  let announcer = StatusAnnouncer()

  /// Called when the title changes.
  var onTitle: () -> Void = {}

  /// Called when the retry button beside a message is clicked.
  var onRetry: () -> Void = {}

  init(_ instance: WidgetInstance, editor: any FormEditor) {
    host = instance.host
    self.editor = editor
    editorWidget = editor.widget
    focusWidget = editor.focusWidget
    content.isReadAsRequired = isReadAsRequired
    FormStyle.install()
    FlowBoxKeys.install()
    host.addStyleClass("form-control")
    host.insert(editorWidget, before: nil)
  }

  /// The widget with the title and the messages.
  var texts: Widget { line ?? host }

  /// The widgets that have the accessible description and states.
  var describedWidgets: [Widget] {
    [focusWidget] + editor.parts
  }

  private var isReadAsRequired: Bool { describedWidgets.allSatisfy(\.isReadAsRequired) }

  /// Replaces the editor's previous widget with its new one, and keeps the focus.
  func replaceEditorWidget() {
    let predecessor = editorWidget
    let isFocused = predecessor.hasFocusWithin
    editorWidget = editor.widget
    focusWidget = editor.focusWidget
    content.isReadAsRequired = isReadAsRequired
    // New widgets don't show anything yet.
    defer { render(from: FrameDisplay(), to: display) }
    if isRow { followText() }
    guard !editorWidget.isSame(as: predecessor) else { return }
    predecessor.parent?.insert(editorWidget, after: predecessor)
    label?.labels(focusWidget)
    predecessor.unparent()
    arrange()
    if isFocused { editor.focus() }
  }

  /// Puts a widget in the editor's place; `adopt` then puts the editor into it.
  func surroundEditor(with successor: Widget, adopt: () -> Void) {
    editorWidget.parent?.insert(successor, after: editorWidget)
    successor.setStyleClass("error", display.hasError)
    editorWidget.unparent()
    editorWidget = successor
    adopt()
  }

  // MARK: - Title and hint

  /// Shows the title and the hint of a new control.
  func show(_ title: String, hint: String) {
    self.title = title
    if !hint.isEmpty { content.hint = hint }
  }

  /// The title, with an underscore before its mnemonic.
  var title = "" {
    didSet {
      onTitle()
      if editor.includesTitle {
        editor.setTitle(title)
        return requireHeader()
      }
      // Without a title, the editor has the whole space.
      if label == nil, !title.isEmpty { makeLabel() }
      label?.isVisible = !title.isEmpty
      label?.textWithMnemonic = title
      wrapTitle()
      showEmptiness()
    }
  }

  /// Wraps a title that may not fit beside its mark.
  func wrapTitle() {
    label?.wrapIfLong(beside: markLabel?.text.utf8.count ?? 0)
    alignMark()
  }

  /// Puts the mark on the first line of a long title.
  ///
  /// With a baseline, GTK rounds the place of a text, so a short title has none.
  private func alignMark() {
    guard let label, let markLabel, label.wraps else { return }
    for part in [label, markLabel] { part.alignToBaseline() }
  }

  private func makeLabel() {
    let label = Label()
    self.label = label
    label.addStyleClass("form-title")
    label.labels(focusWidget)
    if let header {
      header.prepend(label)
    } else {
      texts.insert(label, after: nil)
    }
    if editor.isBesideTitle { putEditorBesideTitle(label) }
  }

  /// Puts the editor at the end of the title's line, where clicking the title activates it.
  private func putEditorBesideTitle(_ label: Label) {
    requireHeader()
    if line == nil {
      editorWidget.unparent()
      header?.append(editorWidget)
      editorWidget.expandsHorizontally = true
    }
    editorWidget.alignToEnd()
    label.onPointerClick { [weak self] in
      if let self, line == nil { focusWidget.activateAsByMnemonic() }
    }
  }
}
