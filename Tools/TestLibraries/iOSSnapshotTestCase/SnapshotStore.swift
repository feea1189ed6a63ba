import Foundation
import UIKit

public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"

public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
    case unknown, needsRecord, pngCreationFailed, imagesDifferentSizes, imagesDifferent
}

/// The reason that a comparison failed.
struct SnapshotError: CustomNSError, CustomStringConvertible {
    let code: FBSnapshotTestControllerErrorCode
    let text: String
    let reason: String

    init(_ code: FBSnapshotTestControllerErrorCode, _ text: String, _ reason: String) {
        (self.code, self.text, self.reason) = (code, text, reason)
    }

    static var errorDomain: String { FBSnapshotTestControllerErrorDomain }
    var errorCode: Int { code.rawValue }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text, NSLocalizedFailureReasonErrorKey: reason] }
    var description: String { "\(text) (\(reason))" }
}

/// The recorded pictures of a test case, and the folder for those that differ.
struct SnapshotStore {
    let references: String
    let differences: String
    let folder: String

    func record(_ picture: UIImage, named name: String) throws { try write(picture, path(references, name)) }

    func reference(named name: String) throws -> UIImage {
        let file = path(references, name)
        guard let data = FileManager.default.contents(atPath: file), let picture = UIImage(data: data, scale: UIScreen.main.scale) else {
            throw SnapshotError(
                .needsRecord, "Unable to load reference image.",
                "Reference image not found. You need to run the test in record mode: \(file)")
        }
        return picture
    }

    func compare(_ picture: UIImage, named name: String, _ perPixelTolerance: CGFloat, _ overallTolerance: CGFloat) throws {
        // The picture is compared as it would be recorded.
        guard let data = picture.pngData(), let taken = UIImage(data: data, scale: picture.scale) else {
            throw SnapshotError(.pngCreationFailed, "Unable to make a PNG file of the picture", name)
        }
        let reference = try reference(named: name)
        let error: SnapshotError
        if SnapshotPicture.pixelSize(reference) != SnapshotPicture.pixelSize(taken) {
            error = SnapshotError(
                .imagesDifferentSizes, "Images different sizes", "referenceImage: \(reference.size), image: \(taken.size)")
        } else if SnapshotPicture.share(differing: taken, from: reference, perPixelTolerance) > overallTolerance {
            error = SnapshotError(
                .imagesDifferent, "Images different",
                "image pixels differed by more than \(overallTolerance * 100)% from the reference image")
        } else {
            return
        }
        try write(reference, path(differences, "reference_" + name))
        try write(taken, path(differences, "failed_" + name))
        try write(SnapshotPicture.difference(of: taken, from: reference), path(differences, "diff_" + name))
        throw SnapshotError(error.code, error.text, error.reason + "; see \(path(differences, "diff_" + name))")
    }

    private func path(_ root: String, _ name: String) -> String { "\(root)/\(folder)/\(name).png" }

    private func write(_ picture: UIImage, _ file: String) throws {
        guard let data = picture.pngData() else {
            throw SnapshotError(.pngCreationFailed, "Unable to make a PNG file of the picture", file)
        }
        let url = URL(fileURLWithPath: file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}
