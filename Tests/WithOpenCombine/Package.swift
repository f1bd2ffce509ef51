// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "WithOpenCombine",
  dependencies: [
    .package(name: "GenericForm", path: "../..", traits: ["OpenCombine"]),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // The program of the page ObserveAForm.
    .executableTarget(
      name: "PublishAValue",
      dependencies: [
        .product(name: "GenericForm", package: "GenericForm"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .testTarget(
      name: "OpenCombineTests",
      dependencies: [
        .product(name: "GenericForm", package: "GenericForm"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
