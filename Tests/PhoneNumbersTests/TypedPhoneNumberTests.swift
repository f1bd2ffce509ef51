import PhoneNumbers
import Testing

@Suite struct `A telephone number while it is typed` {
  @Test func `is grouped at every key`() {
    var text = ""
    let shown = "0612345678".map { digit in
      text = TypedPhoneNumber(text + String(digit), region: "FR").text
      return text
    }
    #expect(
      shown == [
        "0", "06", "061", "06 12", "06 12 3", "06 12 34", "06 12 34 5", "06 12 34 56",
        "06 12 34 56 7", "06 12 34 56 78",
      ])
  }

  @Test func `can be deleted from its end to nothing`() {
    var text = "+33 6 12 34"
    var shown: [String] = []
    while !text.isEmpty {
      text = TypedPhoneNumber(String(text.dropLast()), region: "FR").text
      shown.append(text)
    }
    #expect(shown == ["+33 6 12 3", "+33 6 12", "+33 61", "+33 6", "+33", "+3", "+", ""])
  }

  @Test func `loses no digit beyond the longest number`() {
    #expect(
      TypedPhoneNumber("06123456789012345678", region: "FR").text == "06123456789012345678")
  }

  @Test(arguments: [
    ("06123", 3, 4), ("06123", 5, 7), ("06123", 0, 0), ("06 1234", 4, 4), ("06 123", 5, 5),
  ])
  func `keeps the caret behind the same digit`(text: String, caret: Int, moved: Int) {
    #expect(TypedPhoneNumber(text, caret: caret, region: "FR").caret == moved)
  }

  @Test func `has the caret at its end if none is given`() {
    #expect(TypedPhoneNumber("06123", region: "FR").caret == "06 12 3".count)
  }

  @Test func `keeps the caret within the digits`() {
    #expect(TypedPhoneNumber("06123", caret: -1, region: "FR").caret == 0)
    #expect(TypedPhoneNumber("06123", caret: 99, region: "FR").caret == "06 12 3".count)
  }

  @Test(arguments: [
    ("０６１２３", "06 12 3"), ("٠٦١٢٣", "06 12 3"), ("＋３３６", "+33 6"), ("06\u{A0}12 3", "06 12 3"),
    ("06–12–3", "06 12 3"), ("(06)123", "06 12 3"),
  ])
  func `reads digits of any script and any separator`(text: String, grouped: String) {
    #expect(TypedPhoneNumber(text, region: "FR").text == grouped)
  }

  @Test(arguments: [
    "", "(", " ", "\0", "06\012", "06x12", "06+12", "1-800-FLOWERS", "06 12 ext. 3", "👍", "0️⃣6️⃣12",
    "06\u{301}12", "\u{202E}0612", "مرحبا", "\r\n",
  ])
  func `leaves other texts and their caret alone`(text: String) {
    let number = TypedPhoneNumber(text, caret: 1, region: "FR")
    #expect(number.text == text)
    #expect(number.caret == 1)
  }

  @Test(.timeLimit(.minutes(10))) func `leaves a mebibyte alone in bounded time`() {
    let text = String(repeating: "0", count: 1 << 20)
    #expect(TypedPhoneNumber(text, region: "FR").text == text)
  }
}
