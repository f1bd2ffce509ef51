import CGtk

/// A toggle button that reveals the secret beside it.
///
/// It doesn't take the keyboard focus, so Tab moves from one password to the next, as in browsers. A key in the entry
/// does the same as the button.
package final class RevealButton: Widget {
  /// The shortcut, as in KeePass.
  private static let key = "<Control>h"

  /// The name of the shortcut, such as “Ctrl+H”.
  package static var keyName: String { Shortcut.name(of: key) }

  private var button: UnsafeMutablePointer<GtkToggleButton> {
    unsafe object.assumingMemoryBound(to: GtkToggleButton.self)
  }

  private unowned let entry: SecretEntry

  package init(of entry: SecretEntry) {
    self.entry = entry
    unsafe super.init(gtk_toggle_button_new())
    isFocusable = false
    show(isRevealed: false)
    entry.onKey(Self.key) { [weak entry] in
      entry?.isRevealed.toggle()
      return true
    }
    connect("toggled") { [weak self, weak entry] in
      if let self, let entry { unsafe entry.isRevealed = gtk_toggle_button_get_active(button) != 0 }
    }
    entry.onReveal { [weak self, weak entry] in
      if let entry { self?.show(isRevealed: entry.isRevealed) }
    }
  }

  /// Reveals another entry together with the first one, with the same key.
  package func reveal(_ other: SecretEntry) {
    other.onKey(Self.key) { [weak entry] in
      entry?.isRevealed.toggle()
      return true
    }
    entry.onReveal { [weak entry, weak other] in
      if let entry { other?.isRevealed = entry.isRevealed }
    }
    // An entry's menu can reveal it too.
    other.onReveal { [weak entry, weak other] in
      if let other { entry?.isRevealed = other.isRevealed }
    }
  }

  /// Sets the button's name; its tooltip also shows the shortcut.
  package func showName(_ name: String) {
    setAccessibleName(name)
    tooltip = "\(name) (\(Self.keyName))"
  }

  private func show(isRevealed: Bool) {
    unsafe gtk_toggle_button_set_active(button, isRevealed ? 1 : 0)
    unsafe gtk_button_set_icon_name(
      object.assumingMemoryBound(to: GtkButton.self),
      isRevealed ? "view-conceal-symbolic" : "view-reveal-symbolic")
  }
}
