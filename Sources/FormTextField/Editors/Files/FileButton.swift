import GenericForm

/// A button that shows the chosen file, and opens a dialog to choose another one.
final class FileButton: FormEditor {
  private let box = Box(.row, spacing: 6)
  private let button: ContentButton
  private let content = Box(.row, spacing: 9)
  private let nameLabel = Label()
  private let detailsLabel = Label()
  private let clearButton = IconButton(.clear, ControlMessage.`file.clear`.text)
  private let invitation: ControlMessage
  private let isForPictures: Bool
  private var chooser: FileChooser?

  /// The file types that the dialog offers, or an empty array for any type.
  var types: [FileType] = []

  /// Returns the title of the dialog.
  var dialogTitle: () -> String = { "" }

  var onChange: () -> Void = {}

  /// Called when the desktop's dialog disappears without an answer.
  var onLostDialog: () -> Void = {}

  /// Takes any number of files instead of the button, which then shows no file.
  var onFiles: (([String]) -> Void)?

  init(invitation: ControlMessage, isForPictures: Bool = false) {
    self.invitation = invitation
    self.isForPictures = isForPictures
    button = ContentButton(content)
    content.append(nameLabel)
    content.append(detailsLabel)
    detailsLabel.expandsHorizontally = true
    // Beside a preview there's space for several lines, but little width.
    if isForPictures { content.direction = .column } else { content.wrapEnd() }
    nameLabel.expandsHorizontally = true
    nameLabel.expandsVertically = true
    content.expandsVertically = false  // Only within the button.
    nameLabel.breakWithoutHyphens()
    detailsLabel.addStyleClass("form-description")
    button.expandsHorizontally = true
    box.append(button)
    box.append(clearButton)
    button.onClick { [weak self] in self?.choose() }
    // By default, GTK would open the dialog.
    button.onMnemonic { [weak self] in self?.button.grabFocus() }
    clearButton.onClick { [weak self] in _ = self?.clear() }
    button.onKey("Delete|KP_Delete|BackSpace") { [weak self] in self?.clear() ?? false }
    button.onKey("<Control>v|<Shift>Insert") { [weak self] in self?.paste() ?? false }
    box.onFileDrop { [weak self] paths in self?.take(paths) ?? false }
    show()
  }

  var widget: Widget { box }
  var focusWidget: Widget { button }
  var isChoice: Bool { true }

  /// The path of the file.
  var value: String? {
    didSet { if value != oldValue { show() } }
  }

  /// Indicates whether a preview of the file is shown beside the button.
  var hasPreview = true {
    didSet { if hasPreview != oldValue { show() } }
  }

  private func show() {
    let size = value.flatMap { FileFacts(path: $0).size }.map(sizeText)
    let preview = hasPreview ? nil : ControlMessage.`file.noPreview`.text
    let details = [size, preview].compactMap(\.self)
    nameLabel.text = value.map(fileName) ?? invitation.text
    nameLabel.cutsInTheMiddle = value != nil
    nameLabel.wraps = value == nil || isForPictures
    nameLabel.breaksWords = value != nil || isForPictures
    detailsLabel.wraps = isForPictures
    detailsLabel.showIfAny(details.joined(separator: " · "))
    // The invitation has no details, so a column is enough: GTK measures wrapped text in a row several times slower.
    box.direction = value == nil ? .column : .row
    clearButton.isIncluded = value != nil
    button.setAccessibleName(([nameLabel.text] + details).joined(separator: ", "))
  }
}

// MARK: - User actions

extension FileButton {
  /// Takes a dropped, pasted or chosen file, unless the button can't take one.
  ///
  /// Several files at once are refused unless ``onFiles`` is set.
  @discardableResult
  func take(_ paths: [String]) -> Bool {
    guard isEditable, let path = paths.first else { return false }
    if let onFiles {
      onFiles(paths)
      return true
    }
    guard paths.count == 1 else { return false }
    value = path
    onChange()
    return true
  }

  private func clear() -> Bool {
    guard isEditable, value != nil else { return false }
    button.grabFocus()
    value = nil
    onChange()
    return true
  }

  private func paste() -> Bool {
    box.readPastedFiles(asPicture: isForPictures) { [weak self] paths in self?.take(paths) }
    return true
  }

  private func choose() {
    chooser = FileChooser(
      dialogTitle(), types: FileType.offered(types), near: value, takesSeveral: onFiles != nil,
      over: box
    ) { [weak self] paths in
      self?.chooser = nil
      if let paths { self?.take(paths) } else { self?.onLostDialog() }
    }
  }
}
