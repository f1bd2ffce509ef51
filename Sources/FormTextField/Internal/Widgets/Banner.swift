/// A line at the top of a window that says how a submit went.
final class Banner {
  enum Content: Equatable {
    case nothing
    case success(String)
    case error(String)
  }

  let box = Box(.row, spacing: 9, role: .status)

  private let icon = Icon(.success)
  private let label = Label(wraps: true)

  init() {
    box.addStyleClass("form-banner")
    box.isVisible = false
    box.isFocusable = true
    label.expandsHorizontally = true
    icon.alignToTop()
    box.append(icon)
    box.append(label)
  }

  /// What is said.
  var content = Content.nothing {
    didSet {
      guard content != oldValue else { return }
      switch content {
      case .nothing: box.isVisible = false
      case .success(let text): show(text, isError: false)
      case .error(let text): show(text, isError: true)
      }
    }
  }

  private func show(_ text: String, isError: Bool) {
    icon.show(isError ? .error : .success)
    label.text = text
    box.setName(text)
    box.setStyleClass("error", isError)
    box.setStyleClass("success", !isError)
    box.isVisible = true
  }

  /// Gives the keyboard focus to the words, so that they are read out.
  func focus() {
    box.grabFocus()
  }
}
