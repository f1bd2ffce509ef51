import ValidationRules

/// The agreement of a rule with rules of the same name in other projects.
///
/// It covers the vectors in a project's own dialect whose result no other vector contradicts.
struct Consensus: Sendable, CustomStringConvertible {
  /// The dialects that have a rule of the same name.
  enum Dialects: Sendable {
    case all
    case only(Set<String>)
    case except(Set<String>)
    case matching(@Sendable (Vector) -> Bool)
  }

  /// The percentage of vectors that a rule must agree with, unless its standard forbids it.
  static let least = 97

  let name: String
  let kind: String
  let agreed: Int
  let covered: Int
  let dialects: Dialects

  /// The reasons why the rule differs from the majority, each with the clause.
  let reasons: [String]

  let result: @Sendable (Vector) -> Bool

  var description: String { "\(name) on \(kind): \(agreed) of \(covered)" }

  var reachesLeast: Bool { agreed * 100 >= Self.least * covered }
}

extension Consensus {
  init(
    _ name: String, _ kind: String, _ agreed: Int, of covered: Int, _ rule: Rule<String>,
    _ dialects: Dialects = .all, unlike reasons: String...
  ) {
    self.init(
      name: name, kind: kind, agreed: agreed, covered: covered, dialects: dialects, reasons: reasons
    ) { rule.accepts($0.input) }
  }

  func asks(_ vector: Vector) -> Bool {
    guard vector.isUncontestedOpinion else { return false }
    return switch dialects {
    case .all: true
    case .only(let dialects): dialects.contains(vector.dialect)
    case .except(let dialects): !dialects.contains(vector.dialect)
    case .matching(let isAsked): isAsked(vector)
    }
  }

  func vectors() throws -> [Vector] {
    try Vector.all(of: kind).filter(asks)
  }
}

extension Vector {
  /// Indicates whether the result is that of one project's own dialect, and nothing contradicts it.
  ///
  /// Another vector can contradict it, and so can the result of WHATWG HTML in the vector of an
  /// ASCII email address.
  var isUncontestedOpinion: Bool {
    guard conflict != true, !Self.standards.contains(dialect) else { return false }
    return dialect == "typebox-idn-email" || htmlValid ?? valid == valid
  }

  /// The dialects of a standard, or that several projects derived from one.
  private static let standards: Set<String> = [
    "base64url", "check-digit", "css-color-4", "css-hex", "e164", "ean13", "hh:mm", "hh:mm:ss",
    "html", "html+multiple", "html+sanitize", "html-idn-proposal", "html-local",
    "html-simple-color", "iban-registry", "iban-registry:print", "idna2008", "intl",
    "intl-rfc5322", "isbn10", "isbn13", "iso8601-full", "iso8601-loose", "iso8601-strict",
    "latitude", "libaddressinput", "longitude", "luhn", "luhn+iin", "mod97-10:checkdigit",
    "rfc1123", "rfc1123+a-label", "rfc2673", "rfc2822", "rfc3339", "rfc3339-full-date",
    "rfc3339-full-time", "rfc3986", "rfc3987", "rfc4122", "rfc4291", "rfc5321", "rfc5322",
    "rfc822-header", "rfc8259", "rfc952", "rfc9562", "semver2", "toml", "whatwg",
    "whatwg+verifydnslength", "whatwg-forgiving", "yyyy-mm-dd",
  ]
}
