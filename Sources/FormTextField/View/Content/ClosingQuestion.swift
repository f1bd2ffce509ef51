import GenericForm

/// Asks what to do with unsaved changes before a window closes.
///
/// Escape and the close button change nothing.
final class ClosingQuestion {
  enum Answer {
    case keep
    case discard
    case stay
  }

  private let question: Question

  /// - Parameters:
  ///   - titles: The titles of the forms that are about to close.
  ///   - canKeep: Indicates whether each form has a draft.
  init(
    closing titles: [String], canKeep: Bool, above parent: Window,
    onAnswer: @escaping (Answer) -> Void
  ) {
    let count: [String: MessageArgument] = ["count": .number(titles.count)]
    let isOne = titles.count == 1
    let heading =
      canKeep
      ? ControlMessage.`closing.saveDraft`.text(count)
      : ControlMessage.`closing.discardChanges`.text
    let body =
      isOne
      ? ControlMessage.`closing.one`.text(["title": .text(titles[0])])
      : ControlMessage.`closing.many`.text(count)
    var answers: [(answer: Answer, button: Question.Answer)] = [
      (.stay, .init(ControlMessage.`closing.stay`.text)),
      (.discard, .init(ControlMessage.`closing.discard`.text, .destructive)),
    ]
    if canKeep {
      answers.append((.keep, .init(ControlMessage.`closing.keep`.text(count), .suggested)))
    }
    question = Question(
      [heading, body] + (isOne ? [] : titles.withoutDuplicates), answers: answers.map(\.button),
      above: parent
    ) { index in
      onAnswer(answers[index].answer)
    }
  }

  func present() { question.present() }
}

extension [String] {
  /// The texts without duplicates.
  fileprivate var withoutDuplicates: Self {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
