import Testing
import ValidationRules

@Suite struct `An IP address` {
  @Test(arguments: ["192.0.2.1", "::1", "2001:db8::192.0.2.1"])
  func `is of either version`(text: String) {
    #expect(Rule.isIPAddress.accepts(text))
  }

  @Test(arguments: ["", "192.0.2", "192.0.2.1:80", "::1%1", "[::1]", "localhost", "1:2", "::/0"])
  func `is refused in any other form`(text: String) {
    #expect(!Rule.isIPAddress.accepts(text))
  }
}
