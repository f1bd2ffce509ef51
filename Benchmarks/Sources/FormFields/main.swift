// Controls of one kind in a form, for comparison with the bare widgets of the C program BareFields.
//   FormFields NAME CONTROLS PRESSES|set=TEXTS
//   FormFields                                    prints the name of every control

import CGtkStage
import FormTextField
import Samples

let arguments = CommandLine.arguments
if arguments.count == 1 {
  for sample in ControlSample.all { print(sample.name) }
  exit(0)
}
guard arguments.count == 4, let kind = ControlKind.named(arguments[1]),
  let count = Int(arguments[2]), let times = Int32(arguments[3].split(separator: "=").last ?? "")
else { fatalError("FormFields NAME CONTROLS PRESSES|set=TEXTS") }

let stage = stage_new()
let (controls, form) = kind.make(count)
for control in controls { stage_append(stage, control.widget.pointer) }
withExtendedLifetime(form) {
  guard arguments[3].hasPrefix("set=") else {
    return stage_run(stage, controls.first?.widget.pointer, times)
  }
  // The first control has the focus, so the texts go to the last one.
  guard let field = controls.last as? FormTextField else { fatalError("There's no text to set.") }
  stage_set_texts(
    stage, times,
    { text, field in
      guard let field else { return }
      let control = Unmanaged<FormTextField>.fromOpaque(field).takeUnretainedValue()
      MainActor.assumeIsolated { control.text = String(cString: text) }
    }, Unmanaged.passUnretained(field).toOpaque())
}
