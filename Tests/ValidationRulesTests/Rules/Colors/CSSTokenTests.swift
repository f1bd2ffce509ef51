import Testing
import ValidationRules

@Suite struct CSSTokenTests {
  @Test(arguments: [
    " red ", "\t\r\n\u{C}red", "/* warm */red/**/", "/***/red", "/*/ */red", "rgb(0/**/0/**/0)",
    "rgb(\n0\n0\n0\n)", "#fff/* white */",
  ])
  func `drops white space and comments between tokens`(text: String) {
    #expect(Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: ["/* red", "red /*", "/*/red", "re/**/d", "rgb/**/(0 0 0)", "//red", "# fff"])
  func `keeps comments out of tokens, and requires their ends`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "rgb(0%0%0%)", "rgb(1.5.5.5)", "rgb(1+2-3)", "rgb(1-2+.3)", "rgb(1e2 1E-2 +1e+2)",
    "rgb(.5 -.5 +.5)", "rgb(0 0 none/1)", "hsl(1e2deg 0% 0%)",
  ])
  func `separates numbers as CSS does`(text: String) {
    #expect(Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "rgb(1. 2 3)", "rgb(1e 2 3)", "rgb(1e+ 2 3)", "rgb(--1 2 3)", "rgb(+-1 2 3)", "rgb(. 2 3)",
    "rgb(1-none 2)", "rgb(1--2 3)", "rgb(1none 2)", "rgb(none1 2 3)", "rgb(nonenone 2)",
    "rgb(1,5 2 3)", "rgb(- 1 2 3)", "rgb(0x1 2 3)", "rgb(1 %2 3)",
  ])
  func `refuses anything that isn't a number or joins with its neighbor`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    #"r\65 d"#, #"\72\65\64"#, #"\000072ed"#, "r\\65\r\nd", #"\R\45\44"#, #"#\66 ff"#, #"\red"#,
    #"\72gb(0 0 0)"#, #"rgb(n\6fne 0 0)"#, #"hsl(1\64 eg 0% 0%)"#,
  ])
  func `reads escapes`(text: String) {
    #expect(Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "re\\", "re\\\nd", #"r\0d"#, #"\0000072ed"#, #"\110000 ed"#, #"\D800 red"#, #"re\é"#,
    #"r\ ed"#, #"#\67 ff"#, #"\e9 "#, #"\RE\D "#, #"\"#, #"rgb\(0 0 0)"#,
  ])
  func `refuses escapes of anything else`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "#fff\0", "re\0d", "red\0", "#ffф", "#ffffff;", "red!", "'red'", "blac\u{212A}",
  ])
  func `refuses NUL, quotes and letters of other scripts`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }
}
