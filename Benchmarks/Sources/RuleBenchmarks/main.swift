import CAllocations
import ValidationRules

/// Returns a table in Markdown.
func table(_ header: [String], _ rows: [[String]]) -> String {
  let lines = [header, header.map { _ in "---" }] + rows
  return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
}

func rounded(_ number: Double?) -> String {
  guard let number else { return "" }
  return String((number * 100).rounded() / 100)
}

let email = Measurement(
  "isEmail",
  [
    .rule(.isEmail),
    .c(Subject.all[0].c),
    .pcre2JIT(Contestant.emailExpression),
    try .foundation("NSRegularExpression", Contestant.emailExpression),
    try .foundation("NSRegularExpression, unanchored", Contestant.unanchoredEmailExpression),
    try .swiftRegex(Contestant.emailExpression),
  ], on: Inputs.emails)

print("## Email addresses\n")
print(
  table(
    ["contestant", "time in ns", "time of GenericForm as a multiple"],
    email.nanoseconds.map { [$0.name, rounded($0.median), rounded(email.ratio(to: $0.name))] }))

print("## The twelve most used rules\n")
print(
  table(
    [
      "rule", "GenericForm in ns", "C by hand in ns", "ratio",
      "heap blocks for \(Inputs.count) texts",
    ],
    Subject.all.map { subject in
      let measurement = Measurement(
        subject.name, [.rule(subject.rule), .c(subject.c)], on: subject.texts)
      let passing = subject.texts.filter(subject.rule.accepts)
      let before = c_allocation_count()
      for text in passing { blackHole(subject.rule.accepts(text) ? 1 : 0) }
      let blocks = c_allocation_count() - before
      return [
        subject.name, rounded(measurement.nanoseconds[0].median),
        rounded(measurement.nanoseconds[1].median), rounded(measurement.ratio(to: "C by hand")),
        String(blocks),
      ]
    }))

let growths = Growth.measure()
print("## A hundred times the text, up to 1 MiB\n")
print(
  table(
    ["rule", "worst shape", "time as a multiple"],
    Dictionary(grouping: growths, by: \.name).compactMap { name, growths in
      growths.max { $0.factor < $1.factor }.map { [name, $0.shape, rounded($0.factor)] }
    }.sorted { $0[0] < $1[0] }))

for (title, patterns, shapes) in [
  ("Ordinary patterns on 1 MiB", PatternTime.ordinary, PatternTime.plainShapes),
  (
    "Hostile patterns on 1 MiB", PatternTime.hostile,
    PatternTime.plainShapes + PatternTime.otherShapes
  ),
] {
  print("## \(title), the worst of several texts\n")
  print(
    table(
      [
        "pattern", "worst text", "processor time in ms",
        "texts with a result / that could not be checked",
      ],
      try PatternTime.measure(patterns, on: shapes).map { time in
        ["`\(time.pattern)`", time.shape, rounded(time.milliseconds), time.outcome]
      }))
}
