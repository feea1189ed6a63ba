import CombineCompanion
import Foundation
import Testing

@Suite("Combined publishers")
struct JoiningTests {
    private enum Broken: Error { case broken }

    @Test("combineLatest waits for a value of each publisher, then sends at every change, and finishes with the last")
    func latest() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
        var log: [String] = []
        let token = a.combineLatest(b) { "\($0)\($1)" }.sink(
            receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append($0) })
        a.send(1)
        b.send("x")
        a.send(2)
        b.send(completion: .finished)
        a.send(3)
        a.send(completion: .finished)
        #expect(log == ["1x", "2x", "3x", "end"])
        token.cancel()
    }

    @Test("three published values combine into one")
    func three() {
        let name = CurrentValueSubject<String, Never>(""), age = CurrentValueSubject<Int, Never>(0),
            agrees = CurrentValueSubject<Bool, Never>(false)
        var answers: [Bool] = []
        let token = Publishers.CombineLatest3(name, age, agrees).map { !$0.isEmpty && $1 > 17 && $2 }.removeDuplicates().sink {
            answers.append($0)
        }
        name.send("Anna")
        age.send(20)
        agrees.send(true)
        #expect(answers == [false, true])
        token.cancel()
    }

    @Test("merge sends every value, finishes with the last publisher, and fails with the first failure")
    func merge() {
        let a = PassthroughSubject<Int, Broken>(), b = PassthroughSubject<Int, Broken>()
        var log: [String] = []
        let token = a.merge(with: b.map { $0 * 10 }).sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
        a.send(1)
        b.send(2)
        b.send(completion: .finished)
        a.send(3)
        a.send(completion: .failure(.broken))
        #expect(log.dropLast() == ["1", "20", "3"] && log.last?.hasPrefix("failure") == true)
        var all: [Int] = []
        _ = Publishers.MergeMany([1, 2, 3].map { Just($0) }).collect().sink { all = $0 }
        #expect(all == [1, 2, 3])
        token.cancel()
    }

    @Test("a subscriber that demands one value at a time gets the newest combined value, and every merged one")
    func demand() {
        let a = CurrentValueSubject<Int, Never>(1), b = CurrentValueSubject<Int, Never>(10)
        var joined: [Int] = [], merged: [Int] = []
        a.combineLatest(b).map { $0 + $1 }.prefix(2).sink { joined.append($0) }.store(in: &Self.kept.tokens)
        a.merge(with: b).prefix(3).sink { merged.append($0) }.store(in: &Self.kept.tokens)
        a.send(2)
        a.send(3)
        #expect(joined == [11, 12] && merged == [1, 10, 2])
        Self.kept.tokens = []
    }

    /// A scheduler whose intervals end when the test says so.
    private final class Ticks: Scheduler {
        typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
        typealias SchedulerOptions = Never
        var actions: [() -> Void] = []
        var now: SchedulerTimeType { ImmediateScheduler.shared.now }
        var minimumTolerance: SchedulerTimeType.Stride { 0 }
        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
        ) { action() }
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            actions.append(action)
            return AnyCancellable { [unowned self] in actions = [] }
        }
        func tick() { for action in actions { action() } }
    }

    @Test("values are collected until the interval ends or there are enough, and the rest is sent at the end")
    func byTime() {
        let ticks = Ticks()
        let source = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let token = source.collect(.byTime(ticks, 5)).sink(
            receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        source.send(1)
        source.send(2)
        #expect(log.isEmpty)
        ticks.tick()
        ticks.tick()
        source.send(3)
        #expect(log == ["[1, 2]"])
        source.send(completion: .finished)
        #expect(log == ["[1, 2]", "[3]", "end"] && ticks.actions.isEmpty)
        token.cancel()

        let other = PassthroughSubject<Int?, Broken>()
        log = []
        let second = other.collect(.byTimeOrCount(ticks, 5, 2)).sink(
            receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0.map { $0 ?? 0 })") })
        for value in [1, nil, 3] { other.send(value) }
        #expect(log == ["[1, 0]"])
        ticks.tick()
        other.send(4)
        other.send(completion: .failure(.broken))
        #expect(log == ["[1, 0]", "[3]", "end"] && ticks.actions.isEmpty)
        second.cancel()
    }

    private final class Kept: @unchecked Sendable { var tokens: Set<AnyCancellable> = [] }
    private static let kept = Kept()
}
