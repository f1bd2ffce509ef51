/// What a window says of its form as a whole: one notice at a time.
final class Notices {
  enum Content: Equatable {
    case nothing

    /// The submit went through.
    case success(String)

    /// The submit failed as a whole.
    case error(String)

    /// Fields have errors, or had some.
    case problems([WindowProblem])
  }

  /// The error, above what scrolls.
  let banner = Notice(styleClass: "form-banner")

  /// The fields with errors, which scroll with the form.
  let summary = Summary()

  /// The success, over the end of the form.
  let toast = Notice(styleClass: "form-toast")

  var content = Content.nothing {
    didSet {
      guard content != oldValue else { return }
      if !content.isError { banner.hide() }
      if !content.isProblems { summary.hide() }
      if !content.isSuccess { toast.hide() }
      switch content {
      case .nothing: break
      case .success(let text): toast.show(text, isError: false)
      case .error(let text): banner.show(text, isError: true)
      case .problems(let problems): summary.show(problems)
      }
    }
  }

  /// Focuses the notice, so that a screen reader reads it out.
  func focus() {
    switch content {
    case .nothing: break
    case .success: toast.box.grabFocus()
    case .error: banner.box.grabFocus()
    case .problems: summary.box.grabFocus()
    }
  }
}

extension Notices.Content {
  var isSuccess: Bool { if case .success = self { true } else { false } }
  var isError: Bool { if case .error = self { true } else { false } }
  var isProblems: Bool { if case .problems = self { true } else { false } }
}
