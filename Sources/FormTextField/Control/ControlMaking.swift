import GenericForm

/// The source of a control's value.
enum ValueSource<Value: SendableMetatype> {
  /// A field of a form, which the control doesn't retain.
  case field(Field<Value>)

  /// The control's private form.
  case own(StandaloneForm<Value>)

  var field: Field<Value> {
    switch self {
    case .field(let field): field
    case .own(let form): form.field
    }
  }

  var form: StandaloneForm<Value>? {
    if case .own(let form) = self { form } else { nil }
  }
}

/// The parts of a new control: its widget, the source of its value, and its editor.
struct ControlMaking<Value: Equatable & SendableMetatype> {
  let instance: WidgetInstance
  let source: ValueSource<Value>

  /// Indicates whether the field can have no value.
  let canBeAbsent: Bool

  /// The editor, and a closure that binds it to a field instead of the previous one.
  private(set) var editing: (editor: any FormEditor, bind: (FormControl, Field<Value>) -> Void)?

  init(_ instance: WidgetInstance, _ source: ValueSource<Value>, canBeAbsent: Bool = true) {
    (self.instance, self.source, self.canBeAbsent) = (instance, source, canBeAbsent)
  }

  /// Adds an editor of the value.
  func edited<Editor: FormEditor>(by editor: Editor) -> Self where Editor.Value == Value {
    edited(by: editor, through: { $0 })
  }

  /// Adds an editor of the value in another form, such as text for a number.
  func edited<Editor: FormEditor>(
    by editor: Editor, through convert: @escaping (Field<Value>) -> Field<Editor.Value>
  ) -> Self {
    var copy = self
    copy.editing = (editor, { control, field in control.bind(convert(field), to: editor) })
    return copy
  }
}

extension ControlMaking<String> {
  /// Adds an editor of text, which an input method may compose.
  func edited<Editor: TextEditor>(by editor: Editor) -> Self {
    edited(by: editor) { control, field in control.bind(field, to: editor) }
  }

  /// Adds an editor of text.
  ///
  /// - Parameter bind: Binds the editor, or one that includes it, to a field.
  func edited(
    by editor: some TextEditor, bind: @escaping (FormControl, Field<String>) -> Void
  ) -> Self {
    var copy = self
    copy.editing = (
      editor,
      { control, field in
        editor.onCompose = { isComposing in
          if isComposing { field.beginComposing() } else { field.endComposing() }
        }
        bind(control, field)
      }
    )
    return copy
  }
}
