/// An editor of text, which an input method may compose.
protocol TextEditor: FormEditor where Value == String {
  /// Called when an input method starts or stops composing text.
  var onCompose: (_ isComposing: Bool) -> Void { get set }
}
