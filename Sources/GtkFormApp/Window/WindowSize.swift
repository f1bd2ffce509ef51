import FormTextField
import Foundation

/// The size that the window had when it was last closed.
@MainActor
struct WindowSize {
  var path = UserFolder.state.path() + "/window.json"

  /// Restores the size of a window, and saves it when the window closes.
  ///
  /// Failures to read or save it are ignored, because the user loses nothing that matters.
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
