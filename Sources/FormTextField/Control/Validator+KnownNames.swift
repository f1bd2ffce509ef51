import GenericForm

extension Validator {
  /// The names in a list that stand for validators, and these; reports the other names.
  static func known(in names: String) -> [(name: String, validators: [Validator])] {
    names.split(whereSeparator: \.isWhitespace).map(String.init).compactMap { name in
      do throws(ValidatorNameError) {
        return (name, try list(named: name))
      } catch {
        reportMistake("\(error)")
        return nil
      }
    }
  }
}
