import Testing
import ValidationRules

@Suite struct `An amount of a currency` {
  let dollars = Rule.isCurrencyAmount("USD", symbol: .before("$"))

  let euros = Rule.isCurrencyAmount(
    "EUR", symbol: .after("€"), decimalSeparator: ",", groupingSeparator: ".")

  let francs = Rule.isCurrencyAmount(
    "CHF", symbol: .before("CHF "), decimalSeparator: ".", groupingSeparator: "’")

  @Test(arguments: [
    "0", "0.00", ".50", "$.50", "10", "$10", "-10", "-$10.00", "1234567", "1,234,567.89",
    "$999,999.99", "123", "1,234",
  ])
  func `in dollars is accepted`(text: String) {
    #expect(dollars.accepts(text))
  }

  @Test(arguments: [
    "$", "-", "-$", ".", "$.", ",", "1.", "1.5", "1.500", "00", "01", "0,123", "1,23", "12,34.56",
    "1234,567", "1,234,56", ",123", "1,,234", "$-10", "--10", "+10", "$ 10", "10$", "$$10",
    "1.23.45",
    "10 000", "1e5", "(10)",
  ])
  func `in dollars is refused`(text: String) {
    #expect(!dollars.accepts(text))
  }

  @Test(arguments: [
    "1.234,50 €", "1.234,50€", "1.234,50\u{A0}€", "1.234,50\u{202F}€", "0,05", "7 €",
  ])
  func `in euros is accepted`(text: String) {
    #expect(euros.accepts(text))
  }

  @Test(arguments: ["1,234.50 €", "€ 7", "€7", "7  €", "7 ", " €", "7,5 €", "7 € ", "7 €€"])
  func `in euros is refused`(text: String) {
    #expect(!euros.accepts(text))
  }

  @Test func `can be grouped by a non-ASCII separator`() {
    #expect(francs.accepts("CHF 1’234’567.05"))
    #expect(francs.accepts("1’234.05"))
    #expect(!francs.accepts("1'234.05"))
    #expect(!francs.accepts("CHF1’234.05"))
  }

  @Test func `isn't grouped without a separator`() {
    let rule = Rule.isCurrencyAmount("USD", groupingSeparator: nil)
    #expect(rule.accepts("1234.50"))
    #expect(!rule.accepts("1,234.50"))
    #expect(!rule.accepts("$1234.50"))
  }

  @Test(arguments: [
    ("JPY", "1234", "1234.00"), ("KWD", "1.234", "1.23"), ("CLF", "1.2345", "1.234"),
    ("eur", "1.23", "1.234"), ("XAU", "1", "1.5"),
  ])
  func `has the digits of its minor unit`(currency: String, right: String, wrong: String) {
    #expect(Rule.isCurrencyAmount(currency).accepts(right))
    #expect(!Rule.isCurrencyAmount(currency).accepts(wrong))
  }

  @Test(arguments: ["", "DEM", "XXX_", "E\0"])
  func `of an unknown currency can have any number of decimals`(currency: String) {
    let rule = Rule.isCurrencyAmount(currency)
    #expect(rule.accepts("1,234.5"))
    #expect(rule.accepts("1.23456"))
    #expect(!rule.accepts("1."))
    #expect(!rule.accepts("one"))
  }

  @Test func `with the same separator for both has no groups`() {
    let rule = Rule.isCurrencyAmount("EUR", decimalSeparator: ",")
    #expect(rule.accepts("1234,50"))
    #expect(!rule.accepts("1,234,50"))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: dollars, on: "$1,234.50")
    expectRobustness(of: euros, on: "1.234,50 €")
  }
}
