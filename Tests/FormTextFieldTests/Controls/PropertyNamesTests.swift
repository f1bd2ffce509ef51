import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The names of properties in GObject and in Swift.
final class PropertyNamesTests: WidgetTestCase {
  /// The properties that Swift has in another form, with the reason.
  private static let exceptions = [
    "FormRangeSlider.lower-value": "GObject has no ranges",
    "FormRangeSlider.upper-value": "GObject has no ranges",
    "FormRangeSlider.minimum": "GObject has no ranges",
    "FormRangeSlider.maximum": "GObject has no ranges",
    "FormSlider.minimum": "GObject has no ranges",
    "FormSlider.maximum": "GObject has no ranges",
    "FormTextArea.min-lines": "GObject has no ranges",
    "FormTextArea.max-lines": "GObject has no ranges",
  ]

  /// The controls without a property `value`, with the reason.
  private static let withoutValue = [
    "FormPasswordField": "other programs and logs read properties",
    "FormRangeSlider": "GObject has no ranges",
  ]

  func testAPropertyIsCalledLikeInSwift() throws {
    try onStage { _ in
      let declarations = try Declarations()
      var (others, valueless): ([String], [String]) = ([], [])
      for controlClass in FormControl.classes {
        let name = String(cString: g_type_name(controlClass.type))
        let names = propertyNames(of: controlClass)
        let members = declarations.properties(
          of: name == "FormIntegerField" ? "FormNumberField" : name)
        if !names.contains("value") { valueless.append(name) }
        for property in names where !members.contains(camelCased(property)) {
          others.append("\(name).\(property)")
        }
      }
      XCTAssertEqual(others.sorted(), Self.exceptions.keys.sorted())
      XCTAssertEqual(valueless.sorted(), Self.withoutValue.keys.sorted())
    }
  }
}

/// Returns the names of a class's properties, except those of every widget and every `GtkEditable`.
@MainActor
private func propertyNames(of controlClass: WidgetClass) -> [String] {
  guard let reference = g_type_class_ref(controlClass.type) else { return [] }
  defer { g_type_class_unref(reference) }
  let object = reference.assumingMemoryBound(to: GObjectClass.self)
  var count: guint = 0
  guard let list = g_object_class_list_properties(object, &count) else { return [] }
  defer { g_free(list) }
  let specifications = (0..<Int(count)).compactMap { list[$0] }
  let editable = g_type_default_interface_ref(gtk_editable_get_type())
  defer { g_type_default_interface_unref(editable) }
  return specifications.filter {
    g_type_is_a($0.pointee.owner_type, FormControl.baseClass.type) != 0
      && !(controlClass.isEditable
        && g_object_interface_find_property(editable, $0.pointee.name) != nil)
  }.map { String(cString: $0.pointee.name) }
}

private func camelCased(_ name: String) -> String {
  let words = name.split(separator: "-")
  return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
}

/// The public properties that the library's source declares.
private struct Declarations {
  /// The properties of each type, and the types named in its declarations.
  private var types: [String: (properties: Set<String>, related: Set<String>)] = [:]

  init() throws {
    let library = URL(filePath: #filePath).appending(path: "../../../../Sources/FormTextField")
      .standardized
    for path in FileManager.default.enumerator(atPath: library.path) ?? .init() {
      guard let path = path as? String, path.hasSuffix(".swift") else { continue }
      read(try String(contentsOf: library.appending(path: path), encoding: .utf8))
    }
  }

  private mutating func read(_ text: String) {
    var type = ""
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(
        of: /^(?:public |final )*(?:class|protocol|extension) (\w+)(.*)/)
      {
        type = String(match.1)
        types[type, default: ([], [])].related.formUnion(
          match.2.matches(of: /\w+/).map { String($0.0) })
      } else if let match = line.firstMatch(of: /^  public (?:final )?(?:var|let) (\w+)/) {
        types[type, default: ([], [])].properties.insert(String(match.1))
      }
    }
  }

  /// Returns the properties of a type with those of its superclasses and protocols.
  func properties(of type: String) -> Set<String> {
    var (found, open, known): (Set<String>, [String], Set<String>) = ([], [type], [])
    while let next = open.popLast() {
      guard known.insert(next).inserted, let declared = types[next] else { continue }
      found.formUnion(declared.properties)
      open += declared.related
    }
    return found
  }
}
