import Testing
import ValidationRules

@Suite struct CSSColorTests {
  @Test(arguments: [
    "rgb(0, 128, 255)", "rgb(0,128,255)", "rgba(0%, 50%, 100%)", "rgb(0, 128, 255, 0.5)",
    "rgba(0, 128, 255, 50%)", "RGB(0 , 128 , 255)", "hsl(120, 50%, 50%)",
    "hsla(120deg, 50%, 50%, 1)", "hsl(.5turn, 0%, 0%)", "hsl(-1.5e2grad, 0%, 0%)",
  ])
  func `accepts the functions with commas`(text: String) {
    #expect(Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "rgb(0 128 255)", "rgb(0 50% none / none)", "rgba(0 128 255 / 50%)", "rgb(0 128 255/.5)",
    "hsl(120 50% 50%)", "hsl(none 50 50 / 1)", "hsla(120rad 50% 50)", "hwb(120 10% 20%)",
    "hwb(none none none / none)", "lab(50% 40 -20%)", "lab(none 40 20 / .5)", "lch(50% 40 120deg)",
    "lch(50 40% none)", "oklab(0.5 0.1 -0.1)", "oklch(60% 0.15 50)", "color(srgb 1 0 0)",
    "color(srgb-linear 100% none .5 / 0)", "color(display-p3 1 1 1)", "color(a98-rgb 1 1 1)",
    "color(display-p3-linear 1 1 1)", "color(prophoto-rgb 1 1 1)", "color(rec2020 1 1 1)",
    "color(xyz 1 1 1)", "color(xyz-d50 1 1 1)", "COLOR(XYZ-D65 1 1 1 / 50%)",
  ])
  func `accepts the functions without commas`(text: String) {
    #expect(Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "rgb(300, -20, 1e9)", "rgb(-5% 200% 3 / 7)", "hsl(1000, 200%, -5%, 9)", "lab(-50 999 999)",
  ])
  func `accepts numbers that CSS clamps`(text: String) {
    #expect(Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "rgb(0, 128 255)", "rgb(0 128, 255)", "rgb(0, 50%, 255)", "rgb(none, 0, 0)", "rgb(0, 0)",
    "rgb(0 0)", "rgb()", "rgb(0 0 0 0)", "rgb(0, 0, 0, 0, 0)", "rgb(0, 0, 0 / 0)",
    "rgb(0 0 0, 0)", "rgb(0, 0, 0, none)", "rgb(0,0,0,)", "rgb(,0,0,0)", "rgb(0 0 0 /)",
    "rgb(0 0 0 / 1deg)", "rgb(0deg 0 0)", "rgb(0px 0 0)", "rgb(0 0 0) 1", "rgb(0 0 0",
    "rgb 0 0 0", "rgb (0 0 0)", "rgb(red)", "rgb(#fff)", "(0 0 0)", "rgb(0 0 0))",
  ])
  func `refuses rgb with other arguments`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "hsl(50%, 50%, 50%)", "hsl(120, 50, 50)", "hsl(none, 0%, 0%)", "hsl(50% 50% 50%)",
    "hsl(120 50deg 50%)", "hwb(120, 10%, 20%)", "hwb(10% 10% 10%)", "lab(50, 40, 20)",
    "lab(50 40deg 20)", "lch(50 40 10%)", "lch(50deg 40 10)", "oklab(1 1)", "oklch(1, 1, 1)",
    "color(1 1 1)", "color(srgb 1 1)", "color(srgb, 1, 1, 1)", "color(srgb 1 1 1deg)",
    "color(cmyk 1 1 1)", "color(--mine 1 1 1)", "color(srgb 1 1 1, 1)", "oklrgb(1 1 1)",
    "hsl(1degrees 0% 0%)", "hsl(1 deg 0% 0%)",
  ])
  func `refuses the other functions with other arguments`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }

  @Test(arguments: [
    "rgb(calc(1) 0 0)", "rgb(from red r g b)", "color-mix(in srgb, red, blue)", "var(--brand)",
    "light-dark(red, blue)", "device-cmyk(0 0 0 0)",
  ])
  func `refuses calculations and the functions of other modules`(text: String) {
    #expect(!Rule.isCSSColor.accepts(text))
  }

  @Test func `accepts the hexadecimal notation`() {
    for digits in 0...9 {
      let text = "#" + String("0aF9b1C2d".prefix(digits))
      #expect(Rule.isCSSColor.accepts(text) == [3, 4, 6, 8].contains(digits), "\(text)")
    }
  }

  @Test func `handles 1 MiB`() {
    for piece in ["rgb(", "/*", "\\", "#0", "-", "1.", "e", ",", "\u{301}"] {
      let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
      #expect(!Rule.isCSSColor.accepts(text), "\(piece)")
    }
  }

  @Test func `shows three ways to write a color`() {
    #expect(
      MessageCatalog().text(for: Rule.isCSSColor.message)
        == "Enter a color, such as teal, #008080 or rgb(0 128 128)")
  }
}
