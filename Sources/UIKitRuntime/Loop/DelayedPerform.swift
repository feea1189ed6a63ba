import Foundation

/// Pending `perform(_:with:afterDelay:)` calls, so that they can be canceled.
@MainActor
private enum DelayedPerforms {
    struct Entry {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let token: EventLoop.Token
    }
    static var entries: [Entry] = []

    static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        let token = EventLoop.main.schedule(after: delay) {
            entries.removeAll { !$0.token.isPending }
            _ = (target as? any NSObjectProtocol)?.perform(selector, with: argument)
        }
        entries.append(Entry(target: target, selector: selector, argument: argument, token: token))
    }

    static func cancel(where matches: (Entry) -> Bool) {
        for entry in entries where matches(entry) { entry.token.cancel() }
        entries.removeAll { !$0.token.isPending }
    }
}

extension NSObject {
    /// Performs the selector on the event loop after `delay` seconds of its clock; the receiver and the argument are retained until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let (target, argument) = (self, argument)
        MainLoop.whenOnMain { DelayedPerforms.add(target, selector, argument, delay) }
    }

    /// Performs the selector after `delay` seconds. The modes have no effect: the loop has only one.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        perform(selector, with: argument, afterDelay: delay)
    }

    /// Performs the selector on the main thread: immediately if that is the current one and `wait` is true, else in the coming turn. It
    /// never blocks another thread.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        if wait, MainLoop.isCurrent {
            perform(selector, with: argument)
        } else {
            perform(selector, with: argument, afterDelay: 0)
        }
    }

    /// Performs the selector on a new thread.
    public func performSelector(inBackground selector: Selector, with argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (self, argument)
        Thread.detachNewThread { target.perform(selector, with: argument) }
    }

    /// Cancels all delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        nonisolated(unsafe) let target = target as AnyObject
        MainLoop.whenOnMain { DelayedPerforms.cancel { $0.target === target } }
    }

    /// Cancels the delayed calls of an object with a selector and an argument; `nil` cancels those without an argument.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        nonisolated(unsafe) let (target, object) = (target as AnyObject, object as AnyObject?)
        MainLoop.whenOnMain {
            DelayedPerforms.cancel {
                guard $0.target === target, $0.selector == selector else { return false }
                guard let object else { return $0.argument == nil }
                guard let argument = $0.argument else { return false }
                return (object as? NSObject)?.isEqual(argument) ?? (object === argument as AnyObject)
            }
        }
    }
}
