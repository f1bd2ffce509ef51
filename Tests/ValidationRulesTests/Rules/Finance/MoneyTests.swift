import Foundation
import Testing

@testable import ValidationRules

@Suite struct MoneyTests {
  @Test(arguments: [
    ("12.50 EUR", "12.50 EUR"), ("12.5 eur", "12.50 EUR"), ("12 EUR", "12.00 EUR"),
    ("-0.05 EUR", "-0.05 EUR"), ("0 EUR", "0.00 EUR"), ("-0 EUR", "0.00 EUR"),
    ("007 JPY", "7 JPY"), ("12 JPY", "12 JPY"), ("1.234 KWD", "1.234 KWD"),
    ("1.5 DEM", "1.50 DEM"), ("92233720368547758.07 EUR", "92233720368547758.07 EUR"),
    ("-92233720368547758.08 EUR", "-92233720368547758.08 EUR"),
    ("92233720368547758.08 EUR", nil), ("12.505 EUR", nil), ("12.5 JPY", nil),
    ("12,50 EUR", nil), ("12. EUR", nil), (".5 EUR", nil), ("- EUR", nil), ("+1 EUR", nil),
    ("1e3 EUR", nil), ("1.-5 EUR", nil), ("--1 EUR", nil), ("1.2.3 EUR", nil), ("", nil),
    ("EUR", nil), ("12", nil), ("12 ", nil), (" EUR", nil), ("12  EUR", nil), ("12 €", nil),
    ("12 EU", nil), ("12 EURO", nil), ("12 ÉUR", nil), ("١٢ EUR", nil), ("12 EUR\u{0}", nil),
    ("12\u{0} EUR", nil), (String(repeating: "9", count: 100_000) + " EUR", nil),
  ])
  func `is read from an amount and a code`(text: String, description: String?) {
    #expect(Money(text)?.description == description)
  }

  @Test func `counts the smallest units of its currency`() {
    #expect(Money("12.50 EUR")?.minorUnits == 1250)
    #expect(Money("12 JPY")?.minorUnits == 12)
    #expect(Money("-0.001 KWD")?.minorUnits == -1)
    #expect(Money(minorUnits: .min, currency: "EUR")?.amount == "-92233720368547758.08")
    #expect(Money(minorUnits: 5, currency: "eur") == Money("0.05 EUR"))
    #expect(Money(minorUnits: 5, currency: "€") == nil)
  }

  @Test func `has an order within a currency only`() throws {
    let (five, six) = (try #require(Money("5 EUR")), try #require(Money("6 EUR")))
    let pounds = try #require(Money("5 GBP"))
    #expect(five < six)
    #expect(!(five < pounds) && !(pounds < five))
    #expect(Rule.atLeast(six).accepts(pounds))
    #expect(!Rule.atLeast(six).accepts(five))
    #expect(Rule.atLeast(six).message.description == "Enter 6.00 EUR or more")
  }

  @Test func `is encoded as text`() throws {
    let prices = [Money("12.50 EUR"), Money("12 JPY")]
    let data = try JSONEncoder().encode(prices)
    #expect(String(decoding: data, as: UTF8.self) == #"["12.50 EUR","12 JPY"]"#)
    #expect(try JSONDecoder().decode([Money?].self, from: data) == prices)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Money].self, from: Data(#"["12.505 EUR"]"#.utf8))
    }
  }
}
