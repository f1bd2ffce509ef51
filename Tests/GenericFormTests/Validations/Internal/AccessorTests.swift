import Testing

@testable import FormDeclaration
@testable import GenericForm

@Suite struct AccessorTests {
  private struct Order: Equatable {
    var shipping = Address()
    var note = ""
  }

  private struct Address: Equatable {
    var street = Street()
    var city = ""
  }

  private struct Street: Equatable {
    var name = ""
  }

  private let shipping = Accessor(\Order.shipping)
  private let streetName = Accessor(\Order.shipping)
    .appending(Accessor(\Address.street)).appending(Accessor(\Street.name))

  @Test func `reads, sets and changes a part, and nothing else`() {
    var order = Order(shipping: Address(city: "Lyon"), note: "x")
    #expect(shipping.get(order) == Address(city: "Lyon"))
    shipping.set(&order, Address(city: "Paris"))
    #expect(order == Order(shipping: Address(city: "Paris"), note: "x"))
    shipping.update(&order) { $0.city += "!" }
    #expect(order == Order(shipping: Address(city: "Paris!"), note: "x"))
  }

  @Test func `a part of a part has the key path in the whole`() {
    #expect(streetName.path == \Order.shipping.street.name)
    var order = Order(shipping: Address(city: "Lyon"), note: "x")
    streetName.set(&order, "Rue")
    #expect(streetName.get(order) == "Rue")
    streetName.update(&order) { $0 += " Noire" }
    let street = Street(name: "Rue Noire")
    #expect(order == Order(shipping: Address(street: street, city: "Lyon"), note: "x"))
  }

  @Test func `a part is changed at its own key path, and at those that compose it`() {
    #expect(shipping.paths() == [\.shipping])
    #expect(Set(streetName.paths()) == [\.shipping, \.shipping.street, \.shipping.street.name])
  }

  @Test func `composed key paths equal written ones`() {
    let shipping: WritableKeyPath<Order, Address> = \.shipping
    let city: WritableKeyPath<Order, String> = \.shipping.city
    let joined = ImmutablePath(shipping.appending(path: \.city))
    #expect(joined == ImmutablePath(city))
    #expect(Set([joined, ImmutablePath(city)]).count == 1)
  }
}
