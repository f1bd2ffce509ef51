import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormSliderTests: WidgetTestCase {
  func testFollowsAFieldOfWholeNumbers() {
    onStage { stage in
      let form = Form(Job()) { FieldValidation(\.years, rules: [.atLeast(2)]) }
      let years = FormSlider("_Years", form.field(\.years)).with {
        $0.range = 0...40
        $0.unit = "years"
      }
      stage.put(FormSwitch("First"))
      stage.put(years)
      stage.show()
      XCTAssertEqual(labels(in: years.widget.pointer), ["Years", "1\u{A0}years"])
      press("alt+y")
      press("Right", "Right", "Page_Up")
      XCTAssertEqual(form.years, 13)
      XCTAssertEqual(labels(in: years.widget.pointer), ["Years", "13\u{A0}years"])
      press("Home")
      XCTAssertEqual(form.years, 0)
      stage.focusNothing()
      XCTAssertEqual(years.shownMessages, ["Enter 2 or more"])
      form.years = 7
      XCTAssertEqual(years.value, 7)
      XCTAssertEqual(labels(in: years.widget.pointer), ["Years", "7\u{A0}years"])
    }
  }

  func testMovesBySteps() {
    onStage { stage in
      let volume = FormSlider("Volume", value: 0.25).with {
        $0.range = 0...1
        $0.step = 0.05
        $0.numbers.title = {
          "\(Int(($0 * 100).rounded())) %"
        }
      }
      stage.put(volume)
      stage.show()
      volume.focus()
      press("Right")
      XCTAssertEqual(volume.value, 0.3)
      gtk_range_set_value(range(in: volume), 0.5678)
      XCTAssertEqual(volume.value, 0.55)
      XCTAssertEqual(labels(in: volume.widget.pointer), ["Volume", "55 %"])
    }
  }

  func testNotifiesOnlyOfNumbersThatChange() {
    onStage { stage in
      let years = FormSlider("Years", value: 5)
      stage.put(years)
      var notified: [String] = []
      for property in ["minimum", "maximum", "step", "unit"] {
        years.instance.host.connect("notify::\(property)") { notified.append(property) }
      }
      var numbers = SliderNumbers()
      (numbers.range, numbers.step, numbers.unit) = (0...40, 0.5, "years")
      years.numbers = numbers
      XCTAssertEqual(notified, ["maximum", "step", "unit"])
      years.numbers = numbers
      XCTAssertEqual(notified.count, 3, "no change")
      years.numbers.range = 1...40
      XCTAssertEqual(notified.last, "minimum")
    }
  }

  func testMovesLeftInARightToLeftLanguage() {
    onStage { stage in
      let years = FormSlider("Years", value: 5).with { $0.range = 0...40 }
      gtk_widget_set_direction(scales(in: years)[0], GTK_TEXT_DIR_RTL)
      stage.put(years)
      stage.show()
      years.focus()
      press("Left")
      XCTAssertEqual(years.value, 6)
    }
  }

  func testDoesNotChangeUnderAWheelOrWhenItIsNotEditable() {
    onStage { stage in
      let years = FormSlider("Years", value: 5).with { $0.range = 0...40 }
      stage.put(years)
      stage.show()
      turnWheel(over: scales(in: years)[0])
      XCTAssertEqual(years.value, 5)
      years.isEditable = false
      years.focus()
      press("Right")
      XCTAssertEqual(years.value, 5)
    }
  }

  func testKeepsANumberOutsideItsBounds() {
    onStage { stage in
      let form = Form(Job(years: 70)) { FieldValidation(\.years, rules: [.inRange(0...40)]) }
      let years = FormSlider("Years", form.field(\.years)).with { $0.range = 0...40 }
      stage.put(years)
      XCTAssertEqual(form.years, 70)
      XCTAssertEqual(labels(in: years.widget.pointer), ["Years", "70"])
      XCTAssertFalse(years.isValid)
      let age = FormSlider("Age", value: 99).with { $0.range = 0...40 }
      stage.put(age)
      XCTAssertEqual(age.value, 99)
      stage.show()
      XCTAssertEqual(Warnings.take().count, 2)
    }
  }

  func testIsReadByAScreenReader() {
    onStage { stage in
      let years = FormSlider("Years", value: 5, hint: "In this job").with {
        $0.range = 0...40
        $0.unit = "years"
      }
      stage.put(years)
      let scale = OpaquePointer(scales(in: years)[0])
      XCTAssertEqual(gtk_accessible_get_accessible_role(scale), GTK_ACCESSIBLE_ROLE_SLIDER)
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(scale, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      assertDescription(scale, "In this job")
      assertValueText(scale, "5\u{A0}years")
      years.setError("Too little")
      assertInvalid(scale, true)
    }
  }

  func testSubmitsOnEnter() {
    onStage { stage in
      let years = FormSlider("Years").with { $0.range = 0...40 }
      let next = FormSwitch("Next")
      stage.put(years)
      stage.put(next)
      stage.show()
      years.returnAction = .nextField
      years.focus()
      press("Return")
      XCTAssertTrue(hasFocus(within: next.widget.pointer))
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormSlider" id="years">
              <property name="title">Years</property>
              <property name="minimum">200</property>
              <property name="maximum">300</property>
              <property name="step">0.5</property>
              <property name="unit">km</property>
              <property name="value">250.5</property>
            </object>
            <object class="FormSlider" id="wrong">
              <property name="title">Wrong</property>
              <property name="minimum">2</property>
              <property name="maximum">1</property>
              <property name="step">-1</property>
              <property name="value">5</property>
            </object>
          </interface>
          """)
      XCTAssertEqual(Warnings.take().count, 1)
      let years = try interface.element("years", as: FormSlider.self)
      stage.put(years)
      XCTAssertEqual(labels(in: years.widget.pointer), ["Years", "250.5\u{A0}km"])
      let wrong = try interface.element("wrong", as: FormSlider.self)
      stage.put(wrong)
      stage.show()
      let warnings = Warnings.take().joined()
      XCTAssertTrue(warnings.contains("The maximum of “Wrong” must be greater than its minimum."))
      XCTAssertTrue(warnings.contains("“Wrong” has a value outside of its bounds."))
      gtk_widget_set_visible(wrong.widget.pointer, 0)
      gtk_widget_set_visible(wrong.widget.pointer, 1)
      XCTAssertNotEqual(gtk_widget_get_mapped(wrong.widget.pointer), 0)
      XCTAssertEqual(Warnings.take(), [])
    }
  }
}

final class FormRangeSliderTests: WidgetTestCase {
  func testHasAHandleAtEachEnd() {
    onStage { stage in
      let form = Form(Job()) { FieldValidation(\.pay) }
      let pay = FormRangeSlider("_Pay", form.field(\.pay)).with {
        $0.range = 0...10
        $0.unit = "€"
      }
      stage.put(pay)
      stage.show()
      XCTAssertEqual(labels(in: pay.widget.pointer), ["Pay", "From", "2\u{A0}€", "To", "4\u{A0}€"])
      press("alt+p")
      press("Right", "Right", "Right")
      XCTAssertEqual(form.pay, 4...4)
      press("Tab", "Right")
      XCTAssertEqual(form.pay, 4...5)
      press("Home")
      XCTAssertEqual(form.pay, 4...4)
      form.pay = 1...9
      XCTAssertEqual(labels(in: pay.widget.pointer), ["Pay", "From", "1\u{A0}€", "To", "9\u{A0}€"])
    }
  }

  func testFillsOnlyItsRange() {
    onStage { stage in
      let (pay, years) = (FormRangeSlider("Pay"), FormSlider("Years"))
      stage.put(pay)
      stage.put(years)
      let isFilled = (scales(in: pay) + scales(in: years)).map {
        gtk_scale_get_has_origin(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkScale.self))
      }
      XCTAssertEqual(isFilled, [0, 0, 1])
    }
  }

  func testIsReadAsTwoSliders() {
    onStage { stage in
      let pay = FormRangeSlider("Pay", hint: "A year").with { $0.range = 0...10 }
      stage.put(pay)
      pay.setError("Too much")
      for scale in scales(in: pay) {
        assertDescription(OpaquePointer(scale), "Too much")
        assertInvalid(OpaquePointer(scale), true)
        XCTAssertNotEqual(
          gtk_test_accessible_has_relation(
            OpaquePointer(scale), GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      }
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let pay = try InterfaceFile(
        text: """
          <interface><object class="FormRangeSlider" id="pay">
            <property name="title">Pay</property>
            <property name="maximum">1000</property>
            <property name="lower-value">300</property>
            <property name="upper-value">500</property>
          </object></interface>
          """
      ).element("pay", as: FormRangeSlider.self)
      stage.put(pay)
      XCTAssertEqual(pay.value, 300...500)
      XCTAssertEqual(labels(in: pay.widget.pointer), ["Pay", "From", "300", "To", "500"])
    }
  }
}

nonisolated private struct Job {
  var years = 1
  var pay = 2...4
}

@MainActor
private func scales(in control: FormControl) -> [WidgetPointer] {
  visible(gtk_scale_get_type(), in: control.widget.pointer)
}

@MainActor
private func range(in control: FormControl) -> UnsafeMutablePointer<GtkRange> {
  UnsafeMutableRawPointer(scales(in: control)[0]).assumingMemoryBound(to: GtkRange.self)
}
