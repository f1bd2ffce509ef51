import CPCRE2JIT
import CReference
import Foundation
import ValidationRules

/// An implementation of a test for texts.
struct Contestant {
  let name: String
  let accepts: (String) -> Bool
}

extension Contestant {
  static func rule(_ rule: Rule<String>) -> Contestant {
    Contestant(name: "GenericForm", accepts: rule.accepts)
  }

  static func c(_ function: @escaping (UnsafePointer<CChar>, Int) -> Bool) -> Contestant {
    Contestant(name: "C by hand") { text in
      var text = text
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          bytes.baseAddress.map { function($0, bytes.count) } ?? false
        }
      }
    }
  }

  /// The HTML Standard's regular expression for a valid email address.
  static let emailExpression =
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    + "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"

  /// A common regular expression for email addresses, which also accepts text around an address.
  static let unanchoredEmailExpression = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"

  static func foundation(_ name: String, _ pattern: String) throws -> Contestant {
    let expression = try NSRegularExpression(pattern: pattern)
    return Contestant(name: name) { text in
      expression.firstMatch(
        in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
  }

  static func swiftRegex(_ pattern: String) throws -> Contestant {
    let expression = try Regex(pattern).matchingSemantics(.unicodeScalar)
    return Contestant(name: "Swift Regex") { text in
      (try? expression.wholeMatch(in: text)) != nil
    }
  }

  static func pcre2JIT(_ pattern: String) -> Contestant {
    var error: Int32 = 0
    var offset = 0
    let units = Array(pattern.utf8)
    let code = pcre2_compile_8(units, units.count, 0, &error, &offset, nil)
    guard let code, pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE) == 0,
      let data = pcre2_match_data_create_from_pattern_8(code, nil)
    else { fatalError("PCRE2 has no just-in-time compiler here.") }
    return Contestant(name: "PCRE2 with JIT") { text in
      var text = text
      return text.withUTF8 { bytes in
        pcre2_jit_match_8(code, bytes.baseAddress, bytes.count, 0, 0, data, nil) >= 0
      }
    }
  }
}
