import Foundation
import Testing
import UIKitFoundation

@Suite("Sort descriptors with keys")
struct SortDescriptorTests {
    private func sort(_ objects: [Any], _ descriptor: NSSortDescriptor) -> [Any] { (objects as NSArray).sortedArray(using: [descriptor]) }

    @Test("the key `self` compares the objects themselves") func itself() {
        let paths = [IndexPath(indexes: [0, 2]), IndexPath(indexes: [1, 0]), IndexPath(indexes: [0, 3])]
        #expect(sort(paths, NSSortDescriptor(key: "self", ascending: false)) as? [IndexPath] == [paths[1], paths[2], paths[0]])
        #expect(sort([3, 1, 2], NSSortDescriptor(key: nil, ascending: true)) as? [Int] == [1, 2, 3])
    }

    @Test("strings are compared by the selector") func selectors() {
        let words = ["b", "A", "B10", "b9"]
        #expect(sort(words, NSSortDescriptor(key: "self", ascending: true)) as? [String] == ["A", "B10", "b", "b9"])
        let insensitive = NSSortDescriptor(key: "self", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        #expect(sort(words, insensitive) as? [String] == ["A", "b", "B10", "b9"])
        let standard = NSSortDescriptor(key: "self", ascending: true, selector: Selector("localizedStandardCompare:"))
        #expect(sort(words, standard) as? [String] == ["A", "b", "b9", "B10"])
    }

    private final class Dated: NSObject {
        let date: Date?
        init(_ seconds: TimeInterval?) { date = seconds.map { Date(timeIntervalSinceReferenceDate: $0) } }
    }

    @Test("a key path may lead to an optional, and nil comes first") func optionals() {
        let items = [Dated(2), Dated(nil), Dated(1)]
        let ordered = sort(items, NSSortDescriptor(keyPath: \Dated.date, ascending: true)) as? [Dated]
        #expect(ordered?.map(\.date?.timeIntervalSinceReferenceDate) == [nil, 1, 2])
        #expect((sort(items, NSSortDescriptor(keyPath: \Dated.date, ascending: false)) as? [Dated])?.first === items[0])
    }

    private struct Named { var name: String, note: String? = nil }

    @Test("the comparators localizedStandard and localized order strings as the Files app does") func localized() {
        let items = ["b9", "B10", "b", "A"].map { Named(name: $0) }
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name) == ["A", "b", "b9", "B10"])
        let reversed = [SortDescriptor(\Named.name, comparator: .localized, order: .reverse)]
        #expect(items.sorted(using: reversed).map(\.name) == ["B10", "b9", "b", "A"])
        #expect(["b9", "B10", "b", "A"].sorted(using: .localizedStandard) == ["A", "b", "b9", "B10"])
        #expect(items.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == ["A", "b", "b9", "B10"])
        // The lexical comparator still compares code points.
        #expect(items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == ["A", "B10", "b", "b9"])
        let notes = [Named(name: "", note: "x"), Named(name: "")]
        #expect(notes.sorted(using: SortDescriptor(\.note, comparator: .localizedStandard)).map(\.note) == [nil, "x"])
    }

    @Test("a class object is identical to itself, and to no other") func classes() {
        let type: AnyClass? = NSArray.self
        #expect(type === NSArray.self)
        #expect(type !== NSString.self)
    }
}
