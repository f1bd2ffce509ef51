import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct FormReaderTests {
  private struct Order {
    var shipping = Address()
    var note = " n "
  }

  private struct Address {
    var street = Street()
    var city = " c "
  }

  private struct Street {
    var name = " s "
  }

  @Test func `reads by key path and by name, and notes both`() {
    let trace = ReadTrace()
    let form = FormReader(state: Order(), trace: trace)
    #expect(form.note == " n ")
    #expect(form[\.shipping.city] == " c ")
    #expect(trace.takePaths() == [\Order.note, \Order.shipping.city])
  }

  @Test func `a part is read by its key path in the whole form`() throws {
    let trace = ReadTrace()
    let form = FormReader(state: Order(), trace: trace)
    let address = try #require(form.part(Accessor(\.shipping)))
    #expect(address.city == " c ")
    let street = try #require(address.part(Accessor(\.street)))
    #expect(street.name == " s ")
    #expect(trace.takePaths() == [\Order.shipping.city, \Order.shipping.street.name])
  }

  @Test func `values are read formatted, in parts too`() {
    let trace = ReadTrace()
    let formatter = FieldDefinition(accessor: Accessor(\Order.note), formatters: [.trimmed])
      .formatter
    trace.setFormatter(formatter, at: \Order.note)
    trace.setFormatter(formatter, at: \Order.shipping.city)
    let form = FormReader(state: Order(), trace: trace)
    #expect(form.note == "n")
    #expect(form.part(Accessor(\.shipping))?.city == "c")
    #expect(form.part(Accessor(\.shipping.street))?.name == " s ")
  }
}
