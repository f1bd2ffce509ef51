import CGtk

/// An item of a window's menu.
///
/// ```swift
/// let preferences = MenuItem("_Preferences", key: "<Control>comma") { showPreferences() }
/// let window = FormWindowController("Newsletter", view, menu: [preferences])
/// ```
public struct MenuItem {
  let title: () -> String
  let key: String
  let action: () -> Void

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title, which is evaluated again when the language changes; an underscore marks its mnemonic.
  ///   - key: A key that does the same, in GTK's notation such as `<Control>comma`, or empty text.
  ///   - action: Called when the item is chosen, or the key is pressed.
  public init(
    _ title: @autoclosure @escaping () -> String, key: String = "", _ action: @escaping () -> Void
  ) {
    (self.title, self.key, self.action) = (title, key, action)
  }
}

/// The button at the end of a title bar that opens the menu of a window, as F10 does.
package final class MenuButton: Widget {
  private let items: [MenuItem]

  /// Creates a button, and has the window obey the keys of the items.
  init(_ items: [MenuItem], name: String, in window: Widget) {
    self.items = items
    // Screen readers read the button within it.
    unsafe super.init(cgtk_widget_new(gtk_menu_button_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
    unsafe gtk_menu_button_set_icon_name(opaque, "open-menu-symbolic")
    unsafe gtk_menu_button_set_primary(opaque, 1)
    unsafe gtk_menu_button_set_has_frame(opaque, 0)
    addStyleClass("form-menu")
    let actions = unsafe g_simple_action_group_new()
    for (index, item) in items.enumerated() {
      unsafe add(item, named: Self.name(ofItem: index), to: actions)
      if !item.key.isEmpty {
        window.onKey(item.key, isFirst: false) {
          item.action()
          return true
        }
      }
    }
    unsafe gtk_widget_insert_action_group(pointer, "menu", OpaquePointer(actions))
    unsafe g_object_unref(UnsafeMutableRawPointer(actions))
    showTitles(name: name)
  }

  /// The titles and keys of the items that have a key.
  package var keys: [(title: String, key: String)] {
    items.filter { !$0.key.isEmpty }.map { (withoutMnemonic($0.title()), $0.key) }
  }

  /// Shows the titles of the items in the current language.
  ///
  /// - Parameter name: The name of the button.
  package func showTitles(name: String) {
    tooltip = name
    firstChild?.setAccessibleName(name)
    let menu = unsafe g_menu_new()
    for (index, item) in items.enumerated() {
      let line = unsafe g_menu_item_new(item.title(), "menu.\(Self.name(ofItem: index))")
      if !item.key.isEmpty {
        unsafe g_menu_item_set_attribute_value(line, "accel", g_variant_new_string(item.key))
      }
      unsafe g_menu_append_item(menu, line)
      unsafe g_object_unref(UnsafeMutableRawPointer(line))
    }
    unsafe gtk_menu_button_set_menu_model(
      opaque, UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self))
    unsafe g_object_unref(UnsafeMutableRawPointer(menu))
    // GTK creates another popover for each menu.
    guard let popover = unsafe gtk_menu_button_get_popover(opaque) else { return }
    let titles = items.map { withoutMnemonic($0.title()) }
    unsafe Widget(unowned: popover).popDownWithSurroundings()
    // The signal is the popover's, so the popover exists while the closure does.
    unsafe connectSignal(UnsafeMutableRawPointer(popover), "map") {
      Self.nameItems(titles, in: unsafe Widget(unowned: popover))
    }
  }

  /// Names the items in the open menu: GTK 4.18 names them by a label that has no name.
  private static func nameItems(_ titles: [String], in menu: Widget) {
    let items = unsafe menu.descendants(ofType: g_type_from_name("GtkModelButton"))
    for (item, title) in zip(items, titles) {
      unsafe gtk_accessible_reset_relation(item.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      item.setAccessibleName(title)
    }
  }

  private static func name(ofItem index: Int) -> String { "item\(index)" }

  private func add(
    _ item: MenuItem, named name: String, to actions: UnsafeMutablePointer<GSimpleActionGroup>?
  ) {
    guard let action = unsafe g_simple_action_new(name, nil) else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(action), "activate", to: item.action)
    unsafe g_action_map_add_action(OpaquePointer(actions), action)
    unsafe g_object_unref(UnsafeMutableRawPointer(action))
  }
}
