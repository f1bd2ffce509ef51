import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Every call in every callback of a window with rows.
final class CallTableTests: WidgetTestCase {
  func testEveryCallWorksInEveryCallback() throws {
    try MainActor.assumeIsolated {
      let application = try FormApplication(id: "org.example.Calls")
      for callback in PartyWindow.Callback.allCases {
        for call in PartyWindow.Call.allCases {
          let cell = "\(call) in \(callback)"
          let lifetimes = Lifetimes()
          act(call, in: callback, application, lifetimes, cell)
          assertSoon(lifetimes.survivors.isEmpty, cell)
          XCTAssertEqual(lifetimes.survivors, [], cell)
          for warning in Warnings.take() { XCTFail("\(cell): GTK warned: \(warning)") }
        }
      }
    }
  }

  func testARightToLeftLanguageMirrorsTheWindowEvenWithoutATranslationOfGTK() throws {
    let hebrew = try Translation(po: "msgid \"\"\nmsgstr \"Language: he\\n\"")
    try MainActor.assumeIsolated {
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      XCTAssertEqual(gtk_widget_get_default_direction(), GTK_TEXT_DIR_LTR)
      _ = try MessageCatalog.withShared(MessageCatalog(translations: [hebrew])) {
        try FormApplication(id: "org.example.Calls")
      }
      XCTAssertEqual(gtk_widget_get_default_direction(), GTK_TEXT_DIR_RTL)
    }
  }

  func testQuitDuringARefusedCloseRequestAsksAgain() throws {
    let application = try MainActor.assumeIsolated { try FormApplication(id: "org.example.Calls") }
    DraftWindow.run { main in
      DraftWindow.run { tool in
        var asked = 0
        main.controller.onCloseRequest = { [unowned application] in
          asked += 1
          application.quit()
          return asked > 1
        }
        main.controller.view.requestClose()
        XCTAssertTrue(main.controller.isClosed)
        XCTAssertTrue(tool.controller.isClosed)
        XCTAssertEqual(asked, 2)
      }
    }
  }

  func testWindowsThatCloseEachOtherAreClosed() {
    DraftWindow.run { first in
      DraftWindow.run { second in
        first.controller.onCloseRequest = { [unowned second] in
          second.controller.view.requestClose()
          return true
        }
        second.controller.onCloseRequest = { [unowned first] in
          first.controller.view.requestClose()
          return true
        }
        first.controller.view.requestClose()
        XCTAssertTrue(first.controller.isClosed)
        XCTAssertTrue(second.controller.isClosed)
      }
    }
  }

  func testASubmitOfCorrectedValuesInOnInvalidIsShown() {
    DraftWindow.run { window in
      window.form.onInvalid { [unowned window] _ in
        window.form.name = "Mei"
        window.controller.submit()
      }
      window.controller.submit()
      assertSoon(window.taken == ["Mei"] && !window.controller.view.isSubmitting)
      XCTAssertTrue(window.controller.view.notices.content.isSuccess)
    }
  }

  func testAControlThatIsDisabledDuringASubmitStaysSo() {
    DraftWindow.run { window in
      let end = window.submitThatWaits()
      XCTAssertFalse(window.name.isEditable)
      window.name.isEditable = false
      end()
      assertSoon(!window.controller.view.isSubmitting)
      XCTAssertFalse(window.name.isEditable)
      XCTAssertTrue(window.password.isEditable)
    }
  }

  func testABoundControlReportsCallsThatAreTheFormsOwn() {
    onStage { stage in
      let form = Form(GuestList(["Mei"])) {}
      let count = FormTextField("Count")
      stage.put(count)
      count.bind(to: form.field(\.guests[id: 0].name))
      count.validators = [.required]
      count.reset()
      XCTAssertEqual(count.text, "Mei")
      XCTAssertEqual(count.validators.count, 0)
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 2)
      XCTAssertTrue(warnings[0].contains("use the form's validation instead"), warnings[0])
      XCTAssertTrue(warnings[1].contains("use the form's reset instead"), warnings[1])
    }
  }
}

/// Makes a call in a separate scope, so that nothing outlives it on the stack.
@MainActor
private func act(
  _ call: PartyWindow.Call, in callback: PartyWindow.Callback, _ application: FormApplication,
  _ lifetimes: Lifetimes, _ cell: String
) {
  let window = PartyWindow(lifetimes)
  defer { window.controller.close() }
  window.controller.present()
  spin(until: gtk_window_is_active(window.pointer) != 0)
  var calls = 0
  let observation = window.observe(callback, of: call) { [unowned window] in
    calls += 1
    window.make(call, application)
  }
  window.trigger(callback)
  assertSoon(calls > 0 && window.hasEffect(call, in: callback), cell)
  XCTAssertGreaterThan(calls, 0, cell)
  XCTAssertLessThan(calls, 12, cell)
  if !window.controller.isClosed { XCTAssertEqual(window.shownGuests, window.guests, cell) }
  withExtendedLifetime(observation) {}
}

/// A window with two fields and rows.
@MainActor
private final class PartyWindow {
  struct Party {
    var name = ""
    var note = ""
    var other = ""
    var guests = GuestList(["Mei", "Ada", "Bo"]).guests
  }

  enum Callback: CaseIterable {
    case onInvalid, onSubmit, onCloseRequest, onLeave, onFocus, onChange
    case onLeaveOfRow, onFocusOfRow, onChangeOfRow, fieldObserver, formObserver
  }

  enum Call: CaseIterable {
    case submit, submitWindow, reset, requestClose, close, quit, undo
    case removeFirstRow, removeAllRows, moveRows, addRow, rebind, disable, focus

    var closes: Bool { [.requestClose, .close, .quit].contains(self) }
  }

  let form: Form<Party>
  let name: FormTextField
  let note: FormTextField
  let rows: FormRows<Party, ListedGuest>
  let controller: FormWindowController
  private var taken = 0

  init(_ lifetimes: Lifetimes) {
    let form = Form(Party()) {
      FieldValidation(\.name, .required)
      each(\.guests) { FieldValidation(\.name, rules: [.notEmpty]) }
    }
    let name = FormTextField("Name", form.field(\.name))
    let note = FormTextField("Note", form.field(\.note))
    let rows = FormRows(
      "Guests", form, each: \.guests, rowTitle: "Guest", adding: { ListedGuest() }
    ) { guest in
      FormTextField("Name", guest.field(\.name))
    }
    (self.form, self.name, self.note, self.rows) = (form, name, note, rows)
    controller = FormWindowController(
      "Party",
      FormView(form, submitTitle: "_Invite") {
        name
        note
        rows
      })
    controller.view.asksBeforeClosing = false
    for control in controller.view.controls { lifetimes.watch(control) }
    lifetimes.watch(form, "the form")
    lifetimes.watch(controller, "the controller")
  }

  var pointer: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self)
  }

  var guests: [String] { form.guests.map(\.name) }
  var shownGuests: [String] { rows.controls.compactMap { ($0 as? FormTextField)?.text } }

  func guest(_ index: Int) -> FormTextField? { rows.controls[index] as? FormTextField }

  func observe(
    _ callback: Callback, of call: Call, _ body: @escaping @MainActor () -> Void
  ) -> FormObservation? {
    form.onSubmit { [unowned self] _ in
      taken += 1
      if callback == .onSubmit { body() }
    }
    switch callback {
    case .onInvalid: form.onInvalid { _ in body() }
    case .onSubmit: break
    case .onCloseRequest:
      controller.onCloseRequest = {
        body()
        return call.closes
      }
    case .onLeave: name.onLeave(body)
    case .onFocus: note.onFocus(body)
    case .onChange: name.onChange(body)
    case .onLeaveOfRow: guest(0)?.onLeave(body)
    case .onFocusOfRow: guest(1)?.onFocus(body)
    case .onChangeOfRow: guest(0)?.onChange(body)
    case .fieldObserver: return form.field(\.name).observe(body)
    case .formObserver: return form.observe(body)
    }
    return nil
  }

  /// Acts as the user would to trigger the callback.
  func trigger(_ callback: Callback) {
    switch callback {
    case .onInvalid: controller.submit()
    case .onSubmit:
      name.text = "Spring"
      controller.submit()
    case .onCloseRequest: controller.view.requestClose()
    case .onLeave, .onFocus:
      name.focus()
      note.focus()
    case .onLeaveOfRow, .onFocusOfRow:
      guest(0)?.focus()
      guest(1)?.focus()
    case .onChangeOfRow: guest(0).map { enter("x", into: $0) }
    case .onChange, .fieldObserver, .formObserver: enter("x", into: name)
    }
  }

  func make(_ call: Call, _ application: FormApplication) {
    switch call {
    case .submit: form.submit()
    case .submitWindow: controller.submit()
    case .reset: form.reset(to: Party(name: "Summer", guests: []))
    case .requestClose: controller.view.requestClose()
    case .close: controller.close()
    case .quit: application.quit()
    case .undo: form.undo()
    case .removeFirstRow: form.guests.removeAll { $0.id == 0 }
    case .removeAllRows: form.guests = []
    case .moveRows: form.guests.sort { $0.id > $1.id }
    case .addRow: if form.guests.count < 4 { form.guests.append(ListedGuest(id: 9, name: "Zoë")) }
    case .rebind: name.bind(to: form.field(\.other))
    case .disable: name.isEditable = false
    case .focus: note.focus()
    }
  }

  /// Returns whether the call had its effect; after a submit, the window resets the form.
  func hasEffect(_ call: Call, in callback: Callback) -> Bool {
    if call.closes { return controller.isClosed }
    if controller.view.isSubmitting { return false }
    switch call {
    case .submit, .submitWindow: return taken > 0 || form.submitCount > 0
    case .rebind:
      form.other += "z"
      return name.text == form.other
    case .disable: return !name.isEditable
    case _ where callback == .onSubmit: return taken > 0 && !form.isDirty
    case .reset: return form.name == "Summer"
    case .undo: return form.name.isEmpty && guests == ["Mei", "Ada", "Bo"]
    case .removeFirstRow: return guests.count == 2 && guests.last == "Bo"
    case .removeAllRows: return guests.isEmpty
    case .moveRows: return guests.first == "Bo"
    case .addRow: return guests.last == "Zoë"
    // A failed submit focuses the first error afterwards.
    case .focus:
      return controller.window.focusedImplementation === (callback == .onInvalid ? name : note)
    case .requestClose, .close, .quit: return controller.isClosed
    }
  }
}
