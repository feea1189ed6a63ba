import Foundation
import UIKit

/// The differences between a picture and its reference, for failures of tests and for `understudy previews`.
@MainActor
package struct PictureChanges {
    /// The first sentence states how many pixels differ; the others, which are indented, name the views that changed.
    package var sentences: [String]
    /// A PNG file that shows where the pictures differ, or `nil` if the reference isn't a picture.
    package var difference: Data?

    /// The data that is saved beside a picture of the screen: the environment in which it was drawn, and its views.
    package static var descriptionOfScreen: Data { description(SceneReader.describeScreen()) }
    static func description(_ scene: SceneNode) -> Data { Data((DrawingEnvironment.line + "\n" + scene.text).utf8) }

    /// Compares two PNG files exactly, with the descriptions that were saved beside them. Returns `nil` if no pixel differs.
    package init?(from reference: Data, to actual: Data, descriptions: (reference: Data?, actual: Data?), scale: CGFloat) {
        guard let pixels = Pixels(png: actual) else {
            self.init(sentences: ["The new file isn't a picture."])
            return
        }
        let scene = descriptions.actual.flatMap { SceneNode(text: String(decoding: $0, as: UTF8.self)) }
        self.init(from: reference, to: pixels, scene: scene, recorded: descriptions.reference, comparer: .exact, scale: scale)
    }

    /// Compares a picture with its reference.
    /// - Parameters:
    ///   - scene: The views in the actual picture.
    ///   - recorded: The description beside the reference.
    init?(from referenceData: Data, to actual: Pixels, scene: SceneNode?, recorded: Data?, comparer: Comparer, scale: CGFloat) {
        guard let reference = Pixels(png: referenceData) else {
            self.init(sentences: ["The reference isn't a picture."])
            return
        }
        let result = comparer.compare(actual, with: reference)
        guard !result.isMatch else { return nil }
        self.init(sentences: ["\(result.measure). Tolerance: \(comparer)."])
        let text = recorded.map { String(decoding: $0, as: UTF8.self) }
        let changes = scene.flatMap { scene in text.flatMap(SceneNode.init(text:)).map { SceneChanges(from: $0, to: scene).sentences() } }
        sentences += (changes ?? []).map { "  - \($0)" }
        if changes == nil { sentences.append("  The reference has no scene description, so moved views cannot be listed.") }
        if let box = result.box, changes?.isEmpty ?? true {
            let area = CGRect(
                x: CGFloat(box.x) / scale, y: CGFloat(box.y) / scale, width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale
            )
            let number = { (value: CGFloat) in ViewNames.number(value) }
            let view = scene?.nameOfView(around: area).map { " in \($0)" } ?? ""
            let reason = changes == nil ? "" : "No view changed its frame, text, color, or presence. "
            sentences.append(
                "  \(reason)The pixels differ\(view), at (\(number(area.minX)), \(number(area.minY)), \(number(area.width)), \(number(area.height))) pt."
            )
        }
        if let line = text?.split(separator: "\n").first.map(String.init), let other = DrawingEnvironment.difference(from: line) {
            sentences.append("  \(other)")
        }
        difference = DifferencePicture.of(actual, reference)?.png
    }

    private init(sentences: [String]) { self.sentences = sentences }
}
