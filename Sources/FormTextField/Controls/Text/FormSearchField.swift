import GenericForm

/// A control for a search term, with a magnifying glass and a button that clears the text.
///
/// Handlers get the text once the user stops typing, presses Enter, or clears the entry. Escape clears it.
///
/// ```swift
/// let search = FormSearchField("")
/// search.onSearch { text in print("Search for “\(text)”") }
/// box.append(search.widget)
/// ```
///
/// Without a title, a screen reader reads the placeholder, which is “Search…” by default.
///
/// In GTK this is the class `FormSearchField`, with the properties of an ``EntryControl`` and `search-delay`, in
/// milliseconds, and the signals `activate` and `search-changed`.
public final class FormSearchField: ValueControl<String>, EntryControl {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormSearchField", of: FormSearchField.self, isEditable: true,
      properties: entryProperties + [
        .text("value", \FormSearchField.value),
        .count(
          "search-delay", upTo: 60_000, default: 150,
          get: { (control: FormSearchField) in Int(control.searchDelay / .milliseconds(1)) }
        ) { $0.searchDelay = .milliseconds($1) },
      ], signals: [.init("search-changed")])
  }

  override class var startValue: String { "" }

  override var valueProperties: [String] { ["text", "value"] }

  /// A search is usually empty, so it isn't marked as optional.
  override var canBeEmpty: Bool { false }

  /// The entry that the text is typed into.
  public let entry: Entry = SearchBox()

  /// The text of the last search.
  private var searched = ""
  private var stopWaiting: () -> Void = {}

  /// The pause in typing after which the search begins; 150 milliseconds by default, as in GTK.
  public var searchDelay = Duration.milliseconds(150) {
    didSet { if searchDelay != oldValue { notify("search-delay") } }
  }

  required init(_ making: ControlMaking<String>) {
    super.init(making.edited(by: entry))
    followEntry()
    entry.clearTitle = ControlMessage.`field.clear`.text
    entry.placeholder = ControlMessage.`choice.search`.text
    searched = text
    MainLoop.install()
    onChange { [weak self] in self?.changed() }
    onActivate { [weak self] in self?.search() }
    entry.onKey("Escape") { [weak self] in self?.clear() ?? false }
    frame.onTitle = { [weak self] in self?.showName() }
    entry.connect("notify::placeholder-text") { [weak self] in self?.showName() }
  }

  /// Calls `handler` with each new text: after a pause in typing, on Enter, and at once if it's empty.
  public func onSearch(_ handler: @escaping (_ text: String) -> Void) {
    instance.host.connect("search-changed") { [weak self] in
      if let self { handler(searched) }
    }
  }

  private func changed() {
    stopWaiting()
    if text.isEmpty || searchDelay <= .zero { return search() }
    stopWaiting = callBack(after: searchDelay, on: ContinuousClock()) { [weak self] in
      self?.search()
    }
  }

  private func search() {
    stopWaiting()
    guard text != searched else { return }
    searched = text
    instance.emit("search-changed")
  }

  private func clear() -> Bool {
    guard entry.isEditable, !entry.isComposing, !entry.value.isEmpty else { return false }
    entry.enter("")
    return true
  }

  /// Gives the entry an accessible name in place of a missing title.
  private func showName() {
    entry.setAccessibleName(title.isEmpty ? placeholder : "")
  }
}
