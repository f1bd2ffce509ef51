// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Lending",
  dependencies: [.package(name: "GenericForm", path: "../GenericForm", traits: [])],
  targets: [
    .executableTarget(
      name: "Lending",
      dependencies: [
        .product(name: "FormTextField", package: "GenericForm"),
        .product(name: "GenericForm", package: "GenericForm"),
      ]),
    .testTarget(name: "LendingTests", dependencies: ["Lending"]),
  ]
)
