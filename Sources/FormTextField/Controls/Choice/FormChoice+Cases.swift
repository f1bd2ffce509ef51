public import GenericForm

extension FormChoice where Option: CaseIterable {
  /// Creates a choice among an enumeration's cases for an optional field, which is `nil` until the
  /// user chooses.
  ///
  /// ```swift
  /// FormChoice("_Contract", form.field(\.contract), style: .radio)
  /// ```
  public convenience init(
    _ title: String, _ field: Field<Option?>, style: ChoiceStyle = .dropDown, hint: String = "",
    optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    self.init(
      title, field, options: Array(Option.allCases), style: style, hint: hint,
      optionTitle: optionTitle)
  }

  /// Creates a choice among an enumeration's cases for a field that always has a value.
  public convenience init(
    _ title: String, _ field: Field<Option>, style: ChoiceStyle = .dropDown, hint: String = "",
    optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    self.init(
      title, field, options: Array(Option.allCases), style: style, hint: hint,
      optionTitle: optionTitle)
  }
}

extension FormMultipleChoice where Option: CaseIterable {
  /// Creates a choice of several of an enumeration's cases for a field that is a set.
  ///
  /// ```swift
  /// FormMultipleChoice("_Days", form.field(\.days))
  /// ```
  public convenience init(
    _ title: String, _ field: Field<Set<Option>>, hint: String = "",
    optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    self.init(
      title, field, options: Array(Option.allCases), hint: hint, optionTitle: optionTitle)
  }

  /// Creates a choice of several of an enumeration's cases for a field that is an array, in the
  /// order of the cases.
  public convenience init(
    _ title: String, _ field: Field<[Option]>, hint: String = "",
    optionTitle: @escaping (Option) -> String = readableTitle
  ) {
    self.init(
      title, field, options: Array(Option.allCases), hint: hint, optionTitle: optionTitle)
  }
}
