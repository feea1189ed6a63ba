import Foundation
import UIKit

/// Compares one picture or text with its reference, or records it.
@MainActor
struct SnapshotCheck {
    let store: SnapshotStore
    let place: TestPlace
    let mode: RecordMode

    init(_ place: TestPlace, named name: String?, record: RecordMode?) {
        (self.place, store, mode) = (place, SnapshotStore(place, named: name), RecordMode.inForce(record))
    }

    /// The differences between a reference and the current picture or text.
    struct Mismatch {
        var sentences: [String]
        /// Names and files for the report.
        var attachments: [(name: String, data: Data)] = []
    }

    /// Records or compares the data. Returns whether it matches its reference.
    /// - Parameters:
    ///   - companions: The files to write beside the reference.
    ///   - compare: Compares the reference's bytes, and returns the mismatch, or `nil` if they match.
    func run(
        _ data: Data, _ pathExtension: String, companions: () -> [(pathExtension: String, data: Data)] = { [] },
        compare: (_ reference: Data) -> Mismatch?
    ) -> Bool {
        let reference = store.read(pathExtension)
        func write() -> Bool {
            do {
                try store.write(data, pathExtension)
                for companion in companions() { try store.write(companion.data, companion.pathExtension) }
                return true
            } catch {
                TestReport.fail(
                    "the reference \(store.url(pathExtension).path) cannot be written: \(error.localizedDescription)", at: place)
                return false
            }
        }
        let path = store.url(pathExtension).path
        if mode == .all {
            if write() { TestReport.fail("recorded \(path). Record mode is on; turn it off to compare", at: place) }
            return false
        }
        guard let reference else {
            if mode == .never {
                TestReport.fail("the reference \(path) doesn't exist, and this mode doesn't record it", at: place)
                return false
            }
            guard write() else { return false }
            if mode == .verifyAndRecord {
                TestReport.warn("recorded \(path), which did not exist", at: place)
                return true
            }
            TestReport.fail("the reference didn't exist; recorded \(path). Run the test again to compare with it", at: place)
            return false
        }
        guard reference != data, let mismatch = compare(reference) else { return true }
        var lines = ["\(store.title) differs from its reference."] + mismatch.sentences
        lines += keep(mismatch.attachments)
        if mode == .verifyAndRecord || mode == .failed {
            guard write() else { return false }
            lines.append("The reference was recorded again: \(path)")
        } else {
            lines.append("Reference: \(path). To replace it, set SNAPSHOT_TESTING_RECORD=failed")
        }
        let message = lines.joined(separator: "\n")
        if mode == .verifyAndRecord { TestReport.warn(message, at: place) } else { TestReport.fail(message, at: place) }
        return mode == .verifyAndRecord
    }

    /// Saves the files for the run's report and in the artifacts folder. Returns a line with their path.
    private func keep(_ attachments: [(name: String, data: Data)]) -> [String] {
        guard !attachments.isEmpty else { return [] }
        for (name, data) in attachments {
            let attachment = XCTAttachment(data: data)
            attachment.name = "\(store.title)-\(name)"
            attachment.keep()
        }
        let environment = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = URL(fileURLWithPath: environment ?? NSTemporaryDirectory() + "/snapshots", isDirectory: true)
            .appendingPathComponent(store.base.deletingLastPathComponent().lastPathComponent, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, data) in attachments { try data.write(to: folder.appendingPathComponent("\(store.title)-\(name)")) }
            return ["Files: \(folder.path)/\(store.title)-{\(attachments.map { $0.name }.joined(separator: ","))}"]
        } catch {
            return ["The files could not be saved: \(error.localizedDescription)"]
        }
    }
}
