import Testing
import ValidationRules

/// A table like those that programs declare.
private enum TripMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  case seat = "Choose a seat"
  case `seat.taken` = "Choose another seat, {name}: {seat} is taken"
  case days = """
    {count, plural, =0 {Stay a while, {name}} one {1 day} other {{count} days to {place}}}
    """
  case missing = "{field} is missing"
  case both = "{first}, and {second, clause}"
  case `true` = "Confirm"
}

@Suite struct MessageTableTests {
  @Test func `the key is the name of the case, without backticks`() {
    #expect(TripMessage.seat.key == "seat")
    #expect(TripMessage.`seat.taken`.key == "seat.taken")
    #expect(TripMessage.true.key == "true")
  }

  @Test func `the entries are in the order of the cases`() {
    #expect(
      TripMessage.allEntries.map(\.key) == [
        "seat", "seat.taken", "days", "missing", "both", "true",
      ])
    #expect(TripMessage.allEntries.first == MessageEntry(key: "seat", "Choose a seat"))
  }

  @Test func `the arguments are those in the English text, in order`() {
    #expect(TripMessage.seat.entry.arguments == [])
    #expect(TripMessage.`seat.taken`.entry.arguments == ["name", "seat"])
    #expect(TripMessage.days.entry.arguments == ["count", "name", "place"])
    #expect(TripMessage.missing.entry.arguments == ["field"])
    #expect(TripMessage.both.entry.arguments == ["first", "second"])
  }

  @Test func `the English text can have plural forms`() {
    #expect(TripMessage.days.text(["count": 1, "name": "Mei", "place": "Rome"]) == "1 day")
    #expect(
      TripMessage.days.text(["count": 2, "name": "Mei", "place": "Rome"]) == "2 days to Rome")
    #expect(TripMessage.days.text(["count": 0, "name": "Mei", "place": ""]) == "Stay a while, Mei")
  }

  @Test func `a message has the key, the arguments and the English`() {
    let taken = ValidationMessage(TripMessage.`seat.taken`, ["name": "Mei", "seat": "12A"])
    #expect(taken.key == "seat.taken")
    #expect(taken.arguments == ["name": "Mei", "seat": "12A"])
    #expect(taken.defaultText == "Choose another seat, {name}: {seat} is taken")
  }

  @Test func `a message can have more arguments than the English text mentions`() {
    let seat = ValidationMessage(TripMessage.seat, ["row": 12])
    #expect(seat.arguments == ["row": 12])
    #expect(seat.text == "Choose a seat")
  }

  @Test func `the name of the field is not a required argument`() {
    #expect(TripMessage.missing.text == "This field is missing")
  }

  @Test func `the text is that of the shared catalog`() {
    let catalog: MessageCatalog = ["seat": "Wybierz miejsce", "seat.taken": "{seat} jest zajęte"]
    MessageCatalog.withShared(catalog) {
      #expect(TripMessage.seat.text == "Wybierz miejsce")
      #expect(TripMessage.`seat.taken`.text(["name": "", "seat": "12A"]) == "12A jest zajęte")
      #expect(ValidationMessage(TripMessage.seat).text == "Wybierz miejsce")
      #expect(TripMessage.true.text == "Confirm")
    }
  }
}
