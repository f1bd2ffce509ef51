import GenericForm

extension AnyField {
  /// The names of the properties in the key path, as in `address-street`, or empty text if it has
  /// anything but properties.
  var propertyNames: String {
    let names = path.text.split(separator: ".").dropFirst().map { name in
      name.hasSuffix("?") || name.hasSuffix("!") ? name.dropLast() : name
    }
    let areProperties = names.allSatisfy { name in
      name != "self" && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return areProperties ? names.joined(separator: "-") : ""
  }
}
