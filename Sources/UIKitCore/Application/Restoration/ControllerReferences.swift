import Foundation

extension NSCoder {
    /// Those of `controllers` that are preserved themselves, as references.
    // SP-F015
    @MainActor package func encodeRestorable(_ controllers: [UIViewController], forKey key: String) {
        let preserved = controllers.filter { $0.restorationIdentifier != nil }
        encode(NSNumber(value: preserved.count), forKey: key + "Count")
        for (index, controller) in preserved.enumerated() { encode(controller, forKey: "\(key)\(index)") }
    }

    /// The restored ones among those, in order.
    package func decodeRestorable(forKey key: String) -> [UIViewController] {
        let count = (decodeObject(forKey: key + "Count") as? NSNumber)?.intValue ?? 0
        return (0..<max(0, count)).compactMap { decodeObject(forKey: "\(key)\($0)") as? UIViewController }
    }
}
