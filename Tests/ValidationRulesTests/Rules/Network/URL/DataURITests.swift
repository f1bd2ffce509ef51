import Testing
import ValidationRules

@Suite struct `A data URL` {
  @Test(arguments: [
    "data:,", "data:,A%20brief%20note", "DATA:text/plain,a", "data:text/html;charset=utf-8,%3Cb%3E",
    "data:;charset=utf-8,a", "data:image/svg+xml;base64,TWVp", "data:;base64,", "data:;BASE64,TWU=",
    "data:;base64,TQ%3D%3D", "data:;base64,TW\nVp", "data:text/plain;a=b;c=d;base64,TWVp",
    " data:,a b \n", "data:a/b;c=d,", "data:;a=b;base64,TWVp", "data:;base64=a,b",
    "data:application/vnd-xxx-query,select_vcount,fcol_from",
  ])
  func `is accepted`(text: String) {
    #expect(Rule.isDataURI.accepts(text))
  }

  @Test(arguments: [
    "", "data", "data:", "data:a", "data:text/plain;base64", "dat:,a", "data :,a", "xdata:,a",
    "data:text,a", "data:text/,a", "data:/plain,a", "data:base64,TWVp", "data:text/html;charset,a",
    "data:text/html;charset=,a", "data:;,a", "data:;base64;a=b,TWVp", "data:,a[b", "data:,a#b",
    "data:,%", "data:,%4", "data:,%4g", "data:,é", "data:;base64,TWV", "data:;base64,TW=V",
    "data:;base64,=", "data:;base64,T===", "data:;base64,TW-_", "data:,\0", "http://example.com",
    "data:text/ht ml,a",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isDataURI.accepts(text))
  }

  @Test func `can be long`() {
    let data = String(repeating: "TWVp", count: 1 << 18)
    #expect(Rule.isDataURI.accepts("data:image/png;base64," + data))
    #expect(!Rule.isDataURI.accepts("data:image/png;base64," + data + "T"))
  }
}
