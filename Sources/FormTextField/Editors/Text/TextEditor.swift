/// An editor of text, which an input method may compose.
protocol TextEditor: FormEditor where Value == String {
  /// The closure that the editor calls when an input method begins and ends to compose text.
  var onCompose: (_ isComposing: Bool) -> Void { get set }
}
