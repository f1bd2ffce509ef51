public import GenericForm

// A value and its error that a store of the program has.

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
    storeValue = state.value
    value = state.value
    // Set the value first: a new value removes the previous errors.
    field.live.setServerErrors(state.error.map { [$0] } ?? [])
  }
}
