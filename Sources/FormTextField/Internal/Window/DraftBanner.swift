import GenericForm

/// Offers a draft above the form, until the person has chosen.
final class DraftBanner {
  let notice = Notice(styleClass: "form-banner")
  var onContinue: () -> Void = {}
  var onStartEmpty: () -> Void = {}

  init() {
    let buttons = Box(.row, spacing: 9)
    buttons.append(button(.continueDraft) { [weak self] in self?.onContinue() })
    buttons.append(button(.startEmpty) { [weak self] in self?.onStartEmpty() })
    notice.column.append(buttons)
  }

  /// Shows how old the draft is, in seconds; hides the banner for nil.
  var age: Int? {
    didSet {
      guard let age else { return notice.hide() }
      notice.show(ValidationMessage.draft(ofSeconds: age).text, .information)
    }
  }

  private func button(
    _ title: ValidationMessage, onClick handler: @escaping () -> Void
  ) -> Button {
    let button = Button(own: title.text)
    button.onClick(handler)
    return button
  }
}
