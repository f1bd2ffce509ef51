import Testing

@testable import ValidationRules

@Suite struct CSSColorKeywordsTests {
  @Test(arguments: [
    "red", "RebeccaPurple", "LightGoldenrodYellow", "slategrey", "slategray", "transparent",
    "currentColor", "CURRENTCOLOR", "CanvasText", "AccentColorText", "ThreeDLightShadow", "Menu",
  ])
  func `are colors in upper and lower case`(text: String) {
    #expect(Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "", "re", "redd", "re d", "red blue", "inherit", "initial", "none", "auto", "rgb", "--red",
    "-red", "lightgoldenrodyellowx", "lightgoldenrodyellowwwwwwwwww", "bluе",
  ])
  func `don't include other words`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }

  @Test func `are 148 named, 19 system and 23 deprecated ones, and two more`() {
    #expect(CSSColorKeywords.all.count == 148 + 19 + 23 + 2)
  }
}
