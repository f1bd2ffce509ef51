import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A list or calendar that is open while its control goes.
final class OpenListTests: WidgetTestCase {
  private struct Order {
    var name = ""
    var hasDetails = true
    var size: String?
    var extras: Set<String> = []
    var day: CalendarDate?
    var items = [Item(id: 1)]
  }

  private struct Item: Identifiable {
    let id: Int
    var color: String?
  }

  @MainActor private static func order() -> Form<Order> {
    Form(Order()) {
      FieldValidation(\.name, .required)
      FieldValidation(\.hasDetails)
      FieldValidation(\.size, when: \.hasDetails)
      FieldValidation(\.extras, when: \.hasDetails)
      FieldValidation(\.day, when: \.hasDetails)
      each(\.items) { FieldValidation(\.color) }
    }
  }

  func testTheListOfARemovedRowReleasesTheKeyboard() {
    onStage { stage in
      let form = Self.order()
      let view = FormView(form, submitTitle: "_Order") {
        FormTextField("_Name", form.field(\.name))
        FormRows("Items", form, each: \.items, adding: { Item(id: 2) }) { item in
          FormChoice("Color", item.field(\.color), options: ["Red", "Blue"])
        }
      }
      open("Color", in: view, on: stage)
      form.items = []
      assertKeyboardIsFree(view)
    }
  }

  private func withEachList(_ body: @MainActor (Form<Order>, FormView, FormControl) -> Void) {
    for title in ["Size", "Extras", "Day"] {
      onStage { stage in
        let form = Self.order()
        let view = FormView(form, submitTitle: "_Order") {
          FormTextField("_Name", form.field(\.name))
          FormChoice("Size", form.field(\.size), options: ["Small", "Large"])
          FormMultipleChoice("Extras", form.field(\.extras), options: ["Box", "Card"]).with {
            $0.isCompact = true
          }
          FormDateField("Day", form.field(\.day))
        }
        open(title, in: view, on: stage)
        guard let control = view.controls.first(where: { $0.name == title }) else { return }
        body(form, view, control)
      }
    }
  }

  func testAnExcludedFieldReleasesTheKeyboard() {
    withEachList { form, view, _ in
      form.hasDetails = false
      assertKeyboardIsFree(view)
    }
  }

  func testTheListOfAFieldThatBecomesReadOnlyCloses() {
    withEachList { _, view, control in
      control.isEditable = false
      assertSoon(visible(gtk_popover_get_type(), in: control.widget.pointer).isEmpty, control.name)
      assertKeyboardIsFree(view)
    }
  }

  func testTheListOfADisabledFieldCloses() {
    withEachList { _, view, control in
      control.widget.isSensitive = false
      assertSoon(visible(gtk_popover_get_type(), in: control.widget.pointer).isEmpty, control.name)
      assertKeyboardIsFree(view)
      control.widget.isSensitive = true
    }
  }

  func testASubmitByTheProgramFocusesTheFirstError() {
    withEachList { _, view, control in
      view.submit()
      assertSoon(visible(gtk_popover_get_type(), in: control.widget.pointer).isEmpty, control.name)
      typeText("Mei")
      assertSoon((view.controls[0] as? FormTextField)?.text, "Mei", control.name)
    }
  }

  func testClosesWithItsWindow() {
    withEachList { _, _, _ in }
  }
}

/// Shows a view, and opens the popover of a control.
@MainActor
private func open(_ title: String, in view: FormView, on stage: Stage) {
  stage.put(view.widget.pointer)
  stage.show()
  let widget = view.controls.first { $0.name == title }?.widget
  let popover = widget?.descendants(ofType: gtk_popover_get_type()).first
  XCTAssertNotNil(popover, title)
  guard let popover else { return }
  gtk_popover_popup(popover.object.assumingMemoryBound(to: GtkPopover.self))
  assertSoon(popover.isMapped)
}

@MainActor
private func assertKeyboardIsFree(_ view: FormView) {
  let name = view.controls.compactMap { $0 as? FormTextField }.first
  name?.focus()
  typeText("Mei")
  assertSoon(name?.text, "Mei")
}
