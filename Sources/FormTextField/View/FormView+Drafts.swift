import FormDrafts
import GenericForm

extension FormView {
  /// Offers the draft, or continues it without asking.
  func offerDraft() {
    guard let keeper else { return }
    keeper.fields = { [weak self] in
      self?.controls.map { DraftedField($0.bound, enter: $0.enterText) } ?? []
    }
    if !keeper.aside.isEmpty {
      showInformation(.`draft.unreadable`, about: keeper.aside)
    }
    let banner = content.draftBanner
    banner.onContinue = { [weak self] in self?.continueDraft() }
    banner.onStartEmpty = { [weak self] in self?.startEmpty() }
    if keeper.asks { banner.age = keeper.offeredAge } else { continueDraft() }
  }

  private func continueDraft() {
    let aside = keeper?.continueDraft() ?? []
    endOffer()
    if !aside.isEmpty { showInformation(.`draft.aside`, about: aside) }
  }

  /// Shows a message about files, one below the other.
  private func showInformation(_ message: ControlMessage, about paths: [String]) {
    showInformation(
      message.text([
        "count": .number(paths.count), "path": .text(paths.joined(separator: "\n")),
      ]))
  }

  private func startEmpty() {
    keeper?.startEmpty()
    endOffer()
  }

  /// Hides the offer, and moves the focus from its buttons to the first control.
  private func endOffer() {
    controls.first?.focus()
    content.draftBanner.age = nil
  }
}
