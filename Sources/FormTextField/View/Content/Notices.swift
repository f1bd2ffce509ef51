/// The notice about the form as a whole, one at a time.
final class Notices {
  enum Content: Equatable {
    case nothing

    /// The submit succeeded.
    case success(String)

    /// The submit failed as a whole; details are shown on request.
    case error(String, details: String = "")

    /// A message about what the window is waiting for or has done.
    case information(String)

    /// Some fields have errors, or had errors.
    case problems([FieldProblem])
  }

  /// The error or information above the scrolling area.
  let banner = Notice()

  /// The fields with errors, which scroll with the form.
  let summary = Summary()

  /// The success message, below the form.
  let toast = Toast()

  /// The details of the error in the banner, or `nil` until they're needed.
  private var details: ErrorDetails?

  init() {
    toast.onEnd = { [weak self] in self?.endSuccess() }
  }

  var content = Content.nothing {
    didSet {
      guard content != oldValue else { return }
      if !content.isBanner { hideBanner() }
      if !content.isProblems { summary.hide() }
      if !content.isSuccess { toast.hide() }
      switch content {
      case .nothing: break
      case .success(let text): toast.show(text)
      case .error(let text, let details): show(.error, text, details: details)
      case .information(let text): show(.information, text)
      case .problems(let problems): summary.show(problems)
      }
    }
  }

  private func show(_ kind: Notice.Kind, _ text: String, details more: String = "") {
    banner.show(text, kind)
    if details == nil, !more.isEmpty {
      let details = ErrorDetails(banner: banner.banner)
      banner.column.append(details.box)
      self.details = details
    }
    details?.show(more)
  }

  private func hideBanner() {
    details?.show("")
    banner.hide()
  }

  /// Hides a success message; returns false if none is shown.
  @discardableResult
  func endSuccess() -> Bool {
    guard content.isSuccess else { return false }
    content = .nothing
    return true
  }

  /// Has a screen reader read errors out without moving the focus.
  func announce(_ errors: [String]) {
    summary.box.announce(errors.joined(separator: "\n"))
  }

  /// Focuses the notice so that a screen reader reads it out; a success message is read with its control.
  func focus() {
    switch content {
    case .nothing, .success: break
    case .error, .information: banner.focus()
    case .problems: summary.focus()
    }
  }
}

extension Notices.Content {
  var isSuccess: Bool { if case .success = self { true } else { false } }
  var isProblems: Bool { if case .problems = self { true } else { false } }

  var isBanner: Bool {
    switch self {
    case .error, .information: true
    case .nothing, .success, .problems: false
    }
  }
}
