import Foundation
import RuleTrait
import UIKit

/// A scene measured with Apple's UIKit: a view hierarchy, constraints, and the resulting frames. `Tests/Measurements/README.md` describes
/// the format.
@MainActor
public struct OracleScene: Sendable {
    public let id: String
    public let canvas: CGSize
    public let scale: CGFloat
    /// Measured with Mac Catalyst, whose system font is wider and whose tables and search fields have macOS heights.
    public let isCatalyst: Bool
    /// The node of the root view.
    public let tree: [String: any Sendable]
    public let constraints: [String]
    /// Path → class and frame in the superview.
    public let frames: [String: (className: String, frame: CGRect)]
    /// Path → intrinsic size.
    public let intrinsicSizes: [String: CGSize]

    /// Every scene whose name starts with one of the prefixes, or every scene.
    public static func load(_ prefixes: String...) throws -> [OracleScene] {
        try Repository.text("Tests/Measurements/measured.jsonl").split(separator: "\n").compactMap { line in
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable],
                let id = object["id"] as? String, prefixes.isEmpty || prefixes.contains(where: { id.hasPrefix($0) })
            else { return nil }
            return OracleScene(id, object)
        }
    }

    private init(_ id: String, _ object: [String: any Sendable]) {
        self.id = id
        let canvas = numbers(object["canvas"])
        self.canvas = CGSize(width: canvas[0], height: canvas[1])
        scale = canvas.count > 2 ? canvas[2] : 2
        isCatalyst = (object["measuredOn"] as? String ?? "").contains("Catalyst")
        tree = object["tree"] as? [String: any Sendable] ?? [:]
        constraints = object["constraints"] as? [String] ?? []
        var frames: [String: (String, CGRect)] = [:]
        for (path, value) in object["frames"] as? [String: [any Sendable]] ?? [:] {
            let rect = numbers(Array(value.dropFirst()))
            frames[path] = (value[0] as? String ?? "", CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
        }
        self.frames = frames
        var sizes: [String: CGSize] = [:]
        for (path, value) in object["alsoMeasured"] as? [String: [String: any Sendable]] ?? [:] {
            let size = numbers(value["intrinsic"])
            if size.count == 2 { sizes[path] = CGSize(width: size[0], height: size[1]) }
        }
        intrinsicSizes = sizes
    }
}

func numbers(_ value: Any?) -> [CGFloat] { (value as? [Any] ?? []).map { CGFloat(($0 as? NSNumber)?.doubleValue ?? 0) } }
