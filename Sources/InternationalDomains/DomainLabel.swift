/// A label of a domain name.
struct DomainLabel {
  /// The form that DNS looks up: an A-label, or a label of ASCII.
  let ascii: String

  /// The form that people read.
  let unicode: String
}

extension DomainLabel {
  /// A label of ASCII that isn't an A-label.
  init(plain label: String) {
    self.init(ascii: label, unicode: label)
  }
}

/// The texts between the dots of a name, of ASCII or of East Asia (RFC 3490, section 3.1).
func labels(of name: String) -> [String] {
  name.unicodeScalars
    .split(omittingEmptySubsequences: false) { scalar in
      scalar == "." || scalar == "\u{3002}" || scalar == "\u{FF0E}" || scalar == "\u{FF61}"
    }
    .map { String($0) }
}

func isASCII(_ text: String) -> Bool {
  text.utf8.allSatisfy { $0 < 0x80 }
}
