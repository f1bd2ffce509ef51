import Testing
import ValidationRules

@Suite struct ISO8601DurationTests {
  @Test func `accepts a run of neighboring units and refuses all others`() {
    let dates = ["Y", "M", "D", "YM", "MD", "YMD"]
    let times = ["H", "M", "S", "HM", "MS", "HMS"]
    let pieces = ["", "Y", "M", "D", "YM", "YD", "MD", "YMD", "DM", "MY", "YY"]
    let timePieces = ["", "H", "M", "S", "HM", "HS", "MS", "HMS", "SM", "MH", "SS"]
    for date in pieces {
      let day = date.map { "1\($0)" }.joined()
      #expect(Rule.isISO8601Duration.accepts("P" + day) == dates.contains(date))
      for time in timePieces {
        let clock = time.map { "23\($0)" }.joined()
        #expect(
          Rule.isISO8601Duration.accepts("P\(day)T\(clock)")
            == ((date.isEmpty || dates.contains(date)) && times.contains(time)),
          "P\(day)T\(clock)")
      }
    }
  }

  @Test(arguments: ["P2W", "P0D", "PT0S", "P01D", "PT36H", "p1dt12h", "P1000000000000000000000Y"])
  func `accepts weeks, zeros, long numbers and small letters`(text: String) {
    #expect(Rule.isISO8601Duration.accepts(text))
  }

  @Test(arguments: [
    "P", "PT", "P1", "P1W1D", "P1Y1W", "P1WT1H", "P1DT", "1D", "T1H", "PT1D", "P1H", "P-1D",
    "-P1D", "+P1D", "P1.5D", "PT0.5S", "PT0,5S", "P1e2D", "P1D2H", "P 1D", "PTT1H",
    "P2026-03-09T10:00:00",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isISO8601Duration.accepts(text))
  }

  @Test func `reports how to write a duration`() {
    #expect(
      MessageCatalog().text(for: Rule.isISO8601Duration.message)
        == "Enter a duration, such as P3DT12H or P2W")
  }
}
