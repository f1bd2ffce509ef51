/// The plural forms of a translation, as the header `Plural-Forms` of a PO file declares them.
///
/// The header has the number of forms, and an expression of C in the variable `n` whose value is the
/// form of a number (GNU gettext's manual, section 11.2.6):
///
///     nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2;
struct PluralForms: Sendable {
  /// The number of forms.
  let count: Int

  private let expression: PluralExpression

  private init(count: Int, expression: PluralExpression) {
    self.count = count
    self.expression = expression
  }

  /// Reads a header, or returns `nil` if it isn't well-formed.
  init?(_ header: String) {
    var count: Int?
    var expression: PluralExpression?
    for part in header.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: equals)...]
      switch part[..<equals].filter({ !$0.isWhitespace }) {
      case "nplurals": count = Int(value.filter { !$0.isWhitespace })
      case "plural": expression = PluralExpression(String(value))
      default: continue
      }
    }
    guard let count, (1...10).contains(count), let expression else { return nil }
    self.init(count: count, expression: expression)
  }

  /// The form of a number; a negative one has that of its magnitude.
  func form(of number: Int) -> Int {
    let form = expression.value(for: UInt64(number.magnitude))
    return form < UInt64(count) ? Int(form) : count - 1
  }
}

/// An expression of C over whole numbers in one variable.
indirect enum PluralExpression: Sendable {
  case variable
  case number(UInt64)
  case not(PluralExpression)
  case binary(Operator, PluralExpression, PluralExpression)
  case choice(PluralExpression, PluralExpression, PluralExpression)

  enum Operator: String, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case remainder = "%"
    case sum = "+"
    case difference = "-"
    case product = "*"
    case quotient = "/"
  }

  /// The value for a number; a division by 0 is 0.
  func value(for n: UInt64) -> UInt64 {
    switch self {
    case .variable: n
    case .number(let number): number
    case .not(let operand): operand.value(for: n) == 0 ? 1 : 0
    case .choice(let condition, let yes, let no):
      condition.value(for: n) != 0 ? yes.value(for: n) : no.value(for: n)
    case .binary(let symbol, let left, let right):
      Self.apply(symbol, left.value(for: n), right.value(for: n))
    }
  }

  private static func apply(_ symbol: Operator, _ left: UInt64, _ right: UInt64) -> UInt64 {
    switch symbol {
    case .or: left != 0 || right != 0 ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .remainder: right == 0 ? 0 : left % right
    case .sum: left &+ right
    case .difference: left &- right
    case .product: left &* right
    case .quotient: right == 0 ? 0 : left / right
    }
  }
}

extension PluralExpression {
  /// The operators by their precedence, from the loosest.
  private static let levels: [[Operator]] = [
    [.or], [.and], [.equal, .notEqual], [.lessOrEqual, .greaterOrEqual, .less, .greater],
    [.sum, .difference], [.product, .quotient, .remainder],
  ]

  /// The nesting limit of parentheses and choices, so that a hostile file can't exhaust the stack.
  private static let greatestDepth = 50

  /// Reads an expression, or returns `nil` if it isn't well-formed.
  init?(_ text: String) {
    var rest = text.filter { !$0.isWhitespace }[...]
    guard let whole = Self.choice(&rest, depth: 0), rest.isEmpty else { return nil }
    self = whole
  }

  private static func choice(_ rest: inout Substring, depth: Int) -> Self? {
    guard depth < greatestDepth, let condition = binary(&rest, level: 0, depth: depth) else {
      return nil
    }
    guard take("?", from: &rest) else { return condition }
    guard let yes = choice(&rest, depth: depth + 1), take(":", from: &rest),
      let no = choice(&rest, depth: depth + 1)
    else { return nil }
    return .choice(condition, yes, no)
  }

  private static func binary(_ rest: inout Substring, level: Int, depth: Int) -> Self? {
    guard level < levels.count else { return operand(&rest, depth: depth) }
    guard var left = binary(&rest, level: level + 1, depth: depth) else { return nil }
    while let symbol = levels[level].first(where: { rest.hasPrefix($0.rawValue) }) {
      rest.removeFirst(symbol.rawValue.count)
      guard let right = binary(&rest, level: level + 1, depth: depth) else { return nil }
      left = .binary(symbol, left, right)
    }
    return left
  }

  private static func operand(_ rest: inout Substring, depth: Int) -> Self? {
    if take("n", from: &rest) { return .variable }
    if take("!", from: &rest) {
      return depth < greatestDepth ? operand(&rest, depth: depth + 1).map(Self.not) : nil
    }
    if take("(", from: &rest) {
      guard let inner = choice(&rest, depth: depth + 1), take(")", from: &rest) else { return nil }
      return inner
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return UInt64(digits).map(Self.number)
  }

  private static func take(_ symbol: Character, from rest: inout Substring) -> Bool {
    guard rest.first == symbol else { return false }
    rest.removeFirst()
    return true
  }
}
