import GenericForm

/// A control for a country, chosen by its name in the language of the user.
///
/// The value is the country's code (ISO 3166-1 alpha-2), such as `FR`. The open list has a search entry, and typing
/// letters selects the country that starts with them. The names come from Debian's `iso-codes`; if it isn't
/// installed, they're in English.
///
/// ```swift
/// let country = FormCountryField("_Country", .required("Choose a country"))
/// country.isValid  // false
/// country.value = "CL"
/// country.isValid  // true
/// ```
///
/// Another code, such as that of a former country, is kept and shown at the end of the list. To
/// refuse it, add the rule `isCountryCode`.
///
/// In GTK this is the class `FormCountryField`, with the properties `value` and `required-message`.
public final class FormCountryField: ValueControl<String?> {
  override class var objectClass: WidgetClass {
    controlClass(
      "FormCountryField", of: FormCountryField.self,
      properties: [
        .described("value", \FormCountryField.value),
        .text("required-message", \FormCountryField.requiredMessage),
      ])
  }

  override class var startValue: String? { nil }

  override var missingMessage: ValidationMessage { .control(.`choice.country`) }

  required init(_ making: ControlMaking<String?>) {
    let editor = ChoiceEditor(CountryNames.codes, canBeAbsent: making.canBeAbsent)
    editor.title = CountryNames.name(of:)
    super.init(making.edited(by: editor))
  }
}
