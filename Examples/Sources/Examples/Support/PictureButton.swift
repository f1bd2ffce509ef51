import CGtk
import FormTextField
import GenericForm

/// A button that lets a person choose a picture, and a line that says how it is with it.
final class PictureButton<State>: FormControl {
  let widget: WidgetPointer

  private let button: WidgetPointer
  private let line: WidgetPointer
  private let form: Form<State>
  private let path: WritableKeyPath<State, String?>
  private var observation: FormObservation?
  private var changeHandlers: [() -> Void] = []

  /// A button for the path of a picture in a form.
  init(_ title: String, _ form: Form<State>, _ path: WritableKeyPath<State, String?>) {
    self.form = form
    self.path = path
    widget = owned(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    button = titledButton(title)
    line = owned(gtk_label_new(nil))
    let box = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(box, button)
    gtk_box_append(box, line)
    gtk_label_set_xalign(OpaquePointer(line), 0)
    gtk_label_set_wrap(OpaquePointer(line), 1)
    connect(button, "clicked") { [weak self] in self?.choose() }
    observation = form.observe(path) { [weak self] in self?.show() }
    show()
  }

  isolated deinit {
    for widget in [line, button, widget] { g_object_unref(widget) }
  }

  var name: String { "Picture" }
  var boundPath: AnyKeyPath? { path }
  var isValid: Bool { form.messages(of: path).isEmpty }

  var isEditable: Bool {
    get { gtk_widget_get_sensitive(button) != 0 }
    set { gtk_widget_set_sensitive(button, newValue ? 1 : 0) }
  }

  func performValidation() { form.leave(path) }
  func updateShownError() {}  // The form does.
  func focus() { gtk_widget_grab_focus(button) }
  func reset() { form[path] = nil }
  func onChange(_ handler: @escaping () -> Void) { changeHandlers.append(handler) }
}

// MARK: - What is shown

extension PictureButton {
  private func show() {
    gtk_label_set_text(OpaquePointer(line), said)
    describe(button, said)
    if form.field(path).isShowingError {
      gtk_widget_add_css_class(line, "error")
    } else {
      gtk_widget_remove_css_class(line, "error")
    }
  }

  private var said: String {
    let status = form.field(path)
    if status.isPending { return "The picture is being loaded…" }
    let messages = status.errors + status.unverified
    guard messages.isEmpty else {
      return messages.map { MessageCatalog.shared.text(for: $0) }.joined(separator: "\n")
    }
    return form[path]?.split(separator: "/").last.map(String.init) ?? "No picture is chosen yet"
  }
}

// MARK: - Choosing

extension PictureButton {
  private func choose() {
    let window = gtk_widget_get_ancestor(button, gtk_window_get_type())
    let parent = window.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
    }
    guard
      let chooser = gtk_file_chooser_native_new(
        "Choose a picture", parent, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    else { return }
    let object = UnsafeMutableRawPointer(chooser)
    connect(object, "response") { [weak self] response in
      if response == GTK_RESPONSE_ACCEPT.rawValue { self?.take(from: chooser) }
      g_object_unref(object)
    }
    let dialog = object.assumingMemoryBound(to: GtkNativeDialog.self)
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_native_dialog_show(dialog)
  }

  private func take(from chooser: OpaquePointer) {
    guard let file = gtk_file_chooser_get_file(chooser) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let name = g_file_get_path(file) else { return }
    defer { g_free(name) }
    form[path] = String(cString: name)
    form.leave(path)  // The choice is made: its verdict is due.
    for handler in changeHandlers { handler() }
  }
}
