import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Each test runs in both looks: in rows, the pages are navigation.
final class FormPagesTests: WidgetTestCase {
  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    super.init(name: name) { test in
      for look in FormLook.allCases {
        if look != .plain { try test.setUpWithError() }
        let standard = MainActor.assumeIsolated {
          defer { FormLook.standard = look }
          return FormLook.standard
        }
        defer { MainActor.assumeIsolated { FormLook.standard = standard } }
        try testClosure(test)
        if look == .plain { test.tearDown() }
      }
    }
  }

  func testShowsOnePageAtATime() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      XCTAssertEqual(wizard.title, "You")
      assertName(wizard.pages.widget(of: 1), "Step 1 of 2: You")
      XCTAssertEqual(wizard.pages.controls.map(\.name), ["Name", "Pets", "Pet", "Employer"])
      XCTAssertNil(wizard.button("Back"))
      if FormLook.standard == .plain {
        XCTAssertEqual(labels(in: WidgetPointer(wizard.step(1))), ["1", "You"])
        XCTAssertEqual(labels(in: WidgetPointer(wizard.step(2))), ["2", "Work"])
      } else {
        XCTAssertEqual(labels(in: wizard.pages.widget.pointer).filter { $0 == "You" }.count, 1)
        XCTAssertFalse(labels(in: wizard.pages.widget.pointer).contains("Work"))
      }
    }
  }

  func testSlidesUnlessTheUserReducesMotion() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      wizard.name.text = "Mei"
      spin(until: wizard.name.widget.isInActiveWindow)
      for isReduced in [false, true] {
        setReducedMotion(isReduced)
        wizard.press("Next")
        XCTAssertEqual(wizard.title, "Work")
        XCTAssertEqual(wizard.slides, FormLook.standard == .rows && !isReduced)
        wizard.pages.goBack()
        assertSoon(!wizard.slides)
      }
      setReducedMotion(false)
    }
  }

  func testGoesBackWithAKeyAndASwipe() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      wizard.name.text = "Mei"
      spin(until: wizard.name.widget.isInActiveWindow)
      let isNavigation = FormLook.standard == .rows
      for goBack in [{ press("alt+Left") }, { wizard.swipe(400, 50) }] {
        wizard.press("Next")
        XCTAssertEqual(wizard.title, "Work")
        assertSoon(stage.isFocused(wizard.employer))
        press("alt+Right")
        wizard.swipe(-400, 50)
        wizard.swipe(400, 300)
        XCTAssertEqual(wizard.title, "Work")
        goBack()
        XCTAssertEqual(wizard.title, isNavigation ? "You" : "Work")
        if isNavigation { assertSoon(stage.isFocused(wizard.name)) }
        wizard.pages.goBack()
      }
      wizard.swipe(400, 0)
      XCTAssertEqual(wizard.title, "You", "it's the first page")
    }
  }

  func testNextShowsTheErrorsOfItsPageAndFocusesTheFirst() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      wizard.press("Next")
      XCTAssertEqual(wizard.title, "You")
      XCTAssertEqual(wizard.name.shownMessages, ["Enter your name"])
      XCTAssertTrue(stage.isFocused(wizard.name))
      XCTAssertEqual(wizard.employer.shownMessages, [])
      wizard.name.text = "Mei"
      wizard.press("Next")
      XCTAssertEqual(wizard.title, "Work")
      assertSoon(stage.isFocused(wizard.employer))
      XCTAssertNil(wizard.button("Next"))
    }
  }

  func testBackIsNeverBlocked() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      wizard.name.text = "Mei"
      wizard.press("Next")
      wizard.press("Back")
      XCTAssertEqual(wizard.title, "You")
      XCTAssertEqual(wizard.employer.shownMessages, [])
      assertSoon(stage.isFocused(wizard.name))
    }
  }

  func testEnterTurnsThePageAndSubmitsOnTheLastOne() {
    onStage { stage in
      var submits = 0
      let wizard = Wizard(on: stage) { submits += 1 }
      press("M", "Return")
      assertSoon(wizard.title, "Work")
      XCTAssertEqual(submits, 0)
      press("A", "Return")
      assertSoon(submits, 1)
      XCTAssertEqual(wizard.form.employer, "A")
    }
  }

  func testEachPageShowsThatItHasErrors() {
    onStage { stage in
      guard FormLook.standard == .plain else { return }
      let wizard = Wizard(on: stage)
      wizard.form.submit()
      assertDescription(wizard.step(1), "current step\n1 field needs your attention")
      assertDescription(wizard.step(2), "1 field needs your attention")
      wizard.employer.text = "ACME"
      assertNoDescription(wizard.step(2))
    }
  }

  func testAStepGoesBackDirectlyAndForwardLikeNext() {
    onStage { stage in
      guard FormLook.standard == .plain else { return }
      let wizard = Wizard(on: stage)
      click(WidgetPointer(wizard.step(2)))
      XCTAssertEqual(wizard.title, "You")
      XCTAssertEqual(wizard.name.shownMessages, ["Enter your name"])
      wizard.name.text = "Mei"
      click(WidgetPointer(wizard.step(2)))
      XCTAssertEqual(wizard.title, "Work")
      wizard.name.text = ""
      click(WidgetPointer(wizard.step(1)))
      XCTAssertEqual(wizard.title, "You")
    }
  }

  func testSkipsAPageWithoutIncludedFields() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      wizard.form.hasPets = true
      assertName(wizard.pages.widget(of: 1), "Step 1 of 3: You")
      wizard.name.text = "Mei"
      wizard.press("Next")
      XCTAssertEqual(wizard.title, "Your pet")
      wizard.form.hasPets = false
      XCTAssertEqual(wizard.title, "Work")
      assertName(wizard.pages.widget(of: 3), "Step 2 of 2: Work")
      wizard.press("Back")
      XCTAssertEqual(wizard.title, "You")
    }
  }

  func testTurnsToAControlThatGetsTheFocus() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      wizard.employer.focus()
      XCTAssertEqual(wizard.title, "Work")
      assertSoon(stage.isFocused(wizard.employer))
      XCTAssertTrue(wizard.pages.offersSubmit)
    }
  }

  func testWaitsForAPendingCheckBeforeTurning() {
    onStage { stage in
      let clock = ManualClock()
      let check = ScriptedCheck<String>("Taken")
      let wizard = Wizard(on: stage, checks: [check.check()], clock: clock)
      wizard.name.text = "Mei"
      wizard.press("Next")
      XCTAssertEqual(wizard.title, "You")
      check.answer("Mei", false)
      assertSoon(wizard.name.shownMessages, ["Taken"])
      XCTAssertEqual(wizard.title, "You")
      wizard.name.text = "Ada"
      wizard.press("Next")
      check.answer("Ada", true)
      assertSoon(wizard.title, "Work")
    }
  }

  func testIsNotBlockedByAServerError() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      wizard.name.text = "Mei"
      wizard.name.setError("Not today")
      wizard.press("Next")
      XCTAssertEqual(wizard.title, "Work")
    }
  }

  func testOffersTheSubmitOfItsWindowOnTheLastPage() {
    onStage { stage in
      let wizard = Wizard(on: stage)
      var offers: [Bool] = []
      wizard.pages.onOffer = { [pages = wizard.pages] in offers.append(pages.offersSubmit) }
      XCTAssertFalse(wizard.pages.offersSubmit)
      wizard.name.text = "Mei"
      wizard.press("Next")
      XCTAssertEqual(offers.last, true)
      wizard.pages.restart()
      XCTAssertEqual(offers.last, false)
      XCTAssertEqual(wizard.title, "You")
      wizard.pages.onOffer = {}
    }
  }

  func testItsWindowSubmitsOnTheLastPageAndStartsOver() {
    onStage { stage in
      let form = Form(Application()) { FieldValidation(\.name, rules: [.notEmpty]) }
      let pages = FormPages {
        FormPage("You") { FormTextField("Name", form.field(\.name)) }
        FormPage("Work") { FormTextField("Employer", form.field(\.employer)) }
      }
      let window = FormWindowController(
        "Application",
        FormView(form, submitTitle: "Apply") { pages })
      window.present()
      XCTAssertNil(findButton("Apply", in: window.widget.pointer))
      form.name = "Mei"
      pages.goForward()
      XCTAssertNotNil(findButton("Apply", in: window.widget.pointer))
      findButton("Apply", in: window.widget.pointer).map(click)
      assertSoon(pages.current.title, "You")
      XCTAssertNil(findButton("Apply", in: window.widget.pointer))
      window.close()
    }
  }

  func testPagesInASectionEndWithTheSubmitOfTheirView() {
    onStage { stage in
      var submitted: [Application] = []
      let form = Form(Application()) { FieldValidation(\.name, rules: [.notEmpty]) }
      form.onSubmit { submitted.append($0) }
      let name = FormTextField("_Name", form.field(\.name))
      let pages = FormPages {
        FormPage("You") { name }
        FormPage("Work") { FormTextField("_Employer", form.field(\.employer)) }
      }
      let view = FormView(form, submitTitle: "Apply") { FormSection("Application") { pages } }
      stage.lifetimes.watch(view, "the view")
      stage.lifetimes.watch(pages, "the pages")
      let window = FormWindowController("Application", view)
      window.present()
      XCTAssertNil(findButton("Apply", in: window.widget.pointer))
      XCTAssertNil(findButton("Next", in: pages.widget.pointer))
      XCTAssertNotNil(findButton("Next", in: window.widget.pointer))
      name.focus()
      assertSoon(hasFocus(within: name.widget.pointer) && window.widget.isInActiveWindow)
      press("M", "Return")
      assertSoon(pages.current.title, "Work")
      XCTAssertNil(findButton("Next", in: window.widget.pointer))
      XCTAssertNotNil(findButton("Apply", in: window.widget.pointer))
      press("A", "Return")
      assertSoon(submitted.map(\.employer), ["A"])
      assertSoon(pages.current.title, "You")
      window.close()
    }
  }

  func testPagesOfAnInnerViewDoNotBelongToTheOuterView() {
    onStage { stage in
      let form = Form(Application()) {}
      let inner = FormView(form, submitTitle: "Apply") {
        FormPages {
          FormPage("You") { FormTextField("_Name", form.field(\.name)) }
          FormPage("Work") { FormTextField("_Employer", form.field(\.employer)) }
        }
      }
      let outer = FormView(Form(0) {}, submitTitle: "Save") { FormWidget(inner.widget) }
      stage.lifetimes.watch(inner, "the inner view")
      stage.lifetimes.watch(outer, "the outer view")
      stage.put(outer.widget.pointer)
      XCTAssertNotNil(findButton("Next", in: inner.widget.pointer))
      XCTAssertNil(findButton("Apply", in: inner.widget.pointer))
      XCTAssertNotNil(findButton("Save", in: outer.widget.pointer))
    }
  }

  func testPagesInASectionOfPreferencesTurnFreely() {
    onStage { stage in
      let form = Form(Application()) { FieldValidation(\.name, rules: [.notEmpty]) }
      let pages = FormPages {
        FormPage("You") { FormTextField("_Name", form.field(\.name)) }
        FormPage("Work") { FormTextField("_Employer", form.field(\.employer)) }
      }
      let view = FormView(form, applying: { _ in }) { FormSection("Application") { pages } }
      stage.lifetimes.watch(view, "the view")
      stage.put(view.widget.pointer)
      stage.show()
      XCTAssertNil(findButton("Next", in: view.widget.pointer))
      click(visible(gtk_button_get_type(), in: pages.widget.pointer)[1])
      XCTAssertEqual(pages.current.title, "Work")
    }
  }

  func testEveryStepHasItsTitle() {
    onStage { stage in
      if FormLook.standard != .plain { return }
      let pages = FormPages {
        for title in 1...7 { FormPage("Page \(title)") { "Text" } }
      }
      stage.put(pages.widget.pointer)
      stage.show()
      let steps = visible(gtk_button_get_type(), in: pages.widget.pointer).map(labels)
      XCTAssertEqual(Array(steps.prefix(7)), (1...7).map { ["\($0)", "Page \($0)"] })
      withExtendedLifetime(pages) {}
    }
  }

  func testAHiddenPageWithALongWordDoesNotWidenTheWindow() {
    onStage { stage in
      let word = String(repeating: "long", count: 500)
      let form = Form(Application()) {}
      let pages = FormPages {
        FormPage("You") { FormTextField("Name", form.field(\.name)) }
        FormPage("Price") { FormReadOnlyRow("Price", text: word) }
      }
      stage.put(pages.widget.pointer)
      stage.show()
      var least: Int32 = 0
      gtk_widget_measure(
        pages.widget.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      XCTAssertLessThan(least, 600)
      withExtendedLifetime(pages) {}
    }
  }

  func testIsReleasedWithItsWindowWhileItWaits() {
    onStage { stage in
      let check = ScriptedCheck<String>("Taken")
      let wizard = Wizard(on: stage, checks: [check.check()], clock: ManualClock())
      wizard.name.text = "Mei"
      wizard.press("Next")
      stage.lifetimes.watch(wizard.pages, "the pages")
    }
  }
}

private struct Application {
  var name = ""
  var hasPets = false
  var pet = ""
  var employer = ""
}

/// A window that submits pages.
@MainActor
private final class Wizard {
  let form: Form<Application>
  let pages: FormPages
  let name: FormTextField
  let employer: FormTextField

  init(
    on stage: Stage, checks: [ValidationCheck<Application, String>] = [],
    clock: any Clock<Duration> = ContinuousClock(), onSubmit: @escaping () -> Void = {}
  ) {
    let form = Form(Application(), clock: clock) {
      FieldValidation(
        \.name, rules: [.notEmpty.message("Enter your name")], checks: checks)
      FormValidation(when: { $0.hasPets }) { FieldValidation(\.pet, rules: [.notEmpty]) }
      FieldValidation(\.employer, rules: [.notEmpty])
    }
    let name = FormTextField("_Name", form.field(\.name))
    let employer = FormTextField("_Employer", form.field(\.employer))
    pages = FormPages {
      FormPage("You") {
        name
        FormCheckButton("_Pets", form.field(\.hasPets))
      }
      FormPage("Your pet") { FormTextField("Pet", form.field(\.pet)) }
      FormPage("Work", description: "Where you work now") { employer }
    }
    (self.form, self.name, self.employer) = (form, name, employer)
    let box = Box(.column)
    box.append(pages.widget)
    box.onDefault(onSubmit)
    stage.put(box.pointer)
    for control in pages.controls { stage.lifetimes.watch(control) }
    stage.show()
    name.focus()
  }

  /// The heading of the current page.
  var title: String { pages.current.title }

  func button(_ title: String) -> WidgetPointer? {
    findButton(title, in: pages.widget.pointer)
      ?? visible(gtk_button_get_type(), in: pages.widget.pointer).first {
        gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == title
      }
  }

  /// Indicates whether one page slides away and another one in.
  var slides: Bool {
    visible(gtk_stack_get_type(), in: pages.widget.pointer).contains {
      gtk_stack_get_transition_running(OpaquePointer($0)) != 0
    }
  }

  /// Swipes with a finger, by pixels a second.
  func swipe(_ x: Double, _ y: Double) {
    guard let stack = visible(gtk_stack_get_type(), in: pages.widget.pointer).first else {
      return XCTFail("no pages")
    }
    let controllers = gtk_widget_observe_controllers(stack)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      let item = g_list_model_get_item(controllers, index)
      defer { g_object_unref(item) }
      guard let item, isInstance(item, of: gtk_gesture_swipe_get_type()) else { continue }
      var values = [GValue(), GValue(), GValue()]
      g_value_init(&values[0], gtk_gesture_swipe_get_type())
      g_value_set_object(&values[0], item)
      for (place, velocity) in [(1, x), (2, y)] {
        g_value_init(&values[place], FundamentalType.double)
        g_value_set_double(&values[place], velocity)
      }
      g_signal_emitv(&values, g_signal_lookup("swipe", gtk_gesture_swipe_get_type()), 0, nil)
      for place in values.indices { g_value_unset(&values[place]) }
    }
  }

  func press(_ title: String, line: UInt = #line) {
    guard let button = button(title) else { return XCTFail("no “\(title)”", line: line) }
    click(button)
  }

  /// Returns the button of a step, by its position among the visible ones.
  func step(_ number: Int) -> OpaquePointer {
    OpaquePointer(visible(gtk_button_get_type(), in: pages.widget.pointer)[number - 1])
  }
}

extension FormPages {
  /// Returns the widget of a page by its number, including pages that are left out.
  fileprivate func widget(of number: Int) -> OpaquePointer {
    OpaquePointer(stackChildren[number - 1].pointer)
  }

  private var stackChildren: [Widget] {
    widget.children.first { $0.className == "GtkStack" }?.children ?? []
  }
}
