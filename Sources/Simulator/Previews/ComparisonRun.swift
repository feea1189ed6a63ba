import Foundation
import UIKitTesting

/// Compares pictures with their references, in a process without an app.
@MainActor
enum ComparisonRun {
    struct Job: Codable {
        struct Pair: Codable {
            var reference: String
            var actual: String
            /// The descriptions of the views in the pictures, if there are any.
            var referenceScene: String?
            var actualScene: String?
            /// The pixels per point.
            var scale: Double
            /// The file for the picture of the difference.
            var difference: String
        }
        var pairs: [Pair]
        /// The file for the sentences about each pair, of which pairs without a difference have none.
        var output: String
    }

    static func run(jobAt path: String) -> Int32 {
        do {
            let job = try JSONDecoder().decode(Job.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
            let sentences = try job.pairs.map(compare)
            try JSONEncoder().encode(sentences).write(to: URL(fileURLWithPath: job.output))
            return 0
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
    }

    private static func compare(_ pair: Job.Pair) throws -> [String] {
        func data(_ path: String?) -> Data? { path.flatMap { FileManager.default.contents(atPath: $0) } }
        let changes = PictureChanges(
            from: try Data(contentsOf: URL(fileURLWithPath: pair.reference)), to: try Data(contentsOf: URL(fileURLWithPath: pair.actual)),
            descriptions: (data(pair.referenceScene), data(pair.actualScene)), scale: pair.scale)
        guard let changes else { return [] }
        try changes.difference?.write(to: URL(fileURLWithPath: pair.difference))
        return changes.sentences
    }
}
