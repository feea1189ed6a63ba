import BenchmarkReport
import Foundation

// Shared code of the fuzzers: numbers from a seed, processor time, and memory.

/// An error with a message for the user.
struct FuzzFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Random numbers. A seed results in the same numbers on every machine.
struct FuzzNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bound > 0 ? Int(state >> 33) % bound : 0
    }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// Runs cases one after another, each from the next seed, until the time is up. Reports cases that take a second of processor time, and
/// stops if memory grows without bound. The log names the running case, in case the process crashes.
@MainActor
struct FuzzLoop {
    let name: String
    let seconds: Double
    var seed: UInt64 = 1
    var log: String?
    /// Descriptions of the objects that a case created and should have released. Read after each case, and then discarded.
    var leaks: () -> [String] = { [] }

    /// Creates a loop from the words SECONDS [SEED] [LOG].
    init(_ name: String, _ words: ArraySlice<String>) throws {
        let words = Array(words)
        guard let seconds = words.first.flatMap(Double.init) else { throw FuzzFailure("SECONDS [SEED] [LOG]") }
        (self.name, self.seconds) = (name, seconds)
        if words.count > 1 { seed = UInt64(words[1]) ?? 1 }
        if words.count > 2 { log = words[2] }
    }

    /// Runs cases. `choose` prepares a case and returns its description, or `nil` to skip it; `play` runs the case.
    mutating func run<Case>(choose: (inout FuzzNumbers) -> (Case, what: String)?, play: (Case, inout FuzzNumbers) -> Void) throws {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
        let start = ResidentMemory.megabytes
        var (cases, slowest) = (0, 0.0)
        while DispatchTime.now().uptimeNanoseconds < end {
            seed = seed &+ 1
            var numbers = FuzzNumbers(seed: seed)
            guard let (chosen, what) = choose(&numbers) else { continue }
            if let log { try? "\(seed) \(what)\n".write(toFile: log, atomically: false, encoding: .utf8) }
            let time = ProcessorTime.milliseconds { play(chosen, &numbers) }
            cases += 1
            let left = leaks()
            if !left.isEmpty {
                print("{\"bench\":\"\(name)\",\"leaked\":\"\(left.joined(separator: " "))\",\"seed\":\(seed),\"case\":\"\(what)\"}")
            }
            slowest = max(slowest, time)
            if time > 1000 { print("{\"bench\":\"\(name)\",\"slow_ms\":\(time),\"seed\":\(seed),\"case\":\"\(what)\"}") }
            if ResidentMemory.megabytes > start + 2000 {
                throw FuzzFailure("memory grew to \(ResidentMemory.megabytes) MB at seed \(seed), \(what)")
            }
        }
        print(
            "{\"bench\":\"\(name)\",\"cases\":\(cases),\"slowest_ms\":\(slowest),\"start_mb\":\(start),\"end_mb\":\(ResidentMemory.megabytes),\"last_seed\":\(seed)}"
        )
    }
}

/// The processor time of a case, which does not depend on the machine's load.
private enum ProcessorTime {
    static func milliseconds(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
}

private enum ResidentMemory {
    static var megabytes: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 / 1_000_000 : 0
    }
}
