import Testing
import ValidationRules

@Suite struct ValidationFormatterTests {
  @Test func `a formatter from outside the module is used like any other`() {
    #expect(ValidationResult.format(" 12-34 ", with: [.trimmed, .withoutDashes]) == "1234")
  }

  @Test(arguments: HardText.all)
  func `formatting twice changes nothing more`(text: String) {
    let formatters: [ValidationFormatter<String>] = [
      .trimmed, .uppercased, .lowercased, .limitedTo(3), .capitalized, .whitespacesRemoved,
      .collapsedWhitespace, .normalized, .asciiDigits, .digitsOnly, .grouped(by: 4),
      .grouped(by: 2, 3, separator: "-"),
    ]
    for (number, formatter) in formatters.enumerated() {
      let once = formatter.format(text)
      #expect(formatter.format(once) == once, "formatter \(number)")
    }
  }

  @Test func `1 MiB is formatted`() {
    let text = HardText.mebibyte(of: " ")
    #expect(ValidationFormatter.trimmed.format(text) == "")
    #expect(ValidationFormatter.collapsedWhitespace.format(text) == " ")
    #expect(ValidationFormatter.whitespacesRemoved.format(text) == "")
    let digits = HardText.mebibyte(of: "٣")
    #expect(ValidationFormatter.asciiDigits.format(digits).utf8.count == 1 << 19)
    #expect(ValidationFormatter.grouped(by: 4).format(digits).count == (1 << 19) / 4 * 5 - 1)
  }
}

extension ValidationFormatter where Value == String {
  fileprivate static var withoutDashes: Self { Self { text in text.filter { $0 != "-" } } }
}
