/// A part of a form with built-in words, such as “Add”, which it shows again in another language.
protocol BuiltInWords: AnyObject {
  func showLanguage()
}
