import CGtk

/// A window of the desktop.
public final class Window: Widget {
  var gtkWindow: UnsafeMutablePointer<GtkWindow> {
    unsafe object.assumingMemoryBound(to: GtkWindow.self)
  }

  /// Adopts a window of the GTK C API, of any class.
  ///
  /// ```swift
  /// application.add(Window(adw_window_new()))
  /// ```
  public override init(_ pointer: WidgetPointer) {
    unsafe super.init(pointer)
    guard unsafe isInstance(object, of: gtk_window_get_type()) else {
      fatalError("A widget that isn't a window was used as one.")
    }
  }

  /// Creates a window.
  ///
  /// ```swift
  /// let window = Window(title: "Club")
  /// window.content = box
  /// application.add(window)
  /// window.present()
  /// ```
  ///
  /// - Parameter title: The text in its title bar.
  public init(title: String) {
    unsafe super.init(gtk_window_new())
    unsafe gtk_window_set_title(gtkWindow, title)
  }

  /// Adopts the window around a widget; `nil` if it's in none.
  package init?(around widget: Widget) {
    guard let root = unsafe gtk_widget_get_root(widget.pointer) else { return nil }
    let object = unsafe UnsafeMutableRawPointer(root)
    guard unsafe isInstance(object, of: gtk_window_get_type()) else { return nil }
    unsafe super.init(object.assumingMemoryBound(to: GtkWidget.self))
  }

  /// The text in the title bar.
  public var title: String {
    get { unsafe gtk_window_get_title(gtkWindow).map { unsafe String(cString: $0) } ?? "" }
    set { unsafe gtk_window_set_title(gtkWindow, newValue) }
  }

  /// Shows this window above another one, which takes no input meanwhile.
  package func stay(above parent: Window, isResizable: Bool = false) {
    unsafe gtk_window_set_transient_for(gtkWindow, parent.gtkWindow)
    unsafe gtk_window_set_modal(gtkWindow, 1)
    unsafe gtk_window_set_resizable(gtkWindow, isResizable ? 1 : 0)
  }

  /// Makes this window independent of the one it stays above.
  func leaveParent() {
    unsafe gtk_window_set_transient_for(gtkWindow, nil)
  }

  /// The windows that take no input while this one is open.
  package var blockedWindows: [Window] {
    guard unsafe gtk_window_get_modal(gtkWindow) != 0,
      let parent = unsafe gtk_window_get_transient_for(gtkWindow)
    else { return [] }
    let object = UnsafeMutableRawPointer(parent)
    let blocked = unsafe Window(object.assumingMemoryBound(to: GtkWidget.self))
    return [blocked] + blocked.blockedWindows
  }

  /// The widget below the title bar.
  public var content: Widget? {
    get { unsafe gtk_window_get_child(gtkWindow).map { unsafe Widget($0) } }
    set { unsafe gtk_window_set_child(gtkWindow, newValue?.pointer) }
  }

  package func setDefaultWidth(_ width: Int32) {
    unsafe gtk_window_set_default_size(gtkWindow, width, -1)
  }

  /// The size of a window, which may be maximized.
  public struct Size: Codable, Equatable, Sendable {
    /// The width in pixels, unless the window is maximized.
    public var width: Int32

    /// The height in pixels, unless the window is maximized.
    public var height: Int32

    /// Indicates whether the window fills the screen.
    public var isMaximized: Bool

    /// Creates a size in pixels.
    public init(width: Int32, height: Int32, isMaximized: Bool = false) {
      (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
    }
  }

  /// The size: save it when the window closes, and set it before you show the window again.
  ///
  /// A width or height below 1 is ignored.
  ///
  /// ```swift
  /// window.widget.size = Window.Size(width: 640, height: 480)
  /// window.widget.size = Window.Size(width: 0, height: 480)  // stays 640 by 480
  /// ```
  public var size: Size {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      unsafe gtk_window_get_default_size(gtkWindow, &width, &height)
      return Size(
        width: width, height: height, isMaximized: unsafe gtk_window_is_maximized(gtkWindow) != 0)
    }
    set {
      guard newValue.width > 0, newValue.height > 0 else { return }
      unsafe gtk_window_set_default_size(gtkWindow, newValue.width, newValue.height)
      if newValue.isMaximized { unsafe gtk_window_maximize(gtkWindow) }
    }
  }

  /// Indicates whether the window leaves at least a quarter of the screen's height free.
  var hasSpaceToGrow: Bool {
    guard let surface = unsafe gtk_native_get_surface(OpaquePointer(gtkWindow)),
      let monitor = unsafe gdk_display_get_monitor_at_surface(
        gdk_surface_get_display(surface), surface)
    else { return false }
    var screen = GdkRectangle()
    unsafe gdk_monitor_get_geometry(monitor, &screen)
    return unsafe gtk_widget_get_height(pointer) <= screen.height * 3 / 4
  }

  /// Puts a header bar in the place of the title bar.
  package func setHeaderBar(_ bar: HeaderBar) {
    unsafe gtk_window_set_titlebar(gtkWindow, bar.pointer)
  }

  /// The button that Enter presses from any field, or `nil` if there is none.
  package var defaultButton: Widget? {
    get { unsafe gtk_window_get_default_widget(gtkWindow).map { unsafe Widget($0) } }
    set { unsafe gtk_window_set_default_widget(gtkWindow, newValue?.pointer) }
  }

  /// Shows the window, in front of the others; the focus that this gives may destroy it.
  public func present() {
    unsafe gtk_widget_set_visible(pointer, 1)
    let isShown = unsafe gtk_native_get_surface(OpaquePointer(gtkWindow)) != nil
    if isShown { unsafe gtk_window_present(gtkWindow) }
  }

  /// Removes the keyboard focus: a window keeps the widget that has it, even one that is removed.
  package func clearFocus() {
    unsafe gtk_window_set_focus(gtkWindow, nil)
  }

  /// Removes the keyboard focus from a widget and everything in it, also while the window is inactive.
  package func clearFocus(in widget: Widget) {
    if focusedWidget?.isWithin(widget) == true { clearFocus() }
  }

  var focusedWidget: Widget? {
    unsafe gtk_window_get_focus(gtkWindow).map { unsafe Widget($0) }
  }

  /// Indicates whether a visible widget of the window has the keyboard focus, also while the window is inactive.
  ///
  /// GTK soon moves the focus away from a widget that disappeared, such as one on another page of a stack.
  package var hasFocusedWidget: Bool {
    focusedWidget?.isMapped == true
  }

  /// The Swift object of the innermost widget around the keyboard focus that has one.
  package var focusedImplementation: (any WidgetImplementation)? {
    var widget = unsafe gtk_window_get_focus(gtkWindow)
    while let current = unsafe widget {
      if let owner = unsafe GtkFloor.implementation(of: current) { return owner }
      unsafe widget = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Indicates whether a text that can be typed in has the keyboard focus.
  package var isTextFocused: Bool {
    guard let focused = unsafe gtk_window_get_focus(gtkWindow) else { return false }
    let object = UnsafeMutableRawPointer(focused)
    return unsafe isInstance(object, of: gtk_text_get_type())
      || isInstance(object, of: gtk_text_view_get_type())
  }

  /// Calls `handler` when the keyboard focus has moved to another widget.
  package func onFocusChange(_ handler: @escaping () -> Void) {
    connect("notify::focus-widget", to: handler)
  }

  /// Destroys the window.
  package func destroy() {
    unsafe gtk_window_destroy(gtkWindow)
  }

  /// Indicates whether the window was destroyed; GTK then no longer lists it.
  package var isDestroyed: Bool {
    let windows = unsafe gtk_window_get_toplevels()
    let isListed = (0..<(unsafe g_list_model_get_n_items(windows))).contains { index in
      guard let item = unsafe g_list_model_get_item(windows, index) else { return false }
      unsafe g_object_unref(item)
      return unsafe item == UnsafeMutableRawPointer(pointer)
    }
    return !isListed
  }

  /// Calls `handler` when the user closes the window; if it returns false, the window stays open.
  package func onCloseRequest(_ handler: @escaping (Window) -> Bool) {
    // The signal is the window's own, so the window exists while the closure does.
    let pointer = pointer
    connect("close-request", answering: { _ in unsafe !handler(Window(pointer)) })
  }

  /// Closes the window as its close button does.
  package func requestClose() {
    unsafe gtk_window_close(gtkWindow)
  }

  /// Calls `handler` when the window gets the keyboard focus, or another window does.
  package func onActivityChange(_ handler: @escaping (_ isActive: Bool) -> Void) {
    // The signal is the window's own, so the window exists while the closure does.
    let gtkWindow = unsafe gtkWindow
    connect("notify::is-active") { handler(unsafe gtk_window_is_active(gtkWindow) != 0) }
  }

  /// Calls `handler` when the window is shown, whoever shows it.
  package func onShow(_ handler: @escaping () -> Void) {
    connect("map", to: handler)
  }

  /// Calls `handler` when a window that was shown is destroyed.
  ///
  /// The signal `destroy` would come too late: this object keeps the window, though destroyed.
  package func onDestroy(_ handler: @escaping () -> Void) {
    connect("unrealize", to: handler)
  }
}
