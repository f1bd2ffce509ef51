// As many fields as the C program BareFields has, each a FormTextField with a rule.
//   FormFields FIELDS PRESSES [required]

import CGtkStage
import FormTextField
import GenericForm

let arguments = CommandLine.arguments
let fields = arguments.count > 1 ? Int(arguments[1]) ?? 6 : 6
let presses = arguments.count > 2 ? Int32(arguments[2]) ?? 0 : 0
let validators: [Validator] = arguments.contains("required") ? [.required, .email] : [.email]

let stage = stage_new()
let controls = (0..<fields).map { FormTextField("Field \($0)", validators: validators) }
for control in controls { stage_append(stage, control.widget) }
stage_run(stage, controls.first?.widget, presses)
