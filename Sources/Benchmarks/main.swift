// understudy-bench SUBCOMMAND: measures or fuzzes the library. Each subcommand prints JSON lines. `understudy bench` runs the measurements,
// and Scripts/bench runs them beside the programs that measure other toolkits.

import Foundation

let subcommands: [String: @MainActor ([String]) throws -> Void] = [
    "control": runControlBenchmark,
    "control-fuzz": runControlFuzz,
    "first-frame": runFirstFrameBenchmark,
    "geometry-fuzz": runGeometryFuzz,
    "navigation": runNavigationBenchmark,
    "operations": runOperations,
    "picture-fuzz": runPictureFuzz,
    "render": runRenderBenchmark,
    "scroll": runScrollBenchmark,
    "solver": runSolverBenchmark,
    "storyboard": runStoryboardBenchmark,
    "storyboard-fuzz": runStoryboardFuzz,
    "tree": runTreeBenchmark,
]

let words = Array(CommandLine.arguments.dropFirst())
guard let name = words.first, let subcommand = subcommands[name] else {
    FileHandle.standardError.write(
        Data("usage: understudy-bench \(subcommands.keys.sorted().joined(separator: "|")) …\n".utf8))
    exit(2)
}
do {
    try subcommand(Array(words.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("understudy-bench \(name): \(error)\n".utf8))
    exit(1)
}
