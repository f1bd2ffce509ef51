import GenericForm
import XCTest

@testable import FormTextField

/// A control that shows a store's value and its error.
final class FormTextFieldStoreTests: WidgetTestCase {
  func testSendsTypedTextAndShowsTheReducersError() {
    onStage { stage in
      let store = ProfileStore()
      let name = stage.field("Name")
      store.bind(name)
      stage.type("Mei", into: name)
      XCTAssertEqual(store.page.name.value, "Mei")
      XCTAssertEqual(name.shownMessages, ["Use at least 5 characters"])
      XCTAssertFalse(name.isValid)
      stage.type(" Lin", into: name)
      XCTAssertEqual(store.page.name, "Mei Lin")
      XCTAssertEqual(name.shownMessages, [])
      XCTAssertTrue(name.isValid)
    }
  }

  func testSendsNothingWhenItShowsTheStore() {
    onStage { stage in
      let store = ProfileStore()
      let name = stage.field("Name")
      store.bind(name)
      stage.type("Mei Lin", into: name)
      let count = store.sent.count
      store.page = ProfileStore.Page()
      name.show(store.page.name)
      XCTAssertEqual(name.text, "")
      XCTAssertEqual(name.shownMessages, [])
      XCTAssertEqual(store.sent.count, count)
    }
  }

  func testSendsAValueAgainIfTheStoreNoLongerHasIt() {
    onStage { stage in
      let name = stage.field("Name")
      var sent: [String] = []
      name.sendChanges { sent.append($0) }
      for text in ["a", "", "a"] { name.text = text }
      XCTAssertEqual(sent, ["a", "", "a"])
    }
  }

  func testShowsTheErrorOfAStoreThatRefusesASubmit() {
    onStage { stage in
      struct Incomplete: Error {}
      let name = stage.field("Name")
      let form = StandaloneForm("Mei").form
      name.bind(to: form.field(\.self))
      form.onSubmit { _ in
        name.show(ValidatableField("Mei", error: "Taken"))
        throw Incomplete()
      }
      let submission = form.submit()
      assertSoon(submission.currentOutcome != nil)
      XCTAssertEqual(name.shownMessages, ["Taken"])
    }
  }

  func testShowsAnErrorWithANewValueAndRemovesItWithTheStores() {
    onStage { stage in
      let name = stage.field("Name")
      name.show(ValidatableField("Mei", error: "Taken"))
      XCTAssertEqual(name.text, "Mei")
      XCTAssertEqual(name.shownMessages, ["Taken"])
      name.show(ValidatableField("Mei"))
      XCTAssertEqual(name.shownMessages, [])
    }
  }
}

@MainActor private final class ProfileStore {
  struct Page {
    var name: ValidatableField<String> = ""
  }

  var page = Page()
  private(set) var sent: [String] = []

  private let reducer = FormReducer(
    FormValidation<Page> { FieldValidation(field: \.name, rules: [.minLength(5)]) }
  ) { (_: Void) in
    .changed(\Page.name)
  } onValid: { _ in
  }

  func bind(_ name: FormTextField) {
    name.sendChanges { [unowned self, unowned name] text in
      sent.append(text)
      page.name.value = text
      _ = reducer.reduce(&page, ())
      name.show(page.name)
    }
  }
}
