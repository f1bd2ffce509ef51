// swift-tools-version: 6.2

import PackageDescription

// The program of the tutorial as it is after each step, with what its own Package.swift depends on.
func lending(
  step: Int, and products: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: "LendingStep\(step)",
    dependencies: [
      .product(name: "FormTextField", package: "GenericForm"),
      .product(name: "GenericForm", package: "GenericForm"),
    ] + products,
    path: "Tutorial/Step\(step)/Sources/Lending", resources: resources)
}

let drafts = Target.Dependency.product(name: "FormDrafts", package: "GenericForm")
let languages = Target.Dependency.product(name: "FormLanguages", package: "GenericForm")
let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "Examples",
  dependencies: [
    // With the default traits, so that the tests share one build of the library.
    .package(name: "GenericForm", path: ".."),
    // Only for the tutorial.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The forms of the screens, without a toolkit.
    .target(
      name: "Screens",
      dependencies: [.product(name: "GenericForm", package: "GenericForm")]),

    // The windows.
    .executableTarget(
      name: "Examples",
      dependencies: [
        "Screens",
        .product(name: "FormTextField", package: "GenericForm"),
        .product(name: "GenericForm", package: "GenericForm"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // A GNOME program that uses libadwaita.
    .executableTarget(
      name: "GnomeMail",
      dependencies: [
        .product(name: "FormAdwaita", package: "GenericForm"),
        .product(name: "FormTextField", package: "GenericForm"),
        .product(name: "GenericForm", package: "GenericForm"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    lending(step: 1),
    lending(step: 2),
    lending(step: 3),
    lending(step: 4, and: [drafts, database]),
    lending(step: 5, and: [drafts, languages, database], resources: [.embedInCode("fr.po")]),

    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens",
        .product(name: "GenericForm", package: "GenericForm"),
        .product(name: "GenericFormTesting", package: "GenericForm"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// A newer compiler than the tests know may have more warnings, which must not stop a build.
#if compiler(<6.4)
  let strictness: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#else
  let strictness: [SwiftSetting] = []
#endif

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + strictness
  // The tutorial is built as its readers build it.
  if target.name.hasPrefix("LendingStep") { continue }
  target.swiftSettings? += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
