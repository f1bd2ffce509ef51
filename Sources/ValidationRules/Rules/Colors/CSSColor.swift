extension ValidationRule where Value == String {
  /// Accepts a color in CSS syntax.
  ///
  /// This is the `<color>` of CSS Color 4, section 4:
  ///
  /// - a named or system color, `currentcolor` or `transparent`
  /// - the hexadecimal notation
  /// - the functions `rgb`, `rgba`, `hsl`, `hsla`, `hwb`, `lab`, `lch`, `oklab`, `oklch` and
  ///   `color`, with `none`, percentages and angles, and with commas if the function allows them
  ///
  /// Numbers out of range are accepted, because CSS clamps them. Tokens follow CSS Syntax 3,
  /// section 4, including comments, escapes and white space, but the rule refuses everything that
  /// CSS treats as a parse error. Calculations (`calc()`) and the relative colors of CSS Color 5
  /// aren't accepted.
  ///
  /// ```swift
  /// Rule.isCSSColor.accepts("oklch(60% 0.15 50deg / 0.5)")  // true
  /// Rule.isCSSColor.failure(of: "rgb(0, 128 128)")
  /// // Enter a color, such as teal, #008080 or rgb(0 128 128)
  /// ```
  public static var isCSSColor: Self {
    Self(.rule(.cssColor)) { text in isColor(text.utf8.span) }
  }
}

/// Reads one color and the end of the text, in time proportional to its length.
private func isColor(_ text: Span<UInt8>) -> Bool {
  var tokens = CSSTokens()
  let isColor =
    switch tokens.next(in: text) {
    case .identifier(let name): CSSColorKeywords.all.contains(name)
    case .hash(3), .hash(4), .hash(6), .hash(8): true
    case .function(let name):
      ColorFunction.named[name]?.takeArguments(from: &tokens, in: text) ?? false
    default: false
    }
  return isColor && tokens.next(in: text) == .end
}

/// A color function, by the kinds of its arguments.
///
/// Functions with the same kinds share a case: `lab` covers `lab()` and `oklab()`, `lch` covers
/// `lch()` and `oklch()`, and `rgb` and `hsl` include the names that end in `a`.
private enum ColorFunction {
  case rgb, hsl, hwb, lab, lch, color

  /// The functions of CSS Color 4, sections 5.1 (RGB), 7 (HSL), 8 (HWB), 9 (Lab and LCH) and 10.1 (`color()`).
  static let named: [CSSKeyword: Self] = [
    "rgb": .rgb, "rgba": .rgb, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab,
    "oklab": .lab, "lch": .lch, "oklch": .lch, "color": .color,
  ]

  /// The predefined color spaces for `color()` (CSS Color 4, section 10).
  private static let colorSpaces: Set<CSSKeyword> = [
    "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb",
    "rec2020", "xyz", "xyz-d50", "xyz-d65",
  ]

  /// Reads the arguments and the closing parenthesis, or returns `false` if this function can't take them.
  ///
  /// If a comma follows the first argument, commas separate all arguments and the alpha value (the
  /// legacy syntax, section 4.1). Otherwise white space separates arguments, and a slash precedes
  /// the alpha value.
  func takeArguments(from tokens: inout CSSTokens, in text: Span<UInt8>) -> Bool {
    if self == .color {
      guard case .identifier(let space) = tokens.next(in: text), Self.colorSpaces.contains(space)
      else { return false }
    }
    let first = ColorComponent(tokens.next(in: text))
    let separator = tokens.next(in: text)
    if separator == .comma {
      let second = ColorComponent(tokens.next(in: text))
      guard tokens.next(in: text) == .comma else { return false }
      let third = ColorComponent(tokens.next(in: text))
      return allowsLegacy(first, second, third)
        && takeAlpha(after: .comma, orNone: false, from: &tokens, in: text)
    }
    let second = ColorComponent(separator)
    let third = ColorComponent(tokens.next(in: text))
    return allows(first, second, third)
      && takeAlpha(after: .slash, orNone: true, from: &tokens, in: text)
  }

  /// Returns whether the arguments are allowed without commas: numbers, percentages and `none` may mix.
  private func allows(
    _ first: ColorComponent?, _ second: ColorComponent?, _ third: ColorComponent?
  ) -> Bool {
    guard let first, let second, let third else { return false }
    return switch self {
    case .rgb, .lab, .color: first.isChannel && second.isChannel && third.isChannel
    case .hsl, .hwb: first.isHue && second.isChannel && third.isChannel
    case .lch: first.isChannel && second.isChannel && third.isHue
    }
  }

  /// Returns whether the arguments are allowed with commas.
  ///
  /// These are three numbers or three percentages for `rgb`, and a hue and two percentages for `hsl`.
  private func allowsLegacy(
    _ first: ColorComponent?, _ second: ColorComponent?, _ third: ColorComponent?
  ) -> Bool {
    switch (self, first, second, third) {
    case (.rgb, .number, .number, .number), (.rgb, .percentage, .percentage, .percentage),
      (.hsl, .number, .percentage, .percentage), (.hsl, .angle, .percentage, .percentage):
      true
    default:
      false
    }
  }

  /// Reads the closing parenthesis, optionally after an alpha value (section 4.2).
  ///
  /// - Parameters:
  ///   - separator: The separator before the alpha value.
  ///   - orNone: Pass `true` to allow `none`, which exists only in the modern syntax.
  private func takeAlpha(
    after separator: CSSToken, orNone: Bool, from tokens: inout CSSTokens, in text: Span<UInt8>
  ) -> Bool {
    let token = tokens.next(in: text)
    if token == .closingParenthesis { return true }
    guard token == separator else { return false }
    return switch ColorComponent(tokens.next(in: text)) {
    case .number, .percentage: tokens.next(in: text) == .closingParenthesis
    case .absent: orNone && tokens.next(in: text) == .closingParenthesis
    case .angle, nil: false
    }
  }
}

/// An argument of a color function.
private enum ColorComponent {
  case number, percentage, angle
  /// The keyword `none` (CSS Color 4, section 4.4).
  case absent

  /// Creates an argument from a token, or returns `nil` if the token can't be one, such as a length.
  init?(_ token: CSSToken) {
    switch token {
    case .number: self = .number
    case .percentage: self = .percentage
    case .dimension(let unit) where Self.angleUnits.contains(unit): self = .angle
    case .identifier(Self.none): self = .absent
    default: return nil
    }
  }

  /// Indicates whether this can be a channel, such as red or lightness.
  var isChannel: Bool { self != .angle }

  /// Indicates whether this can be a hue: an angle, a number of degrees, or `none` (section 4.3).
  var isHue: Bool { self != .percentage }

  private static let none: CSSKeyword = "none"

  /// The units of angles (CSS Values 4, section 7.1).
  private static let angleUnits: Set<CSSKeyword> = ["deg", "grad", "rad", "turn"]
}
