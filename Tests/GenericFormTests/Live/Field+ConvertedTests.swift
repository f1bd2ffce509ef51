import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct FieldConvertedTests {
  struct Values: Equatable {
    var age = 30
    var height: Double = 1.5
    var count: Int?
    var weight: Double?
    var nickname: String?
    var share = 0.25
  }

  private func makeForm(_ values: Values = Values()) -> Form<Values> {
    Form(values) {
      FieldValidation(\.age, rules: [.greaterThan(17).message("Young")])
      FieldValidation(\.count, .required)
    }
  }

  @Test(arguments: [("18", 18), (" 18 ", 18), ("-3", -3), ("+7", 7), ("007", 7)])
  func `text for a whole number`(text: String, age: Int) {
    let form = makeForm()
    #expect(form.field(\.age).text.value == "30")
    form.field(\.age).text.value = text
    #expect(form.age == age)
  }

  @Test(arguments: ["", "x", "1.5", "1 2", "１"])
  func `text that isn't a whole number`(text: String) {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = text
    #expect(form.age == 30)
    #expect(age.value == text)
    #expect(age.status.errors == [Rule<String>.isInteger.message])
  }

  @Test func `a number that is too large is still a whole number`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = " 99999999999999999999 "
    #expect(form.age == 30)
    #expect(age.status.errors.map(\.key) == ["integer.digits"])
  }

  @Test func `empty text is nil for a number that may be absent`() {
    let form = makeForm(Values(count: 3, weight: 2.5))
    let (count, weight) = (form.field(\.count).text, form.field(\.weight).text)
    #expect(count.value == "3")
    #expect(weight.value == "2.5")
    for empty in ["", "  "] {
      count.value = "4"
      weight.value = "4.25"
      #expect(form.count == 4)
      #expect(form.weight == 4.25)
      count.value = empty
      weight.value = empty
      #expect(form.count == nil)
      #expect(form.weight == nil)
      #expect(count.status.errors == [.rule(.required)])
      #expect(weight.status.isValid)
    }
    count.leave()
    #expect(count.value == "")
    #expect(count.status.isRequired)
    count.value = "x"
    weight.value = "x"
    #expect(count.status.errors == [Rule<String>.isInteger.message])
    #expect(weight.status.errors == [Rule<String>.isNumber.message])
    #expect(form.count == nil)
    #expect(form.weight == nil)
  }

  @Test(arguments: [("1.25", 1.25), (" 2 ", 2), ("-0.5", -0.5), ("1e3", 1000)])
  func `text for a number`(text: String, height: Double) {
    let form = makeForm()
    #expect(form.field(\.height).text.value == "1.5")
    form.field(\.height).text.value = text
    #expect(form.height == height)
    #expect(form.isDirty)
  }

  @Test(arguments: ["", "x", "1,5", "nan", "inf", "infinity", "0x10"])
  func `text that isn't a number`(text: String) {
    let form = makeForm()
    form.field(\.height).text.value = text
    #expect(form.height == 1.5)
    #expect(!form.isValid)
    #expect(form.field(\.height).status.errors == [Rule<String>.isNumber.message])
  }

  @Test func `empty text is nil for text that may be absent`() {
    let form = makeForm()
    let nickname = form.field(\.nickname).text
    #expect(nickname.value == "")
    nickname.value = " "
    #expect(form.nickname == " ")
    nickname.value = ""
    #expect(form.nickname == .some(nil))
    #expect(nickname.status.isValid)
  }

  @Test func `a custom pair of conversions`() {
    let form = makeForm()
    let percent = form.field(\.share).converted(
      "Enter a percentage", format: { String(Int($0 * 100)) },
      parse: { text in Int(text).map { Double($0) / 100 } })
    #expect(percent.value == "25")
    percent.value = "50"
    #expect(form.share == 0.5)
    percent.value = "half"
    #expect(percent.status.errors == ["Enter a percentage"])
    #expect(form.share == 0.5)
  }

  @Test func `two conversions show one value each in its own format`() {
    let form = makeForm(Values(height: 2))
    let metres = form.field(\.height).text
    let feet = form.field(\.height).converted(
      "Enter a number of feet", format: { String($0 * 4) },
      parse: { text in Double(text).map { $0 / 4 } })
    #expect(metres.value == "2.0")
    #expect(feet.value == "8.0")
    feet.value = "4"
    #expect(feet.value == "4")
    #expect(metres.value == "1.0")
    #expect(form.height == 1)
    metres.value = "3"
    #expect(feet.value == "12.0")
    #expect(metres.value == "3")
    feet.value = "x"
    #expect(feet.value == "x")
    #expect(metres.value == "3.0")
    #expect(metres.status.errors == ["Enter a number of feet"])
    metres.value = "5"
    #expect(feet.value == "20.0")
    #expect(feet.status.isValid)
  }

  @Test func `a conversion to an optional shows the value`() {
    let form = makeForm()
    let age = form.field(\.age).converted(
      "Choose an age", format: { Optional($0) }, parse: { $0 })
    #expect(age.value == 30)
    age.value = nil
    #expect(age.value == nil)
    #expect(age.status.errors == ["Choose an age"])
  }

  @Test func `input stays while the program sets an equal value`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "040"
    form.age = 40
    #expect(age.value == "040")
    form.age = 41
    #expect(age.value == "41")
  }

  @Test func `a converted field can be converted again`() {
    let form = makeForm()
    let shout = form.field(\.age).text.converted(
      "No", format: { $0 + "!" }, parse: { $0.hasSuffix("!") ? String($0.dropLast()) : nil })
    #expect(shout.value == "30!")
    shout.value = "40!"
    #expect(form.age == 40)
    #expect(shout.value == "40!")
    shout.value = "x!"
    #expect(form.age == 40)
    #expect(shout.value == "x!")
    #expect(shout.status.errors == [Rule<String>.isInteger.message])
    shout.value = "50"
    #expect(form.age == 40)
    #expect(shout.status.errors == ["No"])
    shout.value = "50!"
    #expect(form.age == 50)
    #expect(shout.status.isValid)
  }
}
