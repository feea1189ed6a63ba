import Foundation
import UIKitRuntime

/// The stages of a run loop's turn, with the numbers of Apple's header.
public struct CFRunLoopActivity: OptionSet, Hashable, Sendable {
    /// The bits, one for each stage.
    public let rawValue: UInt
    /// Creates a set of stages from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The loop begins to run. Never reported.
    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    /// The loop is about to handle timers. Never reported.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// The loop is about to handle sources. Never reported.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    /// The loop is about to wait: the end of a turn.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    /// The loop has waited. Never reported.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// The loop ends. Never reported.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    /// All stages.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

// FIXME(gap): the end of a turn, before the loop waits, is the one stage that is reported; the others are never.
/// Calls a block at stages of the main run loop's turns while it is added to the loop: here, only at the end of a turn.
public final class CFRunLoopObserver: @unchecked Sendable {
    let activities: CFRunLoopActivity, repeats: Bool, order: Int
    private let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    private let lock = NSLock()
    private var isInvalid = false
    /// The event loop's key, on the main actor.
    private var key: Int?

    init(_ activities: CFRunLoopActivity, _ repeats: Bool, _ order: Int, _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void)
    {
        (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
    }

    var isValid: Bool { lock.withLock { !isInvalid } }

    func invalidate() {
        lock.withLock { isInvalid = true }
        remove()
    }

    func add() {
        MainLoop.whenOnMain { [self] in
            guard key == nil, isValid, activities.contains(.beforeWaiting) else { return }
            key = EventLoop.main.addObserver(.release) { [self] in
                if !repeats { invalidate() }
                block(self, .beforeWaiting)
            }
        }
    }

    func remove() {
        MainLoop.whenOnMain { [self] in
            if let key { EventLoop.main.removeObserver(key) }
            key = nil
        }
    }

    var isAdded: Bool { key != nil }
}

/// `allocator` is ignored, as is `order`: observers are called in the order in which they were added.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: UInt, _ repeats: Bool, _ order: Int,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats, order, block ?? { _, _ in })
}
/// Adds an observer. The mode has no effect; a second call has no effect.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) { observer?.add() }
/// Removes an observer, which can be added again.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) { observer?.remove() }
/// Returns whether an observer is added.
public func CFRunLoopContainsObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) -> Bool {
    observer?.isAdded ?? false
}
/// Removes the observer permanently.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { observer?.invalidate() }
/// Returns whether an observer can be added: it wasn't invalidated.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { observer?.isValid ?? false }
/// Returns whether an observer is called more than once.
public func CFRunLoopObserverDoesRepeat(_ observer: CFRunLoopObserver!) -> Bool { observer?.repeats ?? false }
/// Returns the bits of the stages that an observer wants.
public func CFRunLoopObserverGetActivities(_ observer: CFRunLoopObserver!) -> UInt { observer?.activities.rawValue ?? 0 }
/// Returns the number with which an observer was created. It has no effect.
public func CFRunLoopObserverGetOrder(_ observer: CFRunLoopObserver!) -> Int { observer?.order ?? 0 }
