/// An editor of any number of several options.
///
/// A value that isn't among the options becomes an extra entry at the end of the list, so
/// that it is not lost.
final class MultipleChoiceEditor<Option: Hashable & SendableMetatype>: FormEditor {
  private let list = CheckList()

  /// Returns the text shown for an option.
  var title: (Option) -> String = readableTitle {
    didSet { showValue() }
  }

  var onChange: () -> Void = {}

  init(_ options: [Option] = knownCases(of: Option.self)) {
    self.options = options
    list.onChange = { [weak self] in
      guard let self else { return }
      value = Set(list.ticked.map { entries[$0] })
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

  private var entries: [Option] = []

  private func showEntries() {
    entries = options
    showValue()
  }

  private func showValue() {
    let others = value.subtracting(entries).map { ($0, title($0)) }
    entries += others.sorted { $0.1 < $1.1 }.map(\.0)
    list.titles = entries.map(title)
    list.ticked = Set(entries.indices.filter { value.contains(entries[$0]) })
  }

  /// Chosen values in the order in which they are shown.
  func inOrder(_ chosen: Set<Option>) -> [Option] {
    let known = entries.filter(chosen.contains)
    return known + chosen.subtracting(known)
  }

  var widget: Widget { list.box }

  var parts: [Widget] { list.buttons }

  func focus() {
    list.focus()
  }

  func endSearch() {
    list.endSearch()
  }
}
