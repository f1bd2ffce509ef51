import GenericForm

/// An editor for choosing one of several options, or none if the value is optional.
///
/// A value that isn't among the options becomes an extra entry at the end of the list, so it isn't lost.
final class ChoiceEditor<Option: Hashable & SendableMetatype>: FormEditor {
  private var list: any OptionList

  /// Returns the text shown for an option.
  var title: (Option) -> String = readableTitle {
    didSet { showValue() }
  }

  /// Indicates whether the choice is optional: the drop-down then has an entry that clears it.
  private let canBeAbsent: Bool

  var onChange: () -> Void = {}

  init(
    _ options: [Option] = knownCases(of: Option.self), style: ChoiceStyle = .dropDown,
    canBeAbsent: Bool
  ) {
    self.options = options
    self.style = style
    self.canBeAbsent = canBeAbsent
    list = Self.makeList(style)
    prepareList()
  }

  private static func makeList(_ style: ChoiceStyle) -> any OptionList {
    guard style == .dropDown else { return RadioGroup() }
    return DropDown()
  }

  var style: ChoiceStyle {
    didSet {
      list = Self.makeList(style)
      prepareList()
    }
  }

  var options: [Option] {
    didSet { showEntries() }
  }

  var value: Option? {
    didSet { showValue() }
  }

  /// The entries of the list.
  private var entries: [Option?] = []

  private func prepareList() {
    list.onSelect = { [weak self] in
      guard let self, let place = list.selection, entries[place] != value else { return }
      value = entries[place]
      onChange()
    }
    showEntries()
  }

  private func showEntries() {
    entries = options
    if canBeAbsent, style == .dropDown { entries.insert(nil, at: 0) }
    showValue()
  }

  private func showValue() {
    if let value, !entries.contains(value) { entries.append(value) }
    list.titles = entries.map { $0.map(title) ?? ControlMessage.`choice.none`.text }
    list.selection = entries.firstIndex(of: value)
  }

  var widget: Widget { list.widget }

  var focusWidget: Widget { list.focusWidget }

  var parts: [Widget] { list.parts }

  var isChoice: Bool { true }

  var isBesideTitleInRows: Bool { style == .dropDown }

  func focus() {
    list.focus()
  }
}

extension DropDown {
  /// Creates a list without titles, whose search is in the user's language.
  ///
  /// - Parameter width: The maximum number of characters in the closed list, or `nil` to shorten the title only if
  ///   the window is too narrow.
  public convenience init(width: Int? = nil) {
    self.init(
      SearchWords(
        search: ControlMessage.`choice.search`.text, noMatch: ControlMessage.`choice.noMatch`.text),
      width: width)
  }
}
