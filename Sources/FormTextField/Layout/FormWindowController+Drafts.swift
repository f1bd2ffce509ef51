import FormDrafts
import GenericForm

// The draft of a window.

extension FormWindowController {
  /// Offers the draft that there is, or takes it over where nobody is asked.
  func offerDraft() {
    guard let keeper else { return }
    window.onInactive { [weak keeper] in keeper?.writeNow() }
    if let path = keeper.aside.first {
      showInformation(ValidationMessage.draftUnreadable(path).text)
    }
    let banner = content.draftBanner
    banner.onContinue = { [weak self] in self?.continueDraft() }
    banner.onStartEmpty = { [weak self] in self?.startEmpty() }
    if keeper.asks { banner.age = keeper.offeredAge } else { continueDraft() }
  }

  private func continueDraft() {
    let aside = keeper?.continueDraft()
    endOffer()
    if let aside { showInformation(ValidationMessage.draftSetAside(aside).text) }
  }

  private func startEmpty() {
    keeper?.startEmpty()
    endOffer()
  }

  /// Hides the offer, whose buttons have the focus.
  private func endOffer() {
    controls.first?.focus()
    content.draftBanner.age = nil
  }
}
