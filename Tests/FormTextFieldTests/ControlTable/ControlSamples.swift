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
    ]
  }
}

/// Does what the space bar does in a control.
@MainActor
func press(_ control: FormControl) {
  gtk_widget_activate(control.frame.editor.focusWidget)
}
