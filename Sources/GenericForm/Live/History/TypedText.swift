/// The value of a converted field that is typed as text in several parts.
package protocol TypedText {
  /// The text of all parts, joined by a separator that occurs in none of them.
  var typedText: String { get }

  /// Creates the value with this text, or returns `nil` if there is none.
  init?(typedText: String)
}

/// Returns the text that was typed for a value, or `nil` if the value isn't typed as text.
func typedText<Value>(of value: Value) -> String? {
  value as? String ?? (value as? any TypedText)?.typedText
}

extension Field {
  /// Enters text as if the user had typed it, and returns whether the value can be typed as text.
  package func enter(text: String) -> Bool {
    let parts = (Value.self as? any TypedText.Type)?.init(typedText: text)
    let typed: Any = parts ?? text
    guard let new = typed as? Value else { return false }
    value = new
    return true
  }
}
