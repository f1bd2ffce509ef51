/// A control with a list of options, as set by GtkBuilder: its options and values are texts.
///
/// A control created in Swift may have options of another type. Their titles can be read, but not set.
protocol ListedOptions: FormControl {
  var optionTitles: [String] { get set }
  var chosenTitles: [String] { get set }
}

extension ListedOptions {
  /// Returns the texts as options, or reports a mistake if the options aren't text.
  func options<Option>(from texts: [String]) -> [Option]? {
    if let options = texts as? [Option] { return options }
    reportMistake("The options of “\(name)” are of the type \(Option.self): set them in Swift.")
    return nil
  }

  /// Reports options that occur twice, and returns each once.
  func unique<Option: Hashable>(_ options: [Option]) -> [Option] {
    var known: Set<Option> = []
    return options.filter { option in
      let isNew = known.insert(option).inserted
      if !isNew { reportMistake("“\(name)” has the option “\(option)” twice.") }
      return isNew
    }
  }

  /// Reports a chosen title that isn't among the options, once there are any.
  func reportUnlisted() {
    let titles = optionTitles
    guard !titles.isEmpty else { return }
    for title in chosenTitles where !titles.contains(title) {
      reportMistake("“\(name)” has no option “\(title)”.")
    }
  }
}

extension Property {
  /// The property `options` for a class.
  static var options: Self {
    texts(
      "options",
      get: { (control: any ListedOptions) in control.optionTitles },
      set: { control, titles in
        control.optionTitles = titles
        control.reportUnlisted()
      })
  }

  /// The property `value` with the chosen option's title, for a class.
  static var chosenTitle: Self {
    text(
      "value",
      get: { (control: any ListedOptions) in control.chosenTitles.first ?? "" },
      set: { control, title in control.choose(title.isEmpty ? [] : [title]) })
  }

  /// The property `value` with the chosen options' titles, for a class.
  static var chosenTitles: Self {
    texts(
      "value",
      get: { (control: any ListedOptions) in control.chosenTitles },
      set: { control, titles in control.choose(titles) })
  }
}

extension ListedOptions {
  /// Chooses options by their titles.
  fileprivate func choose(_ titles: [String]) {
    chosenTitles = titles
    reportUnlisted()
  }
}
