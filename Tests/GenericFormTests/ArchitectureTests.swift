import Foundation
import Testing

/// The modules that each module may import.
@Suite struct ArchitectureTests {
  /// The folder that holds `Sources` and `Tests`.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The imports allowed in each target of the core; OpenCombine only comes with its trait.
  private static let core: [(target: String, imports: Set<String>)] = [
    ("BoundedPattern", ["CPCRE2", "Glibc", "Musl", "Swift", "Synchronization"]),
    ("ValidationRules", ["BoundedPattern", "OpenCombine", "Swift", "Synchronization"]),
    (
      "FormDeclaration",
      ["BoundedPattern", "Synchronization", "ValidationRules"]
    ),
    (
      "GenericForm",
      ["BoundedPattern", "FormDeclaration", "Observation", "OpenCombine"]
    ),
  ]

  @Test(arguments: core)
  func `the core stands alone, each target on those below it`(
    target: String, imports: Set<String>
  ) throws {
    let files = try swiftFiles(in: "Sources/\(target)")
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.imports.subtracting(imports) == [], "\(file.path)")
    }
  }

  /// The modules of this package that each target above the core imports.
  private static let arrows: [(target: String, modules: Set<String>)] = [
    ("GenericFormTesting", ["GenericForm"]), ("FormDrafts", ["GenericForm"]),
    ("FormLanguages", ["BoundedPattern", "ValidationRules"]),
    ("GtkFloor", []),
    ("FormTextField", ["FormDrafts", "FormLanguages", "GenericForm", "GtkFloor"]),
    ("FormAdwaita", ["FormTextField"]),
    ("FormPhoneNumbers", ["FormTextField", "GtkFloor", "PhoneNumbers", "ValidationRules"]),
    ("ControlSamples", ["FormTextField", "GenericForm", "PasswordStrength"]),
    (
      "GtkFormApp",
      [
        "ControlSamples", "FormDrafts", "FormLanguages", "FormPhoneNumbers", "FormTextField",
        "GenericForm", "PasswordStrength",
        "PhoneNumbers",
      ]
    ),
    ("PhoneNumbers", ["ValidationRules"]),
    ("PasswordStrength", ["ValidationRules"]), ("InternationalDomains", ["ValidationRules"]),
  ]

  @Test(arguments: arrows)
  func `arrows run one way`(target: String, modules: Set<String>) throws {
    let own: Set = [
      "BoundedPattern", "ValidationRules", "FormDeclaration", "GenericForm", "GenericFormTesting",
      "FormDrafts",
      "FormLanguages", "GtkFloor", "FormTextField", "FormPhoneNumbers", "ControlSamples",
      "GtkFormApp",
      "PhoneNumbers", "PasswordStrength", "InternationalDomains",
    ]
    let imports = try Set(swiftFiles(in: "Sources/\(target)").flatMap(\.imports))
    #expect(imports.intersection(own) == modules)
  }

  /// The folders of each target in order: each one uses only those before it.
  private static let folders: [(target: String, folders: [String])] = [
    ("FormDeclaration", ["Results", "Validations", "Reducer"]),
    ("GenericForm", ["Submit", "Live", "Fields"]),
    (
      "GtkFloor",
      [
        "Objects", "Keys", "Widgets", "Layout", "Text", "Secrets", "Choice", "Dates", "Numbers",
        "Files", "Style", "Application",
      ]
    ),
    (
      "FormTextField",
      ["Style", "Rules", "Editors", "Frame", "Control", "Controls", "Elements", "View", "Window"]
    ),
  ]

  @Test(arguments: folders)
  func `arrows run one way between folders`(target: String, folders: [String]) throws {
    let sources = try swiftFiles(in: "Sources").map { (path: $0.path, members: $0.members) }
    var above: Set<String> = []
    var methodsAbove: Set<String> = []
    for folder in folders.reversed() {
      let files = try swiftFiles(in: "Sources/\(target)/\(folder)")
      #expect(!files.isEmpty, "\(folder)")
      for file in files {
        #expect(file.names.intersection(above) == [], "\(file.path)")
        #expect(file.calls.intersection(methodsAbove) == [], "\(file.path)")
      }
      above.formUnion(files.flatMap(\.declarations))
      // A name that other folders use too doesn't tell whose method is called.
      let others = sources.filter { !$0.path.hasPrefix("Sources/\(target)/\(folder)/") }
      methodsAbove.formUnion(
        Set(files.flatMap(\.methods)).subtracting(others.flatMap(\.members)))
    }
    let all = try swiftFiles(in: "Sources/\(target)").filter {
      $0.path.split(separator: "/").count > 3
    }
    let known = Set(folders)
    #expect(all.allSatisfy { known.contains(String($0.path.split(separator: "/")[2])) })
  }

  @Test(arguments: [
    "ValidationRules", "FormDeclaration", "GenericForm", "FormTextField", "FormAdwaita",
    "FormPhoneNumbers", "ControlSamples",
  ])
  func `no pointer is used above the floor`(target: String) throws {
    for file in try swiftFiles(in: "Sources/\(target)") {
      let pointer = /\bunsafe\b|Unsafe(Raw|Mutable|Buffer|Pointer)|OpaquePointer|Unmanaged/
      #expect(!file.code.contains(pointer), "\(file.path)")
    }
  }

  @Test(arguments: ["Sources", "Tests", "Snippets", "Examples", "Benchmarks"])
  func `only one target uses GTK`(folder: String) throws {
    let folders = [
      "Sources/GtkFloor/", "Tests/FormTextFieldTests/", "Tests/GtkFormAppTests/", "Examples/",
      "Snippets/AddAFormToAGTKProgram.swift",
    ]
    for file in try swiftFiles(in: folder) where file.imports.contains("CGtk") {
      #expect(folders.contains { file.path.hasPrefix($0) }, "\(file.path) imports CGtk")
    }
  }

  /// A release build leaves out the message of a precondition, and an assertion altogether.
  @Test func `a program's mistake has its message in every build`() throws {
    for file in try swiftFiles(in: "Sources") {
      #expect(!file.code.contains(/\b(precondition|assert)\w*\(/), "\(file.path)")
    }
  }

  /// Swift wraps a closure twice more whenever generic code, such as `withLock`, changes it in place.
  @Test func `no closure is a Mutex's own value`() throws {
    for file in try swiftFiles(in: "Sources") {
      #expect(!file.code.contains(/\bMutex<[^\[>\n]*->/), "\(file.path)")
    }
  }

  @Test(
    arguments: [
      ("import Foundation", ["Foundation"]), ("  private import Glibc", ["Glibc"]),
      ("public import GenericForm // why", ["GenericForm"]),
      ("@_spi(_Unicode) private import Swift", ["Swift"]),
      ("@preconcurrency @testable import A\nimport B", ["A", "B"]),
      ("@_exported\npublic import C", ["C"]), ("import struct Foundation.URL", ["Foundation"]),
      ("import Foundation.NSDate; import D", ["Foundation", "D"]),
      ("#if X\nimport E\n#endif", ["E"]),
      ("// import F", []), ("/// import F", []), ("let important = 1", []), ("", []),
    ] as [(String, Set<String>)])
  func `an import is recognized however it is written`(code: String, modules: Set<String>) {
    #expect(SwiftFile(path: "", text: code).imports == modules)
  }

  private func swiftFiles(in folder: String) throws -> [SwiftFile] {
    let top = ArchitectureTests.root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: top.path()) else { return [] }
    return try paths.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { path in
        let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
        return SwiftFile(path: "\(folder)/\(path)", text: text)
      }
  }
}

private struct SwiftFile {
  let path: String

  /// The text without comments at the ends of lines.
  let code: String

  init(path: String, text: String) {
    self.path = path
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n")
  }

  /// The top-level types and functions that the file declares for others.
  var declarations: [String] {
    let declaration =
      /^(?:(?:public|package|final|nonisolated|indirect|@\w+)\s+)*(?:class|struct|enum|protocol|func)\s+(\w+)/
    return code.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
  }

  /// The methods that the file declares, also in extensions, if their names have several words.
  var methods: [String] {
    let declaration = /^ +(?:@?\w+ +)*func +([a-z]+[A-Z]\w*)/
    return code.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
  }

  /// The names of all functions, variables and constants in the file.
  var members: [String] {
    code.matches(of: /\b(?:func|var|let)\s+(\w+)/).map { String($0.1) }
  }

  /// The functions and methods that the file calls, if their names have several words.
  var calls: Set<String> {
    // In Swift, `\b` doesn't match at the period of “box.isFirst”.
    Set(code.matches(of: /\W([a-z]\w*[A-Z]\w*)(?=\(| \{)/).map { String($0.1) })
  }

  /// The names of types and of called functions in the file, except those after a period.
  var names: Set<String> {
    let name = /(?:^|[^.\w])([A-Z]\w*|[a-z]\w*(?=[(<]))/
    return Set(code.matches(of: name.anchorsMatchLineEndings()).map { String($0.1) })
  }

  /// The imported modules, including those imported in part.
  var imports: Set<String> {
    let statement =
      /(?:^|;|\s)import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    return Set(code.matches(of: statement.anchorsMatchLineEndings()).map { String($0.1) })
  }
}
