import GenericForm

extension Validator {
  /// The names in a list that stand for validators; reports the others.
  static func knownNames(in list: String) -> String {
    list.split(whereSeparator: \.isWhitespace).filter { name in
      do throws(ValidatorNameError) {
        _ = try Validator.list(named: String(name))
        return true
      } catch {
        reportMistake("\(error)")
        return false
      }
    }.joined(separator: " ")
  }
}
