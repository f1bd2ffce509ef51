import CGtk
import CGtkTesting
import Foundation
import GenericForm
import XCTest

@testable import FormTextField

final class FormNumberFieldTests: WidgetTestCase {
  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Order(count: 3)) {}
      let count = FormNumberField("_Count", form.field(\.count))
      stage.put(count)
      XCTAssertEqual(shownNumber(in: count), "3")
      enterNumber(" 12345 ", into: count)
      XCTAssertEqual(form.count, 12345)
      XCTAssertEqual(shownNumber(in: count), " 12345 ")
      form.field(\.count).leave()
      XCTAssertEqual(shownNumber(in: count), "12345")
      enterNumber("", into: count)
      XCTAssertNil(form.count)
      form.count = 7
      XCTAssertEqual(shownNumber(in: count), "7")
    }
  }

  func testKeepsOtherTextWithItsOwnError() {
    onStage { stage in
      let form = Form(Order(weight: 2.5)) {}
      let weight = FormNumberField("_Weight", form.field(\.weight)).with { $0.range = 0.5...30 }
      stage.put(weight)
      for text in ["heavy", "31", "0", "-1", "1,234"] {
        enterNumber(text, into: weight)
        XCTAssertEqual(form.weight, 2.5)
        XCTAssertEqual(weight.messages, ["Enter a number from 0.5 to 30"], text)
        XCTAssertEqual(shownNumber(in: weight), text)
      }
      enterNumber("0,75", into: weight)
      XCTAssertEqual(form.weight, 0.75)
      XCTAssertTrue(weight.isValid)
    }
  }

  func testKeepsTypedTextWhenItsBoundsChange() {
    onStage { stage in
      let form = Form(Order(count: 3)) {}
      let count = FormNumberField("_Count", form.field(\.count))
      stage.put(count)
      for text in ["many", "+4"] {
        enterNumber(text, into: count)
        count.maximum = (count.maximum ?? 8) + 1
        XCTAssertEqual(shownNumber(in: count), text)
      }
    }
  }

  func testSaysWhatCanBeEntered() {
    onStage { stage in
      let number = FormNumberField<Double>("Number")
      let whole = FormNumberField<Int>("Number")
      stage.put(number)
      stage.put(whole)
      let texts: [(Double?, Double?, Int?, Int?, String, String)] = [
        (nil, nil, nil, nil, "Enter a number, such as 12.5", "Enter a whole number, such as 12"),
        (1, nil, 1, nil, "Enter 1 or more", "Enter a whole number of 1 or more"),
        (nil, 8, nil, 8, "Enter 8 or less", "Enter a whole number of 8 or less"),
        (1, 8, 1, 8, "Enter a number from 1 to 8", "Enter a whole number from 1 to 8"),
      ]
      for (least, most, first, last, text, wholeText) in texts {
        (number.minimum, number.maximum) = (least, most)
        (whole.minimum, whole.maximum) = (first, last)
        enterNumber("x", into: number)
        enterNumber("2.5", into: whole)
        XCTAssertEqual(number.messages, [text])
        XCTAssertEqual(whole.messages, [wholeText])
        enterNumber("", into: number)
        enterNumber("", into: whole)
      }
    }
  }

  func testRefusesANumberOutsideItsBoundsInTheWordsOfTheRules() {
    onStage { stage in
      let number = FormNumberField<Int>("Number")
      stage.put(number)
      for (first, last, rule) in [
        (1, nil, .atLeast(1)), (nil, 8, .atMost(8)), (1, 8, .inRange(1...8)),
      ] as [(Int?, Int?, Rule<Int>)] {
        (number.minimum, number.maximum) = (first, last)
        enterNumber(first == nil ? "9" : "0", into: number)
        XCTAssertEqual(number.messages, [rule.message.text])
        enterNumber("", into: number)
      }
    }
  }

  func testHasANumberIfTheFormAlwaysHasOne() {
    onStage { stage in
      let form = Form(Order(pages: 10)) { FieldValidation(\.pages, rules: [.greaterThan(4)]) }
      let pages = FormNumberField("_Pages", form.field(\.pages))
      stage.put(pages)
      XCTAssertEqual(pages.value, 10)
      enterNumber("", into: pages)
      XCTAssertEqual(form.pages, 10)
      XCTAssertEqual(pages.messages, ["Enter a whole number, such as 12"])
      enterNumber("3", into: pages)
      XCTAssertEqual(form.pages, 3)
      XCTAssertEqual(pages.messages.count, 1)
      pages.value = 20
      XCTAssertEqual(form.pages, 20)
      XCTAssertEqual(shownNumber(in: pages), "20")
    }
  }

  func testIsRequiredWithoutAForm() {
    onStage { stage in
      let guests = FormNumberField<Int>("_Guests", .required("How many come?")).with {
        $0.range = 1...8
      }
      stage.put(guests)
      XCTAssertEqual(labels(in: guests.widget.pointer).prefix(2), ["Guests", "required"])
      XCTAssertEqual(guests.messages, ["How many come?"])
      guests.value = 4
      XCTAssertTrue(guests.isValid)
      guests.reset()
      XCTAssertNil(guests.value)
      XCTAssertEqual(shownNumber(in: guests), "")
    }
  }

  func testEditsAFoundationDecimal() {
    onStage { stage in
      let form = Form(Order(price: 9.99)) {}
      let price = FormNumberField("_Price", form.field(\.price)).with {
        $0.step = Decimal(string: "0.1")
      }
      stage.put(price)
      XCTAssertEqual(shownNumber(in: price), "9.99")
      press("Up", in: price)
      XCTAssertEqual(form.price, Decimal(string: "10.09"))
      enterNumber("1.234,5", into: price)
      XCTAssertEqual(form.price, Decimal(string: "1234.5"))
    }
  }

  func testADecimalIsExactOrNil() {
    let digits = "12345678901234567890123456789012345678"
    XCTAssertEqual(Decimal(plainText: digits)?.plainText, digits)
    XCTAssertEqual(Decimal(plainText: "-0.10")?.plainText, "-0.1")
    XCTAssertNil(Decimal(plainText: digits + "9"), "Foundation rounds it")
    XCTAssertNil(Decimal(plainText: "12 euros"), "Foundation ignores the end")
    XCTAssertNil(Decimal(plainText: "1e999"))
    XCTAssertNil(Decimal(plainText: ""))
  }

  func testIsReleasedWithItsWindow() {
    onStage { stage in
      let count = FormNumberField<Int>("_Count").with { $0.range = 0...2 }
      stage.put(count)
      stage.show()
      count.focus()
      press("Up", in: count)
    }
  }
}

private struct Order {
  var count: Int?
  var pages = 1
  var weight: Double?
  var price: Decimal = 0
}
