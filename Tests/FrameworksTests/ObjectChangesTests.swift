import CombineCompanion
import Testing
import UIKitRuntime

@Suite struct ObjectChangesTests {
    private final class Plain: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
    }
    private class Counted: ObservableObject {
        @Published var count = 0
    }
    private final class Derived: Counted {
        var other = 0 { willSet { objectWillChange.send() } }
    }

    private func changes<Object: ObservableObject>(of object: Object, _ body: (Object) -> Void) -> Int {
        var count = 0
        let subscription = object.objectWillChange.sink { _ in count += 1 }
        body(object)
        subscription.cancel()
        body(object)
        return count
    }

    @Test("objectWillChange is sent with and without published properties, and only by the changed object")
    func changes() {
        let other = Plain()
        #expect(
            changes(of: Plain()) {
                $0.count += 1; $0.count += 1; other.count += 1
            } == 2)
        #expect(changes(of: Counted()) { $0.count += 1 } == 1)
        #expect(
            changes(of: Derived()) {
                $0.count += 1; $0.other += 1
            } == 2)
        #expect(other.objectWillChange === other.objectWillChange)
    }

    private final class Model: NSObject {
        var title = "a" { didSet { KeyValueObservation.didChange(self, "title", from: oldValue) } }
    }

    @Test("the publisher of a property whose name is known sends each value as it is set")
    func propertyPublisher() {
        let model = Model()
        var titles: [String] = []
        let subscription = model.publisher(for: \.title, named: "title").sink { titles.append($0) }
        model.title = "b"
        model.title = "c"
        #expect(titles == ["a", "b", "c"])
        subscription.cancel()
        model.title = "d"
        #expect(titles == ["a", "b", "c"])
    }
}
