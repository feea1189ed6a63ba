import Foundation
import InterfaceBuilder

/// The coder behind `init?(coder:)` of objects that come from an interface file, and the one that a creator receives. (SP-B006)
@MainActor
final class UINibDecoder: NSCoder, InterfaceCoder {
    let element: Element
    let decoding: Decoding
    let decoder: ElementDecoder
    /// Whether the members were set, inside the class's own `init(coder:)` or afterward.
    private(set) var didDecode = false
    /// The object that used this coder, which shows whether a creator passed it on.
    private(set) weak var decoded: NSObject?

    init(_ element: Element, _ decoding: Decoding, _ decoder: ElementDecoder) {
        self.element = element
        self.decoding = decoding
        self.decoder = decoder
        super.init()
    }

    func decodeMembers(of object: NSObject, as type: AnyClass) {
        decoded = object
        guard !didDecode else { return }
        guard type == decoder.hookClass || decoder.hookClass == nil || !object.isKind(of: decoder.hookClass) else { return }
        decodeMembers(of: object)
    }

    func decodeMembers(of object: NSObject) {
        guard !didDecode else { return }
        didDecode = true
        decoded = object
        decoding.register(object, for: element)
        decoder.decode(element, object, decoding)
    }

    // MARK: Keys

    // The keys that UIKit's own classes read in `init(coder:)`; the element's decoder sets the rest.
    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override var requiresSecureCoding: Bool { false }
    nonisolated override func containsValue(forKey key: String) -> Bool { value(key) != nil }
    nonisolated override func decodeObject(forKey key: String) -> Any? { value(key) }
    nonisolated override func decodeBool(forKey key: String) -> Bool { value(key) as? Bool ?? false }
    nonisolated override func decodeInteger(forKey key: String) -> Int { value(key) as? Int ?? 0 }
    nonisolated override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
    nonisolated override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    nonisolated override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
    nonisolated override func decodeDouble(forKey key: String) -> Double { value(key) as? Double ?? Double(decodeInteger(forKey: key)) }
    nonisolated override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    nonisolated private func value(_ key: String) -> Any? {
        // UIKit decodes on the main actor only; NSCoder's interface does not declare it.
        nonisolated(unsafe) let coder = self
        return MainActor.assumeIsolated { UncheckedValue(coder.decoder.value(key, coder.element, coder.decoding)) }.value
    }

    private struct UncheckedValue: @unchecked Sendable {
        let value: Any?
        init(_ value: Any?) { self.value = value }
    }
}
