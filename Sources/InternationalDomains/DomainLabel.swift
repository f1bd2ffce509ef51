/// A label of a domain name.
struct DomainLabel {
  /// The form that DNS looks up: an A-label or another ASCII label.
  let ascii: String

  /// The form that people read.
  let unicode: String
}

extension DomainLabel {
  /// Creates an ASCII label that isn't an A-label.
  init(plain label: String) {
    self.init(ascii: label, unicode: label)
  }
}

/// Returns the labels of a name, separated by ASCII or East Asian dots (RFC 3490, section 3.1).
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
