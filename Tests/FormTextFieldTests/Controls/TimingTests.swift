import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The time at which a field shows its status: while the user types, leaves and returns.
final class TimingTests: WidgetTestCase {
  func testShowsNothingDuringTyping() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      stage.show()
      stage.focus(email)
      stage.type("mei@", into: email)
      XCTAssertEqual(email.shownMessages, [])
    }
  }

  func testShowsTheErrorOnLeavingTheField() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      let other = stage.field("Name")
      stage.show()
      stage.focus(email)
      stage.type("mei@", into: email)
      stage.focus(other)
      XCTAssertEqual(email.shownMessages, ["Enter an email address, such as mei@example.com"])
    }
  }

  func testShowsTheErrorWhenEnterIsPressed() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      stage.type("mei@", into: email)
      pressEnter(in: email)
      XCTAssertEqual(email.shownMessages, ["Enter an email address, such as mei@example.com"])
    }
  }

  func testShowsNothingOnPassingThrough() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      let other = stage.field("Name", [.required])
      stage.show()
      stage.focus(email)
      stage.focus(other)
      stage.focusNothing()
      XCTAssertEqual(email.shownMessages, [])
      XCTAssertEqual(other.shownMessages, [])
    }
  }

  func testShowsThatItIsEmptyAfterTextWasDeleted() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      let other = stage.field("Name")
      stage.show()
      stage.focus(email)
      stage.type("m", into: email)
      stage.erase(email)
      XCTAssertEqual(email.shownMessages, [])
      stage.focus(other)
      XCTAssertEqual(email.shownMessages, ["Fill in this field"])
    }
  }

  func testHidesTheMessageAtTheKeyThatCorrectsIt() {
    onStage { stage in
      let name = stage.field("Name", [.minLength(3, message: "Too short")])
      let other = stage.field("Email")
      stage.show()
      stage.focus(name)
      stage.type("a", into: name)
      stage.focus(other)
      XCTAssertEqual(name.shownMessages, ["Too short"])
      stage.focus(name)
      stage.type("b", into: name)
      XCTAssertEqual(name.shownMessages, ["Too short"])
      stage.type("c", into: name)
      XCTAssertEqual(name.shownMessages, [])
    }
  }

  func testShowsNothingDuringTypingAfterACorrection() {
    onStage { stage in
      let name = stage.field("Name", [.maxLength(1, message: "Too long")])
      let other = stage.field("Email")
      stage.show()
      stage.focus(name)
      stage.type("ab", into: name)
      stage.focus(other)
      name.text = "a"
      stage.focus(name)
      stage.type("b", into: name)
      XCTAssertEqual(name.shownMessages, [])
      stage.focus(other)
      XCTAssertEqual(name.shownMessages, ["Too long"])
    }
  }

  func testChangesTheMessageWithTheError() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      email.performValidation()
      XCTAssertEqual(email.shownMessages, ["Fill in this field"])
      stage.type("m", into: email)
      XCTAssertEqual(email.shownMessages, ["Enter an email address, such as mei@example.com"])
    }
  }

  func testKeepsAnErrorOfTheProgramWhenTheFieldIsLeft() {
    onStage { stage in
      let username = stage.field("Username", [.required])
      let other = stage.field("Email")
      username.text = "mei"
      stage.show()
      stage.focus(username)
      username.setError("This username is taken")
      stage.focus(other)
      XCTAssertEqual(username.shownMessages, ["This username is taken"])
    }
  }

  func testShowsNothingWhenAnotherWindowComesToTheFront() {
    onStage { stage in
      let email = stage.field("Email", [.required, .email])
      stage.show()
      stage.focus(email)
      stage.type("mei@", into: email)
      let lifetimes = Lifetimes()
      let other = Stage(lifetimes: lifetimes)
      other.show()
      XCTAssertEqual(email.shownMessages, [])
      other.close()
    }
  }
}
