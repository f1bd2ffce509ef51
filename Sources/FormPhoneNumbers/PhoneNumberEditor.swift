public import FormTextField
import GtkFloor
import PhoneNumbers
import ValidationRules

/// An editor for a phone number, with an entry and a list of countries.
///
/// The entry groups digits as they're typed. A number of the selected country can be typed without
/// its calling code; a valid number that starts with `+` selects its country when the focus leaves the entry.
///
/// The value is the number in the format E.164 (ITU-T), however it was typed. For text that isn't a
/// valid number, the value is that text after the calling code, which `isMobile` and
/// `isPhoneNumber` refuse.
///
/// ```swift
/// let mobile = Form(Contact()) {
///   FieldValidation(\.mobile, .required, rules: [.isMobile(region: "FR")])
/// }
/// FormControl("_Mobile", form.field(\.mobile), editor: PhoneNumberEditor(region: "FR"))
/// // "06 12 34 56 78" becomes "+33612345678"; "06 12" is refused
/// ```
public final class PhoneNumberEditor: FormEditor, ChangeFocusing {
  private let box = Box(.row)
  private let entry = Entry()
  private let countries: DropDown

  /// The region to select while the entry is empty; empty if there is none.
  private var startRegion = "" {
    didSet { if startRegion != oldValue { showStart() } }
  }

  /// The regions in the list; the entry `nil` means that no country is selected.
  private var regions: [String?] = []

  /// Indicates whether the program changed only the country last.
  private var isCountryChanged = false

  /// Indicates whether the list has every country; filling it takes time.
  private var isFilled = false

  /// The country of the user's locale (ISO 3166-1 alpha-2), or `nil` if there is none, as in the
  /// locale C.
  public static var userRegion: String? { LocaleFormat.country }

  /// Creates an editor.
  ///
  /// - Parameter region: The initially selected country (ISO 3166-1 alpha-2). If it's unknown or
  ///   `nil`, no country is selected, and a number needs its calling code.
  public init(region: String? = userRegion) {
    countries = DropDown(width: 14)
    startRegion = region ?? ""
    showStart()
    countries.widget.tooltip = ControlMessage.`phone.country`.text
    countries.widget.setAccessibleName(ControlMessage.`phone.country`.text)
    countries.onUse = { [weak self] in self?.fill() }
    countries.onSelect = { [weak self] in self?.chosen() }
    countries.focusWidget.onAnyKey { [weak self] key in self?.typeInList(key) ?? false }
    entry.inputPurpose = .phone
    entry.format = { [weak self] text in
      TypedPhoneNumber(text, region: self?.region ?? "").text
    }
    entry.onFocus(
      enter: { [weak self] in self?.fill() }, leave: { [weak self] in self?.complete() })
    entry.expandsHorizontally = true
    box.linkChildren()
    box.append(countries.widget)
    box.append(entry)
  }
}

// MARK: - In a `.ui` file

extension PhoneNumberEditor {
  /// Lets `.ui` files contain a `FormPhoneNumberField`: a control with this editor.
  ///
  /// ```swift
  /// PhoneNumberEditor.registerClass()
  /// let interface = try InterfaceFile(path: "contact.ui")
  /// let mobile = try interface.element("mobile", as: ValueControl<String>.self)
  /// ```
  public static func registerClass() {
    InterfaceFile.register("FormPhoneNumberField", texts: ["region": \.startRegion]) {
      PhoneNumberEditor()
    }
  }
}

// MARK: - The value

extension PhoneNumberEditor {
  /// The start region if it's a country, or `nil`.
  private var start: String? {
    let region = startRegion.uppercased()
    return CountryNames.contains(region) ? region : nil
  }

  /// Selects the start region, unless a number has selected another one.
  private func showStart() {
    guard !isFilled else {
      if region == nil || entry.value.isEmpty { choose(start) }
      return
    }
    regions = [start]
    // The title has no calling code yet, because the library reads its metadata when it's first
    // used.
    countries.titles = [start.map(CountryNames.name) ?? Self.title(of: nil)]
    countries.selection = 0
  }

  /// The selected region, or `nil` if there is none.
  private var region: String? { countries.selection.flatMap { regions[$0] } }

  /// The number in the format E.164, or text that isn't valid, after its calling code.
  public var value: String {
    get {
      let text = entry.value
      guard let number = PhoneNumber(text, region: region) else {
        guard let region, !text.isEmpty, !text.hasPrefix("+"),
          let code = PhoneNumber.callingCode(of: region)
        else { return text }
        return "+\(code) \(text)"
      }
      return number.e164
    }
    set {
      guard newValue != value else { return }
      show(newValue)
    }
  }

  /// Shows a number in its country's format, and selects that country; for an empty number, the initial one.
  private func show(_ text: String) {
    let digits = entry.value.filter(\.isNumber)
    if let number = PhoneNumber(text, region: region), let own = number.region {
      choose(own)
      entry.value = number.national
    } else if let (code, rest) = unfinished(text) {
      // If several countries share the calling code, such as +1, the selection stays.
      if region.flatMap(PhoneNumber.callingCode) != code {
        choose(PhoneNumber.region(ofInternational: text))
      }
      entry.value = rest
    } else {
      if text.isEmpty { choose(start) }
      entry.value = text
    }
    isCountryChanged = entry.value.filter(\.isNumber) == digits
  }

  /// Returns the calling code and the digits after it, or `nil` for text that is shown as it is.
  ///
  /// While the user types a number with its calling code, an undo shows that code too.
  private func unfinished(_ text: String) -> (code: Int, rest: String)? {
    guard !entry.value.hasPrefix("+"), let region = PhoneNumber.region(ofInternational: text),
      let code = PhoneNumber.callingCode(of: region), text.hasPrefix("+\(code) ")
    else { return nil }
    return (code, String(text.dropFirst("+\(code) ".count)))
  }

  /// Adds every country with its calling code, sorted by name.
  private func fill() {
    guard !isFilled else { return }
    isFilled = true
    let chosen = region.flatMap { PhoneNumber.callingCode(of: $0) == nil ? nil : $0 }
    let known = PhoneNumber.regions.sorted(byText: CountryNames.name(of:))
    regions = chosen == nil ? [nil] + known : known
    countries.titles = regions.map(Self.title)
    countries.selection = regions.firstIndex(of: chosen)
  }

  private func choose(_ region: String?) {
    guard region != self.region else { return }
    fill()
    if let place = regions.firstIndex(of: region) { countries.selection = place }
  }

  /// Rewrites a complete number in its country's format.
  private func complete() {
    if PhoneNumber(entry.value, region: region) != nil { show(value) }
  }

  /// Types a digit into the entry, so that a user who reaches the list by Tab can go on with the
  /// number.
  private func typeInList(_ key: Key) -> Bool {
    guard isEditable, key.isPlain, let character = key.character,
      character.isNumber || character == "+"
    else { return false }
    entry.enter(entry.value + String(character))
    entry.focus()
    return true
  }

  /// Regroups the digits for the country that was just selected.
  private func chosen() {
    let text = entry.value
    entry.value = TypedPhoneNumber(text, region: region ?? "").text
    onChange()
  }

  private static func title(of region: String?) -> String {
    guard let region, let code = PhoneNumber.callingCode(of: region) else {
      return ControlMessage.`phone.country`.text
    }
    // In a right-to-left language, the plus sign stays before the digits.
    let prefix = MessageCatalog.shared.isRightToLeft ? "\u{2066}+\(code)\u{2069}" : "+\(code)"
    return "\(CountryNames.name(of: region)) \(prefix)"
  }
}

// MARK: - The widgets

extension PhoneNumberEditor {
  /// The list and the entry, side by side.
  public var widget: Widget { box }

  /// The entry.
  public var focusWidget: Widget { entry }

  /// Moves the keyboard focus to the list or the entry, whichever the program changed last.
  package func focusChange() {
    if isCountryChanged {
      countries.focusWidget.grabFocus()
    } else {
      entry.focusChange()
    }
  }

  /// The closure to call each time the user changes the number or its country.
  public var onChange: () -> Void {
    get { entry.onChange }
    set { entry.onChange = newValue }
  }

  /// Indicates whether the user can change the number and its country.
  public var isEditable: Bool {
    get { entry.isEditable }
    set {
      entry.isEditable = newValue
      countries.widget.isSensitive = newValue
    }
  }
}
