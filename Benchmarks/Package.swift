// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .library(name: "FirstWindow", type: .dynamic, targets: ["FirstWindow"])
  ],
  dependencies: [
    .package(name: "GenericForm", path: "..", traits: [])
  ],
  targets: [
    .target(name: "CReference", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CAllocations"),
    .target(name: "CHeap"),
    .systemLibrary(name: "CPCRE2JIT", pkgConfig: "libpcre2-8"),
    .executableTarget(
      name: "RuleBenchmarks",
      dependencies: [
        "CAllocations",
        "CReference",
        "CPCRE2JIT",
        .product(name: "ValidationRules", package: "GenericForm"),
      ]),
    .executableTarget(
      name: "FormBenchmarks",
      dependencies: ["CHeap", .product(name: "GenericForm", package: "GenericForm")]),
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4"),
    .target(name: "CGtkStage", dependencies: ["CGtk4"]),
    .executableTarget(name: "BareFields", dependencies: ["CGtkStage"]),
    // A link to the package's ControlSamples, which are in none of its products.
    .target(
      name: "Samples",
      dependencies: [
        .product(name: "FormTextField", package: "GenericForm"),
        .product(name: "GenericForm", package: "GenericForm"),
        .product(name: "PasswordStrength", package: "GenericForm"),
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(
      name: "FormFields",
      dependencies: [
        "CGtkStage",
        .product(name: "FormTextField", package: "GenericForm"),
        .product(name: "GenericForm", package: "GenericForm"),
        "Samples",
      ]),
    .executableTarget(name: "BareApp", dependencies: ["CGtk4"]),
    .target(name: "FirstWindow", dependencies: ["CGtk4"]),
    .executableTarget(
      name: "ManyWindows",
      dependencies: [
        "CGtkStage",
        "FirstWindow",
        .product(name: "FormTextField", package: "GenericForm"),
        .product(name: "GenericForm", package: "GenericForm"),
        "Samples",
      ]),
    .executableTarget(name: "SizeWithout"),
    .executableTarget(
      name: "SizeWith", dependencies: [.product(name: "GenericForm", package: "GenericForm")]),
  ],
  swiftLanguageModes: [.v6]
)
