import Foundation
import OpenCombine

/// Connects several upstreams with one subscriber: values pass through ``receive(_:from:)`` under one lock, as the subscriber requests
/// them.
class JoiningHub<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var subscriptions: [Int: any Subscription] = [:]
    private var demand = Subscribers.Demand.none
    private var waiting: [Downstream.Input] = []
    private var unfinished: Int
    /// Whether a slow subscriber gets only the newest value, or all of them.
    private let keepsNewestOnly: Bool

    init(_ downstream: Downstream, upstreams: Int, keepsNewestOnly: Bool) {
        (self.downstream, unfinished, self.keepsNewestOnly) = (downstream, upstreams, keepsNewestOnly)
    }

    /// Returns the output for an upstream's value, or `nil` if there is none yet.
    func output(for value: Any, from index: Int) -> Downstream.Input? { value as? Downstream.Input }
    /// Returns an output that is due without another value, or `nil` if there is none.
    func rest() -> Downstream.Input? { nil }
    /// Returns whether no more values are possible once this upstream has finished.
    func endsAll(_ index: Int) -> Bool { false }

    func attach<Upstream: Publisher>(_ upstream: Upstream, _ index: Int) where Upstream.Failure == Downstream.Failure {
        upstream.subscribe(JoiningInput(self, index))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            flush()
        }
    }
    func cancel() {
        let all = lock.withLock {
            downstream = nil
            waiting = []
            defer { subscriptions = [:] }
            return subscriptions
        }
        for subscription in all.values { subscription.cancel() }
    }

    fileprivate func receive(_ subscription: any Subscription, from index: Int) {
        let isWanted = lock.withLock {
            subscriptions[index] = subscription
            return downstream != nil
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    fileprivate func receive(_ value: Any, from index: Int) {
        lock.withLock {
            guard downstream != nil, let output = output(for: value, from: index) else { return }
            if keepsNewestOnly { waiting = [output] } else { waiting.append(output) }
            flush()
        }
    }

    /// Sends the output that is due now.
    final func sendRest() {
        lock.withLock {
            guard downstream != nil, let output = rest() else { return }
            waiting.append(output)
            flush()
        }
    }

    private func flush() {
        while demand > .none, let downstream, !waiting.isEmpty {
            let value = waiting.removeFirst()
            demand -= 1
            demand += downstream.receive(value)
        }
        if unfinished <= 0, waiting.isEmpty { finish(.finished) }
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        lock.withLock {
            subscriptions[index] = nil
            switch completion {
            case .failure: finish(completion)
            case .finished:
                if downstream != nil, let output = rest() { waiting.append(output) }
                unfinished = endsAll(index) ? 0 : unfinished - 1
                flush()
            }
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let downstream else { return }
        cancel()
        downstream.receive(completion: completion)
    }
}

private final class JoiningInput<Downstream: Subscriber, Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Downstream.Failure
    private let hub: JoiningHub<Downstream>
    private let index: Int
    init(_ hub: JoiningHub<Downstream>, _ index: Int) { (self.hub, self.index) = (hub, index) }
    func receive(subscription: any Subscription) { hub.receive(subscription, from: index) }
    func receive(_ input: Value) -> Subscribers.Demand {
        hub.receive(input as Any, from: index)
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { hub.receive(completion, from: index) }
}
