import FormTextField
import GenericForm

/// The window that lists the keyboard shortcuts.
@MainActor
enum ShortcutsWindow {
  /// Shows the window over another one.
  static func show(over parent: Widget) {
    let view = FormView(Form(()) {}, applying: { _ in }) {
      for (title, keys) in list {
        FormReadOnlyRow(title.text, text: Shortcut.name(of: keys))
      }
    }
    let window = FormWindowController(AppMessage.`shortcuts.window`.text, view)
    window.widget.onKey("Escape", isFirst: false) { [weak window] in
      window?.close()
      return true
    }
    if let parent = Window(around: parent) { window.widget.stay(above: parent) }
    window.present()
    // GTK selects the text of the first row, which has the focus.
    window.widget.clearFocus()
  }

  private static let list: [(AppMessage, String)] = [
    (.`shortcuts.submit`, "Return"), (.`shortcuts.undo`, "<Control>z"),
    (.`shortcuts.redo`, "<Control><Shift>z"), (.`shortcuts.reveal`, "<Control>h"),
    (.`shortcuts.menu`, "F10"), (.`preferences.window`, "<Control>comma"),
    (.`shortcuts.window`, "<Control>question"), (.`shortcuts.newWindow`, "<Control>n"),
    (.`shortcuts.close`, "<Control>w"), (.`shortcuts.quit`, "<Control>q"),
  ]
}
