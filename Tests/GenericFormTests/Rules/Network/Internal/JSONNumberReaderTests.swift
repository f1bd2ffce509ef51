import Testing

@testable import GenericForm

@Suite struct `A number of JSON` {
  @Test(arguments: ["0", "-0", "7", "-12", "10", "0.5", "-1.25", "1e5", "1E+05", "0e-0", "2.0e10"])
  func `is read to its end`(text: String) {
    #expect(isNumber(text))
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", ".5", "1.", "1.e5", "1e", "1e+", "1e5.0", "1.2.3", "--1", "0x1",
    "1_0", " 1", "1 ", "NaN", "Infinity", "1e5e5",
  ])
  func `is refused in any other form`(text: String) {
    #expect(!isNumber(text))
  }

  private func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, var reader = JSONNumberReader(first: first) else {
      return false
    }
    for byte in text.utf8.dropFirst() where !reader.consume(byte) { return false }
    return reader.isComplete
  }
}
