import Testing
import ValidationRules

@Suite struct `A media type` {
  @Test(arguments: [
    "text/html", "TEXT/HTML", "application/vnd.api+json", "image/svg+xml", "font/woff2",
    "haptics/ivs", "example/x", "text/html;charset=utf-8", "text/html; charset=\"utf-8\"",
    "text/plain ; charset=utf-8 ; format=flowed", "text/plain; charset=us-ascii (Plain text)",
    "multipart/form-data; boundary=\"a;b=(c)\\\"d\"", "application/xml; charset=utf-8",
    "application/atom+xml; charset=utf-8", "application/XML-DTD; charset=utf-8",
    "application/xml-external-parsed-entity; charset=utf-8", "application/json; profile=\"a\"",
    "audio/3gpp; codecs=\"\"",
  ])
  func `is accepted`(text: String) {
    #expect(Rule.isMIMEType.accepts(text))
  }

  @Test(arguments: [
    "", "/", "text", "text/", "/html", "text/html/x", "text\\html", "texts/html", "x/y",
    "text/ html",
    " text/html", "text/html ", "text/.html", "text/ht ml", "text/htmlé", "text/html;",
    "text/html; charset", "text/html; charset=", "text/html; =utf-8", "text/html; charset =utf-8",
    "text/html; charset=\"utf-8", "text/html; charset=utf 8", "text/html charset=utf-8",
    "text/html; charset=utf-8 (Plain", "text/html; charset=utf-8 (a(b))", "text/html\n",
    "text/html; a=\"\u{1}\"", "text/html; a=\"b\\", "text/html; a=é",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isMIMEType.accepts(text))
  }

  @Test(arguments: [
    "application/json", "image/png", "video/mp4", "message/http", "model/vnd.gtw",
    "application/xmlx",
    "application/xml-patch",
  ])
  func `has a charset only if one is defined`(text: String) {
    #expect(Rule.isMIMEType.accepts(text))
    #expect(Rule.isMIMEType.accepts(text + "; version=1"))
    #expect(!Rule.isMIMEType.accepts(text + "; Charset=utf-8"))
  }

  @Test func `has names of at most 127 characters`() {
    let name = String(repeating: "x", count: 127)
    #expect(Rule.isMIMEType.accepts("text/" + name))
    #expect(!Rule.isMIMEType.accepts("text/x" + name))
  }
}
