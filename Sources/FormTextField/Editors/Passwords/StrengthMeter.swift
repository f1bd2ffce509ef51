import GenericForm

/// The strength of a password: four blocks, a word, and the weakest point.
final class StrengthMeter {
  let box = Box(.column)

  /// The texts for the scores 0 to 4.
  private static let strengths: [ControlMessage] = [
    .`password.veryWeak`, .`password.weak`, .`password.fair`, .`password.good`, .`password.strong`,
  ]

  private let bar = LevelBar(upTo: 4)
  private let strength = Label(wraps: true)
  private let weakness = Label(wraps: true)

  init() {
    let row = Box(.row, spacing: 9)
    bar.expandsHorizontally = true
    bar.alignToMiddle()
    row.append(bar)
    row.append(strength)
    row.layOutByWidth()
    box.append(row)
    box.append(weakness)
    box.addStyleClass("form-strength")
  }

  /// The text for screen readers.
  var words: String {
    [strength.text, weakness.text].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Shows a rating, or none (`nil`) for an empty password.
  func show(_ rating: PasswordRating?) {
    bar.level = rating?.score ?? 0
    box.setStyleClass("weak", (rating?.score ?? 0) < 2)
    box.setStyleClass("fair", rating?.score == 2)
    box.setStyleClass("strong", (rating?.score ?? 0) > 2)
    strength.showIfAny(rating.map { Self.strengths[$0.score].text } ?? "")
    weakness.showIfAny(rating?.weakness?.text ?? "")
  }
}
