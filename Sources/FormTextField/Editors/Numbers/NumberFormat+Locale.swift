extension NumberFormat {
  /// The number format of the program's locale.
  static var current: NumberFormat {
    let locale = LocaleNumbers()
    var format = NumberFormat(decimal: locale.decimal, grouping: locale.grouping)
    if !locale.groups.isEmpty { format.groups = locale.groups }
    return format
  }
}
