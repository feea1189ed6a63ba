// Combine is OpenCombine here, with the same types and behavior, and with schedulers over Dispatch and RunLoop.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
import UIKitFoundation

extension NSObjectProtocol where Self: AnyObject {
    /// Returns a publisher of a property's values from now on, through key-value observation. Without the name that the translator adds,
    /// changes are detected by comparing at the end of each turn.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, named name: String = "", options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        let subject = PassthroughSubject<Value, Never>()
        nonisolated(unsafe) let path = keyPath
        let observation = observe(keyPath, named: name, options: options.subtracting(.initial)) { object, _ in
            subject.send(object[keyPath: path])
        }
        let changes = subject.handleEvents(receiveCancel: { observation.invalidate() })
        guard options.contains(.initial) else { return changes.eraseToAnyPublisher() }
        return changes.prepend(self[keyPath: path]).eraseToAnyPublisher()
    }
}

extension UIKitFoundation.Timer {
    /// Returns a publisher that fires on the event loop's clock once connected.
    public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode)
        -> TimerPublisher
    {
        TimerPublisher(interval: interval)
    }

    /// A publisher that sends the date at regular intervals, as long as it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        /// The seconds between two dates.
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }

        /// Connects a subscriber, which gets dates once the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer. It stops when the returned object is canceled.
        public func connect() -> any Cancellable {
            nonisolated(unsafe) let subject = subject
            // wall clock: the app's own Date()
            let timer = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            return AnyCancellable { timer.invalidate() }
        }
    }
}
