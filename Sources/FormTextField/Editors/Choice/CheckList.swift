import GenericForm

/// A vertical list of check boxes, any number of which can be checked.
///
/// The up and down arrow keys and Tab move from box to box. A long list scrolls and has a search entry; Tab then moves into the
/// list and out of it.
final class CheckList {
  /// The height of a long list in pixels, even in a form that scrolls.
  private static let listHeight: Int32 = 210

  let box = Box(.column, spacing: 6)
  private(set) var buttons: [CheckButton] = []
  private let column = Box(.column)

  /// The search entry and the scrolled window of a long list, or `nil` for a short one.
  private var search: (entry: SearchEntry, noMatch: Label, scroller: ScrolledWindow)?

  var onChange: () -> Void = {}

  init() {
    column.addStyleClass("form-options")
    box.onMnemonic { [weak self] in self?.focus() }
    column.onAnyKey(isFirst: true) { [weak self] key in self?.press(key) ?? false }
    box.append(column)
  }

  private var isLong: Bool { titles.count >= searchableCount }

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      for button in buttons { column.remove(button) }
      buttons = titles.map { title in
        let button = CheckButton(verbatim: title)
        button.onChange = { [weak self, weak button] in
          guard let self, let button else { return }
          if isLong { makeReachable(button) }
          onChange()
        }
        column.append(button)
        return button
      }
      Widget.number(buttons)
      if isLong {
        makeScrollable()
        if let first = buttons.first { makeReachable(first) }
      }
    }
  }

  /// The indices of the checked titles.
  var checked: Set<Int> {
    get { Set(buttons.indices.filter { buttons[$0].value }) }
    set {
      let present = checked
      changed = buttons.indices.first { newValue.contains($0) != present.contains($0) } ?? changed
      for (place, button) in buttons.enumerated() { button.value = newValue.contains(place) }
    }
  }

  /// The index of the first box that the program changed last.
  private var changed: Int?

  func focus() {
    buttons.first { $0.canTakeFocus && $0.isVisible }?.grabFocus()
  }

  /// Focuses the box that the program changed last, if the search shows it.
  func focusChange() {
    guard let changed, buttons.indices.contains(changed), buttons[changed].isVisible else {
      return focus()
    }
    if isLong { makeReachable(buttons[changed]) }
    buttons[changed].grabFocus()
  }
}

// MARK: - A long list

extension CheckList {
  private func makeScrollable() {
    guard search == nil else { return }
    let entry = SearchEntry(ControlMessage.`choice.search`.text)
    entry.onChange = { [weak self] in self?.filter() }
    entry.onEnter = { [weak self] in self?.focus() }
    let noMatch = Label(ControlMessage.`choice.noMatch`.text)
    noMatch.isVisible = false
    noMatch.addStyleClass("form-no-match")
    box.remove(column)
    box.append(entry)
    let scroller = ScrolledWindow(column)
    scroller.keepHeight(Self.listHeight)
    scroller.addStyleClass("form-list")
    box.append(scroller)
    box.append(noMatch)
    search = (entry, noMatch, scroller)
  }

  /// Shows every title again.
  func endSearch() {
    search?.entry.text = ""
  }

  private var visibleButtons: [CheckButton] { buttons.filter(\.isVisible) }

  /// Makes this box the only one that Tab moves to.
  private func makeReachable(_ button: CheckButton) {
    // In GTK 4.8, a check button that is merely not focusable would stop Tab from moving on.
    for other in buttons { other.canTakeFocus = other === button }
  }

  /// Shows the titles that contain the search text, ignoring case and accents.
  private func filter() {
    guard let search else { return }
    // Compares Unicode scalars, as the input may end within a character of the title: ह in हि.
    let sought = foldedText(search.entry.text).unicodeScalars
    for (button, title) in zip(buttons, titles) {
      button.isVisible = sought.isEmpty || foldedText(title).unicodeScalars.contains(sought)
    }
    let visible = visibleButtons
    Widget.number(visible)
    search.noMatch.isVisible = visible.isEmpty
    search.scroller.isVisible = !visible.isEmpty
    if let first = visible.first { makeReachable(first) }
  }

  /// Moves the focus in the list.
  private func press(_ key: Key) -> Bool {
    let buttons = visibleButtons
    guard key.isPlain, let present = buttons.firstIndex(where: \.isFocused) else { return false }
    let last = buttons.count - 1
    let next: Int
    switch key.name {
    case .down: next = min(present + 1, last)
    case .up: next = max(present - 1, 0)
    case .pageDown: next = min(present + 5, last)
    case .pageUp: next = max(present - 5, 0)
    case .home: next = 0
    case .end: next = last
    default: return false
    }
    if isLong { makeReachable(buttons[next]) }
    buttons[next].grabFocus()
    return true
  }
}
