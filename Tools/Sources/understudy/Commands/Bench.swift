import ArgumentParser
import ProjectBuilder

struct Bench: ParsableCommand {
    enum Measurement: String, CaseIterable, ExpressibleByArgument {
        case tree, navigation, scroll, lists, render, solver
        case firstFrame = "first-frame"
    }

    static let configuration = CommandConfiguration(
        abstract: "Measure the library itself. Each measurement is a line of JSON.",
        discussion: """
              understudy bench tree         create and lay out 1,000 views
              understudy bench navigation   push and pop 1,000 screens
              understudy bench scroll       scroll 10,000 rows, 600 frames
              understudy bench lists        open and scroll long lists, of UIKit and
                                            of SwiftUI
              understudy bench render       draw a phone screen, encode it as PNG
              understudy bench first-frame  start, draw the first frame, and exit;
                                            measure the whole process
              understudy bench solver DIR   solve the layout problems that
                                            `kiwi_bench --dump DIR` wrote

            A line contains toolkit, bench, what, median_ms, best_ms, p95_ms,
            operations, and samples. If the library's sources changed, it is first
            built in release. `make bench` prints all results as a table and
            compares them with GTK, Qt, Skia, and kiwi where these are installed.
            """)
    @Argument(help: "The measurement.")
    var measurement: Measurement
    @Argument(help: "A folder that the measurement reads (solver) or writes to.")
    var directory: String?

    func validate() throws {
        if measurement == .solver, directory == nil { throw ValidationError("solver needs the folder that `kiwi_bench --dump DIR` wrote") }
    }

    func run() throws {
        guard measurement != .lists else { try BenchmarkProgram.start("understudy-bench-lists", []) }
        try BenchmarkProgram.start("understudy-bench", [measurement.rawValue] + [directory.map(absolute)].compactMap { $0 })
    }
}
