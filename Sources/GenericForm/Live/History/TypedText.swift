/// The value of a converted field that is typed as text in several parts.
package protocol TypedText {
  /// The text of all parts, with something between them that is in none.
  var typedText: String { get }

  /// The value of which this is the text; nil where it is that of none.
  init?(typedText: String)
}

/// The text that was typed for a value; nil for one that is not typed.
func typedText<Value>(of value: Value) -> String? {
  value as? String ?? (value as? any TypedText)?.typedText
}

extension Field {
  /// Enters text as if a person typed it; returns whether the value can be typed.
  package func enter(text: String) -> Bool {
    let parts = (Value.self as? any TypedText.Type)?.init(typedText: text)
    let typed: Any = parts ?? text
    guard let new = typed as? Value else { return false }
    value = new
    return true
  }
}
