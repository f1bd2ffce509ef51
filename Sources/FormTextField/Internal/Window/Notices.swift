/// What a window says of its form as a whole: one notice at a time.
final class Notices {
  enum Content: Equatable {
    case nothing

    /// The submit went through.
    case success(String)

    /// The submit failed as a whole.
    case error(String)

    /// What the window waits for, or did.
    case information(String)

    /// Fields have errors, or had some.
    case problems([WindowProblem])
  }

  /// The error or the information, above what scrolls.
  let banner = Notice(styleClass: "form-banner")

  /// The fields with errors, which scroll with the form.
  let summary = Summary()

  /// The success, over the end of the form.
  let toast = Notice(styleClass: "form-toast")

  var content = Content.nothing {
    didSet {
      guard content != oldValue else { return }
      if !content.isBanner { banner.hide() }
      if !content.isProblems { summary.hide() }
      if !content.isSuccess { toast.hide() }
      switch content {
      case .nothing: break
      case .success(let text): toast.show(text, .success)
      case .error(let text): banner.show(text, .error)
      case .information(let text): banner.show(text, .information)
      case .problems(let problems): summary.show(problems)
      }
    }
  }

  /// Focuses the notice, so that a screen reader reads it out.
  func focus() {
    switch content {
    case .nothing: break
    case .success: toast.box.grabFocus()
    case .error, .information: banner.box.grabFocus()
    case .problems: summary.box.grabFocus()
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
