import OpenCombine

/// Stores the values of an upstream until the time is up or there are enough of them. The hub's lock guards them; the timer is set before
/// the subscriber has the subscription.
private final class TimeHub<Value, Downstream: Subscriber>: JoiningHub<Downstream>, @unchecked Sendable where Downstream.Input == [Value] {
    private var values: [Value] = []
    private let count: Int
    var timer: (any Cancellable)?

    init(_ downstream: Downstream, _ count: Int) {
        self.count = count
        super.init(downstream, upstreams: 1, keepsNewestOnly: false)
    }
    override func output(for value: Any, from index: Int) -> [Value]? {
        // The upstream's output has this type.
        values.append(value as! Value)
        return values.count < count ? nil : rest()
    }
    override func rest() -> [Value]? {
        defer { values = [] }
        return values.isEmpty ? nil : values
    }
    override func cancel() {
        super.cancel()
        timer?.cancel()
        timer = nil
    }
}

extension Publishers {
    /// When a publisher that collects values sends them.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Sends the collected values at regular intervals.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Sends the collected values at regular intervals, and when there are as many as the number.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of arrays of the values that the upstream sent in an interval. It sends none for an interval without values, and the
    /// remaining values when the upstream finishes.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?
        /// Creates a publisher that collects an upstream's values.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let hub = TimeHub<Upstream.Output, S>(subscriber, count)
            hub.timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: options
            ) { [weak hub] in hub?.sendRest() }
            subscriber.receive(subscription: hub)
            hub.attach(upstream, 0)
        }
    }
}

extension Publisher {
    /// Collects values and sends them as arrays, at regular intervals of a scheduler.
    public func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil)
        -> Publishers.CollectByTime<Self, S>
    { .init(upstream: self, strategy: strategy, options: options) }
}
