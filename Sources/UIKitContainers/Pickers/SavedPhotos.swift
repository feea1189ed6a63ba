import UIKitText

// The device's photo album: saved pictures are stored in the app's home folder, where they can be inspected.

private func save(_ name: (Int) -> String, _ write: (URL) throws -> Void) -> (any Error)? {
    let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Pictures")
    do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let count = (try FileManager.default.contentsOfDirectory(atPath: folder.path)).count
        try write(folder.appendingPathComponent(name(count + 1)))
        return nil
    } catch {
        return error
    }
}

/// Calls `completionSelector`, of the form `image:didFinishSavingWithError:contextInfo:`, in a later turn of the main loop.
@preconcurrency @MainActor
private func report(_ saved: Any, _ error: (any Error)?, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
    guard let target = target as AnyObject?, let selector else { return }
    EventLoop.main.schedule(after: 0) { _ = DispatchTable.invoke(selector, on: target, arguments: [saved, error, context]) }
}

/// Saves the picture as a PNG in the app's `Pictures` folder.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    let error = save({ "IMG_\(String(repeating: "0", count: max(0, 4 - String($0).count)))\($0).PNG" }) { url in
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }
    report(image, error, completionTarget, completionSelector, contextInfo)
}

/// Copies the movie to the app's `Pictures` folder.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    let error = save({ "MOV_\($0)." + (videoPath as NSString).pathExtension }) {
        try FileManager.default.copyItem(atPath: videoPath, toPath: $0.path)
    }
    report(videoPath, error, completionTarget, completionSelector, contextInfo)
}

/// Returns whether a video can be saved among the photos.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    FileManager.default.isReadableFile(atPath: videoPath)
}
