import Testing
import ValidationRules

@Suite struct `A UUID` {
  // The examples of RFC 9562, appendices A and B.
  static let examples = [
    (1, "C232AB00-9414-11EC-B3C8-9F6BDECED846"), (3, "5df41881-3aed-3515-88a7-2f4a814cf09e"),
    (4, "919108f7-52d1-4320-9bac-f847db4148a8"), (5, "2ed6657d-e927-568b-95e1-2665a8aea6a2"),
    (6, "1EC9414C-232A-6B00-B3C8-9F6BDECED846"), (7, "017F22E2-79B0-7CC3-98C4-DC0C0C07398F"),
    (8, "2489E9AD-2EE2-8E00-8EC9-32D5F69181C0"),
  ]

  @Test(arguments: examples)
  func `is accepted in any version, or in the one that is required`(version: Int, text: String) {
    #expect(Rule.isUUID.accepts(text))
    for wanted in 1...8 {
      #expect(Rule.isUUID(version: wanted).accepts(text) == (wanted == version))
    }
  }

  @Test(arguments: [
    "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF",
  ])
  func `can be the nil or the max UUID, which have no version`(text: String) {
    #expect(Rule.isUUID.accepts(text))
    for version in 1...8 { #expect(!Rule.isUUID(version: version).accepts(text)) }
  }

  @Test(arguments: [
    "", "919108f752d143209bacf847db4148a8", "{919108f7-52d1-4320-9bac-f847db4148a8}",
    "919108f7-52d1-0320-9bac-f847db4148a8", "919108f7-52d1-9320-9bac-f847db4148a8",
    "919108f7-52d1-4320-7bac-f847db4148a8", "919108f7-52d1-4320-cbac-f847db4148a8",
    "919108f7-52d1-4320-9bac-f847db4148ag", "919108f7-52d1-4320-9bac-f847db4148a",
    "919108f7-52d1-4320-9bac-f847db4148a88", "919108f75-2d1-4320-9bac-f847db4148a8",
    "919108f7-52d1-4320-9bac_f847db4148a8", " 919108f7-52d1-4320-9bac-f847db4148a8",
    "urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8", "00000000-0000-0000-0000-000000000001",
    "fffffffe-ffff-ffff-ffff-ffffffffffff", "٩19108f7-52d1-4320-9bac-f847db4148a8",
    "PPPPPPPP-PPPP-PPPP-PPPP-PPPPPPPPPPPP", "00000000-0000-0000-0000-0000000000\u{10}\u{10}",
  ])
  func `is refused in any other form`(text: String) {
    #expect(!Rule.isUUID.accepts(text))
    #expect(!Rule.isUUID(version: 4).accepts(text))
  }

  @Test func `reports which version to use`() {
    let message = Rule.isUUID(version: 7).message
    #expect(MessageCatalog().text(for: message) == "Enter a version 7 UUID")
    #expect(message != Rule.isUUID(version: 4).message)
  }

  @Test func `an unknown version is a programming error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Rule.isUUID(version: 0)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("A UUID's version is 1 to 8, not 0"))
    await #expect(processExitsWith: .failure) { _ = Rule.isUUID(version: 9) }
  }
}
