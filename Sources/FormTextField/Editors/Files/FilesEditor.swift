import GenericForm

/// An editor for any number of files: each has a button that removes it, and another button adds more.
final class FilesEditor: FormEditor {
  let adder = FileButton(invitation: .`file.choose`)
  private let column = Box(.column, spacing: 6)
  private let files = RemovableItems(in: Box(.column, spacing: 3), .clear) { path in
    let (title, row) = (fileName(in: path), Box(.row, spacing: 9))
    let (name, facts) = (Label(title), Box(.row, spacing: 9))
    name.cutsInTheMiddle = true
    name.expandsHorizontally = true
    facts.append(name)
    if let bytes = FileFacts(path: path).size {
      let size = Label(sizeText(bytes))
      size.addStyleClass("form-description")
      size.expandsHorizontally = true
      facts.append(size)
    }
    facts.wrapEnd()
    row.append(facts)
    return (row, ControlMessage.`files.remove`.text(["file": .text(title)]))
  }

  init() {
    column.append(files.box)
    column.append(adder.widget)
    files.onRemove = { [weak adder] in adder?.focusWidget.grabFocus() }
    adder.onFiles = { [weak files] in files?.add($0) }
  }

  var onChange: () -> Void {
    get { files.onChange }
    set { files.onChange = newValue }
  }

  /// The paths of the files, without duplicates.
  var value: [String] {
    get { files.texts }
    set { files.texts = newValue }
  }

  var widget: Widget { column }

  var focusWidget: Widget { adder.focusWidget }

  var isChoice: Bool { true }

  var isEditable: Bool {
    get { adder.isEditable }
    set {
      adder.isEditable = newValue
      files.isEditable = newValue
    }
  }
}
