import Testing
import ValidationRules

/// The assertions about formatters in the test suite of the system that they come from.
@Suite struct FormattersParityTests {
  struct Example: Sendable {
    let formatter: ValidationFormatter<String>
    let text: String
    let formatted: String

    init(_ formatter: ValidationFormatter<String>, _ text: String, _ formatted: String) {
      self.formatter = formatter
      self.text = text
      self.formatted = formatted
    }
  }

  static let examples: [Example] = [
    Example(.trimmed, "ABC", "ABC"),
    Example(.trimmed, "1234", "1234"),
    Example(.trimmed, "A B C D", "A B C D"),
    Example(.trimmed, "👋 👋", "👋 👋"),
    Example(.trimmed, " ABC ", "ABC"),
    Example(.trimmed, "       1234       ", "1234"),
    Example(.trimmed, "     A B C D     ", "A B C D"),
    Example(.trimmed, "      👋 👋  ", "👋 👋"),
    Example(.trimmed(with: \.isWhitespace), "ABC", "ABC"),
    Example(.trimmed(with: \.isWhitespace), "1234", "1234"),
    Example(.trimmed(with: \.isWhitespace), "A B\n C\n D", "A B\n C\n D"),
    Example(.trimmed(with: \.isWhitespace), "👋 \n 👋", "👋 \n 👋"),
    Example(.trimmed(with: \.isWhitespace), "   \n    ABC   \n    ", "ABC"),
    Example(.trimmed(with: \.isWhitespace), "\n\n\n1234\n\n\n", "1234"),
    Example(.trimmed(with: \.isWhitespace), "    A B\n C\n D\n\n   \n\n", "A B\n C\n D"),
    Example(.trimmed(with: \.isWhitespace), "    👋 \n 👋 \n\n\n", "👋 \n 👋"),
    Example(.uppercased, "ABC", "ABC"),
    Example(.uppercased, "1234", "1234"),
    Example(.uppercased, "A B\n C\n D", "A B\n C\n D"),
    Example(.uppercased, "👋 \n 👋", "👋 \n 👋"),
    Example(.uppercased, "abc", "ABC"),
    Example(.uppercased, " abc", " ABC"),
    Example(.uppercased, "a b c", "A B C"),
    Example(.uppercased, "a", "A"),
    Example(.lowercased, "abc", "abc"),
    Example(.lowercased, "1234", "1234"),
    Example(.lowercased, "a b\n c\n d", "a b\n c\n d"),
    Example(.lowercased, "👋 \n 👋", "👋 \n 👋"),
    Example(.lowercased, "ABC", "abc"),
    Example(.lowercased, " ABC", " abc"),
    Example(.lowercased, "A B C", "a b c"),
    Example(.lowercased, "A", "a"),
    Example(.limitedTo(10), "abc", "abc"),
    Example(.limitedTo(4), "1234", "1234"),
    Example(.limitedTo(9), "a b\n c\n d", "a b\n c\n d"),
    Example(.limitedTo(2), "👋👋", "👋👋"),
    Example(.limitedTo(1), "ABC", "A"),
    Example(.limitedTo(2), " ABC", " A"),
    Example(.limitedTo(0), "A B C", ""),
    Example(.limitedTo(2), "👋👋👋", "👋👋"),
    Example(.capitalized, "Abc", "Abc"),
    Example(.capitalized, "1234", "1234"),
    Example(.capitalized, "A B\n C\n D", "A B\n C\n D"),
    Example(.capitalized, "👋 \n 👋", "👋 \n 👋"),
    Example(.capitalized, "abc", "Abc"),
    Example(.capitalized, " abc", " Abc"),
    Example(.capitalized, "a b c", "A B C"),
    Example(.capitalized, "a", "A"),
    Example(.capitalized, "abc bc cd", "Abc Bc Cd"),
    Example(.whitespacesRemoved, "ABC", "ABC"),
    Example(.whitespacesRemoved, "1234", "1234"),
    Example(.whitespacesRemoved, " A B C ", "ABC"),
    Example(.whitespacesRemoved, "       1  2  3  4       ", "1234"),
    Example(.whitespacesRemoved, "A B C D", "ABCD"),
    Example(.whitespacesRemoved, "      👋 👋  ", "👋👋"),
  ]

  @Test(arguments: examples.indices)
  func `a formatter of text`(index: Int) {
    let example = Self.examples[index]
    #expect(example.formatter.format(example.text) == example.formatted)
  }

  @Test(arguments: [(1, 1), (3, 3), (5, 5), (0, 1), (6, 5), (-1, 1)])
  func `clamped`(number: Int, clamped: Int) {
    #expect(ValidationFormatter.clamped(1...5).format(number) == clamped)
  }

  @Test func `a formatter from a closure`() {
    let formatter = ValidationFormatter { (input) -> String in input }
    #expect(formatter.format("Test") == "Test")
  }
}
