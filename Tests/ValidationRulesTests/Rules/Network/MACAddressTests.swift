import Testing
import ValidationRules

@Suite struct `A MAC address` {
  @Test(arguments: [
    "00-00-5E-00-53-01", "00:00:5e:00:53:01", "00 00 5E 00 53 01", "0000.5E00.5301",
    "aA-bB-cC-dD-eE-fF",
  ])
  func `is accepted with 48 bits`(text: String) {
    #expect(Rule.isMACAddress.accepts(text))
    #expect(Rule.isMACAddress(.eui48).accepts(text))
    #expect(!Rule.isMACAddress(.eui64).accepts(text))
  }

  @Test(arguments: [
    "02-00-5E-10-00-00-00-01", "02:00:5e:10:00:00:00:01", "02 00 5E 10 00 00 00 01",
    "0200.5E10.0000.0001", "0200:5E10:0000:0001",
  ])
  func `is accepted with 64 bits`(text: String) {
    #expect(Rule.isMACAddress.accepts(text))
    #expect(Rule.isMACAddress(.eui64).accepts(text))
    #expect(!Rule.isMACAddress(.eui48).accepts(text))
  }

  @Test(arguments: [
    "", "00005E005301", "00-00-5E-00-53", "00-00-5E-00-53-01-", "00-00-5E-00-53-01-02",
    "00-00-5E:00:53:01", "00-00-5E-00-53-0G", "0-0-5E-0-53-1", "-00-00-5E-00-53-01",
    "0000:5E00:5301", "0000-5E00-5301", "00.00.5E.00.53.01", "00--00-5E-00-53-01",
    "00-00-5E-00-53-é", "٠٠-00-5E-00-53-01", "00\u{2010}00-5E-00-53-01",
  ])
  func `is refused in any other form`(text: String) {
    #expect(!Rule.isMACAddress.accepts(text))
  }
}
