import CGtk
import GenericForm

/// An entry for a color as text, and a button that shows it and opens a dialog to choose one.
final class ColorEditor: Widget, FormEditor {
  private let entry = Entry(.text)
  private let button = unsafe Widget(gtk_color_button_new())

  var onChange: () -> Void = {}

  init() {
    let box = Box(.row, spacing: 6)
    unsafe super.init(box.pointer)
    entry.expandsHorizontally = true
    box.append(entry)
    box.append(button)
    entry.placeholder = "#1a2b3c"
    let title = ControlMessage.`color.choose`.text
    unsafe gtk_color_button_set_title(button.opaque, title)
    unsafe gtk_widget_set_tooltip_text(button.pointer, title)
    if let inner {
      unsafe connect(inner.object, "clicked") { [weak self] in self?.destroyDialogWhenHidden() }
    }
    entry.onChange = { [weak self] in
      self?.showColor()
      self?.onChange()
    }
    unsafe connect(button.object, "color-set") { [weak self] in self?.takeColor() }
    showColor()
  }

  var widget: WidgetPointer { unsafe pointer }
  var focusWidget: WidgetPointer { unsafe entry.pointer }

  /// The text in the entry.
  var value: String {
    get { entry.value }
    set {
      entry.value = newValue
      showColor()
    }
  }

  var isEditable: Bool {
    get { entry.isEditable }
    set {
      entry.isEditable = newValue
      button.isSensitive = newValue
    }
  }

  func focus() {
    entry.focus()
  }

  /// The name of the field, which that of the button includes.
  var fieldName = "" {
    didSet { showColor() }
  }

  /// The part of the color button that has the focus.
  private var inner: Widget? {
    unsafe gtk_widget_get_first_child(button.pointer).map { unsafe Widget($0) }
  }

  /// Shows on the button the color that the text stands for; nothing for other text.
  private func showColor() {
    let present = color(in: value)
    var shown = present ?? GdkRGBA()
    unsafe gtk_color_chooser_set_rgba(button.opaque, &shown)
    let words = [ControlMessage.`color.choose`.text, fieldName, present.map(hexText) ?? ""]
    inner?.setName(words.filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// Keeps no hidden dialog: the next click on the button makes another one.
  private func destroyDialogWhenHidden() {
    unsafe destroyWhenHidden(newestWindowOf: gtk_color_chooser_dialog_get_type()) {
      [weak button] dialog in
      // The dialog writes to the button as it goes, and keeps it until then. Not sooner than now: a
      // window that is closed with its dialog open releases the button, which destroys the dialog.
      if let button { unsafe keep(button.object, with: dialog) }
    }
  }

  /// Takes the color that was chosen in the dialog.
  private func takeColor() {
    var color = GdkRGBA()
    unsafe gtk_color_chooser_get_rgba(button.opaque, &color)
    entry.enter(hexText(of: color))
  }
}

/// Returns the color of a text such as `#1a2b3c`, `1A2B3C` or `teal`, or `nil` if the text isn't a
/// color or the color is translucent.
private func color(in text: String) -> GdkRGBA? {
  let text = text.filter { !$0.isWhitespace }
  var color = GdkRGBA()
  let spellings = [text, "#" + text]
  guard spellings.contains(where: { unsafe gdk_rgba_parse(&color, $0) != 0 }), color.alpha == 1
  else { return nil }
  return color
}

private func hexText(of color: GdkRGBA) -> String {
  let parts = [color.red, color.green, color.blue].map { part -> String in
    let number = Int((min(max(part, 0), 1) * 255).rounded())
    return (number < 16 ? "0" : "") + String(number, radix: 16)
  }
  return "#" + parts.joined()
}

/// Returns a color as `#rrggbb`, or `nil` if the text isn't a color.
func hexColor(in text: String) -> String? { color(in: text).map(hexText) }
