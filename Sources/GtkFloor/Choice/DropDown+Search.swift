import CGtk

extension DropDown {
  /// Focuses the search when a long list opens, where Enter chooses the first match.
  ///
  /// GTK 4.8 focuses the list, where letters are lost, and Enter and Escape do nothing.
  func prepareSearch(in popover: UnsafeMutablePointer<GtkWidget>) {
    let parts = unsafe Widget(popover)
    guard
      let entry = parts.descendants(ofType: gtk_search_entry_get_type()).first?.pointer,
      let list = parts.descendants(ofType: gtk_list_view_get_type()).first?.pointer
    else { return }
    let search = unsafe Widget(entry)
    noMatch.isVisible = false
    noMatch.addStyleClass("form-no-match")
    if let scroller = unsafe gtk_widget_get_parent(list) {
      unsafe gtk_widget_insert_after(noMatch.pointer, gtk_widget_get_parent(scroller), scroller)
    }
    // Enter must choose from the current matches, not from outdated ones.
    unsafe gtk_search_entry_set_search_delay(OpaquePointer(entry), 0)
    // Letters typed in the list belong to the search.
    unsafe gtk_search_entry_set_key_capture_widget(search.opaque, popover)
    unsafe connectSignal(search.object, "search-started") {
      unsafe Widget(unowned: entry).focusText()
    }
    search.setAccessibleName(words.search)
    unsafe connectSignal(UnsafeMutableRawPointer(popover), "map") { [weak self] in
      // Wait a turn: GTK moves the focus after it has shown the list.
      Task { [weak self] in
        if self?.isLong == true { search.focusText() }
      }
      unsafe Widget(popover).afterDrawing { [weak self] in self?.showSelection() }
    }
    // GTK would first filter by the text with its accents.
    let signal = unsafe g_signal_lookup("search-changed", gtk_search_entry_get_type())
    unsafe g_signal_handlers_disconnect_matched(
      entry, cgtk_match_signal_and_data(), signal, 0, nil, nil, widget.object)
    unsafe connectSignal(UnsafeMutableRawPointer(entry), "search-changed") { [weak self] in
      unsafe self?.seek(in: OpaquePointer(entry))
    }
    unsafe connectSignal(UnsafeMutableRawPointer(entry), "stop-search") {
      unsafe Widget(popover).popDown()
    }
    unsafe connectSignal(UnsafeMutableRawPointer(popover), "unmap") {
      unsafe gtk_editable_set_text(OpaquePointer(entry), "")
    }
    unsafe connectSignal(UnsafeMutableRawPointer(entry), "activate") { [weak self] in
      guard let self else { return }
      let typed = unsafe String(cString: gtk_editable_get_text(OpaquePointer(entry)))
      guard let place = bestMatch(for: typed) else { return }
      unsafe Widget(popover).popDown()
      select(place)
    }
  }

  /// Lets the search match letters anywhere in a title, ignoring accents; GTK creates a prefix filter for each model.
  func searchWithinTitles() {
    guard let filter = unsafe titleFilter else { return }
    unsafe gtk_string_filter_set_match_mode(filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING)
    let fold: @convention(c) (OpaquePointer?, gpointer?) -> UnsafeMutablePointer<CChar>? = {
      title, _ in
      unsafe g_strdup(foldedText(String(cString: gtk_string_object_get_string(title))))
    }
    let expression = unsafe gtk_cclosure_expression_new(
      FundamentalType.string, nil, 0, nil, unsafeBitCast(fold, to: GCallback.self), nil, nil)
    unsafe gtk_string_filter_set_expression(filter, expression)
    unsafe gtk_expression_unref(expression)
  }

  /// Filters the list by the text in the search entry.
  private func seek(in entry: OpaquePointer) {
    guard let filter = unsafe titleFilter else { return }
    let typed = unsafe String(cString: gtk_editable_get_text(entry))
    unsafe gtk_string_filter_set_search(filter, foldedText(typed))
    showBestMatch(for: typed)
    let isEmpty = unsafe matches.map { unsafe g_list_model_get_n_items($0) } == 0
    noMatch.isVisible = isEmpty
    if let scroller = unsafe list.flatMap({ unsafe gtk_widget_get_parent($0.pointer) }) {
      unsafe gtk_widget_set_visible(scroller, isEmpty ? 0 : 1)
    }
  }

  /// The first title that begins with a text, or else the first with the text within it.
  private func bestMatch(for typed: String) -> Int? {
    let sought = foldedText(typed)
    let folded = titles.map(foldedText)
    return folded.firstIndex { $0.hasPrefix(sought) } ?? folded.firstIndex { $0.contains(sought) }
  }

  /// Marks the match that Enter chooses.
  private func showBestMatch(for typed: String) {
    guard !typed.isEmpty, let place = bestMatch(for: typed) else { return }
    let sought = foldedText(typed)
    showMatch(titles[..<place].count { foldedText($0).contains(sought) })
  }

  /// Marks the selected title in the list that has just opened.
  private func showSelection() {
    guard isLong, let selection, let filter = unsafe titleFilter,
      unsafe gtk_string_filter_get_search(filter).map({ unsafe String(cString: $0) }) ?? "" == ""
    else { return }
    showMatch(selection)
  }

  /// Marks a row of the open list, and scrolls to it.
  private func showMatch(_ place: Int) {
    guard let list, let matches = unsafe matches else { return }
    unsafe gtk_single_selection_set_selected(matches, guint(place))
    unsafe gtk_widget_activate_action_variant(
      list.pointer, "list.scroll-to-item", g_variant_new_uint32(guint(place)))
  }
}

extension Widget {
  /// Focuses the text of this search entry, where what was typed in the meantime stays unselected.
  fileprivate func focusText() {
    guard !hasFocusWithin, let text = unsafe gtk_editable_get_delegate(opaque) else { return }
    unsafe gtk_text_grab_focus_without_selecting(UnsafeMutablePointer(text))
  }
}
