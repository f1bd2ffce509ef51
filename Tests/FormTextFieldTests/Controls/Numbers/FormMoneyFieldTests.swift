import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormMoneyFieldTests: WidgetTestCase {
  private struct Donation: Sendable {
    var amount: Money?
    var fee = Money("1 EUR")
  }

  func testShowsTheDigitsOfTheCurrencyOnceItIsLeft() {
    onStage { stage in
      let form = Form(Donation()) { FieldValidation(\.amount, .required) }
      let amount = FormMoneyField("_Amount", form.field(\.amount))
      stage.put(amount)
      for (currency, typed, minorUnits, shown) in [
        ("EUR", "12.5", 1250, "12.50"), ("EUR", "12345,5", 1_234_550, "12345.50"),
        ("JPY", "12", 12, "12"), ("KWD", "1.5", 1500, "1.500"), ("EUR", "-3", -300, "-3.00"),
      ] {
        form.amount = nil
        amount.currencies = [currency]
        enter(typed, into: amount)
        XCTAssertEqual(form.amount, Money(minorUnits: minorUnits, currency: currency), typed)
        XCTAssertEqual(text(in: amount), typed)
        form.field(\.amount).leave()
        XCTAssertEqual(text(in: amount), shown)
      }
    }
  }

  func testInRowsTheTitleIsAboveAListOfCurrencies() {
    onStage { stage in
      let amount = FormMoneyField("_Amount")
      amount.look = .rows
      stage.put(amount)
      stage.show()
      XCTAssertEqual(gtk_widget_has_css_class(amount.widget.pointer, "empty"), 1)
      amount.currencies = ["EUR", "GBP"]
      XCTAssertEqual(gtk_widget_has_css_class(amount.widget.pointer, "empty"), 0)
    }
  }

  func testInRowsTheLineBehindTheCurrencyIsBelowTheTitle() {
    onStage { stage in
      let form = Form(Donation(amount: Money("5 EUR"))) {}
      let amount = FormMoneyField("_Amount", form.field(\.amount))
      amount.currencies = ["EUR", "GBP"]
      amount.look = .rows
      stage.put(amount)
      stage.show()
      let list = Widget(WidgetPointer(dropDown(of: amount)))
      let title = visible(gtk_label_get_type(), in: amount.widget.pointer)[0]
      guard let root = amount.widget.root, let drawn = DrawnWidget(root.pointer) else {
        return XCTFail("nothing is drawn")
      }
      var (place, titlePlace) = (graphene_rect_t(), graphene_rect_t())
      _ = gtk_widget_compute_bounds(list.pointer, root.pointer, &place)
      _ = gtk_widget_compute_bounds(title, root.pointer, &titlePlace)
      let bottom = Int(titlePlace.origin.y + titlePlace.size.height)
      let line = Int(place.origin.x + place.size.width)
      let marked = { (rows: Range<Int>) in
        rows.filter { y in
          (line - 8...line + 8).contains {
            abs(drawn.luminance($0, y) - drawn.luminance(line + 9, y)) > 0.1
          }
        }
      }
      XCTAssertGreaterThan(marked(bottom..<Int(place.origin.y + place.size.height)).count, 10)
      XCTAssertEqual(marked(Int(titlePlace.origin.y)..<bottom - 2), [])
    }
  }

  func testKeepsOtherTextAndSaysWhatToEnter() {
    onStage { stage in
      let form = Form(Donation(amount: Money("5 EUR"))) {}
      let amount = FormMoneyField("_Amount", form.field(\.amount))
      stage.put(amount)
      for typed in ["much", "12.505", "1,234", "1e3", "12 USD", "99999999999999999999"] {
        enter(typed, into: amount)
        XCTAssertEqual(amount.messages, ["Enter an amount, such as 12.50"], typed)
        XCTAssertEqual(text(in: amount), typed)
        XCTAssertEqual(form.amount, Money("5 EUR"))
        form.field(\.amount).leave()
        XCTAssertEqual(text(in: amount), typed)
      }
      form.amount = Money("5 JPY")
      enter("12.5", into: amount)
      XCTAssertEqual(amount.messages, ["Enter an amount, such as 12"])
      enter(" ", into: amount)
      XCTAssertNil(form.amount)
      XCTAssertEqual(amount.messages, [])
    }
  }

  func testSaysTheBoundsInTheCurrency() {
    onStage { stage in
      let amount = FormMoneyField("_Amount").with { $0.currencies = ["EUR", "GBP"] }
      stage.put(amount)
      for (minimum, maximum, message) in [
        ("5 EUR", nil, "Enter 5.00\u{A0}€ or more"),
        (nil, "80 EUR", "Enter 80.00\u{A0}€ or less"),
        ("5 EUR", "80 EUR", "Enter an amount from 5.00\u{A0}€ to 80.00\u{A0}€"),
      ] as [(String?, String?, String)] {
        (amount.minimum, amount.maximum) = (
          minimum.flatMap(Money.init), maximum.flatMap(Money.init)
        )
        enter("x", into: amount)
        XCTAssertEqual(amount.messages, [message])
        enter(minimum == nil ? "80.01" : "4.99", into: amount)
        XCTAssertEqual(amount.messages, [message])
        XCTAssertNil(amount.value)
        enter("3000 GBP", into: amount)
        XCTAssertEqual(amount.value, Money("3000 GBP"), "the bounds are in euros")
        amount.value = nil
        enter("", into: amount)
        amount.currencies = ["EUR", "GBP"]
        choose(0, in: amount)
      }
      enter("4", into: amount)
      amount.minimum = Money("4 EUR")
      XCTAssertEqual(amount.value, Money("4 EUR"), "read again")
      amount.maximum = nil
      amount.minimum = Money("90 EUR")
      XCTAssertEqual(Warnings.take(), [], "the user entered the value")
    }
  }

  func testOffersCurrenciesAndUndoesAChoice() {
    onStage { stage in
      let form = Form(Donation()) {}
      let amount = FormMoneyField("_Amount", form.field(\.amount)).with {
        $0.currencies = ["EUR", "JPY"]
      }
      stage.put(amount)
      stage.show()
      amount.focus()
      typeText("12")
      XCTAssertEqual(form.amount, Money("12 EUR"))
      press("shift+Tab", "Down")
      XCTAssertEqual(form.amount, Money("12 JPY"))
      XCTAssertEqual(list(in: amount)?.titles[list(in: amount)?.selection ?? 0], "JPY")
      amount.focus()
      press("ctrl+z")
      assertSoon(form.amount == Money("12 EUR"))
      XCTAssertEqual(list(in: amount)?.selection, 0)
      XCTAssertEqual(list(in: amount)?.widget.hasFocusWithin, true, "the list has changed")
      press("ctrl+z", "ctrl+y")
      XCTAssertEqual(form.amount, Money("12 EUR"))
      XCTAssertEqual(list(in: amount)?.widget.hasFocusWithin, false, "the entry has changed")
      press("shift+Tab")
      form.amount = nil
      press("Down")
      XCTAssertNil(form.amount)
      amount.focus()
      typeText("7")
      XCTAssertEqual(form.amount, Money("7 JPY"), "the choice stays without an amount")
    }
  }

  func testATypedSignChoosesItsCurrency() {
    onStage { stage in
      let form = Form(Donation()) {}
      let amount = FormMoneyField("_Amount", form.field(\.amount)).with {
        $0.currencies = ["EUR", "GBP"]
      }
      stage.put(amount)
      stage.show()
      for (typed, expected) in [
        ("£20", "20 GBP"), ("20 €", "20 EUR"), ("gbp 7,50", "7.50 GBP"), ("3.00 EUR", "3 EUR"),
      ] {
        form.amount = nil
        amount.focus()
        pasteText(typed)
        XCTAssertEqual(form.amount, Money(expected), typed)
        stage.focusNothing()
        XCTAssertEqual(text(in: amount), Money(expected)?.amount)
        XCTAssertEqual(list(in: amount)?.selection, expected.hasSuffix("EUR") ? 0 : 1)
      }
      amount.focus()
      press("ctrl+a")
      pasteText("£4")
      press("shift+Tab", "Up")
      XCTAssertEqual(form.amount, Money("4 EUR"), "the list wins over the sign")
    }
  }

  func testShowsAnotherCurrencyOfAValue() {
    onStage { stage in
      let form = Form(Donation(amount: Money("5 CHF"))) {}
      let amount = FormMoneyField("_Amount", form.field(\.amount))
      stage.put(amount)
      XCTAssertTrue(labels(in: amount.widget.pointer).contains("CHF"))
      amount.currencies = ["EUR", "GBP"]
      XCTAssertEqual(list(in: amount)?.titles, ["EUR", "GBP", "CHF"])
      XCTAssertEqual(form.amount, Money("5 CHF"))
      amount.currencies = ["CHF"]
      XCTAssertNil(list(in: amount))
    }
  }

  func testNamesTheCurrencyForAScreenReader() {
    onStage { stage in
      let amount = FormMoneyField("_Amount").with { $0.currencies = ["EUR", "GBP"] }
      stage.put(amount)
      stage.show()
      assertDescription(entry(in: amount), "Euro")
      amount.value = Money("5 GBP")
      assertDescription(entry(in: amount), "Pound Sterling")
      XCTAssertEqual(list(in: amount)?.spokenTitle("GBP"), "Pound Sterling")
      XCTAssertEqual(CurrencyNames.name(of: "DEM"), "DEM")
    }
  }

  func testCanBeMadeReadOnlyAsAWhole() {
    onStage { stage in
      let amount = FormMoneyField("_Amount").with { $0.currencies = ["EUR", "GBP"] }
      stage.put(amount)
      amount.isEditable = false
      XCTAssertEqual(list(in: amount)?.widget.isSensitive, false)
      XCTAssertEqual(gtk_editable_get_editable(entry(in: amount)), 0)
    }
  }

  func testAFieldThatAlwaysHasAValueKeepsItWhileTheEntryIsEmpty() throws {
    let five = try XCTUnwrap(Money("5 EUR"))
    onStage { stage in
      let amount = FormMoneyField("_Amount", value: five)
      stage.put(amount)
      XCTAssertEqual(text(in: amount), "5.00")
      amount.reset()
      XCTAssertEqual(amount.value, five)
    }
  }

  func testAnAmountHasItsSignWhereTheLocalePutsIt() {
    let texts: [(MoneyFormat, String, String)] = [
      (MoneyFormat(), "-12.50 EUR", "-12.50\u{A0}€"),
      (MoneyFormat(), "12 JPY", "12\u{A0}JPY"),
      (
        MoneyFormat(ownCurrency: "USD", ownSign: "$", isSignFirst: true, hasSpace: false),
        "-12.50 USD", "-$12.50"
      ),
      (
        MoneyFormat(ownCurrency: "USD", ownSign: "$", isSignFirst: true, hasSpace: false),
        "12.50 CAD", "CAD\u{A0}12.50"
      ),
    ]
    for (format, money, text) in texts {
      XCTAssertEqual(Money(money).map(format.text(of:)), text)
    }
  }
}

@MainActor private func entry(in field: FormMoneyField) -> OpaquePointer {
  OpaquePointer(field.frame.editor.focusWidget.pointer)
}

@MainActor private func text(in field: FormMoneyField) -> String {
  String(cString: gtk_editable_get_text(entry(in: field)))
}

/// Replaces the text of a field by typing.
@MainActor private func enter(_ text: String, into field: FormMoneyField) {
  gtk_editable_set_text(entry(in: field), text)
}

/// Returns the list of currencies, or `nil` if it isn't shown.
@MainActor private func list(in field: FormMoneyField) -> DropDown? {
  let list = (field.frame.editor as? MoneyEditor)?.list
  return list?.widget.isVisible == true ? list : nil
}

@MainActor private func choose(_ place: Int, in field: FormMoneyField) {
  list(in: field)?.select(place)
}
