import Foundation
import UIKitRuntime

extension NotificationCenter {
    /// Returns the notifications with a name, in sequence, from the first request on. Foundation's own is only available on Apple's
    /// platforms.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications with a name, in sequence.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// A notification.
        public typealias Element = Notification
        private let center: NotificationCenter, name: Notification.Name
        private let object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// A notification passed to the task that awaits it; the sender keeps no reference.
        private struct Parcel: @unchecked Sendable { let notification: Notification }
        private struct Observation: @unchecked Sendable { let center: NotificationCenter, token: any NSObjectProtocol }

        /// The iteration, which ends the observation when it is released.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var next: () async -> Notification?
            /// Returns the next notification, and waits for it. `nil` if the task was canceled.
            public mutating func next(isolation: isolated (any Actor)? = #isolation) async -> Notification? { await next() }
            /// Returns the next notification, and waits for it. `nil` if the task was canceled.
            public mutating func next() async -> Notification? { await next(isolation: nil) }
        }

        /// Begins the observation. Notifications that were posted before are not included.
        public func makeAsyncIterator() -> AsyncIterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Parcel.self)
            let token = center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Parcel(notification: $0)) }
            let observation = Observation(center: center, token: token)
            continuation.onTermination = { _ in observation.center.removeObserver(observation.token) }
            var iterator = stream.makeAsyncIterator()
            return AsyncIterator { await iterator.next()?.notification }
        }
    }
}
