import GenericForm

/// All of a control but its editor, and the one place where a status is turned into style, text
/// and accessible state.
///
/// Parts are created when they are first shown. At first a control is its label and its editor;
/// the style sheet reserves the space of a message.
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
    didSet {
      let new = FrameLook(content)
      render(from: look, to: new)
      look = new
    }
  }

  /// What is shown around the editor.
  private(set) var look = FrameLook()

  /// The column that the title is in, or `nil` if the title is above the editor.
  var titleColumn: TitleColumn? {
    didSet {
      requireHeader()
      if let header, !editor.includesTitle { titleColumn?.add(header) }
    }
  }

  /// The action when the title is new.
  var onTitle: () -> Void = {}

  /// The action of the retry button beside a message.
  var onRetry: () -> Void = {}

  init(_ instance: WidgetInstance, editor: any FormEditor) {
    host = instance.host
    self.editor = editor
    editorWidget = editor.widget
    focusWidget = editor.focusWidget
    FormStyle.install()
    FlowBoxKeys.install()
    host.addStyleClass("form-control")
    host.insert(editorWidget, before: nil)
  }

  /// The widgets that have the accessible description and states.
  var describedWidgets: [Widget] {
    [focusWidget] + editor.parts
  }

  /// Puts the new widget of the editor into the place of the one before, with the focus if that had
  /// it.
  func replaceEditorWidget() {
    let predecessor = editorWidget
    let isFocused = predecessor.hasFocusWithin
    editorWidget = editor.widget
    focusWidget = editor.focusWidget
    // New widgets show nothing yet.
    defer { render(from: FrameLook(), to: look) }
    guard !editorWidget.isSame(as: predecessor) else { return }
    host.insert(editorWidget, after: predecessor)
    label?.labels(focusWidget)
    if isFocused { editor.focus() }
    predecessor.unparent()
  }

  /// Puts a widget in the place of the editor, which `adopt` puts into it.
  func surroundEditor(with successor: Widget, adopt: () -> Void) {
    host.insert(successor, after: editorWidget)
    successor.setStyleClass("error", look.hasError)
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

  /// The title, with an underscore before the letter that is its mnemonic.
  var title = "" {
    didSet {
      onTitle()
      if editor.includesTitle {
        editor.setTitle(title)
        return requireHeader()
      }
      if label == nil { makeLabel() }
      label?.textWithMnemonic = title
      label?.wrapIfLong()
    }
  }

  private func makeLabel() {
    let label = Label()
    self.label = label
    label.addStyleClass("form-title")
    label.labels(focusWidget)
    if let header {
      header.prepend(label)
    } else {
      host.insert(label, before: editorWidget)
    }
    if editor.isBesideTitle { putEditorBesideTitle(label) }
  }

  /// Puts the editor at the end of the line of the title, where a click on the title activates it.
  private func putEditorBesideTitle(_ label: Label) {
    requireHeader()
    editorWidget.unparent()
    header?.append(editorWidget)
    editorWidget.expandsHorizontally = true
    editorWidget.alignToEnd()
    label.onPointerClick { [weak focusWidget] in focusWidget?.activateAsByMnemonic() }
  }
}
