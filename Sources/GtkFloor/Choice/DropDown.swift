import CGtk

/// Titles of which one is shown, and the others in a list that opens.
///
/// Letters select the title that they begin, and the arrow keys the one before or after. A long
/// list has an entry to search in.
@safe package final class DropDown: OptionList {
  package let widget: Widget

  /// The part that has the focus while the list is closed.
  package let focusWidget: Widget

  private var search = TypeAhead()

  /// The line in place of an open list without a match.
  private(set) lazy var noMatch = Label(words.noMatch)

  let words: SearchWords

  private var changeHandler: gulong = 0

  package var onSelect: () -> Void = {}

  /// Called before the list opens and before a key selects, such as to add titles.
  package var onUse: () -> Void = {}

  package var parts: [Widget] { [] }

  /// A list without titles.
  ///
  /// - Parameter width: How many characters the closed list shows at most; without it, the title is
  ///   shortened only if the window is too narrow.
  package init(_ words: SearchWords, width: Int? = nil) {
    self.words = words
    guard let dropDown = unsafe gtk_drop_down_new(nil, nil),
      let button = unsafe gtk_widget_get_first_child(dropDown)
    else { fatalError("GTK can't create a drop-down: it isn't initialized.") }
    unsafe widget = Widget(dropDown)
    unsafe focusWidget = Widget(button)
    let expression = unsafe gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    unsafe gtk_drop_down_set_expression(widget.opaque, expression)
    unsafe gtk_expression_unref(expression)
    shortenSelection(to: width)
    if let list = unsafe gtk_widget_get_last_child(dropDown) {
      unsafe connectSignal(UnsafeMutableRawPointer(list), "map") { [weak self] in
        self?.onUse()
        guard let self, !isLong, let place = selection else { return }
        unsafe Self.focusRow(place, in: list)
      }
      unsafe prepareSearch(in: list)
    }
    unsafe changeHandler = connectSignal(widget.object, "notify::selected") { [weak self] in
      self?.nameSelection()
      self?.onSelect()
    }
    // First, so that a space within a title that is typed does not open the list.
    widget.onAnyKey(isFirst: true) { [weak self] key in self?.press(key) ?? false }
    focusWidget.onMnemonic { [weak self] in self?.focus() }
    // The space bar opens the list.
    focusWidget.submit()
  }

  /// Indicates whether the open list has an entry to search in.
  package var isLong: Bool { titles.count >= searchableCount }

  package var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      unsafe g_signal_handler_block(widget.object, changeHandler)
      let list = unsafe stringList(titles)
      let strings = unsafe UnsafeMutableRawPointer(list)?
        .assumingMemoryBound(to: UnsafePointer<CChar>?.self)
      let model = unsafe gtk_string_list_new(strings)
      unsafe gtk_drop_down_set_model(widget.opaque, model)
      unsafe g_object_unref(UnsafeMutableRawPointer(model))
      unsafe g_strfreev(list)
      unsafe gtk_drop_down_set_enable_search(widget.opaque, isLong ? 1 : 0)
      searchWithinTitles()
      unsafe g_signal_handler_unblock(widget.object, changeHandler)
      selection = nil
    }
  }

  package var selection: Int? {
    get {
      let place = unsafe gtk_drop_down_get_selected(widget.opaque)
      return titles.indices.contains(Int(place)) ? Int(place) : nil
    }
    set {
      unsafe g_signal_handler_block(widget.object, changeHandler)
      select(newValue)
      unsafe g_signal_handler_unblock(widget.object, changeHandler)
      nameSelection()
    }
  }

  package func focus() {
    focusWidget.grabFocus()
  }

  /// Adds the selected title to the accessible name, as a button has no value.
  private func nameSelection() {
    focusWidget.setAccessibleName(selection.map { titles[$0] } ?? "")
  }

  private func select(_ place: Int?) {
    unsafe gtk_drop_down_set_selected(widget.opaque, place.map { guint($0) } ?? .max)
  }

  /// Selects by a key; false for one that does not.
  private func press(_ key: Key) -> Bool {
    guard focusWidget.isFocused, key.isPlain,
      key.name == .down || key.name == .up || key.character != nil
    else { return false }
    onUse()
    guard !titles.isEmpty else { return false }
    let present = selection ?? -1
    switch key.name {
    case .down: select(min(present + 1, titles.count - 1))
    case .up: select(max(present - 1, 0))
    default:
      guard let character = key.character,
        let place = search.place(of: character, in: titles, after: present)
      else { return false }
      select(place)
    }
    return true
  }
}
