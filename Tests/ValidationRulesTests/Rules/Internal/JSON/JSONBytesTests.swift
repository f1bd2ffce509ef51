import Testing

@testable import ValidationRules

@Suite struct JSONBytesTests {
  // The examples of RFC 4648, section 10, without padding, and with the characters of section 5.
  @Test(arguments: [
    ("", ""), ("Zg", "f"), ("Zm8", "fo"), ("Zm9v", "foo"), ("Zm9vYg", "foob"),
    ("Zm9vYmE", "fooba"), ("Zm9vYmFy", "foobar"), ("fn5-fn5_", "~~~~~\u{7F}"), ("w6k", "é"),
  ])
  func `reads the bytes of base64url in place`(encoded: String, bytes: String) {
    let text = encoded.utf8.span
    let count = Base64URLJSON.count(in: text)
    #expect((0..<count).map { Base64URLJSON.byte($0, in: text) } == Array(bytes.utf8))
  }
}
