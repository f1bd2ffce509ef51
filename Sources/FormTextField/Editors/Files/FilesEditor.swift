import GenericForm

/// An editor of any number of files: each with a button that removes it, and a button that adds more.
final class FilesEditor: FormEditor {
  let adder = FileButton(invitation: .`file.choose`)
  private let column = Box(.column, spacing: 6)
  private let list = Box(.column, spacing: 3)
  private var buttons: [IconButton] = []

  var onChange: () -> Void = {}

  init() {
    column.append(list)
    column.append(adder.widget)
    list.isVisible = false
    adder.onFiles = { [weak self] paths in
      guard let self else { return }
      change(to: value + paths.filter { !self.value.contains($0) })
    }
  }

  /// The paths of the files, each once.
  var value: [String] = [] {
    didSet { if value != oldValue { showFiles() } }
  }

  private func showFiles() {
    for row in list.children { row.unparent() }
    buttons = value.map { path in
      let row = Box(.row, spacing: 9)
      let title = fileName(in: path)
      let name = Label(title)
      name.cutsInTheMiddle = true
      name.expandsHorizontally = true
      let size = Label(FileFacts(path: path).size.map(sizeText) ?? "")
      size.addStyleClass("form-description")
      let button = IconButton(
        .clear, ControlMessage.`files.remove`.text(["file": .text(title)]))
      button.isSensitive = isEditable
      button.onClick { [weak self] in self?.remove(path) }
      for part in [name, size, button] { row.append(part) }
      list.append(row)
      return button
    }
    list.isVisible = !value.isEmpty
  }

  private func remove(_ path: String) {
    adder.focusWidget.grabFocus()
    change(to: value.filter { $0 != path })
  }

  private func change(to paths: [String]) {
    guard paths != value else { return }
    value = paths
    onChange()
  }

  var widget: Widget { column }

  var focusWidget: Widget { adder.focusWidget }

  var isChoice: Bool { true }

  var isEditable: Bool {
    get { adder.isEditable }
    set {
      adder.isEditable = newValue
      for button in buttons { button.isSensitive = newValue }
    }
  }

  func focus() {
    adder.focus()
  }
}
