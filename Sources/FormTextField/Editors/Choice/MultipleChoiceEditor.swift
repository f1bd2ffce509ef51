import GenericForm

/// An editor of any number of several options.
///
/// A value that isn't among the options becomes an extra entry at the end of the list, so it isn't lost.
final class MultipleChoiceEditor<Option: Hashable & SendableMetatype>: FormEditor, ChangeFocusing {
  private var list = CheckList()

  /// The button that opens the list if the editor is compact.
  private var button: PopoverButton?

  /// Returns the text shown for an option.
  var title: (Option) -> String = readableTitle {
    didSet { showValue() }
  }

  var onChange: () -> Void = {}

  init(_ options: [Option] = knownCases(of: Option.self)) {
    self.options = options
    prepareList()
  }

  private func prepareList() {
    list.onChange = { [weak self] in
      guard let self else { return }
      value = Set(list.checked.map { entries[$0] })
      onChange()
    }
    showEntries()
  }

  var options: [Option] {
    didSet { showEntries() }
  }

  var value: Set<Option> = [] {
    didSet { if value != oldValue { showValue() } }
  }

  /// Indicates whether the list is in a popover below a button with a summary.
  var isCompact: Bool {
    get { button != nil }
    set {
      guard newValue != isCompact else { return }
      list = CheckList()
      button = newValue ? PopoverButton(list.box) : nil
      button?.onClose = { [weak self] in self?.endSearch() }
      prepareList()
    }
  }

  private var entries: [Option] = []

  private func showEntries() {
    entries = options
    showValue()
  }

  private func showValue() {
    let others = value.subtracting(entries).map { ($0, title($0)) }
    entries += others.sorted { $0.1 < $1.1 }.map(\.0)
    list.titles = entries.map(title)
    list.checked = Set(entries.indices.filter { value.contains(entries[$0]) })
    button?.text = summary
  }

  /// The titles of up to two chosen options, and the number of any others.
  private var summary: String {
    let chosen = inOrder(value)
    if chosen.isEmpty { return ControlMessage.`choice.none`.text }
    if chosen.count > 2 {
      return ControlMessage.`choice.chosen`.text(["count": .number(chosen.count)])
    }
    return chosen.map(title).joined(separator: RuleMessage.`list.separator`.text)
  }

  /// Returns the chosen values in display order.
  func inOrder(_ chosen: Set<Option>) -> [Option] {
    let known = entries.filter(chosen.contains)
    return known + chosen.subtracting(known)
  }

  var widget: Widget { button ?? list.box }

  var focusWidget: Widget { button?.focusWidget ?? list.box }

  var parts: [Widget] { isCompact ? [] : list.buttons }

  var isBesideTitleInRows: Bool { isCompact }

  func focus() {
    if let button { button.focusWidget.grabFocus() } else { list.focus() }
  }

  func focusChange() {
    if let button { button.focusWidget.grabFocus() } else { list.focusChange() }
  }

  func endSearch() {
    list.endSearch()
  }
}
