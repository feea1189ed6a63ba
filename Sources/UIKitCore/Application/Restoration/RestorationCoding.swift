import Foundation

/// The archived reference to an object that is restored separately, or to a storyboard. It resolves to the restored object, or to `nil`.
/// (SP-F015)
final class RestorationReference: NSObject, NSSecureCoding, @unchecked Sendable {
    let path: [String]
    let storyboard: (name: String, bundle: String)?

    init(path: [String]) { (self.path, storyboard) = (path, nil) }
    init(storyboard: (name: String, bundle: String)) { (path, self.storyboard) = ([], storyboard) }

    static var supportsSecureCoding: Bool { true }

    func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: path.map { $0 as NSString }), forKey: "path")
        guard let storyboard else { return }
        coder.encode(storyboard.name as NSString, forKey: "storyboard")
        coder.encode(storyboard.bundle as NSString, forKey: "bundle")
    }

    required init?(coder: NSCoder) {
        path = (coder.decodeObject(forKey: "path") as? [Any])?.compactMap { $0 as? String } ?? []
        // Foundation's unarchiver treats a missing key as corrupt data.
        let name = coder.containsValue(forKey: "storyboard") ? coder.decodeObject(forKey: "storyboard") as? String : nil
        storyboard = name.map { ($0, coder.decodeObject(forKey: "bundle") as? String ?? "") }
    }
}

/// The coder that an app receives when it is asked whether to save: the app may read the metadata already written, by key, and add more.
/// (SP-F005) Foundation's own archiver traps if it is read from.
final class QuestionCoder: NSCoder {
    private let archiver: NSKeyedArchiver
    private let metadata: [String: NSObject]

    init(_ archiver: NSKeyedArchiver, _ metadata: [String: NSObject]) { (self.archiver, self.metadata) = (archiver, metadata) }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { metadata[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { metadata[key] }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { metadata[key] }
    override func decodeInteger(forKey key: String) -> Int { (metadata[key] as? NSNumber)?.intValue ?? 0 }

    override func encode(_ object: Any?, forKey key: String) { archiver.encode(object, forKey: key) }
    override func encode(_ value: Bool, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int32, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Int64, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Float, forKey key: String) { archiver.encode(value, forKey: key) }
    override func encode(_ value: Double, forKey key: String) { archiver.encode(value, forKey: key) }
}

/// Encodes the state of one object; other restorable objects in it become references.
@MainActor
final class StateWriter: NSObject, NSKeyedArchiverDelegate {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    private let tree: RestorableTree?

    init(_ tree: RestorableTree?) {
        self.tree = tree
        super.init()
        coder.delegate = self
    }

    var data: Data {
        coder.finishEncoding()
        return coder.encodedData
    }

    nonisolated func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated { () -> UnsafeSendable in
            if let storyboard = object as? UIStoryboard {
                return UnsafeSendable(RestorationReference(storyboard: (storyboard.name, storyboard.bundle.bundlePath)))
            }
            guard object is UIResponder || object is any UIStateRestoring else { return UnsafeSendable(object) }
            // A reference to an object that is not restored reads as nil. Foundation's archiver takes no nil, so the path is empty.
            return UnsafeSendable(RestorationReference(path: tree?.path(of: object as AnyObject) ?? []))
        }.value
    }

    // The other requirements do nothing; Linux's protocol has no optional ones.
    nonisolated func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    nonisolated func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    nonisolated func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    nonisolated func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

/// Carries a value out of `assumeIsolated`, which requires a sendable result; both sides are on the main thread.
struct UnsafeSendable: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
}
