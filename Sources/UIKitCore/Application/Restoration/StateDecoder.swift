import Foundation

/// The coder from which an object reads its state; references become the restored instances, or `nil` where there are none. (SP-F015)
///
/// Foundation's unarchiver treats a missing key as corrupt data and returns nothing from then on; UIKit's coder returns `nil` and
/// continues.
final class StateDecoder: NSCoder {
    private let data: Data
    private let references: ReferenceReader
    private var current: NSKeyedUnarchiver

    @MainActor init?(_ data: Data, find: @escaping ([String]) -> NSObject? = { _ in nil }) {
        references = ReferenceReader(find)
        guard let unarchiver = Self.unarchiver(data, references) else { return nil }
        (self.data, current) = (data, unarchiver)
        super.init()
    }

    private static func unarchiver(_ data: Data, _ references: ReferenceReader) -> NSKeyedUnarchiver? {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        unarchiver.delegate = references
        return unarchiver
    }

    private func read<T>(_ key: String, _ missing: T, _ read: (NSKeyedUnarchiver) -> T) -> T {
        if current.error != nil, let fresh = Self.unarchiver(data, references) { current = fresh }
        return current.containsValue(forKey: key) ? read(current) : missing
    }

    /// Replaces a reference with `nil`: Foundation leaves it in place when its substitute is `nil`.
    private func known(_ object: Any?) -> Any? { object is RestorationReference ? nil : object }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override func containsValue(forKey key: String) -> Bool { read(key, false) { _ in true } }
    override func decodeObject(forKey key: String) -> Any? { known(read(key, nil) { $0.decodeObject(forKey: key) }) }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        known(read(key, nil) { $0.decodeObject(of: classes, forKey: key) })
    }
    override func decodePropertyList(forKey key: String) -> Any? { read(key, nil) { $0.decodePropertyList(forKey: key) } }
    override func decodeBool(forKey key: String) -> Bool { read(key, false) { $0.decodeBool(forKey: key) } }
    override func decodeInteger(forKey key: String) -> Int { read(key, 0) { $0.decodeInteger(forKey: key) } }
    override func decodeCInt(forKey key: String) -> Int32 { read(key, 0) { $0.decodeCInt(forKey: key) } }
    override func decodeInt32(forKey key: String) -> Int32 { read(key, 0) { $0.decodeInt32(forKey: key) } }
    override func decodeInt64(forKey key: String) -> Int64 { read(key, 0) { $0.decodeInt64(forKey: key) } }
    override func decodeFloat(forKey key: String) -> Float { read(key, 0) { $0.decodeFloat(forKey: key) } }
    override func decodeDouble(forKey key: String) -> Double { read(key, 0) { $0.decodeDouble(forKey: key) } }
}

/// Replaces references with restored instances.
@MainActor
private final class ReferenceReader: NSObject, NSKeyedUnarchiverDelegate {
    private let find: ([String]) -> NSObject?

    init(_ find: @escaping ([String]) -> NSObject?) { self.find = find }

    nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        // A list continues without the objects that were not restored.
        if let list = object as? NSArray, list.contains(where: { $0 is RestorationReference }) {
            return NSArray(array: list.filter { !($0 is RestorationReference) })
        }
        // And so does a dictionary.
        if object is NSDictionary, let table = object as? [AnyHashable: Any], table.values.contains(where: { $0 is RestorationReference }) {
            return NSDictionary(dictionary: table.filter { !($0.value is RestorationReference) })
        }
        guard let reference = object as? RestorationReference else { return object }
        return MainActor.assumeIsolated { () -> UnsafeSendable in
            guard let storyboard = reference.storyboard else { return UnsafeSendable(find(reference.path)) }
            return UnsafeSendable(UIStoryboard(name: storyboard.name, bundle: Bundle(path: storyboard.bundle)))
        }.value
    }

    nonisolated func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    nonisolated func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    nonisolated func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
