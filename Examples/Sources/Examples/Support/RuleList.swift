import CGtk
import FormTextField
import GenericForm

/// The rules of a field, one a line, each ticked while the value meets it.
final class RuleList: FormElement {
  let widget: WidgetPointer = gtk_label_new(nil)

  private var observation: FormObservation?

  /// The rules of a field of a form.
  init<Value>(_ field: Field<Value>) {
    g_object_ref_sink(widget)
    gtk_label_set_xalign(OpaquePointer(widget), 0)
    let show: @MainActor () -> Void = { [widget] in
      let lines = field.rules.map { rule in
        (rule.isMet ? "✓ " : "○ ") + MessageCatalog.shared.text(for: rule.message)
      }
      gtk_label_set_text(OpaquePointer(widget), lines.joined(separator: "\n"))
    }
    observation = field.observe(show)
    show()
  }

  isolated deinit {
    g_object_unref(widget)
  }
}
