import CGtk

/// A list of titles that opens, and shows only the selected title while closed.
///
/// Typing letters selects the title that starts with them, and the arrow keys select the previous or next one. A long
/// list has a search entry.
///
/// ```swift
/// let unit = DropDown()
/// unit.titles = ["Minutes", "Hours"]
/// unit.selection = 0
/// ```
@safe public final class DropDown: OptionList {
  /// The widget to put into a box.
  public let widget: Widget

  /// The part with the focus while the list is closed.
  public let focusWidget: Widget

  private var search = TypeAhead()

  /// The line shown in an open list if nothing matches.
  private(set) lazy var noMatch = Label(words.noMatch)

  let words: SearchWords

  private var changeHandler: gulong = 0

  /// Returns what a screen reader reads for a title, such as the name of a code.
  package var spokenTitle: (String) -> String = { $0 }

  /// The closure to call when the user has selected a title.
  public var onSelect: () -> Void = {}

  /// Called before the list opens and before a key selects, for example to add titles.
  package var onUse: () -> Void = {}

  package var parts: [Widget] { [] }

  /// Creates a list without titles.
  package init(_ words: SearchWords, width: Int? = nil) {
    self.words = words
    guard let dropDown = unsafe gtk_drop_down_new(nil, nil),
      let button = unsafe gtk_widget_get_first_child(dropDown)
    else { fatalError("GTK can't create a drop-down: it isn't initialized.") }
    unsafe widget = Widget(dropDown)
    unsafe focusWidget = Widget(button)
    // The button is already named by its title.
    focusWidget.firstChild?.hideFromScreenReaders()
    let expression = unsafe gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    unsafe gtk_drop_down_set_expression(widget.opaque, expression)
    unsafe gtk_expression_unref(expression)
    shortenSelection(to: width)
    for scroller in widget.descendants(ofType: gtk_scrolled_window_get_type()) {
      scroller.leaveSettings()
    }
    if let list = unsafe gtk_widget_get_last_child(dropDown) {
      unsafe connectSignal(UnsafeMutableRawPointer(list), "map") { [weak self] in
        self?.onUse()
        guard let self, !isLong, let place = selection else { return }
        unsafe Self.focusRow(place, in: list)
      }
      unsafe Widget(list).popDownWithSurroundings()
      unsafe prepareSearch(in: list)
    }
    chooseTappedRow()
    unsafe changeHandler = connectSignal(widget.object, "notify::selected") { [weak self] in
      self?.nameSelection()
      self?.onSelect()
    }
    // First, so a space typed within a title doesn't open the list.
    widget.onAnyKey(isFirst: true) { [weak self] key in self?.press(key) ?? false }
    focusWidget.onMnemonic { [weak self] in self?.focus() }
    // Enter submits the form, so only the space bar opens the list.
    focusWidget.submit()
  }

  /// Indicates whether the open list has a search entry.
  package var isLong: Bool { titles.count >= searchableCount }

  /// The titles; new ones clear the selection.
  public var titles: [String] = [] {
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

  /// The index of the selected title, or `nil` if none is selected.
  public var selection: Int? {
    get {
      let place = unsafe gtk_drop_down_get_selected(widget.opaque)
      return titles.indices.contains(Int(place)) ? Int(place) : nil
    }
    set {
      unsafe silencing(changeHandler, of: widget.object) { select(newValue) }
      nameSelection()
    }
  }

  /// Moves the keyboard focus to the closed list.
  public func focus() {
    focusWidget.grabFocus()
  }

  /// Adds the selected title to the accessible name, as a button has no value.
  private func nameSelection() {
    focusWidget.setAccessibleName(selection.map { spokenTitle(titles[$0]) } ?? "")
  }

  /// Selects a title as the user does.
  func select(_ place: Int?) {
    unsafe gtk_drop_down_set_selected(widget.opaque, place.map { guint($0) } ?? .max)
  }

  /// Selects a title by a key; returns false for any other key.
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
