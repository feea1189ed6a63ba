import Foundation
import UIKit

/// Pictures of the screen: taken, compared, recorded.
extension FlowRunner {
    /// Returns the picture that a step requests, and its size in points.
    private func picture(_ request: PictureRequest, _ step: FlowStep) throws -> (png: Data, size: CGSize) {
        guard let selector = request.element else { return (try stage.screenshot(), stage.size) }
        let frame = try element(selector, step).frame.intersection(CGRect(origin: .zero, size: stage.size))
        guard !frame.isNull, frame.width >= 1, frame.height >= 1, let png = try stage.screenshot(of: frame) else {
            throw failure(step, "\(selector) has no visible part to take a picture of")
        }
        return (png, frame.size)
    }

    func takeScreenshot(_ request: PictureRequest, _ step: FlowStep) throws {
        let (png, size) = try picture(request, step)
        do {
            try record.add(screenshot: try variables.expand(request.name), png: png, size: size)
        } catch let error as FlowVariables.Failure {
            throw error
        } catch {
            throw failure(step, "the screenshot cannot be written: \(error)")
        }
    }

    func assertScreenshot(_ request: PictureRequest, _ threshold: Double, _ step: FlowStep) throws {
        let name = try variables.expand(request.name)
        let file = name.lowercased().hasSuffix(".png") ? name : name + ".png"
        let places = [request.folder, record.output, URL(fileURLWithPath: FileManager.default.currentDirectoryPath)].map {
            URL(fileURLWithPath: file, relativeTo: $0)
        }
        guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw failure(step, "no reference picture at \(places.map(\.path).joined(separator: ", "))")
        }
        let shown = try picture(request, step)
        guard let expected = try? Data(contentsOf: place), let comparison = PictureComparison(expected: expected, shown: shown.png) else {
            throw failure(step, "\(place.path) isn't a picture that can be read")
        }
        let base = (file as NSString).deletingPathExtension
        func keep(_ suffix: String, _ png: Data) { try? record.add(screenshot: "\(base)-\(suffix)", png: png, size: shown.size) }
        guard comparison.haveOneSize else {
            keep("actual", shown.png)
            throw failure(
                step,
                "\(file) is \(comparison.expectedSize) pixels large, the screen \(comparison.shownSize); the screen is in \(base)-actual.png"
            )
        }
        guard comparison.match >= threshold else {
            if let difference = comparison.difference { keep("difference", difference) }
            keep("actual", shown.png)
            let share = String(format: "%.2f", comparison.match)
            throw failure(
                step,
                "the screen matches \(file) by \(share)%, less than \(threshold)%; \(base)-actual.png and \(base)-difference.png show how"
            )
        }
    }

    // MARK: Recording

    func startRecording(_ name: String) {
        // As in Maestro, the first recording continues.
        if let recording { return note("startRecording: the recording \(recording.name) has already started; stopRecording ends it") }
        var name = name
        for suffix in [".mp4", ".png", ".apng"] where name.lowercased().hasSuffix(suffix) { name.removeLast(suffix.count) }
        recording = FlowRecording(name: name)
        stage.startRecording()
    }

    /// Writes the current recording, if there is one, as in Maestro.
    func finishRecording() throws {
        guard let recording else { return }
        self.recording = nil
        try writeRecording(recording)
    }

    func writeRecording(_ recording: FlowRecording) throws {
        let parts = stage.finishRecording()
        for (index, part) in parts.enumerated() {
            let name = index == 0 ? recording.partName : "\(recording.partName)-turn-\(index)"
            do { try record.add(screenshot: name, png: part.png, size: part.size) } catch {
                note("the recording \(name) cannot be written: \(error)")
            }
        }
    }
}
