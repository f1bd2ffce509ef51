// What happens to the values of a live form.

extension FormEngine {
  func set<Value: SendableMetatype>(_ path: WritableKeyPath<State, Value>, to value: Value) {
    guard let field = anyField(at: path) as? TypedLiveField<State, Value>, !field.isRetired else {
      return
    }
    if field.isComposing {
      field.deferred = { [weak field] in field?.enter(value) }
    } else {
      field.enter(value)
    }
  }

  func update(_ change: (inout State) -> Void) {
    transaction {
      change(&source.live)
      noteRevision()
      noteChangeOfAll()
    }
  }

  func reset(to new: State) {
    transaction {
      forgetSubmissions()
      unclaimedErrors = [:]
      state = new
      revision += 1
      reconcile(items)
      everyField { field in
        _ = field.refreshValue()
        field.reset()
        field.settleBaseline()
      }
      everyField { $0.judge(isStarting: true) }
      settleRows()
    }
  }

  /// Shows errors under fields; those that have none keep what they show.
  func setErrors(_ errors: [PartialKeyPath<State>: ValidationMessage]) {
    transaction {
      for (path, message) in errors {
        if let field = field(at: path) {
          field.setErrors([message])
        } else {
          unclaimedErrors[path] = message
        }
      }
    }
  }
}
