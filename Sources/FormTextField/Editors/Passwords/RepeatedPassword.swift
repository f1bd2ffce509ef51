import GenericForm

/// A password, and its comparison with the second entry, whose text stays in locked memory.
nonisolated struct RepeatedPassword: Equatable {
  enum Repetition {
    case missing
    case different
    case same
  }

  var text: String
  var repetition: Repetition
}

extension Field<String> {
  /// Returns this field for an editor with two entries.
  ///
  /// The form has the first entry's text, so that its rules can be listed as met. While the second entry has another
  /// text, the field has an error and can't be submitted.
  var repeated: Field<RepeatedPassword> {
    converted(
      format: { RepeatedPassword(text: $0, repetition: .same) },
      read: { .value($0.text) },
      unconfirmed: { password in
        switch password.repetition {
        case .same: nil
        case .missing: .control(.`password.repeat`)
        case .different: .control(.`password.differ`)
        }
      })
  }

  /// Indicates whether the only thing wrong is the second entry.
  var isRepetitionWrong: Bool {
    [.control(.`password.repeat`), .control(.`password.differ`)].contains(status.errors.first)
  }
}

/// The second entry of a password, together with the first one.
final class RepeatedPasswordEditor: FormEditor {
  let again = SecretEntry()
  private let entry: SecretEntry

  init(_ entry: SecretEntry) {
    self.entry = entry
    entry.onKey("Return|KP_Enter|ISO_Enter") { [weak self] in self?.goOn() ?? false }
    again.onFocus(
      enter: { [weak self] in
        guard let self else { return }
        (again.inputPurpose, again.inputHints) = (entry.inputPurpose, entry.inputHints)
        again.maxLength = entry.maxLength
      }, leave: {})
  }

  /// Moves from a typed password to its repetition, which is still missing.
  private func goOn() -> Bool {
    guard again.isMapped, value.repetition == .missing else { return false }
    again.focus()
    return true
  }

  var value: RepeatedPassword {
    get {
      let (text, second) = (entry.value, again.value)
      return RepeatedPassword(
        text: text,
        repetition: text == second ? .same : second.isEmpty ? .missing : .different)
    }
    set {
      entry.value = newValue.text
      switch newValue.repetition {
      case .same: again.value = newValue.text
      case .missing: again.value = ""
      case .different: break
      }
    }
  }

  var onChange: () -> Void {
    get { entry.onChange }
    set { (entry.onChange, again.onChange) = (newValue, newValue) }
  }

  var widget: Widget { entry.widget }

  var focusWidget: Widget { entry }

  func hideSecret() { entry.hideSecret() }
}
