import CGtk
import GenericForm

@testable import FormTextField

extension ControlSample {
  /// Every kind of control.
  static var all: [ControlSample] {
    [
      ControlSample(
        "FormTextField", absent: "", filled: "Mei",
        bound: { FormTextField($0, $1, hint: $2) },
        alone: {
          FormTextField($0, validators: $1.isEmpty ? [] : [.required(ValidationMessage($1))])
        },
        enter: { enter("Mei", into: $0) }),
      ControlSample(
        "FormCheckButton", absent: false, filled: true,
        bound: { FormCheckButton($0, $1, hint: $2) },
        alone: { FormCheckButton($0, requiredMessage: $1) },
        enter: { press($0) }),
      ControlSample(
        "FormFileField", absent: nil, filled: "/etc/hostname",
        bound: { FormFileField($0, $1, hint: $2) },
        alone: { FormFileField($0, requiredMessage: $1) },
        enter: { _ = dropFiles(["/etc/hostname"], on: $0.frame.editor.widget) }),
      ControlSample(
        "FormPictureField", absent: nil, filled: "/etc/hostname",
        bound: { FormPictureField($0, $1, hint: $2) },
        alone: { FormPictureField($0, requiredMessage: $1) },
        enter: { field in
          let preview = gtk_widget_get_first_child(field.frame.editor.widget)
          _ = preview.map { dropFiles(["/etc/hostname"], on: $0) }
        }),
      ControlSample(
        "FormColorField", absent: nil, filled: "#008080",
        bound: { FormColorField($0, $1, hint: $2) },
        alone: { FormColorField($0, requiredMessage: $1) },
        enter: { field in
          gtk_editable_set_text(OpaquePointer(field.frame.editor.focusWidget), "teal")
        }),
    ]
  }
}

/// Does what the space bar does in a control.
@MainActor
func press(_ control: FormControl) {
  gtk_widget_activate(control.frame.editor.focusWidget)
}
