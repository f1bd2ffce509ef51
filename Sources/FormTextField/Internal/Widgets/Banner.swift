import GenericForm

/// A line at the top of a window that says how a submit went, or what is in need, a line each.
final class Banner {
  enum Content: Equatable {
    case nothing
    case success(String)
    case error(String)
    case faults([Line])
  }

  /// What is wrong somewhere, and the way there.
  struct Line: Equatable {
    let text: String
    let follow: () -> Void

    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
  }

  let box = Box(.row, spacing: 9, role: .status)

  private let icon = Icon(.success)
  private let label = Label(wraps: true)
  private let list = Box(.column, spacing: 3)
  private let scroller: ScrolledWindow
  private var links: [Button] = []

  init() {
    scroller = ScrolledWindow(list)
    scroller.growsWithContent(upTo: 170)
    box.addStyleClass("form-banner")
    box.isVisible = false
    box.isFocusable = true
    let column = Box(.column, spacing: 3)
    column.expandsHorizontally = true
    icon.alignToTop()
    column.append(label)
    column.append(scroller)
    box.append(icon)
    box.append(column)
  }

  /// What is said.
  var content = Content.nothing {
    didSet {
      switch content {
      case .nothing: box.isVisible = false
      case .success(let text): show(text, isError: false)
      case .error(let text): show(text, isError: true)
      case .faults(let lines):
        show(ValidationMessage.faults(lines.count).text, lines, isError: true)
      }
    }
  }

  private func show(_ text: String, _ lines: [Line] = [], isError: Bool) {
    icon.show(isError ? .error : .success)
    label.text = text
    for link in links { list.remove(link) }
    links = lines.map { line in
      let link = Button(verbatim: line.text)
      link.addStyleClass("link")
      link.onClick(line.follow)
      link.alignToStart()
      list.append(link)
      return link
    }
    scroller.isVisible = !links.isEmpty
    box.setName(([text] + lines.map(\.text)).joined(separator: "\n"))
    box.setStyleClass("error", isError)
    box.setStyleClass("success", !isError)
    box.isVisible = true
  }

  /// Gives the keyboard focus to the words, so that they are read out.
  func focus() {
    box.grabFocus()
  }
}
