import FormTextField
import Foundation

/// The size that the window had when it was last closed.
@MainActor
struct WindowSize {
  var path = UserFolder.state.path() + "/window.json"

  /// Gives a window that size, and keeps the size that it has when it's closed.
  ///
  /// A size that can't be read or kept is forgotten: nothing of the user is lost.
  func remember(_ window: FormWindowController) {
    if let contents = try? FileSystem.contents(of: path),
      let size = try? JSONDecoder().decode(Window.Size.self, from: contents)
    {
      window.widget.size = size
    }
    window.onClose { [weak window] in
      guard let size = window?.widget.size else { return }
      if let contents = try? JSONEncoder().encode(size) {
        try? FileSystem.replace(path, with: contents)
      }
    }
  }
}
