import GenericForm

/// A picture in small, while it loads, or in place of one that is not there or cannot be shown.
final class PicturePreview {
  /// The longer side in pixels.
  static let side: Int32 = 96

  let box = Box(.row)

  private let picture = Picture()
  private let icon = Icon(.picture)
  private let spinner = Spinner()
  private var loading: Task<Void, Never>?

  /// Is called with whether there is a file that cannot be shown.
  var onShow: (_ isFailed: Bool) -> Void = { _ in }

  init() {
    MainLoop.install()
    box.addStyleClass("form-preview")
    box.alignToStart()
    box.alignToTop()
    for part in [picture, icon, spinner.box] as [Widget] { box.append(part) }
    box.keepsSize(of: Self.side)
    show(nil, isFailed: false)
  }

  isolated deinit {
    loading?.cancel()
  }

  /// Loads and shows a picture; `nil` clears the preview.
  ///
  /// - Parameter maxSize: The most bytes of a file that is loaded.
  func load(_ path: String?, maxSize: Int) {
    loading?.cancel()
    guard let path else { return show(nil, isFailed: false) }
    show(nil, isFailed: false)
    icon.isVisible = false
    spinner.isSpinning = true
    loading = Task { [weak self] in
      // Twice as large as it is shown, for a screen with small pixels.
      let loaded = await PictureFile.load(path, within: 2 * Self.side, maxSize: maxSize)
      guard !Task.isCancelled else { return }
      self?.show(loaded, isFailed: loaded == nil)
      self?.picture.setAlternativeText(fileName(in: path))
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
