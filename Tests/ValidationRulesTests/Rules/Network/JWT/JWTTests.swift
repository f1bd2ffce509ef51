import Testing
import ValidationRules

@Suite struct `A JSON Web Token` {
  // The signed example of RFC 7519, section 3.1, and the unsecured one of section 6.1.
  static let signed =
    "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9"
    + ".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290"
    + "Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  static let unsecured =
    "eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFt"
    + "cGxlLmNvbS9pc19yb290Ijp0cnVlfQ."

  @Test(arguments: [
    signed, unsecured, token(header: #"{"alg":"HS256","x":[1,-2.5e+3,{"a":null}],"é":"\u00e9"}"#),
    token(header: #" { "alg" : "a\"b" , "b" : [ ] , "c" : { } , "d" : false } "#),
    encoded(#"{"alg":"dir","enc":"A128GCM"}"#) + "..aXY.Y2lwaGVy.dGFn",
    token(header: #"{"\u0061l\u0067":"HS256"}"#),
    token(header: #"{"alg":"n\u006Fne"}"#, signature: ""),
    encoded(#"{"alg":"dir","\u0065nc":"A128GCM"}"#) + "..aXY.Y2lwaGVy.dGFn",
  ])
  func `is accepted`(text: String) {
    #expect(Rule.isJWT.accepts(text))
  }

  @Test(arguments: [
    "", ".", "..", "....", "a.b.c", "e30.e30.c2ln", unsecured + "c2ln", signed + ".", signed + "=",
    signed + "\n", " " + signed, String(signed.dropLast(44)), String(signed.dropLast(43)),
    token(header: #"{"alg":1}"#), token(header: #"{"a":{"alg":"HS256"}}"#), token(header: "[]"),
    token(header: #"{"alg":"HS256"}"#, payload: "[]"),
    token(header: #"{"alg":"NONE"}"#, signature: ""), token(header: #"{"alg":"\u006eone"}"#),
    token(header: #"{"al\n":"HS256"}"#), token(header: #"{"al\u0067\u0067":"HS256"}"#),
    token(header: #"{"alg":"\none"}"#, signature: ""),
    token(header: #"{"alg":"HS256"}"#, signature: "a+b/"),
    token(header: #"{"alg":"HS256"}"#, signature: "abcde"),
    encoded(#"{"alg":"dir"}"#) + "..aXY.Y2lwaGVy.dGFn",
    encoded(#"{"alg":"dir","enc":"A128GCM"}"#) + "..aXY.Y2lwaGVy",
    encoded(#"{"alg":"dir","enc":"A128GCM"}"#) + "..aXY.Y2lwaGVy.dGFn.",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isJWT.accepts(text))
  }

  @Test(arguments: [
    "", "{", "{}}", "{} {}", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1 "b":2}"#,
    #"{a:1}"#, #"{"a":01}"#, #"{"a":-}"#, #"{"a":1.}"#, #"{"a":1e}"#, #"{"a":+1}"#, #"{"a":.5}"#,
    #"{"a":tru}"#, #"{"a":nulll}"#, #"{"a":True}"#, #"{"a":"\x"}"#, #"{"a":"\u12g4"}"#,
    "{\"a\":\"\n\"}", #"{"a":"}"#, #"{"a":[1,]}"#, #"{"a":[}]"#, #"{"a":[1}"#, "\u{FEFF}{}", "null",
    #""a""#, "1", "{\"a\":\"\0\"}",
  ])
  func `has a payload that is one JSON object`(payload: String) {
    #expect(
      !Rule.isJWT.accepts(Self.token(header: #"{"alg":"HS256"}"#, payload: payload)))
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
    ] as [[UInt8]])
  func `has a payload in UTF-8`(bytes: [UInt8]) {
    let header = Self.encoded(#"{"alg":"HS256"}"#)
    let payload = Self.encoded(Array(#"{"a":""#.utf8) + bytes + Array(#""}"#.utf8))
    #expect(!Rule.isJWT.accepts("\(header).\(payload).c2ln"))
  }

  @Test(arguments: [(63, true), (64, false), (100_000, false)])
  func `is nested at most 64 levels deep`(arrays: Int, isAccepted: Bool) {
    let nested = String(repeating: "[", count: arrays) + String(repeating: "]", count: arrays)
    let text = Self.token(header: #"{"alg":"HS256"}"#, payload: "{\"a\":\(nested)}")
    #expect(Rule.isJWT.accepts(text) == isAccepted)
  }

  private static func token(
    header: String, payload: String = "{}", signature: String = "c2ln"
  ) -> String {
    "\(encoded(header)).\(encoded(payload)).\(signature)"
  }

  private static func encoded(_ text: String) -> String {
    encoded(Array(text.utf8))
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var text = ""
    var bits = 0
    var count = 0
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[bits >> count & 0x3F])
      }
    }
    if count > 0 { text.append(alphabet[bits << (6 - count) & 0x3F]) }
    return text
  }
}
