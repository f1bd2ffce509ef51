import FormDeclaration

extension Form {
  /// The number of the last change of the values, by which a draft detects a new one.
  package var changeNumber: Int { revision }

  /// The values, with those of secret fields made absent.
  package var stateWithoutSecrets: State {
    var state = current
    eachField { field in
      if field.isSecret { field.copyValue(from: nil, to: &state) }
    }
    return state
  }

  /// Takes over the values of a draft, except those of secret fields.
  ///
  /// It touches no field and can't be undone: the history is cleared.
  ///
  /// - Parameter enterTexts: Enters the draft's texts that aren't valid values.
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

extension Field {
  /// Enters text as if the user had typed it, and returns whether the value is text.
  package func enter(text: String) -> Bool {
    guard let new = text as? Value else { return false }
    value = new
    return true
  }
}
