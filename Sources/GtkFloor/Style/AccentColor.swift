#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The desktop's accent color, such as green, in place of the blue of GTK's own theme.
///
/// The color gets a contrast of 3 with a light window, a dark one and white text on it, whatever its lightness is.
struct AccentColor: Equatable {
  private let red, green, blue: Double

  /// Creates a color from parts between 0 and 1; returns `nil` if one is outside, which means no preference.
  init?(red: Double, green: Double, blue: Double) {
    let parts = [red, green, blue]
    guard parts.allSatisfy((0...1).contains) else { return nil }
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  // The middle between a dark window and a white one, by contrast.
  private static let luminances = 0.21...0.23

  /// This color, mixed with as much black or white as it needs.
  var legible: Self {
    var (color, share) = (self, 0.0)
    while !Self.luminances.contains(color.luminance), share < 1 {
      share += 0.01
      color = mixed(with: luminance > Self.luminances.upperBound ? 0 : 1, share: share)
    }
    return color
  }

  private func mixed(with gray: Double, share: Double) -> Self {
    let parts = [red, green, blue].map { $0 * (1 - share) + gray * share }
    return Self(red: parts[0], green: parts[1], blue: parts[2]) ?? self
  }

  /// The relative luminance, as WCAG 2.2 defines it.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The style of everything that is blue in GTK's theme.
  var css: String {
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return """
      @define-color theme_selected_bg_color rgb(\(parts.joined(separator: ",")));
      @define-color suggested_bg_color @theme_selected_bg_color;
      \(Self.rules)
      """
  }

  private static let rules = """
    button.suggested-action:not(.flat):not(:disabled), switch:checked:not(:disabled),
    check:checked:not(:disabled), check:indeterminate:not(:disabled),
    radio:checked:not(:disabled), radio:indeterminate:not(:disabled) {
      color: white; background: @theme_selected_bg_color;
      border-color: mix(@theme_selected_bg_color, black, 0.3);
    }
    button.suggested-action:not(.flat):not(:disabled):hover {
      background: mix(@theme_selected_bg_color, black, 0.15);
    }
    button.suggested-action:not(.flat):not(:disabled):active {
      background: mix(@theme_selected_bg_color, black, 0.3);
    }
    scale > trough > highlight:not(:disabled), progressbar > trough > progress {
      background: @theme_selected_bg_color; border-color: @theme_selected_bg_color;
    }
    selection:focus-within { background: alpha(@theme_selected_bg_color, 0.3); }
    calendar > grid > label.day-number:selected,
    list:not(.navigation-sidebar) > row:selected {
      color: white; background: @theme_selected_bg_color;
    }
    """
}
