import Foundation
import Testing

/// The view controller callbacks of an example that one of its flows ran.
struct ExampleTrace {
    struct Event: Decodable {
        var controller: String
        var callback: String
    }

    static let appearance: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    static let rotation: Set<String> = ["willTransition", "viewWillTransition", "traitCollectionDidChange"]
    static let containment: Set<String> = ["willMove", "didMove"]

    let events: [Event]
    /// The flow's output folder.
    let output: String

    /// Builds the example and runs its flow, which must pass.
    init(_ example: String, flow: String, device: String? = nil) throws {
        output = try Command.folder("trace-\(example)-\(flow)")
        let folder = Command.root + "/Examples/" + example
        let outcome = try Command.run(
            "flow", folder + "/flows/\(flow).yaml", "--app", folder + "/\(example).xcodeproj", "--output", output, "--device",
            device ?? "iPhone 15")
        try #require(outcome.code == 0, "\(outcome.all)")
        events = try JSONDecoder().decode([Event].self, from: try Data(contentsOf: URL(fileURLWithPath: output + "/trace.json")))
    }

    /// Returns these callbacks of these controllers as `Photo.viewDidLoad`, from the occurrence of `start` that follows `previous`.
    func callbacks(
        _ kinds: Set<String> = appearance, of controllers: String..., after previous: String? = nil, from start: String, count: Int
    ) throws -> [String] {
        func short(_ controller: String) -> String {
            controller.hasSuffix("ViewController") ? String(controller.dropLast("ViewController".count)) : controller
        }
        let all = events.map { (controller: short($0.controller), callback: $0.callback) }
        let after = try previous.map { previous in
            try #require(all.firstIndex { "\($0.controller).\($0.callback)" == previous }, "\(previous)")
        }
        let first = try #require(all[(after ?? 0)...].firstIndex { "\($0.controller).\($0.callback)" == start }, "\(start)")
        let chosen = all[first...].filter { kinds.contains($0.callback) && controllers.contains($0.controller) }
        return chosen.prefix(count).map { "\($0.controller).\($0.callback)" }
    }
}
