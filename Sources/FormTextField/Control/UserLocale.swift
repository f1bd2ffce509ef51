import FormLanguages
import GenericForm
import Synchronization

/// The user's locale, in which messages are shown.
enum UserLocale {
  /// Shows messages in the user's language, with numbers, dates and times as in the user's locale, unless the program
  /// has chosen otherwise.
  static func start() {
    FormLanguages.start()
    guard MessageCatalog.shared.format == nil else { return }
    readFormats()
    MessageCatalog.updateShared { catalog in
      catalog.format = { formats.withLock(\.self)?.text(of: $0) }
    }
  }

  private nonisolated static let formats = Mutex<ArgumentFormats?>(nil)

  /// Calls `handler` on the main actor after each choice of languages, instead of an earlier handler.
  static func follow(_ handler: @escaping @MainActor @Sendable () -> Void) {
    // Wait a turn: the handler of a control that is about to be replaced may have made the choice.
    FormLanguages.onChoice {
      Task { @MainActor in
        readFormats()
        handler()
      }
    }
  }

  /// Reads the formats of the locale, which the program may have changed together with the language.
  private static func readFormats() {
    let now = ArgumentFormats(
      dates: .ofLocale, times: .ofLocale, numbers: .current, amounts: .current)
    formats.withLock { $0 = now }
  }
}

/// The locale's formats of the arguments in messages.
private nonisolated struct ArgumentFormats {
  let dates: DatePattern
  let times: TimePattern
  let numbers: NumberFormat
  let amounts: MoneyFormat

  /// Writes an argument as the locale does, or returns `nil` if that is the same everywhere.
  func text(of argument: MessageArgument) -> String? {
    switch argument {
    case .number(let number): numbers.text("\(number)")
    case .decimal(let number): numbers.text("\(number)")
    case .date(let date): dates.text(of: date)
    case .time(let time): times.text(of: time)
    case .dateTime(let both): "\(dates.text(of: both.date)) \(times.text(of: both.time))"
    case .money(let money): amounts.text(of: money)
    case .text, .list, .message: nil
    }
  }
}
