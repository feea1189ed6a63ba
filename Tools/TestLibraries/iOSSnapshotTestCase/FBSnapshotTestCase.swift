import Foundation
@_exported import UIKit
@_exported import XCTest

/// A test case that compares pictures of views with those recorded before. Replaces the class of uber/ios-snapshot-test-case, which is
/// written in Objective-C: its names, its folders, and its files' names are the same, so that references recorded there are found.
/// `SNAPSHOT_TESTING_RECORD` sets the mode of a whole run as it does for swift-snapshot-testing: `all` records every picture, `missing`
/// those without a reference.
open class FBSnapshotTestCase: XCTestCase {
    /// Whether references are recorded. The test then fails, so that the setting isn't left on by mistake.
    open var recordMode = false
    /// The properties of the device that the files' names contain.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// The folder of this test case's pictures, or `nil` for `Module.Class`.
    open var folderName: String?
    /// Whether the view is drawn in a window, with the traits and insets of its place there, instead of its layer alone.
    open var usesDrawViewHierarchyInRect = false
    /// The folder of the references if the environment doesn't name one, or `nil` for the folder of the test bundle's resources.
    open var bundleResourcePath: String?

    /// Returns `FB_REFERENCE_IMAGE_DIR`, else `dir`, else `ReferenceImages` among the resources. The suffix of the architecture follows.
    open func getReferenceImageDirectory(withDefault dir: String?) -> String {
        if let path = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] ?? dir.flatMap({ $0.isEmpty ? nil : $0 }) {
            return path
        }
        return NSString(string: bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? "").appendingPathComponent(
            "ReferenceImages")
    }

    /// Returns `IMAGE_DIFF_DIR`, else `dir`, else the temporary folder.
    open func getImageDiffDirectory(withDefault dir: String?) -> String {
        ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] ?? dir.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    }

    /// Records or compares. Returns `nil` if the picture is unchanged, else the message of the failure.
    open func snapshotVerifyViewOrLayer(
        _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
        defaultReferenceDirectory: String?, defaultImageDiffDirectory: String?
    ) -> String? {
        let references = getReferenceImageDirectory(withDefault: defaultReferenceDirectory),
            differences = getImageDiffDirectory(withDefault: defaultImageDiffDirectory)
        let folders = suffixes.map { references + "\($0)" }
        guard let first = folders.first else { return "Suffixes set cannot be empty \(suffixes)" }
        let folder = records ? first : folders.first { isRecorded($0, identifier) } ?? first
        do {
            try compare(viewOrLayer, folder, differences, identifier, perPixelTolerance, overallTolerance)
        } catch {
            return "Snapshot comparison failed: \(error)"
        }
        return records ? Self.recorded : nil
    }

    open func compareSnapshot(
        of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?, perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat
    ) throws {
        try compare(view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
    }

    open func compareSnapshot(
        of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat
    ) throws {
        try compare(layer, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
    }

    /// Throws an error if there is no reference.
    open func referenceImageRecorded(inDirectory directory: String, identifier: String?) throws {
        _ = try store(directory, "").reference(named: fileName(identifier))
    }

    // MARK: Verifying

    open func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    open func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        verify(layer, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    /// Gives the controller's view the size of the screen, and lets the controller appear first.
    open func FBSnapshotVerifyViewController(
        _ controller: UIViewController, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        nonisolated(unsafe) let controller = controller
        let view = MainActor.assumeIsolated {
            let view = controller.view!
            view.bounds = UIScreen.main.bounds
            controller.viewWillAppear(false)
            controller.viewDidAppear(false)
            return view
        }
        verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    /// The spelling before version 6.
    open func FBSnapshotVerifyView(
        _ view: UIView, identifier: String = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        verify(view, identifier, suffixes, 0, tolerance, file, line)
    }

    /// The spelling before version 6.
    open func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String = "", suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        verify(layer, identifier, suffixes, 0, tolerance, file, line)
    }

    private static let runMode = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
    private var records: Bool { recordMode || Self.runMode == "all" }
    private static let recorded =
        "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual snapshot comparison!"

    /// Fails for each folder until one contains the picture.
    private func verify(
        _ viewOrLayer: Any, _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixelTolerance: CGFloat, _ overallTolerance: CGFloat,
        _ file: StaticString, _ line: UInt
    ) {
        let references = getReferenceImageDirectory(withDefault: nil), differences = getImageDiffDirectory(withDefault: nil)
        var folders = suffixes.map { references + "\($0)" }
        // A run that records missing pictures writes to the first folder, unless another one contains the picture.
        if Self.runMode == "missing" { folders = Array((folders.filter { isRecorded($0, identifier) } + folders).prefix(1)) }
        for folder in folders {
            do {
                try compare(viewOrLayer, folder, differences, identifier, perPixelTolerance, overallTolerance)
                if records { XCTFail(Self.recorded, file: file, line: line) }
                return
            } catch {
                XCTFail("Snapshot comparison failed: \(error)", file: file, line: line)
                if records { return }
            }
        }
    }

    // MARK: Pictures

    private func isRecorded(_ directory: String, _ identifier: String?) -> Bool {
        (try? referenceImageRecorded(inDirectory: directory, identifier: identifier)) != nil
    }

    private func compare(
        _ viewOrLayer: Any, _ references: String, _ differences: String, _ identifier: String?, _ perPixelTolerance: CGFloat,
        _ overallTolerance: CGFloat
    ) throws {
        nonisolated(unsafe) let subject = viewOrLayer
        let usesWindow = usesDrawViewHierarchyInRect
        nonisolated(unsafe) let picture = MainActor.assumeIsolated {
            nonisolated(unsafe) let picture = SnapshotPicture.taken(of: subject, inWindow: usesWindow); return picture
        }
        guard let picture else {
            throw SnapshotError(.unknown, "Only UIView and CALayer classes can be snapshotted, with a width and a height", "\(viewOrLayer)")
        }
        let store = store(references, differences), name = fileName(identifier)
        if records { return try store.record(picture, named: name) }
        if Self.runMode == "missing", (try? store.reference(named: name)) == nil {
            try store.record(picture, named: name)
            throw SnapshotError(
                .needsRecord, "There was no reference image.", "The picture was recorded; run the test again to compare with it")
        }
        try store.compare(picture, named: name, perPixelTolerance, overallTolerance)
    }

    private func store(_ references: String, _ differences: String) -> SnapshotStore {
        SnapshotStore(references: references, differences: differences, folder: folderName ?? NSStringFromClass(type(of: self)))
    }

    /// The test's name without its class; XCTest's is `Class.test`.
    private func fileName(_ identifier: String?) -> String {
        let test = name.split { ". ]".contains($0) }.last.map(String.init) ?? name
        let whole = identifier.map { $0.isEmpty ? test : test + "_" + $0 } ?? test
        return FBFileNameIncludeNormalizedFileNameFromOption(whole, fileNameOptions)
    }
}
