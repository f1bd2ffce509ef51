import GenericForm
import GenericFormTesting
import Screens
import Testing

@MainActor @Suite struct RegistrationTests {
  let form = Form(
    Registration(), validation: Registration.validation(isCoupon: .isCoupon(on: server)))

  init() {
    form.name = "Mei Lin"
    form.email = "mei@example.com"
    form.address.street = "1, rue de la Paix"
    form.address.postalCode = "75002"
    form.address.city = "Paris"
    form[\.attendees[id: 0].name] = "Mei"
    form.arrival = CalendarDateTime("2027-03-04T09:30")
    form.password = "correct horse"
    form.passwordAgain = "correct horse"
    form.onSubmit { try await server.register($0) }
  }

  @Test func `asks for a VAT number only with a company`() {
    #expect(form.isValid)
    form.company = "Acme"
    #expect(!form.isValid)
    #expect(form.firstInvalidPath == \Registration.vatNumber)
  }

  @Test func `asks for the name of each attendee`() {
    let added = form.state.nextAttendee
    form.attendees.append(added)
    #expect(!form.isValid)
    form[\.attendees[id: added.id].name] = "Ada"
    #expect(form.isValid)
    #expect(form.state.nextAttendee.id == 2)
  }

  @Test func `shows that a coupon was used up, even though its check passed`() async {
    form.coupon = "AUTUMN"
    #expect(await form.submit().outcome.isSubmitted == false)
    #expect(form.shown(\.coupon) == ["This coupon was already used. Enter another one, or none"])
    #expect(!form.field(\.coupon).status.isVerified)
    form.coupon = "SPRING"
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `doesn't submit a VAT number whose page is skipped`() async {
    var submitted: Registration?
    form.onSubmit { submitted = $0 }
    form.company = "Acme"
    form.vatNumber = "FR40303265045"
    form.company = ""
    #expect(await form.submit().outcome.isSubmitted)
    #expect(submitted?.vatNumber == "")
    #expect(form.vatNumber == "FR40303265045")
  }
}

private let server = FakeServer(delay: .zero)
