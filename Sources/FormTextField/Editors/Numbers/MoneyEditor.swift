import GenericForm

/// An entry for an amount of money, attached to the sign of its currency or to a list of currencies.
///
/// Its value is the typed amount, a space, and the code of the currency, such as `12,5 EUR`. So each typed digit is one
/// insertion, which undo joins to a step.
final class MoneyEditor: FormEditor, ChangeFocusing {
  private let format: MoneyFormat
  private let row = Box(.row)
  private let entry = Entry()
  private let sign = Label()
  private(set) var list: DropDown?

  var bounds = Bounds<Money>()

  /// The code of the selected currency.
  private(set) var currency: String

  /// The offered currencies, and those of values that aren't among them.
  private var currencies: [String] = []

  /// Called when another currency is selected or shown.
  var onCurrency: () -> Void = {}

  /// Indicates whether the program changed only the currency last.
  private var isCurrencyChanged = false

  /// The currencies that the program offers; if there are none, that of the value or of the locale.
  var offered: [String] = [] {
    didSet {
      currencies = offered
      let first = entry.value.isEmpty && !offered.contains(currency) ? offered.first : nil
      choose(first ?? currency)
    }
  }

  init(format: MoneyFormat = .current) {
    self.format = format
    currency = format.ownCurrency.isEmpty ? "USD" : format.ownCurrency
    entry.inputPurpose = .number
    entry.expandsHorizontally = true
    entry.onFocus(enter: {}, leave: { [weak self] in self?.complete() })
    sign.addStyleClass("form-affix")
    row.addStyleClass("linked")
    row.addStyleClass("form-entry")
    row.append(entry)
    if format.isSignFirst { row.prepend(sign) } else { row.append(sign) }
    choose(currency)
  }

  private func choose(_ code: String) {
    currency = code
    if offered.isEmpty {
      currencies = [code]
    } else if !currencies.contains(code) {
      currencies.append(code)
    }
    sign.text = format.sign(of: code)
    sign.isVisible = currencies.count == 1
    if currencies.count > 1, list == nil { makeList() }
    list?.titles = currencies
    list?.selection = currencies.firstIndex(of: code)
    list?.widget.isVisible = currencies.count > 1
    list?.widget.tooltip = CurrencyNames.name(of: code)
    onCurrency()
  }

  private func makeList() {
    let list = DropDown()
    list.spokenTitle = CurrencyNames.name(of:)
    list.onSelect = { [weak self] in self?.selected() }
    list.widget.isSensitive = entry.isEditable
    row.prepend(list.widget)
    self.list = list
  }

  private func selected() {
    guard let place = list?.selection else { return }
    // A typed sign of the previous currency would win over the list.
    if let typed { entry.value = typed.rest }
    choose(currencies[place])
    onChange()
  }

  /// The currency that was typed with the amount, and the amount.
  private var typed: (code: String, rest: String)? {
    format.currency(in: entry.value, of: currencies)
  }

  /// Selects a currency that was typed.
  private func complete() {
    if typed != nil { show(value) }
  }
}

// MARK: - The value

extension MoneyEditor {
  var value: String {
    get {
      let (amount, code) = typed.map { ($0.rest, $0.code) } ?? (entry.value, currency)
      return "\(amount) \(code)"
    }
    set {
      if newValue != value { show(newValue) }
    }
  }

  private func show(_ text: String) {
    let (amount, code) = Self.parts(of: text)
    isCurrencyChanged = amount == entry.value
    if let code { choose(code) }
    entry.value = amount
  }

  /// Returns the amount and the currency of a value.
  private static func parts(of text: String) -> (amount: String, currency: String?) {
    guard let space = text.lastIndex(of: " ") else { return (text, nil) }
    return (String(text[..<space]), String(text[text.index(after: space)...]))
  }

  /// Returns the editor's value for an amount; without one, it's only the selected currency.
  func text(of money: Money?) -> String {
    money.map { "\(format.number(of: $0)) \($0.currency)" } ?? " \(currency)"
  }

  /// Returns the amount in the editor's value, or an error that says what to enter.
  func read(_ text: String) -> ConvertedInput<Money?> {
    let (amount, code) = Self.parts(of: text)
    let currency = code ?? currency
    if amount.allSatisfy(\.isWhitespace) { return .value(nil) }
    guard let money = format.money(in: amount, currency: currency), bounds.contain(money) else {
      return .error(message(in: currency))
    }
    return .value(money)
  }

  /// The error of an amount that isn't accepted, with the bounds in its currency.
  private func message(in currency: String) -> ValidationMessage {
    Bounds(
      from: bounds.minimum.flatMap { $0.currency == currency ? $0 : nil },
      through: bounds.maximum.flatMap { $0.currency == currency ? $0 : nil }
    )
    .message
      ?? .control(
        .`money.any`,
        [
          "example": .text(
            Money(amount: "12.5", currency: currency).map(format.number(of:)) ?? "12")
        ])
  }

  /// The error of an amount that is missing.
  var missingMessage: ValidationMessage { message(in: currency) }
}

// MARK: - The widgets

extension MoneyEditor {
  var widget: Widget { row }

  var focusWidget: Widget { entry }

  func focusChange() {
    if isCurrencyChanged, let list, list.widget.isVisible {
      list.focusWidget.grabFocus()
    } else {
      entry.focusChange()
    }
  }

  var onChange: () -> Void {
    get { entry.onChange }
    set { entry.onChange = newValue }
  }

  var isEditable: Bool {
    get { entry.isEditable }
    set {
      entry.isEditable = newValue
      list?.widget.isSensitive = newValue
    }
  }
}
