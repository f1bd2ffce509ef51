import CGtk
import FormLanguages
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Views that are open when the program chooses another language.
final class FormViewLanguagesTests: WidgetTestCase {
  override func tearDown() {
    FormLanguages.use([])
    MainActor.assumeIsolated { _ = spin(until: !Toolkit.isMirrored) }
    super.tearDown()
  }

  func testShowsEveryTextInTheLanguage() {
    withTrip { trip in
      trip.switchLanguage(to: ["fr"])
      XCTAssertEqual(trip.seat.title, "_Place")
      XCTAssertEqual(trip.seat.hint, "Près du couloir")
      XCTAssertEqual(trip.window.title, "Réserver un voyage")
      XCTAssertEqual(trip.view.content.submitButton.textWithMnemonic, "_Réserver")
      XCTAssertEqual(trip.view.content.actionButtons.map(\.title), ["Annuler", "Aide"])
      XCTAssertTrue(openTexts.contains("facultatif"), "\(openTexts)")
      trip.switchLanguage(to: [])
      XCTAssertEqual(trip.seat.title, "_Seat")
      XCTAssertEqual(trip.window.title, "Book a Trip")
      XCTAssertEqual(trip.view.content.actionButtons.map(\.title), ["Cancel", "Help"])
      XCTAssertEqual(trip.other.title, "Made before")
    }
  }

  func testKeepsValuesErrorsAndTheFocus() {
    withTrip { trip in
      trip.window.present()
      spin(until: trip.view.widget.isInActiveWindow)
      trip.view.submit()
      trip.count.focus()
      type("1x2", into: trip.count)
      entry(of: trip.count).caret = 2
      XCTAssertTrue(openTexts.contains("Fill in this field"), "\(openTexts)")
      let before = (trip.seat, trip.count)
      trip.switchLanguage(to: ["fr"])
      XCTAssertFalse(trip.seat === before.0)
      XCTAssertTrue(trip.count.widget.hasFocusWithin)
      XCTAssertEqual(entry(of: trip.count).value, "1x2")
      XCTAssertEqual(entry(of: trip.count).caret, 2)
      XCTAssertEqual(trip.seat.shownMessages, ["Remplissez ce champ"])
      XCTAssertTrue(
        openTexts.contains { $0.hasPrefix("3 champs") }, "the summary is in French: \(openTexts)")
      XCTAssertTrue(openTexts.contains("Place\u{A0}: Remplissez ce champ"), "\(openTexts)")
      XCTAssertEqual(trip.leaves, 0, "the focus didn't leave the field")
      // The lines of the summary lead to the new controls, and follow them.
      trip.seat.value = "12A"
      XCTAssertTrue(openTexts.contains { $0.hasPrefix("2 champs") }, "\(openTexts)")
    }
  }

  func testADamagedFileIsOneLineForTheProgrammerAndItsMessagesStayEnglish() throws {
    let files = [
      "xv": "msgid \"Seat\"\nmsgstr \"Place",
      "xw": "msgid \"At {place}\"\nmsgstr \"{room}\"\n\nmsgid \"Seat\"\nmsgstr \"Place\"\n",
    ]
    FormLanguages.add { files[$0] }
    try MainActor.assumeIsolated {
      try assertOneLine(
        standardError { FormLanguages.use(["xv"]) },
        "xv.po: Line 2: The closing quotation mark is missing")
      XCTAssertEqual(ValidationMessage("Seat").text, "Seat")
      try assertOneLine(
        standardError { FormLanguages.use(["xw"]) },
        "xw.po: Line 1: “At {place}” has {room}, which isn't in the English text")
      XCTAssertEqual(ValidationMessage("Seat").text, "Place")
      XCTAssertEqual(
        ValidationMessage(key: "At {place}", "At {place}", arguments: ["place": "A"]).text, "At A")
    }
  }

  func testKeepsTextOutsideTheForm() {
    withTrip { trip in
      trip.window.present()
      trip.section.isExpanded = true
      trip.pages.visibleIndex = 1
      (trip.tags.frame.editor as? TagsEditor)?.entry.enter("vega")
      trip.seat.isEditable = false
      trip.view.returnAction = .nextField
      trip.switchLanguage(to: ["fr"])
      XCTAssertTrue(trip.section.isExpanded)
      XCTAssertEqual(trip.pages.visibleIndex, 1)
      XCTAssertEqual((trip.tags.frame.editor as? TagsEditor)?.entry.value, "vega")
      XCTAssertEqual(trip.form.tags, [])
      XCTAssertFalse(trip.seat.isEditable)
      XCTAssertEqual(trip.tags.returnAction, .nextField)
      XCTAssertEqual(trip.view.content.buttons.filter { $0.title == "Précédent" }.count, 1)
    }
  }

  func testKeepsInvalidText() {
    expectRelease { lifetimes in
      let form = Form(Draft()) {
        FieldValidation(\.day, .required)
        FieldValidation(\.password, .required)
      }
      var (day, password): (FormDateField?, FormPasswordField?)
      let dialog = FormDialog(
        TripMessage.window.text, form, submitTitle: TripMessage.submit.text
      ) {
        FormDateField("Day", form.field(\.day)).with { day = $0 }
        FormPasswordField("Password", form.field(\.password)).with {
          $0.asksTwice = true
          password = $0
        }
      }
      lifetimes.watch(dialog, "the dialog")
      let parent = Window(title: "Parent")
      parent.present()
      let task = Task { await dialog.run(over: parent) }
      assertSoon(dialog.view.widget.isInActiveWindow)
      if let day { type("31.", into: day) }
      password?.text = "correct horse"
      let again = { (password?.frame.editor as? PasswordEditor)?.both?.again }
      again()?.enter("correct house")
      dialog.view.submit()
      XCTAssertEqual(day?.shownMessages, ["Enter a date as MM/DD/YYYY, such as 12/31/2026"])
      again()?.focus()
      FormLanguages.use(["fr"])
      assertSoon(dialog.title, "Réserver un voyage")
      XCTAssertEqual(dialog.view.content.submitButton.textWithMnemonic, "_Réserver")
      XCTAssertEqual(day.map { entry(of: $0).value }, "31.")
      XCTAssertEqual(
        day?.shownMessages, ["Saisissez une date au format MM/JJ/AAAA, comme 12/31/2026"])
      XCTAssertEqual(again()?.value, "correct house")
      XCTAssertEqual(again()?.hasFocusWithin, true)
      XCTAssertEqual(password?.text, "correct horse")
      XCTAssertFalse(form.isValid)
      dialog.close()
      parent.destroy()
      _ = task
    }
  }

  func testOffersTheDraftInTheLanguage() {
    withTrip { trip in
      trip.view.content.draftBanner.age = 120
      XCTAssertTrue(openTexts.contains("Restore your draft from 2 minutes ago?"), "\(openTexts)")
      trip.switchLanguage(to: ["fr"])
      for text in ["Restaurer votre brouillon d’il y a 2 minutes\u{A0}?", "Restaurer"] {
        XCTAssertTrue(openTexts.contains(text), "\(openTexts)")
      }
    }
  }

  func testKeepsRowsAndTheScrollPosition() {
    expectRelease { lifetimes in
      let form = Form(Party()) { FieldValidation(\.guests) }
      let view = FormView(form, submitTitle: TripMessage.submit.text) {
        FormRows(
          "Guests", form, each: \.guests, rowTitle: TripMessage.seat.text, adding: { Guest(id: 99) }
        ) { guest in
          FormTextField("Name", guest.field(\.name))
        }
      }
      lifetimes.watch(view, "the view")
      let window = FormWindowController("Party", view)
      window.present()
      spin(until: view.widget.isInActiveWindow)
      view.controls[25].focus()
      let scroller = view.widget.descendants(ofType: gtk_scrolled_window_get_type()).first
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller?.opaque)
      spin(until: gtk_adjustment_get_value(adjustment) > 100)
      spin(until: g_main_context_pending(nil) == 0)
      let place = gtk_adjustment_get_value(adjustment)
      XCTAssertGreaterThan(place, 100)
      entry(of: view.controls[25]).enter("Mei")
      let before = view.controls[25]
      FormLanguages.use(["fr"])
      spin(until: view.controls[25] !== before)
      XCTAssertTrue(openTexts.contains("_Place 30"), "\(openTexts)")
      XCTAssertEqual(entry(of: view.controls[25]).value, "Mei")
      XCTAssertTrue(view.controls[25].widget.hasFocusWithin)
      let end = g_get_monotonic_time() + 300_000
      spin(until: g_get_monotonic_time() > end)
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), place, accuracy: 1)
      window.close()
    }
  }

  func testExistingControlsKeepTheirTitlesAndIdentity() {
    withTrip { trip in
      trip.other.text = "kept"
      let other = trip.other!
      trip.switchLanguage(to: ["ar"])
      XCTAssertTrue(trip.view.controls.contains { $0 === other })
      XCTAssertEqual(other.title, "Made before")
      XCTAssertEqual(other.text, "kept")
      XCTAssertTrue(other.widget.isWithin(trip.view.widget))
      other.text = "longer"
      other.performValidation()
      let arabic = other.shownMessages
      trip.switchLanguage(to: ["fr"])
      XCTAssertEqual(other.shownMessages, ["Utilisez au plus 5 caractères"])
      XCTAssertNotEqual(arabic, other.shownMessages)
    }
  }

  func testRowsMadeBeforeShowTheirBuiltInWords() {
    for look in FormLook.allCases {
      expectRelease { lifetimes in
        let form = Form(Party()) { FieldValidation(\.guests) }
        let rows = FormRows(
          "Guests", form, each: \.guests, count: 30...40, adding: { Guest(id: 99) }
        ) { FormTextField("Name", $0.field(\.name)) }
        let view = FormView(form, submitTitle: TripMessage.submit.text) { rows }
        view.look = look
        lifetimes.watch(view, "the view")
        let window = FormWindowController("Party", view)
        window.present()
        view.switchLanguage(to: ["fr"])
        let texts = openTexts + tooltips(in: view.widget)
        for text in ["Ajouter", "Monter\u{A0}: 2", "Ajoutez-en au moins 30"] {
          XCTAssertTrue(texts.contains(text), "\(text), \(look): \(texts)")
        }
        window.close()
        FormLanguages.use([])
      }
    }
  }

  func testGroupsMadeBeforeKeepTheirControls() {
    expectRelease { lifetimes in
      let form = Form(Contact()) {
        FieldValidation(\.name)
        FieldValidation(\.email)
      }
      let (name, email) = (
        FormTextField("Name", form.field(\.name)), FormTextField("Email", form.field(\.email))
      )
      let columns = FormColumns(.labelsBeside) { name }
      let section = FormSection("Person") { columns }
      let pages = FormPages { FormPage("Reach") { email } }
      let view = FormView(form, submitTitle: TripMessage.submit.text) {
        section
        pages
      }
      lifetimes.watch(view, "the view")
      let window = FormWindowController("Contact", view)
      window.present()
      view.switchLanguage(to: ["fr"])
      for control in [name, email] {
        XCTAssertTrue(control.widget.isWithin(view.widget), control.title)
      }
      XCTAssertTrue(name.widget.isWithin(columns.widget))
      XCTAssertEqual(view.controls.map(\.title), ["Name", "Email"])
      XCTAssertTrue(openTexts.contains("Name"), "\(openTexts)")
      window.close()
      FormLanguages.use([])
    }
  }

  func testFollowsTheDirection() {
    withTrip { trip in
      trip.window.present()
      XCTAssertFalse(trip.view.widget.isMirrored)
      trip.switchLanguage(to: ["ar"])
      XCTAssertTrue(trip.view.widget.isMirrored)
      trip.switchLanguage(to: [])
      XCTAssertFalse(trip.view.widget.isMirrored)
    }
  }

  func testAHiddenViewFollowsOnceItIsShown() {
    withTrip(isShown: false) { trip in
      FormLanguages.use(["fr"])
      spin(until: g_main_context_pending(nil) == 0)
      XCTAssertEqual(trip.seat.title, "_Seat")
      trip.window.present()
      assertSoon(trip.seat.title, "_Place")
    }
  }

  func testTheLanguageCanBeChosenInTheViewItself() {
    withTrip { trip in
      trip.seat.onChange { FormLanguages.use(["fr"]) }
      type("12A", into: trip.seat)
      assertSoon(trip.seat.title, "_Place")
      XCTAssertEqual(trip.form.seat, "12A")
    }
  }

  /// Shows a window, and expects everything that its closures hold to be released with it.
  private func withTrip(isShown: Bool = true, _ body: @MainActor (TripWindow) -> Void) {
    expectRelease { lifetimes in
      let trip = TripWindow(lifetimes)
      if isShown { trip.window.present() }
      body(trip)
      trip.window.close()
    }
  }
}

@MainActor private func entry(of control: FormControl) -> Entry {
  control.frame.focusWidget as! Entry
}

@MainActor private func type(_ text: String, into control: FormControl) {
  entry(of: control).enter(text)
}

@MainActor private func tooltips(in widget: Widget) -> [String] {
  widget.children.flatMap { [$0.tooltip].compactMap(\.self) + tooltips(in: $0) }
}

private struct Guest: Identifiable, Sendable {
  let id: Int
  var name = ""
}

private struct Contact {
  var name = ""
  var email = ""
}

private struct Party {
  var guests = (1...30).map { Guest(id: $0) }
}

private struct Draft {
  var day: CalendarDate?
  var password = ""
}

private struct Trip {
  var seat = ""
  var count: Int?
  var tags: [String] = []
  var other = "other"
}

private enum TripMessage: String, MessageTable {
  case window = "Book a Trip"
  case seat = "_Seat"
  case hint = "On the aisle"
  case submit = "_Book"
  case help = "Help"

  static let entries = MessageEntries<Self>()

  /// The French PO file.
  static let french = """
    msgctxt "window"
    msgid "Book a Trip"
    msgstr "Réserver un voyage"

    msgctxt "seat"
    msgid "_Seat"
    msgstr "_Place"

    msgctxt "hint"
    msgid "On the aisle"
    msgstr "Près du couloir"

    msgctxt "submit"
    msgid "_Book"
    msgstr "_Réserver"

    msgctxt "help"
    msgid "Help"
    msgstr "Aide"
    """
}

/// A window whose closures all hold tokens, and the parts of its view, which are made again.
@MainActor
private final class TripWindow {
  let form = Form(Trip()) {
    FieldValidation(\.seat, .required)
    FieldValidation(\.count, .required)
    FieldValidation(\.tags, rules: [.minCount(1)])
    FieldValidation(\.other, rules: [.maxLength(5)])
  }
  private(set) var window: FormWindowController!
  private(set) var seat: FormTextField!
  private(set) var count: FormNumberField<Int>!
  private(set) var tags: FormTagsField!
  private(set) var section: FormSection!
  private(set) var pages: FormPages!
  private(set) var other: FormTextField!
  var leaves = 0

  var view: FormView { window.view }

  private static let addsFile: Void = FormLanguages.add { $0 == "fr" ? TripMessage.french : nil }

  init(_ lifetimes: Lifetimes) {
    Self.addsFile
    let tokens = ["title", "submit title", "elements", "action"].map { name in
      let token = Token()
      lifetimes.watch(token, "the closure of the \(name)")
      return token
    }
    let other = FormTextField("Made before", form.field(\.other))
    self.other = other
    let view = FormView(
      form, submitTitle: text(.submit, tokens[1]),
      actions: [.cancel, FormAction(text(.help, tokens[3])) { _ in }]
    ) {
      // The closure holds what holds the view: closing the window releases both.
      let _ = (self.elements(), tokens[2])
      FormSection("Section", isCollapsible: true) {
        self.seat
        other
      }.with { self.section = $0 }
      FormPages {
        FormPage("First") { self.count }
        FormPage("Second") { self.tags }
      }.with { self.pages = $0 }
    }
    window = FormWindowController(text(.window, tokens[0]), view)
    lifetimes.watch(view, "the view")
    lifetimes.watch(window, "the controller")
    lifetimes.watch(self, "the owner")
  }

  private func elements() {
    seat = FormTextField(TripMessage.seat.text, form.field(\.seat), hint: TripMessage.hint.text)
    count = FormNumberField("Count", form.field(\.count))
    tags = FormTagsField("Tags", form.field(\.tags))
    count.onLeave { [weak self] in self?.leaves += 1 }
  }

  func switchLanguage(to languages: [String]) { view.switchLanguage(to: languages) }
}

extension FormView {
  /// Chooses a language, and waits until the view shows it.
  @MainActor fileprivate func switchLanguage(to languages: [String]) {
    let before = shownChoice
    FormLanguages.use(languages)
    spin(until: shownChoice != before)
  }
}

private func text(_ message: TripMessage, _ token: Token) -> String {
  withExtendedLifetime(token) { message.text }
}

/// Expects one line with the program's name and a text.
private func assertOneLine(_ written: String, _ text: String) {
  XCTAssertTrue(written.hasSuffix(": \(text)\n"), written)
  XCTAssertEqual(written.split(separator: "\n").count, 1, written)
}
