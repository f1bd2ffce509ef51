public import GenericForm

extension ValueControl {
  /// Calls `set` with each entered value, for a store that validates it with a reducer.
  ///
  /// After each action, pass the store's new value and error to ``show(_:)``, which doesn't call
  /// `set`.
  ///
  /// ```swift
  /// let validation = FormValidation<ValidatableField<String>> {
  ///   FieldValidation(field: \.self, rules: [.minLength(5)])
  /// }
  /// var state: ValidatableField<String> = ""
  /// let name = FormTextField("_Name")
  /// name.sendChanges { [unowned name] text in
  ///   state.value = text
  ///   validation.validate(&state)
  ///   name.show(state)
  /// }
  /// name.text = "Mei"
  /// name.shownMessages  // ["Use at least 5 characters"]
  /// name.text = "Mei Lin"
  /// name.shownMessages  // []
  /// ```
  public final func sendChanges(to set: @escaping (Value) -> Void) {
    storeValue = value
    onChange { [weak self] in
      guard let self, value != storeValue else { return }
      storeValue = value
      set(value)
    }
  }

  /// Shows a value and its error from a store, and no error if the store has none.
  ///
  /// The error stays until the value changes. The control's own validators, if it has any, still
  /// apply.
  public final func show(_ state: ValidatableField<Value>) {
    show(state.value, error: state.error)
  }

  /// Shows a value and its error, for a store that keeps them in separate properties.
  ///
  /// If `error` is `nil`, no error of the store is shown; otherwise the error stays until the value changes.
  ///
  /// ```swift
  /// let age = FormNumberField<Int>("_Age")
  /// age.show(17, error: "You must be 18 or older")
  /// age.shownMessages  // ["You must be 18 or older"]
  /// age.show(18, error: nil)
  /// age.shownMessages  // []
  /// ```
  public final func show(_ value: Value, error: ValidationMessage?) {
    storeValue = value
    self.value = value
    // Set the value first: a new value removes the previous errors.
    field.live.setServerErrors(error.map { [$0] } ?? [])
  }
}
