import GenericForm

/// Offers a draft above the form until the user chooses.
final class DraftBanner {
  let notice = Notice(styleClass: "form-banner")
  var onContinue: () -> Void = {}
  var onStartEmpty: () -> Void = {}

  init() {
    let buttons = Box(.row, spacing: 9)
    buttons.append(button(.`draft.continue`) { [weak self] in self?.onContinue() })
    buttons.append(button(.`draft.empty`) { [weak self] in self?.onStartEmpty() })
    buttons.wrapChildren()
    notice.column.append(buttons)
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

  private func button(_ title: ControlMessage, onClick handler: @escaping () -> Void) -> Button {
    let button = Button(own: title.text)
    button.onClick(handler)
    return button
  }
}
