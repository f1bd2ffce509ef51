// Controls of one kind in a form, beside the bare widgets of the C program BareFields.
//   FormFields NAME CONTROLS PRESSES

import CGtkStage
import FormTextField

let arguments = CommandLine.arguments
guard arguments.count == 4, let kind = ControlKind.named(arguments[1]),
  let count = Int(arguments[2]), let presses = Int32(arguments[3])
else { fatalError("FormFields NAME CONTROLS PRESSES") }

let stage = stage_new()
let (controls, form) = kind.make(count)
for control in controls { stage_append(stage, control.widget.pointer) }
withExtendedLifetime(form) { stage_run(stage, controls.first?.widget.pointer, presses) }
