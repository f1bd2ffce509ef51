import Testing
import ValidationRules

@Suite struct ULIDTests {
  @Test(arguments: [
    "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "00000000000000000000000000",
    "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "0123456789ABCDEFGHJKMNPQRS", "0TVWXYZtvwxyz0123456789ABC",
  ])
  func `accepts 26 digits of Crockford's Base32`(text: String) {
    #expect(Rule.isULID.accepts(text))
  }

  @Test(arguments: [
    "80000000000000000000000000", "Z1ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FA",
    "01ARZ3NDEKTSV4RRFFQ69G5FAVV", "01ARZ3NDEKTSV4RRFFQ69G5FAI", "01ARZ3NDEKTSV4RRFFQ69G5FAl",
    "01ARZ3NDEKTSV4RRFFQ69G5FAO", "01ARZ3NDEKTSV4RRFFQ69G5FAu", "01ARZ3NDEK-TSV4RRFFQ69G5FA",
    "/1ARZ3NDEKTSV4RRFFQ69G5FAV",
  ])
  func `refuses more than 128 bits, other lengths and other characters`(text: String) {
    #expect(!Rule.isULID.accepts(text))
  }

  @Test func `shows a ULID`() {
    #expect(
      MessageCatalog().text(for: Rule.isULID.message)
        == "Enter a ULID, such as 01ARZ3NDEKTSV4RRFFQ69G5FAV")
  }
}
