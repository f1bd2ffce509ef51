import Testing
import ValidationRules

@Suite struct CapitalizedTests {
  @Test(arguments: [
    ("abc bc cd", "Abc Bc Cd"), ("mcDonald", "Mcdonald"), ("ABC", "Abc"), ("", ""),
    ("  a\tb\nc", "  A\tB\nC"), ("jean-luc", "Jean-Luc"), ("o'brien", "O'brien"),
    ("d’arc", "D’arc"),
    ("'quoted'", "'Quoted'"), ("3RD of may", "3rd Of May"), ("élan e\u{301}té", "Élan Été"),
    ("ǆ ßa", "ǅ Ssa"), ("(a)b", "(A)B"), ("👋a", "👋A"), ("שלום", "שלום"), ("½a", "½a"),
  ])
  func `starts every word with a capital`(text: String, capitalized: String) {
    #expect(ValidationFormatter.capitalized.format(text) == capitalized)
  }
}
