import Testing
import ValidationRules

@Suite struct Base64Tests {
  @Test(arguments: ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy", "+/+/", "ab=="])
  func `accepts groups of four with the last one padded`(text: String) {
    #expect(Rule.isBase64.accepts(text))
  }

  @Test(arguments: [
    "Z", "Zg", "Zm8", "Zg=", "Zg===", "Zm9v=", "Zm9v====", "=", "==", "====", "=Zg=", "Z=g=",
    "Zg==Zg==", "Zm9v\nZm9v", "Zm 9", "-_-_", "Zm9v!",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isBase64.accepts(text))
  }

  @Test(arguments: ["", "Zg", "Zm8", "Zm9v", "w7_Dv8O-w74K", "-_-_"])
  func `accepts the form for URLs without padding`(text: String) {
    #expect(Rule.isBase64URL.accepts(text))
  }

  @Test(arguments: ["Z", "Zm9vY", "Zg==", "Zm8=", "+/+/", "Zm9v ", "Zm9v%3D", "="])
  func `refuses everything else for URLs`(text: String) {
    #expect(!Rule.isBase64URL.accepts(text))
  }

  @Test(arguments: [
    ("Zm9v", true, true, true), ("Zg==", true, false, true), ("Zg", false, true, true),
    ("Zg=", false, false, false), ("Zg===", false, false, false), ("Z", false, false, false),
    ("Z===", false, false, false), ("====", false, false, false), ("", true, true, true),
  ])
  func `requires padding as chosen`(
    text: String, whenRequired: Bool, whenOmitted: Bool, whenOptional: Bool
  ) {
    let results: [(Base64Padding, Bool)] = [
      (.required, whenRequired), (.omitted, whenOmitted), (.optional, whenOptional),
    ]
    for (padding, isAccepted) in results {
      #expect(Rule.isBase64(padding: padding).accepts(text) == isAccepted)
      #expect(Rule.isBase64URL(padding: padding).accepts(text) == isAccepted)
    }
  }

  @Test func `accepts 1 MiB`() {
    #expect(Rule.isBase64.accepts(String(repeating: "Zm9v", count: 1 << 18)))
  }

  @Test func `names the encoding`() {
    let catalog = MessageCatalog()
    #expect(catalog.text(for: Rule.isBase64.message) == "Enter Base64 text")
    #expect(catalog.text(for: Rule.isBase64URL.message) == "Enter URL-safe Base64 text")
  }
}
