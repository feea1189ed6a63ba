import Foundation

// Attachments of tests: pictures, texts, and files. They are stored as files in a folder that `understudy test` sets.

/// A named step of a test, to which attachments belong.
public protocol XCTActivity: AnyObject {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// Groups a test's statements into named steps.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { attachment.keep() }
    }
    public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name))
    }
}

/// An object that an attachment shows as a picture: `UIImage`.
public protocol AttachablePicture {
    /// Returns the picture as a PNG file, or `nil` for an empty picture.
    func attachedPicture() -> Data?
}

/// A picture, text, or a file of a test.
open class XCTAttachment: @unchecked Sendable {
    /// When an attachment is deleted. Every attachment is kept here, since the results of a run have a folder of their own.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
    /// The quality of a picture. Every picture is kept here as a PNG file, without loss.
    public enum ImageQuality: Int, Sendable { case original, medium, low }
    open var lifetime = Lifetime.deleteOnSuccess
    open var name: String?
    open var userInfo: [AnyHashable: Any]?
    private let payload: Data?
    private let pathExtension: String

    private init(_ payload: Data?, _ pathExtension: String) { (self.payload, self.pathExtension) = (payload, pathExtension) }

    public convenience init(string: String) { self.init(Data(string.utf8), "txt") }
    public convenience init(data: Data) { self.init(data, "") }
    public convenience init(data: Data, uniformTypeIdentifier: String) { self.init(data, Self.pathExtension(of: uniformTypeIdentifier)) }
    public convenience init(image: Any, quality: ImageQuality = .original) {
        self.init((image as? any AttachablePicture)?.attachedPicture(), "png")
    }
    public convenience init(contentsOfFile url: URL) {
        self.init(try? Data(contentsOf: url), url.pathExtension)
        name = url.lastPathComponent
    }
    public convenience init(plistObject: Any) {
        self.init(try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0), "plist")
    }
    public convenience init(uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
        self.init(payload, uniformTypeIdentifier.map(Self.pathExtension) ?? "")
        (self.name, self.userInfo) = (name, userInfo)
    }

    private static func pathExtension(of type: String) -> String {
        [
            "public.png": "png", "public.jpeg": "jpg", "public.json": "json", "public.plain-text": "txt", "public.utf8-plain-text": "txt",
            "public.xml": "xml",
        ][type] ?? ""
    }

    nonisolated(unsafe) private static var count = 0
    private static let lock = NSLock()

    /// Writes the attachment to the attachments folder, numbered in order. Without a folder nothing is stored.
    public func keep() {
        guard let payload, let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_ATTACHMENTS"], !folder.isEmpty else { return }
        Self.lock.withLock {
            Self.count += 1
            let plain = (name ?? "attachment").map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
            let named = String(plain),
                file = pathExtension.isEmpty || named.hasSuffix("." + pathExtension) ? named : named + "." + pathExtension
            let place = URL(fileURLWithPath: folder, isDirectory: true)
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try? payload.write(to: place.appendingPathComponent("\(Self.count)-\(file)"))
        }
    }
}
