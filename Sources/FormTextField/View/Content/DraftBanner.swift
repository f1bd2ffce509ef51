import GenericForm

/// Offers a draft above the form until the user chooses.
final class DraftBanner {
  let notice: Notice
  var onContinue: () -> Void = {}
  var onStartEmpty: () -> Void = {}

  private let continueButton = Button(own: "")
  private let emptyButton = Button(own: "")

  init() {
    notice = Notice(buttons: [continueButton, emptyButton])
    continueButton.onClick { [weak self] in self?.onContinue() }
    emptyButton.onClick { [weak self] in self?.onStartEmpty() }
    showLanguage()
  }

  /// Shows the texts in the current language.
  func showLanguage() {
    continueButton.show(own: ControlMessage.`draft.continue`.text)
    emptyButton.show(own: ControlMessage.`draft.empty`.text)
    if let age { self.age = age }
  }

  /// The age of the draft in seconds, or `nil` to hide the banner.
  var age: Int? {
    didSet {
      guard let age else { return notice.hide() }
      notice.show(offer(ofAge: age), .information)
    }
  }

  private func offer(ofAge seconds: Int) -> String {
    switch seconds {
    case ..<60: ControlMessage.`draft.now`.text
    case ..<3_600: ControlMessage.`draft.minutes`.text(["count": .number(seconds / 60)])
    case ..<86_400: ControlMessage.`draft.hours`.text(["count": .number(seconds / 3_600)])
    default: ControlMessage.`draft.days`.text(["count": .number(seconds / 86_400)])
    }
  }
}
