// swift-tools-version: 6.2

import Foundation
import PackageDescription

// A release contains the app's packages in `vendor`, so that it builds without a network.
let isRelease = FileManager.default.fileExists(atPath: Context.packageDirectory + "/vendor")
let appPackages: [Package.Dependency] =
  isRelease
  ? [.package(path: "vendor/swift-argument-parser"), .package(path: "vendor/GRDB.swift")]
  : [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ]

let openCombine = Target.Dependency.product(
  name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"]))

// What only the desktop app depends on. A program turns the trait off with `traits: []`, and fetches
// none of it.
func onlyForTheApp(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["App"]))
}

let package = Package(
  name: "GenericForm",
  products: [
    .library(name: "ValidationRules", targets: ["ValidationRules"]),
    .library(name: "FormDeclaration", targets: ["FormDeclaration"]),
    .library(name: "GenericForm", targets: ["GenericForm"]),
    .library(name: "FormLanguages", targets: ["FormLanguages"]),
    .library(name: "FormTextField", targets: ["FormTextField"]),
    .library(name: "FormAdwaita", targets: ["FormAdwaita"]),
    .library(name: "FormPhoneNumbers", targets: ["FormPhoneNumbers"]),
    .library(name: "FormDrafts", targets: ["FormDrafts"]),
    .library(name: "GenericFormTesting", targets: ["GenericFormTesting"]),
    .library(name: "PhoneNumbers", targets: ["PhoneNumbers"]),
    .library(name: "PasswordStrength", targets: ["PasswordStrength"]),
    .library(name: "InternationalDomains", targets: ["InternationalDomains"]),
    .library(name: "WipedMemory", targets: ["WipedMemory"]),
    // Not GtkFormApp: SwiftPM would build it in a program that turned its trait off.
  ],
  traits: [
    .default(enabledTraits: ["App"]),
    .trait(name: "App", description: "The desktop app GtkFormApp."),
    .trait(name: "OpenCombine", description: "Publishers of properties, fields and forms."),
  ],
  dependencies: appPackages + [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  ],
  targets: [
    // Libraries of the system.
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    // The types of libpq, which is loaded at run time and not linked.
    .systemLibrary(name: "CPostgreSQL", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(name: "CZxcvbn", providers: [.apt(["libzxcvbn-dev"])]),
    .systemLibrary(
      name: "CIDN2", pkgConfig: "libidn2", providers: [.apt(["libidn2-dev"])]),

    // Patterns that a program brings, on an engine with a bound.
    .target(name: "BoundedPattern", dependencies: ["CPCRE2"]),

    // Values in, messages out.
    .target(name: "ValidationRules", dependencies: ["BoundedPattern", openCombine]),

    // The messages in other languages. The files of `po` are part of a program that links them.
    .target(name: "CFormLanguages"),
    .target(
      name: "FormLanguages", dependencies: ["BoundedPattern", "CFormLanguages", "ValidationRules"]),

    // What is valid in a whole form, as a value. A server needs no more.
    .target(name: "FormDeclaration", dependencies: ["ValidationRules"]),

    // Live forms, without a toolkit.
    .target(name: "GenericForm", dependencies: ["FormDeclaration", openCombine]),
    .target(name: "GenericFormTesting", dependencies: ["GenericForm"]),

    // What was typed, in a file.
    .target(name: "FormDrafts", dependencies: ["GenericForm"]),

    // Rules on libraries of the system: a program that does not import them does not link them.
    .target(name: "CPhoneNumber", linkerSettings: [.linkedLibrary("phonenumber")]),
    .target(name: "PhoneNumbers", dependencies: ["ValidationRules", "CPhoneNumber"]),
    .target(name: "PasswordStrength", dependencies: ["ValidationRules", "CZxcvbn"]),
    .target(name: "InternationalDomains", dependencies: ["ValidationRules", "CIDN2"]),

    // GTK without pointers: the one library that meets it. It knows no form.
    .target(
      name: "GtkFloor", dependencies: ["CGtk"], swiftSettings: [.defaultIsolation(MainActor.self)]),

    // Controls and windows.
    .target(
      name: "FormTextField",
      dependencies: ["FormDrafts", "FormLanguages", "GenericForm", "GtkFloor"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // The look of GNOME: a program that doesn't import it links nothing of libadwaita.
    .target(
      name: "FormAdwaita", dependencies: ["CAdwaita", "FormTextField"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // A control for telephone numbers: a program that doesn't import it links no libphonenumber.
    .target(
      name: "FormPhoneNumbers", dependencies: ["FormTextField", "PhoneNumbers"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // A program that links it wipes memory when it frees it.
    .target(name: "WipedMemory"),

    // What the gallery, the tests and the benchmarks know about each control. A program builds none of it.
    .target(
      name: "ControlSamples", dependencies: ["FormTextField", "GenericForm", "PasswordStrength"]),

    // The desktop app, with the files of its own `po`.
    .target(name: "CAppLanguages"),
    .executableTarget(
      name: "GtkFormApp",
      dependencies: [
        "CAppLanguages",
        "ControlSamples",
        "FormDrafts",
        "FormLanguages",
        "FormPhoneNumbers",
        "FormTextField",
        "GenericForm",
        "PasswordStrength",
        "PhoneNumbers",
        "CPostgreSQL",
        "CSodium",
        "WipedMemory",
        onlyForTheApp("GRDB", "GRDB.swift"),
        onlyForTheApp("ArgumentParser", "swift-argument-parser"),
      ], exclude: ["po"]),

    .testTarget(name: "BoundedPatternTests", dependencies: ["BoundedPattern"]),
    .target(
      name: "FormTestSupport", dependencies: ["BoundedPattern"], path: "Tests/FormTestSupport"),
    .testTarget(
      name: "ValidationRulesTests", dependencies: ["ValidationRules", "FormTestSupport"],
      exclude: ["Vectors"]),
    .testTarget(
      name: "GenericFormTests",
      dependencies: ["GenericForm", "GenericFormTesting", "FormTestSupport"]),
    .testTarget(
      name: "FormDraftsTests",
      dependencies: ["FormDrafts", "GenericForm", "GenericFormTesting", "FormTestSupport"]),
    .testTarget(name: "PhoneNumbersTests", dependencies: ["PhoneNumbers", "ValidationRules"]),
    .testTarget(
      name: "PasswordStrengthTests", dependencies: ["PasswordStrength", "ValidationRules"]),
    .testTarget(
      name: "InternationalDomainsTests",
      dependencies: ["InternationalDomains", "ValidationRules"], exclude: ["Vectors"]),
    .target(name: "CGtkTesting", dependencies: ["CGtk"], path: "Tests/CGtkTesting"),
    .executableTarget(
      name: "Mistakes",
      dependencies: [
        "FormAdwaita", "FormDrafts", "FormTextField", "GenericForm", "GenericFormTesting",
        "PasswordStrength",
      ], path: "Tests/Mistakes"),
    .executableTarget(
      name: "Journey", dependencies: ["FormDrafts", "FormTextField", "GenericForm"],
      path: "Tests/Journey"),
    .testTarget(
      name: "FormTextFieldTests",
      dependencies: [
        "CGtk", "CGtkTesting", "ControlSamples", "FormDrafts", "FormPhoneNumbers",
        "FormTestSupport",
        "FormTextField", "GenericForm", "GenericFormTesting", "GtkFloor", "PhoneNumbers",
        "WipedMemory",
      ]),
    .testTarget(
      name: "FormAdwaitaTests",
      dependencies: ["CAdwaita", "FormAdwaita", "FormTextField", "GenericForm", "GtkFloor"]),
    .testTarget(
      name: "MessageTests",
      dependencies: [
        "ControlSamples", "FormLanguages", "FormTextField", "GenericForm", "GtkFormApp",
        "PasswordStrength", "PhoneNumbers", "ValidationRules",
      ]),
    .testTarget(
      name: "GtkFormAppTests",
      dependencies: [
        "CGtk", "ControlSamples", "FormLanguages", "FormTestSupport", "FormTextField",
        "GenericForm",
        "GenericFormTesting", "GtkFloor", "GtkFormApp",
        onlyForTheApp("GRDB", "GRDB.swift"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// A compiler that the tests have not met may warn of more, which must not stop a build.
#if compiler(<6.4)
  let strictness: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
  let strictness: [SwiftSetting] = []
#endif

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + strictness
}

let targetsThatMeetC = [
  "BoundedPattern", "FormAdwaita", "FormDrafts", "FormLanguages", "FormTextField", "GtkFloor",
  "GtkFormApp",
  "InternationalDomains",
  "PasswordStrength", "PhoneNumbers",
]
for target in package.targets where targetsThatMeetC.contains(target.name) {
  target.swiftSettings?.append(.strictMemorySafety())
}
