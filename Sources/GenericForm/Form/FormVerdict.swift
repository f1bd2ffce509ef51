/// What is wrong with the values of a form, in the order in which the fields were declared.
public struct FormVerdict<State> {
  /// The fields that are not valid.
  public let faults: [FieldFault<State>]

  /// The fields about which something is advised.
  public let warnings: [FieldFault<State>]

  init(
    _ judgements: [(field: FieldDefinition<State>, judgement: Judgement)],
    unverified: Set<Int> = []
  ) {
    faults = judgements.enumerated().compactMap { place, judged in
      FieldFault(judged.field, messages: judged.judgement.errors)
        ?? (unverified.contains(place)
          ? FieldFault(judged.field, messages: [.couldNotBeChecked], reason: .unverified) : nil)
    }
    warnings = judgements.compactMap { field, judgement in
      FieldFault(field, messages: judgement.warnings)
    }
  }

  /// Whether every value passes.
  public var isValid: Bool { faults.isEmpty }

  /// What is wrong, with all fields, in order.
  public var messages: [ValidationMessage] { faults.flatMap(\.messages) }

  /// What is wrong with the value at a key path, in order.
  public func messages(for path: PartialKeyPath<State>) -> [ValidationMessage] {
    faults.first { $0.path == path }.map { Array($0.messages) } ?? []
  }
}

/// A field that stands in the way of a submit, and why.
public struct FieldFault<State> {
  /// Why a field stands in the way.
  public enum Reason: Hashable, Sendable {
    /// Its value is not valid.
    case notValid

    /// Its value is being checked.
    case pending

    /// Its value could not be checked.
    case unverified
  }

  /// Where the value is in the form's state.
  public let path: PartialKeyPath<State>

  /// What the field is called, if it was given a label.
  public let label: ValidationMessage?

  /// Why the field stands in the way.
  public let reason: Reason

  /// What is said about it, in the order of the rules.
  public let messages: MessageList
}

extension FieldFault {
  init?(
    _ field: FieldDefinition<State>, messages: [ValidationMessage], reason: Reason = .notValid
  ) {
    guard let messages = MessageList(messages) else { return nil }
    self.init(path: field.path, label: field.label, reason: reason, messages: messages)
  }
}

extension FieldFault: Equatable {}
