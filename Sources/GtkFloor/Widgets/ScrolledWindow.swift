import CGtk

/// Content that scrolls vertically if there isn't enough space.
package final class ScrolledWindow: Widget {
  private let content: Widget

  package init(_ content: Widget) {
    self.content = content
    unsafe super.init(gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_set_child(opaque, content.pointer)
    hideScrollBars()
    leaveSettings()
  }

  /// Requests the content's height, up to a number of pixels.
  package func growWithContent(upTo height: Int32) {
    unsafe gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    unsafe gtk_scrolled_window_set_max_content_height(opaque, height)
  }

  /// Requests the content's width.
  package func growWithWidthOfContent() {
    unsafe gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
  }

  /// Scrolls to the start of the content.
  package func scrollToStart() {
    unsafe gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), 0)
  }

  /// Requests the whole content's height, as a minimum, if everything is visible and there is more space on the screen.
  ///
  /// A window then grows for what appears below, instead of covering part of the content.
  package func keepContentVisible() {
    let width = unsafe gtk_widget_get_width(content.pointer)
    // It isn't laid out yet.
    guard width > 0 else { return }
    var height: Int32 = 0
    unsafe gtk_widget_measure(
      content.pointer, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
    let isWhole = unsafe height <= gtk_widget_get_height(pointer)
    if isWhole, Window(around: self)?.hasSpaceToGrow == true { keepHeight(height) }
  }

  /// Requests no more than a few lines, as a minimum, again.
  package func scrollAgain() {
    unsafe gtk_scrolled_window_set_min_content_height(opaque, -1)
  }

  /// Requests a height in pixels, as a minimum.
  package func keepHeight(_ height: Int32) {
    unsafe gtk_scrolled_window_set_min_content_height(opaque, height)
  }
}

extension Widget {
  /// Calls `handler` when the height of what the surrounding scrolled window shows has changed and its position is
  /// updated.
  package func onScrolledResize(_ handler: @escaping () -> Void) {
    guard let around = unsafe gtk_widget_get_ancestor(pointer, gtk_scrolled_window_get_type()),
      let adjustment = unsafe gtk_scrolled_window_get_vadjustment(OpaquePointer(around))
    else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(adjustment), "changed", to: handler)
  }

  /// Hides the bars of a scrolled window from screen readers, which scroll by moving the focus.
  func hideScrollBars() {
    for bar in descendants(ofType: gtk_scrollbar_get_type()) { bar.hideFromScreenReaders() }
  }

  /// Disconnects a scrolled window from the settings of the desktop when it leaves its window.
  ///
  /// GTK 4.8 leaves its handler behind, which would use the freed widget as soon as the setting for overlay scroll bars
  /// changes: `gtk_scrolled_window_unrealize` disconnects another function than the connected one.
  func leaveSettings() {
    let scroller = pointer
    connect("unrealize") {
      guard let settings = unsafe gtk_widget_get_settings(scroller) else { return }
      unsafe g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(settings), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, scroller)
    }
  }

  /// Leaves the mouse wheel to the scrolled window around this one while everything in this one is visible.
  ///
  /// GTK 4.8 would scroll neither.
  func shareWheel() {
    guard let adjustment = unsafe gtk_scrolled_window_get_vadjustment(opaque) else { return }
    var phases: [GtkPropagationPhase] = []
    unsafe forEachController(of: gtk_event_controller_scroll_get_type()) {
      unsafe phases.append(gtk_event_controller_get_propagation_phase($0))
    }
    let object = UnsafeMutableRawPointer(adjustment)
    unsafe connectSignal(object, "changed") { [weak self] in
      let height = unsafe gtk_adjustment_get_upper(adjustment)
      let scrolls = unsafe height > gtk_adjustment_get_page_size(adjustment)
      var rest = phases[...]
      unsafe self?.forEachController(of: gtk_event_controller_scroll_get_type()) {
        let phase = rest.popFirst() ?? GTK_PHASE_BUBBLE
        unsafe gtk_event_controller_set_propagation_phase($0, scrolls ? phase : GTK_PHASE_NONE)
      }
    }
  }

  /// Keeps the position of the surrounding scrolled window during a change that moves the focus to new widgets.
  ///
  /// GTK would scroll to them before they're laid out, which is to the start.
  package func keepScrollPosition(_ change: () -> Void) {
    guard let around = unsafe gtk_widget_get_ancestor(pointer, gtk_scrolled_window_get_type()),
      let adjustment = unsafe gtk_scrolled_window_get_vadjustment(OpaquePointer(around))
    else { return change() }
    let value = unsafe gtk_adjustment_get_value(adjustment)
    change()
    unsafe gtk_adjustment_set_value(adjustment, value)
  }

  /// Scrolls the surrounding window until the widget is fully visible, or its focused part if it's too high.
  ///
  /// Of a widget that's too high, as much of its start or end is visible as the focused part allows. A widget that
  /// isn't laid out yet is left where it is.
  ///
  /// - Parameter margin: The space above the widget, if there is enough.
  package func scrollIntoView(margin: Double) {
    guard unsafe gtk_widget_get_height(pointer) > 0,
      let around = unsafe gtk_widget_get_ancestor(pointer, gtk_scrolled_window_get_type())
    else { return }
    let scroller = OpaquePointer(around)
    guard let viewport = unsafe gtk_scrolled_window_get_child(scroller),
      let content = unsafe gtk_widget_get_first_child(viewport),
      let (top, end) = unsafe verticalRange(of: pointer, in: content)
    else { return }
    let adjustment = unsafe gtk_scrolled_window_get_vadjustment(scroller)
    let value = unsafe gtk_adjustment_get_value(adjustment)
    let page = unsafe gtk_adjustment_get_page_size(adjustment)
    let start = top - max(0, min(margin, page - (end - top)))
    var shown = min(max(value, end - page), start)
    if end - top > page, let focused = unsafe focusedPart,
      let (focusTop, focusEnd) = unsafe verticalRange(of: focused, in: content)
    {
      // Its message is at the end.
      let preferred = focusTop - top > end - focusEnd ? end - page : start
      let isFocusVisible = focusEnd - page <= preferred && preferred <= focusTop
      shown = min(max(isFocusVisible ? preferred : value, focusEnd - page), focusTop)
    }
    // A new value also stops GTK's own scrolling to the focused part.
    if shown != value { unsafe gtk_adjustment_set_value(adjustment, shown) }
  }

  /// The widget or the part of it that has the focus, or `nil` if neither has it.
  private var focusedPart: UnsafeMutablePointer<GtkWidget>? {
    guard let root = unsafe gtk_widget_get_root(pointer),
      let focused = unsafe gtk_root_get_focus(root),
      unsafe focused == pointer || gtk_widget_is_ancestor(focused, pointer) != 0
    else { return nil }
    return unsafe focused
  }
}

/// Returns where a widget starts and ends within another one, or `nil` if that isn't known.
private func verticalRange(
  of widget: UnsafeMutablePointer<GtkWidget>, in content: UnsafeMutablePointer<GtkWidget>
) -> (start: Double, end: Double)? {
  var bounds = graphene_rect_t()
  guard unsafe gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return nil }
  let start = Double(bounds.origin.y)
  return (start, start + Double(bounds.size.height))
}
