import GenericForm

/// A button to choose a picture, with a preview beside it.
final class PictureEditor: FormEditor {
  private let box = Box(.row, spacing: 12)
  private let file = FileButton(invitation: .`file.choosePicture`, isForPictures: true)
  private let preview = PicturePreview()

  var onChange: () -> Void = {}

  /// Called before ``onChange``, while the field still has the previous value.
  var onReplace: () -> Void = {}

  init() {
    file.types = ["image/*"]
    file.widget.expandsHorizontally = true
    file.widget.alignToMiddle()
    box.append(preview.box)
    box.append(file.widget)
    file.onChange = { [weak self] in
      self?.onReplace()
      self?.load()
      self?.onChange()
    }
    preview.onShow = { [weak file] isFailed in file?.hasPreview = !isFailed }
    preview.box.onFileDrop { [weak self] paths in self?.take(paths) ?? false }
  }

  var widget: Widget { box }
  var focusWidget: Widget { file.focusWidget }
  var isChoice: Bool { true }

  /// The path of the picture.
  var value: String? {
    get { file.value }
    set {
      file.value = newValue
      load()
    }
  }

  var isEditable: Bool {
    get { file.isEditable }
    set { file.isEditable = newValue }
  }

  /// Returns the title of the dialog.
  var dialogTitle: () -> String {
    get { file.dialogTitle }
    set { file.dialogTitle = newValue }
  }

  /// Called when the desktop's dialog disappears without an answer.
  var onLostDialog: () -> Void {
    get { file.onLostDialog }
    set { file.onLostDialog = newValue }
  }

  /// The maximum size in bytes of a picture that is loaded.
  var maxSize = 50_000_000 {
    didSet { if maxSize != oldValue { load() } }
  }

  /// Takes a dropped, pasted or chosen picture.
  @discardableResult
  func take(_ paths: [String]) -> Bool { file.take(paths) }

  private func load() {
    // An undo may have restored the picture.
    PastedPictures.note(file.value, isReplaced: false)
    preview.load(file.value, maxSize: maxSize)
  }
}
