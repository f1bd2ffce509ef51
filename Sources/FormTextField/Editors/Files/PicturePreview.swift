import GenericForm

/// A preview of a picture, with states for loading and for a missing or unreadable file.
final class PicturePreview {
  /// The longer side in pixels.
  static let side: Int32 = 96

  let box = Box(.row)

  private let picture = Picture()
  private let icon = Icon(.picture)
  private let spinner = Spinner()
  private var loading: Task<Void, Never>?

  /// Called with true if there is a file that can't be shown, otherwise with false.
  var onShow: (_ isFailed: Bool) -> Void = { _ in }

  init() {
    MainLoop.install()
    box.addStyleClass("form-preview")
    box.alignToStart()
    box.alignToTop()
    for part in [picture, icon, spinner.box] as [Widget] { box.append(part) }
    box.keepSize(of: Self.side)
    show(nil, isFailed: false)
  }

  isolated deinit {
    loading?.cancel()
  }

  /// Loads and shows a picture; `nil` clears the preview.
  ///
  /// - Parameter maxSize: The maximum size in bytes of a file that is loaded.
  func load(_ path: String?, maxSize: Int) {
    loading?.cancel()
    guard let path else { return show(nil, isFailed: false) }
    show(nil, isFailed: false)
    icon.isVisible = false
    spinner.isSpinning = true
    loading = Task { [weak self] in
      // Twice the visible size, for high-resolution screens.
      let loaded = await PictureFile.load(path, within: 2 * Self.side, maxSize: maxSize)
      guard !Task.isCancelled else { return }
      self?.show(loaded, isFailed: loaded == nil)
      self?.picture.setAccessibleName(fileName(in: path))
    }
  }

  private func show(_ loaded: LoadedPicture?, isFailed: Bool) {
    spinner.isSpinning = false
    if let loaded { picture.show(loaded) }
    picture.isVisible = loaded != nil
    icon.isVisible = loaded == nil
    icon.show(isFailed ? .missingPicture : .picture)
    onShow(isFailed)
  }
}
