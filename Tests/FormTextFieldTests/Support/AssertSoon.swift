import XCTest

/// Waits until a value is the expected one, and fails with the last value if it never is.
@MainActor
func assertSoon<Value: Equatable>(
  _ value: @autoclosure () -> Value, _ expected: @autoclosure () -> Value, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if spin(until: value() == expected()) { return }
  XCTFail("It's \(value()), not \(expected()). \(message)", file: file, line: line)
}

/// Waits until a condition holds, and fails with the texts of all windows if it never does.
@MainActor
func assertSoon(
  _ condition: @autoclosure () -> Bool, _ message: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if spin(until: condition()) { return }
  XCTFail("It isn't so. The windows show \(openTexts). \(message)", file: file, line: line)
}
