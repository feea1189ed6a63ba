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

    private final class Kept: @unchecked Sendable { var tokens: Set<AnyCancellable> = [] }
    private static let kept = Kept()
}
