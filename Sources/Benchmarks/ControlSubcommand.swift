import AutomationClient
import BenchmarkReport
import Foundation
import RandomCommands

/// `control SOCKET`: measures how long a running app takes to describe its screen, to find an element, and to be tapped, over its control
/// socket. Prints the medians in milliseconds.
@MainActor
func runControlBenchmark(_ words: [String]) throws {
    guard let path = words.first else { throw ControlError(.badParameters, "control SOCKET") }
    let app = try ControlConnection(path: path)
    let tree = try app.describe()
    let elements = tree.flattened
    func median(_ work: () throws -> Void) rethrows -> Double {
        let times = try (0..<50).map { _ in
            let start = MonotonicTime.now
            try work()
            return (MonotonicTime.now - start) * 1000
        }
        return (times.sorted()[25] * 1000).rounded() / 1000
    }
    var line: [String: JSONValue] = ["elements": .number(Double(elements.count))]
    line["describe"] = .number(try median { try app.request("describe") })
    line["find"] = .number(try median { try app.request("find", ["label": "nothing of this name"]) })
    // There is no view at this point, so the time is that of the protocol and the clock.
    line["tap"] = .number(try median { try app.request("tap", ["point": [1, 1]]) })
    print(JSONValue.object(line).text)
}

/// `control-fuzz SOCKET COUNT [SEED]`: sends `COUNT` random requests to a running app, and names the request that crashed it.
@MainActor
func runControlFuzz(_ words: [String]) throws {
    guard words.count >= 2, let count = Int(words[1]) else { throw ControlError(.badParameters, "control-fuzz SOCKET COUNT [SEED]") }
    let seed = words.count > 2 ? UInt64(words[2]) ?? 1 : 1
    let app = try ControlConnection(path: words[0])
    var commands = RandomCommands(seed: seed)
    var answers: [String: Int] = [:]
    for index in 0..<count {
        let (method, params) = commands.command()
        do {
            try app.request(method, params)
            answers["fine", default: 0] += 1
        } catch let error as ControlError {
            guard error.code != .notRunning, app.isOpen else {
                throw ControlError(.failed, "seed \(seed), request \(index): \(method) \(params.text): \(error)")
            }
            answers[error.code.rawValue, default: 0] += 1
        }
    }
    _ = try app.request("hello")
    print(JSONValue.object(answers.mapValues { .number(Double($0)) }).text)
}
