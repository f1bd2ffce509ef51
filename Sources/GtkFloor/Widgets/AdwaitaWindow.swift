/// Makes a window with a title and a content: one of libadwaita in a program that uses it.
///
/// Dialogs of libadwaita are shown within such a window.
package func makeWindow(title: String, content: Widget) -> Window {
  guard AdwaitaFunctions.isStarted, let bar = AdwaitaFunctions.make("adw_header_bar"),
    let window = AdwaitaFunctions.make("adw_application_window").flatMap(Window.init(around:))
  else {
    let window = Window(title: title)
    window.content = content
    return window
  }
  window["title"] = title
  AdwaitaFunctions.call(
    "adw_application_window_set_content", window, AdwaitaFunctions.put(bar, above: content))
  return window
}
