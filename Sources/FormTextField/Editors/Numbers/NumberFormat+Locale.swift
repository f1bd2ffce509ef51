extension NumberFormat {
  /// The way of the locale that the program runs in.
  static var current: NumberFormat {
    let locale = LocaleNumbers()
    var format = NumberFormat(decimal: locale.decimal, grouping: locale.grouping)
    if !locale.groups.isEmpty { format.groups = locale.groups }
    return format
  }
}
