public import GenericForm

/// A control for an amount of money, typed in the format of the locale, with its currency beside it.
///
/// The currency is a fixed symbol, or a list if you offer several. The user can also type or paste its symbol or code
/// with the amount. An amount has the decimals of its currency: none in JPY, three in KWD.
///
/// ```swift
/// let budget = FormMoneyField("_Budget", .required("Enter your budget"))
/// budget.currencies = ["EUR", "GBP"]
/// budget.isValid  // false
/// budget.value = Money("120.50 GBP")
/// budget.isValid  // true
/// ```
///
/// In GTK this is the class `FormMoneyField`, with the properties `value`, `minimum` and `maximum`, as `12.50 EUR`,
/// `currencies`, a list of texts, and `required-message`.
public final class FormMoneyField: BoundedControl<Money> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormMoneyField", of: FormMoneyField.self,
      properties: describedProperties + [.texts("currencies", \FormMoneyField.currencies)])
  }

  override class var kind: String { "amount" }

  override var missingMessage: ValidationMessage { editor.missingMessage }

  private let editor = MoneyEditor()

  required init(_ making: ControlMaking<Money?>) {
    let editor = editor
    super.init(
      making.edited(by: editor) { field in
        field.converted(
          format: { [weak editor] money in editor?.text(of: money) ?? "" },
          read: { [weak editor] text in editor?.read(text) ?? .value(nil) })
      })
    editor.onCurrency = { [weak self] in self?.showCurrency() }
    showCurrency()
  }

  override func boundsChanged() { editor.bounds = bounds }

  /// The currencies to choose from, as ISO 4217 codes; if there's only one, it's fixed.
  ///
  /// By default the array is empty, and an amount has the currency of the field's value, or that of the user's locale
  /// if the value is `nil`.
  public var currencies: [String] {
    get { editor.offered }
    set { change("currencies", from: currencies, to: newValue) { editor.offered = newValue } }
  }

  /// Lets a screen reader read the currency with the amount, and keeps the title of a row clear of a list of currencies.
  private func showCurrency() {
    frame.content.remark = CurrencyNames.name(of: editor.currency)
    frame.showEmptiness()
  }
}
