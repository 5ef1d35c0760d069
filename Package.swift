// swift-tools-version: 6.2
import PackageDescription

// Data goes one way, and so do the imports: Motion → Raster → Media → SegueKit → segue.
// This dependency list is the diagram.

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let memorySafe = strict + [.strictMemorySafety()]

let package = Package(
  name: "segue",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "SegueKit", targets: ["SegueKit"]),
    .executable(name: "segue", targets: ["segue"]),
  ],
  targets: [
    // libm for `rounded()`, which is exact everywhere; nothing in Motion calls a function whose last bit may differ.
    .target(
      name: "Motion", swiftSettings: memorySafe, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Raster", dependencies: ["Motion", "CProcessor"], swiftSettings: memorySafe),
    .target(
      name: "Media",
      dependencies: ["Motion", "Raster", "CFFmpeg", "CFFmpegLog", "CLittleCMS", "CImageQuant", "CCairo"],
      swiftSettings: strict),
    .target(
      name: "SegueKit", dependencies: ["Motion", "Raster", "Media", "CProcessor", "CYAML"],
      resources: [.embedInCode("Presets"), .embedInCode("Schemas")], swiftSettings: strict),
    .executableTarget(
      name: "segue", dependencies: ["Motion", "Raster", "Media", "SegueKit", "CMemory", "CPopt", "CProcessor"],
      swiftSettings: strict),

    // `make fuzz` builds it with libFuzzer, which has the entry point.
    .executableTarget(
      name: "fuzz", dependencies: ["Media", "SegueKit"], path: "Sources/fuzz", exclude: ["words.dict"],
      swiftSettings: strict),

    // `make bench`.
    .executableTarget(
      name: "benchmark",
      dependencies: ["Media", "Motion", "Raster", "SegueKit", "CAllocations", "CImageQuant", "CMemory", "CProcessor"],
      exclude: ["x264.md", "x264.py"], swiftSettings: strict),

    .systemLibrary(name: "CProcessor", path: "Sources/CLibraries/CProcessor"),
    .systemLibrary(name: "CMemory", path: "Sources/CLibraries/CMemory"),
    system("CFFmpeg", "libavformat", apt: "libavformat-dev", brew: "ffmpeg"),
    .target(name: "CFFmpegLog", dependencies: ["CFFmpeg"], path: "Sources/CLibraries/CFFmpegLog"),
    // Counts allocations; for the benchmark and for tests.
    .target(name: "CAllocations", path: "Sources/CLibraries/CAllocations"),
    system("CLittleCMS", "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    system("CImageQuant", "imagequant", apt: "libimagequant-dev", brew: "libimagequant"),
    system("CCairo", "cairo", apt: "libcairo2-dev", brew: "cairo"),
    system("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    system("CPopt", "popt", apt: "libpopt-dev", brew: "popt"),

    .target(name: "TestSupport", dependencies: ["Motion", "Raster"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "TestSupport", "CAllocations"], swiftSettings: strict),
    .testTarget(
      name: "MediaTests", dependencies: ["Media", "Raster", "TestSupport", "CLittleCMS"], swiftSettings: strict),
    .testTarget(
      name: "SegueKitTests", dependencies: ["SegueKit", "TestSupport", "fuzz"], exclude: ["Corpus"],
      swiftSettings: strict),
    .testTarget(
      name: "segueTests",
      dependencies: ["segue", "Media", "Motion", "Raster", "SegueKit", "TestSupport", "CProcessor"],
      swiftSettings: strict),
    .testTarget(
      name: "benchmarkTests", dependencies: ["benchmark", "segue", "CAllocations", "SegueKit", "TestSupport"],
      swiftSettings: strict),
  ]
)

/// A C library from the system: one folder with a module map and, where macros need it, a `shim.h`.
func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}
