import Foundation

extension NSCoder {
    /// Encodes references to the elements of `controllers` that have a restoration identifier. (SP-F015)
    @MainActor package func encodeRestorable(_ controllers: [UIViewController], forKey key: String) {
        for (index, controller) in controllers.filter({ $0.restorationIdentifier != nil }).enumerated() {
            encode(controller, forKey: "\(key)\(index)")
        }
    }

    /// Decodes the controllers that were restored, in order.
    package func decodeRestorable(forKey key: String) -> [UIViewController] {
        sequence(first: 0) { $0 + 1 }.lazy.map { "\(key)\($0)" }.prefix { self.containsValue(forKey: $0) }.compactMap {
            self.decodeObject(forKey: $0) as? UIViewController
        }
    }
}
