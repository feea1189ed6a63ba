import BenchmarkReport
import Foundation
import RandomOperations

/// `operations [COUNT [SCENE [trace]]]`: performs random operations on controllers, starting with the scene `SCENE`, and checks the laws
/// that must hold. The tests perform fewer of the same operations. `trace` prints each of them.
@MainActor
func runOperations(_ words: [String]) throws {
    let count = words.first.flatMap(Int.init) ?? 100_000
    var operations = RandomOperations()
    if words.last == "trace" { operations.report = { print($0) } }
    let elapsed = milliseconds { operations.run(count, from: words.dropFirst().first.flatMap(Int.init) ?? 1) }
    for violation in operations.violations { print(violation) }
    print("{\"bench\":\"operations\",\"count\":\(count),\"violations\":\(operations.violations.count),\"ms\":\(Int(elapsed))}")
    if !operations.violations.isEmpty { exit(1) }
}
