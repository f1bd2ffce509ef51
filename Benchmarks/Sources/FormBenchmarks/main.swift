import Glibc

func rounded(_ number: Double) -> String {
  String((number * 100).rounded() / 100)
}

/// Returns the shortest of several times, which other load of the machine affects least.
func shortest(_ durations: [Duration]) -> String {
  rounded((durations.min() ?? .zero) / .microseconds(1))
}

// For callgrind, which counts the instructions of key presses in a form.
//   FormBenchmarks FIELDS PRESSES
if CommandLine.arguments.count == 3, let fields = Int(CommandLine.arguments[1]),
  let presses = Int(CommandLine.arguments[2])
{
  Subject(count: fields).press(presses)
  exit(0)
}

// The forms take turns, so that anything that slows the machine down affects all of them.
let subjects = [10, 1_000, 10_000].map(Subject.init)
for _ in 0..<51 {
  for subject in subjects {
    subject.press()
    subject.pressAndValidateTheWhole()
  }
}

print("## A form, by its number of fields\n")
print(
  "| fields | key press in µs | validating the whole form in µs | set-up in µs a field |"
    + " memory in KiB a field |")
print("| --- | --- | --- | --- | --- |")
for subject in subjects {
  let count = Double(subject.count)
  let cells = [
    String(subject.count), shortest(subject.presses), shortest(subject.wholes),
    rounded(subject.setUp / .microseconds(1) / count),
    rounded(Double(subject.bytes) / 1024 / count),
  ]
  print("| \(cells.joined(separator: " | ")) |")
}
print()
