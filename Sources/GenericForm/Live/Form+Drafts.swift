// What a draft needs of a form.

extension Form {
  /// The number of the last change of the values, by which a draft knows that there is a new one.
  package var changeNumber: Int { revision }

  /// The values, where those of secret fields are absent.
  package var stateWithoutSecrets: State {
    var state = current
    eachField { field in
      if field.isSecret { state = field.withoutValue(state) }
    }
    return state
  }

  /// Takes the values of a draft over; those of secret fields stay as they are.
  ///
  /// No field is touched by it, and it cannot be undone: the history ends.
  ///
  /// - Parameter enterTexts: Enters the texts of the draft that are no values.
  package func takeOver(_ state: State, enterTexts: () -> Void = {}) {
    transaction {
      update { values in
        let old = values
        values = state
        eachField { field in
          if field.isSecret { values = field.withValue(of: old, in: values) }
        }
      }
      history.removeAll()
    }
    history.recording = .nothing
    enterTexts()
    history.recording = .steps
  }
}

extension LiveField {
  func withoutValue<Whole>(_ state: Whole) -> Whole {
    guard var new = state as? State, let absent = ValueTraits<Value>.absentValue else {
      return state
    }
    if isPresent { definition.link.set(&new, absent) }
    return new as? Whole ?? state
  }

  /// A value in a row stays as it is: the row may not be there in both states.
  func withValue<Whole>(of old: Whole, in state: Whole) -> Whole {
    guard node?.isPlaced == true, let old = old as? State, var new = state as? State else {
      return state
    }
    if let value = definition.link.get(old) { definition.link.set(&new, value) }
    return new as? Whole ?? state
  }
}
