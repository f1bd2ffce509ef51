import GenericForm
import Testing

/// Rows whose identity doesn't equal itself.
@MainActor @Suite struct LiveRowsUnequalTests {
  struct Point: Equatable, Identifiable {
    var id: Double
    var name = ""
  }

  struct Chart: Equatable {
    var points: [Point] = []
    var title = ""
  }

  nonisolated static let validation = FormValidation<Chart> {
    each(\.points) { FieldValidation(\.name, .required("Name"), formatters: [.trimmed]) }
    FieldValidation(\.title)
  }

  @Test func `plain values are validated row by row`() {
    var chart = Chart(points: [Point(id: .nan, name: " a "), Point(id: 1), Point(id: .nan)])
    let result = Self.validation.validate(&chart)
    #expect(result.messages == ["Name", "Name"])
    #expect(chart.points.map(\.name) == ["a", "", ""])
    #expect(Self.validation.valuesToSubmit(of: chart).points.count == 3)
    #expect("\(result.errors)".contains("\\Chart.points[unequal: 1].name: Name"))
  }

  @Test func `each has its own fields, by the order of such rows`() throws {
    let form = Form(Chart(points: [Point(id: .nan)]), validation: Self.validation)
    #expect(form.errors.count == 1)
    #expect(!form.isDirty)
    let names = form.liveRows(at: \.points).numbers.compactMap { number in
      form.field(\.name, inRow: number, of: \.points)
    }
    let name = try #require(names.first)
    let number = try #require(form.liveRows(at: \.points).numbers.first)
    #expect(form.elementID(ofRow: number, of: \.points)?.isNaN == true)
    #expect(form.elementID(ofRow: number + 1, of: \.points) == nil)
    name.value = "a"
    name.leave()
    #expect(form.points.map(\.name) == ["a"])
    #expect(form.isValid)
    form.title = "x"
    #expect(name.status.isTouched)
    #expect(name.value == "a")
    form.points.insert(Point(id: 1, name: "b"), at: 0)
    form.points.append(Point(id: .nan))
    #expect(name.value == "a")
    #expect(form.errors.count == 1)
    form.points.removeFirst()
    name.value = "c"
    #expect(form.points.map(\.name) == ["c", ""])
    form.points = []
    name.value = "late"
    #expect(!name.status.isIncluded)
    #expect(name.value == "c")
    #expect(form.isValid)
    form.undo()
    form.submit()
    form.reset(to: Chart(points: [Point(id: .nan)]))
    #expect(form.errors.count == 1)
  }

  @Test func `an identity can begin or cease to equal itself`() throws {
    let form = Form(Chart(points: [Point(id: 1, name: "a")]), validation: Self.validation)
    let number = try #require(form.liveRows(at: \.points).numbers.first)
    let name = form.field(\.points[id: 1].name)
    name.value = "b"
    let id = try #require(form.field(\.id, inRow: number, of: \.points))
    id.value = .nan
    #expect(form.points[0].id.isNaN)
    #expect(name.status.isTouched)
    #expect(name.value == "b")
    name.value = "c"
    id.value = 2
    #expect(form.field(\.points[id: 2].name).value == "c")
    #expect(name.status.isTouched)
    form[\.points[0].id] = .nan
    #expect(form.points.map(\.name) == ["c"])
    #expect(!name.status.isIncluded)
  }

  @Test func `no key path in a program leads to one`() {
    let form = Form(Chart(points: [Point(id: .nan, name: "a")]), validation: Self.validation)
    form[\.points[id: .nan].name] = "x"
    form.field(\.points[id: .nan].name).value = "x"
    form.setErrors([\.points[id: .nan].name: "x"])
    #expect(form[\.points[id: .nan].name] == "")
    #expect(form.points.map(\.name) == ["a"])
    #expect(form.isValid)
  }
}
