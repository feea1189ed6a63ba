import Foundation
import RandomOperations

/// `operations [COUNT [SCENE [trace]]]`: random operations on controllers, from a scene on, which must keep the laws; the tests play fewer
/// of the same.
/// `trace` names each of them.
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
