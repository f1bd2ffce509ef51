// What a draft needs of a form.

extension Form {
  /// The number of the last change of the values, by which a draft knows that there is a new one.
  package var changeNumber: Int { revision }

  /// The values, where those of secret fields are absent.
  package var stateWithoutSecrets: State {
    var state = current
    eachField { field in
      if field.isSecret { field.copyValue(from: nil, to: &state) }
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
          if field.isSecret { field.copyValue(from: old, to: &values) }
        }
      }
      history.removeAll()
    }
    history.recording = .nothing
    enterTexts()
    history.recording = .steps
  }
}
