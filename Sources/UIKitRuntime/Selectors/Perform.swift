import Foundation

extension NSObjectProtocol {
    /// Whether a class in the receiver's chain exposes `selector`.
    public func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        // Although accessed through a protocol's type, the object's class may override the method.
        if let object = self as? any KeyValueMembers { return object.responds(to: selector) }
        return DispatchTable.responds(type(of: self), to: selector)
    }

    /// Calls `selector` with as many arguments as it has colons. An unknown selector is UIKit's "unrecognized selector" fault. The returned
    /// object stays alive until the event loop turns.
    @discardableResult
    public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>! {
        guard case .handled(let value) = DispatchTable.invoke(selector, on: self, arguments: [first, second]) else {
            if let key = selector.settingKey, DispatchTable.assign(first, forKey: key, on: self) { return nil }
            Fault.raise(
                .invalidArgumentException,
                "-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance \(Fault.name(of: self))")
            return nil
        }
        guard let value, !(value is ()) else { return nil }
        let object = value as AnyObject
        EventLoop.keepAliveUntilTurn(object)
        return Unmanaged.passUnretained(object)
    }
}

extension Selector {
    /// The key of a setter by its property: `highlightsToday` for `setHighlightsToday:`.
    fileprivate var settingKey: String? {
        guard name.hasPrefix("set"), name.hasSuffix(":"), name.count(where: { $0 == ":" }) == 1 else { return nil }
        let key = name.dropFirst(3).dropLast()
        guard let first = key.first, first.isUppercase else { return nil }
        return first.lowercased() + key.dropFirst()
    }
}
