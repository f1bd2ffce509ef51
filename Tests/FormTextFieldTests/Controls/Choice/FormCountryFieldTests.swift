import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormCountryFieldTests: WidgetTestCase {
  private struct Address {
    var country = "CL"
    var birthplace: String?
  }

  func testShowsTheNameOfACodeInTheOrderOfTheNames() {
    onStage { stage in
      let form = Form(Address()) { FieldValidation(\.country, rules: [.isCountryCode]) }
      let country = FormCountryField("_Country", form.field(\.country))
      stage.put(country)
      stage.show()
      XCTAssertEqual(shownTitle(of: country), "Chile")
      country.focus()
      press("Down")
      XCTAssertEqual(form.country, "CN")
      XCTAssertEqual(shownTitle(of: country), "China")
      XCTAssertEqual(CountryNames.codes.count, 249)
      XCTAssertEqual(CountryNames.codes.first, "AF")
      XCTAssertEqual(CountryNames.codes.last, "AX")
    }
  }

  func testKeepsAnUnknownCode() {
    onStage { stage in
      let form = Form(Address(country: "YU")) {
        FieldValidation(\.country, rules: [.isCountryCode])
      }
      let country = FormCountryField("_Country", form.field(\.country))
      stage.put(country)
      stage.show()
      XCTAssertEqual(shownTitle(of: country), "YU")
      XCTAssertEqual(form.country, "YU")
      XCTAssertFalse(country.isValid)
    }
  }

  func testAsksForAMissingCountry() {
    onStage { stage in
      let form = Form(Address()) { FieldValidation(\.birthplace, .optional) }
      let birthplace = FormCountryField("_Birthplace", form.field(\.birthplace))
      let country = FormCountryField("_Country", form.field(\.country))
      stage.put(birthplace)
      stage.put(country)
      stage.show()
      XCTAssertEqual(shownTitle(of: birthplace), "Choose…")
      country.value = nil
      XCTAssertEqual(country.messages, ["Choose a country"])
      XCTAssertEqual(form.country, "CL")
    }
  }
}
