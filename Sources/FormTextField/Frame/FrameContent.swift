import GenericForm

/// The input of a control's frame: the field's status and the texts around it.
struct FrameContent: Equatable {
  /// The status, or `nil` before the first.
  var status: FieldStatus?

  /// The field's name in messages.
  var name: ValidationMessage?

  /// Indicates whether the program lets the user change the value.
  var isEditable = true

  /// Indicates whether a submit is running, during which the value can't be changed.
  var isLocked = false

  /// Help text, shown unless there is a message.
  var hint = ""

  /// A note next to the messages, such as that Caps Lock is on, or empty text.
  var notice = ""

  /// The counter's numbers, shown at the end of the message line if there is a limit.
  var characterCount = 0
  var characterLimit: Int?

  /// The selected suggestion, which a screen reader reads first, or empty text.
  var suggestion = ""

  /// A message from the window that a screen reader reads before the control's description, or empty text.
  var news = ""

  /// Text elsewhere in the editor that a screen reader reads with the messages.
  var remark = ""

  /// The fields that have a word beside their title.
  var fieldMark = FieldMark.required

  /// Indicates whether the value can be empty: a check box always has a value.
  var canBeEmpty = true

  /// Indicates whether a screen reader says by itself that a value is required.
  var isReadAsRequired = false

  /// Indicates whether only the first of several messages is shown.
  var showsFirstMessageOnly = false

  /// Indicates whether a check mark or a cross shows the validity of a value, even without checks.
  var marksValidity = false
}

/// Everything that the frame shows and a screen reader reads.
///
/// It's computed from the content alone, without any widget.
struct FrameDisplay: Equatable {
  /// The mark beside the title, once no check is pending.
  enum Sign {
    case tick
    case cross
  }

  /// The kind of the lines under the editor.
  enum Kind {
    case error
    case warning
    case hint
  }

  var isIncluded = true
  var isSensitive = true
  var isReadOnly = false
  var canEdit = true
  var isRequired = false

  /// The word beside the title, or empty text if there is none.
  var mark = ""
  var hasError = false
  var isPending = false
  var sign: Sign?
  var messages: [String] = []
  var lines: [String] = []
  var kind = Kind.hint
  var canRetry = false
  var counter = ""

  /// The error or the state of the checks with the field's name, to be announced once it appears, or empty text.
  var announcement = ""

  /// The accessible description.
  var description = ""
}

extension FrameDisplay {
  init(_ content: FrameContent) {
    let editing = content.status?.editing ?? .allowed
    isSensitive = editing != .disabled
    isReadOnly = !content.isEditable || editing != .allowed
    canEdit = !isReadOnly && !content.isLocked
    if let status = content.status {
      isIncluded = status.isIncluded
      isRequired = status.isRequired
      mark = Self.mark(of: status, in: content)
      hasError = status.hasShownError
      isPending = status.isPending
      canRetry = status.canRetry
      sign = Self.sign(of: status, marksValidity: content.marksValidity)
      messages = Self.messages(of: status, in: content)
      announcement = Self.announcement(of: status, in: content)
    }
    let notes = content.notice.isEmpty ? messages : messages + [content.notice]
    lines = notes.isEmpty && !content.hint.isEmpty ? [content.hint] : notes
    kind = hasError ? .error : notes.isEmpty ? .hint : .warning
    counter =
      content.characterLimit.map { limit in
        ControlMessage.`field.characters`.text([
          "count": .number(content.characterCount), "limit": .number(limit),
        ])
      } ?? ""
    description = describe(content)
  }

  private static func mark(of status: FieldStatus, in content: FrameContent) -> String {
    // A disabled field isn't required, but that doesn't make it optional.
    guard status.editing != .disabled else { return "" }
    return switch content.fieldMark {
    case .required where status.isRequired: ControlMessage.`field.required`.text
    case .optional where !status.isRequired && content.canBeEmpty:
      ControlMessage.`field.optional`.text
    case .required, .optional: ""
    }
  }

  private static func messages(of status: FieldStatus, in content: FrameContent) -> [String] {
    let all = status.shownMessages(of: content.name)
    return content.showsFirstMessageOnly ? Array(all.prefix(1)) : all
  }

  private static func announcement(of status: FieldStatus, in content: FrameContent) -> String {
    guard let message = status.shownErrors.first ?? checkMessage(of: status) else { return "" }
    return (content.name.map { .labeled(message, with: $0) } ?? message).text
  }

  private static func checkMessage(of status: FieldStatus) -> ValidationMessage? {
    if status.isPending { return .rule(.`check.pending`) }
    if status.canRetry { return .rule(.`check.unverified`) }
    return status.isVerified ? .control(.`field.checked`) : nil
  }

  private static func sign(of status: FieldStatus, marksValidity: Bool) -> Sign? {
    if status.isVerified { return .tick }
    guard marksValidity, status.isIncluded, !status.isPending else { return nil }
    if status.hasShownError { return .cross }
    return status.isRevealed && status.isDirty && status.isValid ? .tick : nil
  }

  private func describe(_ content: FrameContent) -> String {
    var words = [content.news, content.suggestion]
    if hasError, !ScreenReader.readsStates { words.append(ControlMessage.`field.invalid`.text) }
    words += messages
    if messages.isEmpty {
      let needsWord = isRequired && !content.isReadAsRequired
      words += [needsWord ? ControlMessage.`field.required`.text : "", content.hint]
    }
    words += [content.notice, content.remark]
    if sign == .tick { words.append(ControlMessage.`field.checked`.text) }
    return words.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
