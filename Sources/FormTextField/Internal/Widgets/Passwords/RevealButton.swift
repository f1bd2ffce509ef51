import CGtk
import GenericForm

/// A button that reveals the secret beside it while it is pressed in.
final class RevealButton: Widget {
  private var button: UnsafeMutablePointer<GtkToggleButton> {
    unsafe object.assumingMemoryBound(to: GtkToggleButton.self)
  }

  init(of entry: Entry) {
    unsafe super.init(gtk_toggle_button_new())
    show(isRevealed: false)
    unsafe connect(object, "toggled") { [weak self, weak entry] in
      if let self, let entry { unsafe entry.isRevealed = gtk_toggle_button_get_active(button) != 0 }
    }
    entry.onReveal { [weak self, weak entry] in
      if let entry { self?.show(isRevealed: entry.isRevealed) }
    }
  }

  /// Shows the name of the field in the name of the button.
  func name(for label: ValidationMessage?) {
    let name = MessageCatalog.shared.text(for: .showPassword, field: label)
    setName(name)
    unsafe gtk_widget_set_tooltip_text(pointer, name)
  }

  private func show(isRevealed: Bool) {
    unsafe gtk_toggle_button_set_active(button, isRevealed ? 1 : 0)
    unsafe gtk_button_set_icon_name(
      object.assumingMemoryBound(to: GtkButton.self),
      isRevealed ? "view-conceal-symbolic" : "view-reveal-symbolic")
  }
}
