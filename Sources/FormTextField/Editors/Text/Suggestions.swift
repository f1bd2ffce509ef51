import GenericForm

/// The suggestions below an entry, which the user chooses with the keyboard while the focus stays in the entry.
final class Suggestions {
  private let list: SuggestionList
  private weak var entry: Entry?
  private var search: Task<Void, Never>?

  /// The text that the open list is for.
  private var text = ""

  /// Indicates whether the text was just chosen, in which case nothing is suggested.
  private var isChosen = false

  /// The source of the suggestions, or `nil` if there is none.
  var completion: TextCompletion? {
    didSet { close() }
  }

  /// Called after a chosen suggestion has become the entry's text.
  var onChoose: () -> Void = {}

  /// Called with the text that a screen reader reads out for the suggestions.
  var onSuggestion: (String) -> Void = { _ in }

  init(of entry: Entry, in host: Widget) {
    self.entry = entry
    list = SuggestionList(in: host)
    list.onChoose = { [weak self] in self?.choose($0) }
    entry.setSuggestsTexts()
    for (key, step) in [("Down|KP_Down", 1), ("Up|KP_Up", -1)] {
      entry.onKey(key) { [weak self] in self?.move(by: step) ?? false }
    }
    entry.connect("notify::text") { [weak self] in
      guard let self, self.list.isOpen else { return }
      // Typed text is reported at the end of the event if it replaces a selection.
      afterEvent { [weak self] in self?.closeIfOutdated() }
    }
    for signal in ["notify::editable", "state-flags-changed"] {
      entry.connect(signal) { [weak self] in self?.closeIfOutdated() }
    }
    entry.onKey("Escape") { [weak self] in self?.close() ?? false }
    entry.onKey("Return|KP_Enter|ISO_Enter") { [weak self] in self?.chooseSelected() ?? false }
  }

  isolated deinit {
    search?.cancel()
  }

  /// Suggests completions of the typed text.
  func textChanged(to text: String) {
    search?.cancel()
    guard !isChosen, !text.isEmpty else {
      _ = close()
      return
    }
    find(text)
  }

  private func find(_ text: String) {
    self.text = text
    switch completion?.source {
    case .list(let texts): show(texts.filter { hasWord(in: $0, beginningWith: text) }, for: text)
    case .search(let delay, let find):
      search = Task { [weak self] in
        guard (try? await Task.sleep(for: delay)) != nil else { return }
        let found = try? await find(text)
        if !Task.isCancelled { self?.show(found ?? [], for: text) }
      }
    case nil: break
    }
  }

  private func show(_ texts: [String], for text: String) {
    guard let entry, canSuggest, !entry.isComposing, texts != [text], !texts.isEmpty else {
      _ = close()
      return
    }
    list.show(texts, below: entry)
    entry.setExpanded(true)
    onSuggestion(ControlMessage.`field.suggestions`.text(["count": .number(texts.count)]))
  }

  /// Indicates whether the user is typing the text that the suggestions are for.
  ///
  /// The program may change the text, or let it be read only, and the window may be behind another one.
  private var canSuggest: Bool {
    guard let entry else { return false }
    return entry.hasFocusWithin && entry.isInActiveWindow && entry.isEditable && entry.value == text
  }

  private func closeIfOutdated() {
    if list.isOpen, !canSuggest { close() }
  }

  /// Selects the next or previous suggestion; Down opens the list first.
  private func move(by step: Int) -> Bool {
    guard let entry, completion != nil, entry.isEditable, !entry.isComposing else { return false }
    if list.isOpen {
      guard let text = list.select(by: step), let place = list.selected else { return true }
      onSuggestion(
        ControlMessage.`field.suggestion`.text([
          "text": .text(text), "place": .number(place + 1), "count": .number(list.texts.count),
        ]))
    } else {
      guard step > 0 else { return false }
      find(entry.value)
    }
    return true
  }

  private func chooseSelected() -> Bool {
    guard let place = list.selected, list.isOpen, entry?.isComposing == false else {
      _ = close()
      return false
    }
    choose(list.texts[place])
    return true
  }

  private func choose(_ text: String) {
    _ = close()
    isChosen = true
    entry?.enter(text)
    isChosen = false
    entry?.focus()
    onChoose()
  }

  /// Hides the suggestions; returns false if none are shown.
  @discardableResult
  func close() -> Bool {
    search?.cancel()
    guard list.isOpen else { return false }
    list.close()
    entry?.setExpanded(false)
    onSuggestion("")
    return true
  }
}
