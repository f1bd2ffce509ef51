import FormLanguages
import GenericForm

/// The user's locale, in which messages are shown.
enum UserLocale {
  /// Shows messages in the user's language, with numbers, dates and times as in the user's locale, unless the program
  /// has chosen otherwise.
  static func start() {
    FormLanguages.start()
    guard MessageCatalog.shared.format == nil else { return }
    let (dates, times, numbers) = (DatePattern.ofLocale, TimePattern.ofLocale, NumberFormat.current)
    let amounts = MoneyFormat.current
    MessageCatalog.updateShared { catalog in
      catalog.format = { argument in
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
  }
}
