import Testing

@testable import ValidationRules

@Suite struct `The classes of bytes` {
  private static let alphanumerics =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  private static let forbiddenInHost = "\0\t\n\r #/:<>?@[\\]^|"

  static let definitions: [(set: ByteClass, members: String)] = [
    (.digit, "0123456789"),
    (.letter, String(alphanumerics.dropFirst(10))),
    (.hexDigit, "0123456789abcdefABCDEF"),
    (.label, alphanumerics + "-"),
    (.octalDigit, "01234567"),
    (.capital, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (.only("_"), "_"),
    (.only("."), "."),
    (.numeral, "0123456789.+-eE"),
    (.whitespace, " \t\n\u{B}\u{C}\r"),
    (.atext, alphanumerics + "!#$%&'*+-/=?^_`{|}~"),
    (.token, alphanumerics + "!#$%&'*+-.^_`|~"),
    (.restrictedName, alphanumerics + "!#$&-^_.+"),
    (.base64URL, alphanumerics + "-_"),
    (.base64, alphanumerics + "+/"),
    (.scheme, alphanumerics + "+-."),
    (.forbiddenInHost, forbiddenInHost),
    (.uriCharacter, alphanumerics + "-._~:/?@!$&'()*+,;="),
    (.portableName, alphanumerics + "._-"),
  ]

  @Test(arguments: definitions.indices)
  func `hold their members and nothing else`(index: Int) {
    let (set, members) = Self.definitions[index]
    for byte in UInt8.min...UInt8.max {
      #expect(set.contains(byte) == members.utf8.contains(byte), "byte \(byte)")
    }
  }

  @Test func `hold controls where a domain forbids them, and the bytes beyond ASCII`() {
    for byte in UInt8.min...UInt8.max {
      let isForbidden =
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
        || Self.forbiddenInHost.utf8.contains(byte)
      #expect(ByteClass.forbiddenInDomain.contains(byte) == isForbidden, "byte \(byte)")
      #expect(ByteClass.nonASCII.contains(byte) == (byte >= 0x80), "byte \(byte)")
      let isAddress = byte > 0x20 && byte != 0x7F && !"<>\"".utf8.contains(byte)
      #expect(ByteClass.webAddress.contains(byte) == isAddress, "byte \(byte)")
      #expect(
        (ByteClass.digit | .only(".")).contains(byte) == "0123456789.".utf8.contains(byte),
        "byte \(byte)")
      #expect((!ByteClass.digit).contains(byte) != ByteClass.digit.contains(byte), "byte \(byte)")
      #expect(
        ByteClass.hexDigit.subtracting(.letter).contains(byte) == ByteClass.digit.contains(byte),
        "byte \(byte)")
      #expect(ByteClass.ascii.contains(byte) == (byte < 0x80), "byte \(byte)")
      #expect(ByteClass.control.contains(byte) == (byte < 0x20), "byte \(byte)")
    }
  }
}
