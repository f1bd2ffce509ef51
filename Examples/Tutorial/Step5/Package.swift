// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Lending",
  dependencies: [
    .package(name: "GenericForm", path: "../GenericForm", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Lending",
      dependencies: [
        .product(name: "FormDrafts", package: "GenericForm"),
        .product(name: "FormLanguages", package: "GenericForm"),
        .product(name: "FormTextField", package: "GenericForm"),
        .product(name: "GenericForm", package: "GenericForm"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.embedInCode("fr.po")]),
    .testTarget(name: "LendingTests", dependencies: ["Lending"]),
  ]
)
