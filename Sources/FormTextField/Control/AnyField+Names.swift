import GenericForm

extension AnyField {
  /// The field's property names, such as `address-street`, or empty text if the key path has other components.
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
