// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  dependencies: [
    .package(name: "GenericForm", path: "..", traits: [])
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
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + strictness
}
