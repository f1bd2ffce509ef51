import GenericForm

/// The editor of a password: its entry, and a second one if the user types it twice.
final class PasswordEditor: TextEditor, UnfinishedText {
  let entry = SecretEntry()

  /// Both entries, or `nil` if the user types the password once.
  private(set) var both: RepeatedPasswordEditor?
  private var made: RepeatedPasswordEditor?

  /// Indicates whether the second entry is wrong, and takes the focus.
  var isRepetitionWrong: () -> Bool = { false }

  /// Shows or hides the second entry, which `make` prepares the first time.
  func ask(twice: Bool, make: (SecretEntry) -> Void) {
    if twice, made == nil {
      let editor = RepeatedPasswordEditor(entry)
      made = editor
      make(editor.again)
      editor.again.isEditable = entry.isEditable
      (editor.again.onActivate, editor.again.onCut) = (entry.onActivate, entry.onCut)
    }
    both = twice ? made : nil
  }

  /// The second entry's text.
  var unfinishedText: String {
    get { both?.again.value ?? "" }
    set { both?.again.value = newValue }
  }

  var value: String {
    get { entry.value }
    set { entry.value = newValue }
  }

  var onChange: () -> Void {
    get { entry.onChange }
    set { entry.onChange = newValue }
  }

  var onCompose: (_ isComposing: Bool) -> Void {
    get { entry.onCompose }
    set {
      entry.onCompose = newValue
      made?.again.onCompose = newValue
    }
  }

  var widget: Widget { entry.widget }

  var focusWidget: Widget { entry }

  var parts: [Widget] { both.map { [$0.again] } ?? [] }

  var isEditable: Bool {
    get { entry.isEditable }
    set {
      entry.isEditable = newValue
      made?.again.isEditable = newValue
    }
  }

  func focus() {
    if let both, isRepetitionWrong() { both.again.focus() } else { entry.focus() }
  }

  func hideSecret() { entry.hideSecret() }
}
