// What the examples of the controls take from their surroundings.

import FormTextField

final class StarEditor: FormEditor {
  let widget: WidgetPointer = FormTextField("").widget
  var onChange: () -> Void = {}
  var value = 0
}

@MainActor let window = FormWindowController("", fields: [], submitTitle: "") {}

struct Container { func append(_ widget: WidgetPointer) {} }

let box = Container()
