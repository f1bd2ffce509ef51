import CGtk
import GenericForm

// What the field and its form tell each other.

extension FormTextFieldContent {
  /// Puts what was typed into the form; what the form makes of it comes back when all is said.
  func tell(_ binding: FieldBinding<String>) {
    isTelling = true
    shownValue = text
    binding.setValue(text)
    isTelling = false
    formChanged()
  }

  /// Unfinished text of an input method is kept from being judged.
  func composing(_ isComposing: Bool) {
    guard isComposing != self.isComposing else { return }
    self.isComposing = isComposing
    binding?.setComposing(isComposing)
  }

  /// Shows a value that is new.
  ///
  /// An entry may not hold all of it: the form keeps it as it is.
  private func showValue(of binding: FieldBinding<String>) {
    guard !isComposing, let value = binding.value(), value != shownValue else { return }
    shownValue = value
    isTelling = true
    text = value
    if !binding.status().isTouched { entry.forget() }
    isTelling = false
  }

  /// Takes over what changed in the form.
  func formChanged() {
    guard let binding, !isDisposed, !isTelling else { return }
    showValue(of: binding)
    let isWanted = binding.status().isWanted
    if isWanted != wasWanted { unsafe setWanted(isWanted, widget) }
    wasWanted = isWanted
    noteResult(field.result)
    let before = shownFace.errors
    render()
    if shownFace.errors != before { emitValidated(shownFace.errors.isEmpty) }
  }
}
