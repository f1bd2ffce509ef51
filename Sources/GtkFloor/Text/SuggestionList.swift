import CGtk

/// A list of texts in a popover that doesn't take the keyboard focus.
package final class SuggestionList: Widget {
  private let list: Widget
  private let scroller: ScrolledWindow

  /// The maximum height in pixels.
  private static let maxHeight: Int32 = 240

  /// Called with the clicked text.
  package var onChoose: (String) -> Void = { _ in }

  package private(set) var texts: [String] = []

  private var popover: UnsafeMutablePointer<GtkPopover> {
    unsafe object.assumingMemoryBound(to: GtkPopover.self)
  }

  package init(in host: Widget) {
    unsafe list = Widget(gtk_list_box_new())
    scroller = ScrolledWindow(list)
    unsafe super.init(gtk_popover_new())
    unsafe gtk_popover_set_child(popover, scroller.pointer)
    unsafe gtk_popover_set_autohide(popover, 0)
    unsafe gtk_popover_set_has_arrow(popover, 0)
    unsafe gtk_popover_set_position(popover, GTK_POS_BOTTOM)
    unsafe gtk_widget_set_can_focus(pointer, 0)
    addStyleClass("form-suggestions")
    unsafe gtk_widget_set_parent(pointer, host.pointer)
    unsafe connectSignal(list.object, "row-activated") { [weak self] arguments in
      let row = unsafe arguments.pointer(0)?.assumingMemoryBound(to: GtkListBoxRow.self)
      let place = unsafe row.map { unsafe Int(gtk_list_box_row_get_index($0)) }
      if let self, let place, texts.indices.contains(place) { onChoose(texts[place]) }
      return true
    }
  }

  package var isOpen: Bool { isVisible }

  /// The index of the selected text, or `nil` if none is selected.
  package var selected: Int? {
    unsafe gtk_list_box_get_selected_row(list.opaque).map {
      unsafe Int(gtk_list_box_row_get_index($0))
    }
  }

  package func show(_ texts: [String], below entry: Entry) {
    self.texts = texts
    for row in list.children { unsafe gtk_list_box_remove(list.opaque, row.pointer) }
    for label in texts.map({ Label($0) }) {
      label.wrapIfLong()
      // Wrap long texts, since the list is only as wide as the entry.
      label.yieldsWidth = label.wraps
      withExtendedLifetime(label) { unsafe gtk_list_box_append(list.opaque, label.pointer) }
    }
    unsafe gtk_list_box_unselect_all(list.opaque)
    scroller.scrollToStart()
    var bounds = graphene_rect_t()
    if unsafe gtk_widget_compute_bounds(entry.pointer, gtk_widget_get_parent(pointer), &bounds) != 0
    {
      var place = GdkRectangle(
        x: gint(bounds.origin.x), y: gint(bounds.origin.y), width: gint(bounds.size.width),
        height: gint(bounds.size.height))
      unsafe gtk_popover_set_pointing_to(popover, &place)
      unsafe gtk_widget_set_size_request(pointer, place.width, -1)
      growWithList(width: place.width)
    }
    unsafe gtk_popover_popup(popover)
  }

  /// Requests the height of the list; GTK would request that of texts wrapped after each word.
  ///
  /// - Parameter width: The width of the popover with its border.
  private func growWithList(width: Int32) {
    var height: gint = 0
    unsafe gtk_widget_measure(
      list.pointer, GTK_ORIENTATION_VERTICAL, max(1, width - 12), nil, &height, nil, nil)
    scroller.growWithContent(upTo: min(height, Self.maxHeight))
  }

  /// Selects the text this many places away, wrapping around, and returns it.
  package func select(by step: Int) -> String? {
    guard !texts.isEmpty else { return nil }
    let start = selected ?? (step > 0 ? -1 : 0)
    let place = (start + step + texts.count) % texts.count
    guard let row = unsafe gtk_list_box_get_row_at_index(list.opaque, gint(place)) else {
      return nil
    }
    unsafe gtk_list_box_select_row(list.opaque, row)
    // GTK scrolls only to the row with the focus, which stays in the entry.
    unsafe Widget(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
      .scrollIntoView(margin: 0)
    return texts[place]
  }

  package func close() {
    popDown()
  }
}
