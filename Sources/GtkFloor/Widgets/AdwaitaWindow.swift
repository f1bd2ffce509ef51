/// Makes a window with a title, a menu and a content: one of libadwaita in a program that uses it.
///
/// Dialogs of libadwaita are shown within such a window.
package func makeWindow(
  title: String, menu: [MenuItem] = [], menuName: String = "", content: Widget
) -> (window: Window, menuButton: MenuButton?) {
  guard AdwaitaFunctions.isStarted, let bar = AdwaitaFunctions.make("adw_header_bar"),
    let window = AdwaitaFunctions.make("adw_application_window").flatMap(Window.init(around:))
  else {
    let window = Window(title: title)
    window.content = content
    guard !menu.isEmpty else { return (window, nil) }
    let bar = HeaderBar(hasWindowButtons: true)
    let button = MenuButton(menu, name: menuName, in: window)
    bar.append(button)
    window.setHeaderBar(bar)
    return (window, button)
  }
  window.title = title
  let button = menu.isEmpty ? nil : MenuButton(menu, name: menuName, in: window)
  if let button { AdwaitaFunctions.call("adw_header_bar_pack_end", bar, button) }
  AdwaitaFunctions.call(
    "adw_application_window_set_content", window, AdwaitaFunctions.put(bar, above: content))
  return (window, button)
}
