import CGtk
import FormTextField

/// Edits a PIN, one digit per box: typing a digit moves to the next box.
final class PINEditor: FormEditor {
  let widget: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
  var onChange: () -> Void = {}

  /// The widgets that take the focus.
  var parts: [WidgetPointer] { boxes }

  private let boxes: [WidgetPointer]
  private var isSetting = false

  var value: String {
    get { boxes.map(text).joined() }
    set {
      guard newValue != value else { return }
      isSetting = true
      defer { isSetting = false }
      let digits = newValue.map { String($0) }
      for (index, box) in boxes.enumerated() {
        gtk_editable_set_text(OpaquePointer(box), index < digits.count ? digits[index] : "")
      }
    }
  }

  init(digits: Int) {
    boxes = (0..<digits).map { _ in gtk_entry_new() }
    for (index, box) in boxes.enumerated() {
      gtk_box_append(widget.of(GtkBox.self), box)
      gtk_entry_set_max_length(box.of(GtkEntry.self), 1)
      gtk_entry_set_visibility(box.of(GtkEntry.self), 0)
      gtk_entry_set_activates_default(box.of(GtkEntry.self), 1)
      gtk_editable_set_width_chars(OpaquePointer(box), 2)
      gtk_editable_set_max_width_chars(OpaquePointer(box), 2)
      connect(box, "changed") { [weak self] in self?.changed(at: index) }
    }
  }

  func focus() {
    gtk_widget_grab_focus(boxes.first { text($0).isEmpty } ?? boxes[0])
  }

  private func changed(at index: Int) {
    guard !isSetting else { return }
    onChange()
    let isFilled = !text(boxes[index]).isEmpty
    let isFocused = gtk_widget_get_focus_child(boxes[index]) != nil
    if isFilled, isFocused, index + 1 < boxes.count { gtk_widget_grab_focus(boxes[index + 1]) }
  }

  private func text(_ box: WidgetPointer) -> String {
    gtk_editable_get_text(OpaquePointer(box)).map { String(cString: $0) } ?? ""
  }
}
