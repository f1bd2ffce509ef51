import CGtk
import FormTextField

/// An editor for the path of a picture: a button that opens a file chooser, and the file's name.
final class PictureButton: FormEditor {
  let widget: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
  let focusWidget: WidgetPointer = gtk_button_new()
  let isChoice = true
  let includesTitle = true
  var onChange: () -> Void = {}
  var value: String? {
    didSet { gtk_label_set_text(name, fileName) }
  }

  private let title = OpaquePointer(gtk_label_new(nil) as WidgetPointer)
  private let name = OpaquePointer(gtk_label_new("No picture is chosen yet") as WidgetPointer)

  init() {
    append(focusWidget, WidgetPointer(name), to: widget)
    setChild(WidgetPointer(title), of: focusWidget)
    connect(focusWidget, "clicked") { [weak self] in self?.choose() }
  }

  func setTitle(_ text: String) {
    gtk_label_set_text_with_mnemonic(title, text)
  }

  private var fileName: String {
    value?.split(separator: "/").last.map(String.init) ?? "No picture is chosen yet"
  }

  private func choose() {
    chooseFile("Choose a picture", over: widget) { [weak self] path in
      self?.value = path
      self?.onChange()
    }
  }
}
