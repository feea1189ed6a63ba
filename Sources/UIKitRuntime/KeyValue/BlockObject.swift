import Foundation

/// A Swift function as an object, like Objective-C's blocks: the value of `value(forKey:)` for a property of a function type, which
/// `unsafeBitCast` converts back to the function.
package final class BlockObject: NSObject {
    private let storage: UnsafeMutableRawPointer
    private let release: () -> Void

    package init<Function>(_ function: Function) {
        let place = UnsafeMutablePointer<Function>.allocate(capacity: 1)
        place.initialize(to: function)
        storage = UnsafeMutableRawPointer(place)
        release = {
            place.deinitialize(count: 1)
            place.deallocate()
        }
        super.init()
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        _ = Self.lock.withLock { Self.living.insert(address) }
    }

    deinit {
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        _ = Self.lock.withLock { Self.living.remove(address) }
        release()
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var living: Set<UInt> = []  // behind the lock

    /// Returns the function of the block at an address, as a value of its own type, or `nil` if there is none.
    package static func function<Function>(at address: UInt, as type: Function.Type) -> Function? {
        guard lock.withLock({ living.contains(address) }), let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        return Unmanaged<BlockObject>.fromOpaque(pointer).takeUnretainedValue().storage.load(as: type)
    }
}
