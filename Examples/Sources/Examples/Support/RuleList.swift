import CGtk
import FormTextField
import GenericForm

/// The rules on a field of a form, one a line, each ticked while the value meets it.
final class RuleList: FormControl {
  let widget: WidgetPointer
  var isEditable = true

  private var observation: FormObservation?

  /// The rules on the field at a key path.
  init<State>(_ form: Form<State>, _ path: PartialKeyPath<State>) {
    widget = owned(gtk_label_new(nil))
    gtk_label_set_xalign(OpaquePointer(widget), 0)
    let show: @MainActor () -> Void = { [widget] in
      let lines = form.rules(of: path).map { line in
        (line.isMet ? "✓ " : "○ ") + MessageCatalog.shared.text(for: line.message)
      }
      gtk_label_set_text(OpaquePointer(widget), lines.joined(separator: "\n"))
    }
    observation = form.observe(show)
    show()
  }

  isolated deinit {
    g_object_unref(widget)
  }

  // There is nothing to enter: the field itself is judged and focused.

  var isValid: Bool { true }
  func performValidation() {}
  func updateShownError() {}
  func focus() {}
  func reset() {}
  func onChange(_ handler: @escaping () -> Void) {}
}
