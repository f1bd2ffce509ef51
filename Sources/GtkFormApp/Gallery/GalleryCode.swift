import ControlSamples

/// The code of samples, as a program would contain it.
enum GalleryCode {
  /// The maximum length of a line.
  static let width = 66

  /// Returns the code of a control and of its field's validation.
  ///
  /// - Parameters:
  ///   - validation: The key path of the field, its strategy and its rules.
  static func control(
    _ name: String, _ arguments: [String], choices: [SampleOption.Choice], validation: [String]
  ) -> String {
    let statements = choices.compactMap(\.statement)
    let ending = statements.isEmpty ? ")" : ").with {"
    return """
      let form = Form(Account()) {
      \(call("FieldValidation", validation, indent: "  "))
      }

      \(call(name, arguments + choices.compactMap(\.argument), ending: ending))
      """ + statements.map { "\n  $0.\($0)" }.joined() + (statements.isEmpty ? "" : "\n}")
  }

  /// Returns a call on one line, or with its arguments below it if it's too long.
  static func call(
    _ name: String, _ arguments: [String], indent: String = "", ending: String = ")"
  ) -> String {
    let line = arguments.joined(separator: ", ")
    let whole = "\(indent)\(name)(\(line)\(ending)"
    if whole.count <= width { return whole }
    let isShort = indent.count + 2 + line.count + ending.count <= width
    let below = isShort ? [line] : arguments
    return "\(indent)\(name)(\n"
      + below.map { "\(indent)  \($0)" }.joined(separator: ",\n") + ending
  }
}

extension GalleryCode {
  /// Returns the code as markup for a label, with `let` and the names of types in bold.
  static func markup(_ code: String) -> String {
    let escaped = code.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return escaped.replacing(/("[^"]*")|\b(?:[A-Z]\w+|let)\b/) { match in
      match.output.1.map(String.init) ?? "<b>\(match.output.0)</b>"
    }
  }
}
