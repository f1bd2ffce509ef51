/// The name of a file: that of the form, a number that no other window has, and what it is.
struct DraftName: Equatable {
  enum Kind: String {
    /// A whole draft.
    case draft

    /// A draft that is being written.
    case new
  }

  let form: String
  let id: String
  let kind: Kind

  /// A name for a window that is new.
  init(newOf form: String) {
    let id = String(UInt64.random(in: .min ... .max), radix: 16)
    self.init(form: form, id: id, kind: .draft)
  }

  private init(form: String, id: String, kind: Kind) {
    (self.form, self.id, self.kind) = (form, id, kind)
  }

  /// Reads the name of a file; nil for any other one.
  init?(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let kind = Kind(rawValue: parts[2]), !parts[1].isEmpty else {
      return nil
    }
    self.init(form: parts[0], id: parts[1], kind: kind)
  }

  /// The same name, for a draft that is being written.
  var new: Self { Self(form: form, id: id, kind: .new) }

  var text: String { "\(form).\(id).\(kind.rawValue)" }

  /// Whether a byte may be in the name of a form.
  static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
