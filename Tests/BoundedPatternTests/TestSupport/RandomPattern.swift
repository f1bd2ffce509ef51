/// Well-formed patterns and texts over a few letters, the same ones in every run.
struct RandomPattern {
  private var state: UInt64
  private let atoms: [String]
  private let letters: [String]

  init(seed: UInt64, atoms: [String], letters: [String] = ["a", "b", "c"]) {
    state = seed
    self.atoms = atoms
    self.letters = letters
  }

  mutating func pattern(depth: Int = 3) -> String {
    (0...below(3)).map { _ in item(depth: depth) }.joined()
  }

  mutating func text() -> String {
    (0..<below(7)).map { _ in choose(letters) }.joined()
  }

  private mutating func item(depth: Int) -> String {
    if depth == 0 || below(2) == 0 { return choose(atoms) + quantifier() }
    let inner = pattern(depth: depth - 1)
    switch below(10) {
    case 0: return "(?=\(inner))"
    case 1: return "(?!\(inner))"
    case 2: return "(?>\(inner))" + quantifier()
    case 3: return "(\(inner))" + quantifier()
    case 4: return "(?:\(inner)|\(pattern(depth: depth - 1)))" + quantifier()
    case 5: return "(?(?=\(choose(atoms)))\(inner)|\(pattern(depth: depth - 1)))"
    case 6: return "(?<=a)"
    case 7: return "(?x: \(inner) # [ ( . a\n )" + quantifier()
    case 8: return "(?s-x:\(inner))" + quantifier()
    default: return "(?:\(inner))" + quantifier()
    }
  }

  private mutating func quantifier() -> String {
    let bounds = choose(["", "", "", "*", "+", "?", "{2}", "{0,2}", "{1,3}", "{2,}", "(?#.){2}"])
    return bounds.isEmpty ? "" : bounds + choose(["", "", "?", "+"])
  }

  private mutating func choose(_ choices: [String]) -> String {
    choices[below(choices.count)]
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
