import Foundation
import Testing

@testable import CoreText

@Suite struct SymbolTests {
    @Test(
        "common symbol names have shapes of their own",
        arguments: [
            "xmark", "xmark.circle.fill", "checkmark", "plus", "plus.circle", "trash", "trash.fill", "square.and.arrow.up", "gear",
            "gearshape.fill",
            "person.crop.circle", "person.crop.circle.fill", "magnifyingglass", "chevron.right", "ellipsis", "ellipsis.circle.fill",
            "star.fill",
            "heart", "bell.badge", "house.fill", "speaker.slash.fill", "line.3.horizontal.decrease.circle", "play.circle", "calendar",
            "flame.fill",
            "list.bullet", "doc.text", "exclamationmark.triangle.fill", "mic.slash", "wifi.slash", "arrow.up.arrow.down.circle",
            "1.circle.fill",
            "a.circle", "10.circle", "figure.walk", "crown.fill", "leaf", "smiley", "info.circle", "forward.fill", "phone.fill",
            "person.circle.fill", "circle.dashed",
        ])
    func common(name: String) throws {
        let shape = try #require(SymbolLibrary.shape(named: name))
        let bounds = shape.path.boundingBoxOfPath
        #expect(SymbolLibrary.hasOwnShape(name))
        #expect(bounds.width > 3 && bounds.height > 1)
        #expect(CGRect(x: -0.1, y: -0.1, width: shape.box + 0.2, height: shape.box + 0.2).contains(bounds))
    }

    @Test(
        "a symbol without a shape shows that of the longest prefix that has one",
        arguments: [
            ("person.3.sequence", "person.3"), ("person.3.sequence.fill", "person.3.fill"), ("clock.arrow.2.circlepath", "clock"),
            ("person.crop.circle.dashed.circle", "person.crop.circle"),
        ])
    func beginning(name: String, beginning: String) throws {
        let (shape, expected) = (try #require(SymbolLibrary.shape(named: name)), try #require(SymbolLibrary.shape(named: beginning)))
        #expect(shape.path == expected.path)
    }

    @Test("a symbol inside a circle is solid, and cut out of a filled circle", arguments: ["heart", "location", "flag"])
    func enclosed(name: String) throws {
        let ring = try #require(SymbolLibrary.shape(named: name + ".circle")),
            disc = try #require(SymbolLibrary.shape(named: name + ".circle.fill"))
        let middle = CGPoint(x: 0.5 * ring.box, y: 0.45 * ring.box)
        #expect(ring.path.contains(middle, using: ring.usesEvenOddFill ? .evenOdd : .winding))
        #expect(!disc.path.contains(CGPoint(x: 0.5 * disc.box, y: 0.45 * disc.box), using: .evenOdd))
    }

    @Test("an unknown name made of symbol words shows a square, any other name nothing")
    func unknown() {
        #expect(SymbolLibrary.shape(named: "figure.and.arrow.badge.clock") != nil)
        #expect(!SymbolLibrary.hasOwnShape("figure.and.arrow.badge.clock"))
        #expect(SymbolLibrary.shape(named: "rectangle.bottomthird.inset.filled") != nil)
        #expect(SymbolLibrary.shape(named: "no-such-symbol") == nil)
        #expect(SymbolLibrary.shape(named: "") == nil)
        #expect(SymbolLibrary.shape(named: "..") == nil)
    }

    @Test("a line is found by its whole name: the first, the last, and those with a common prefix")
    func sortedLines() {
        let lines = SortedLines(Data("0\tnone\na\tb\na-c\td\te\na.c\tf\nb\nz\tlast".utf8))
        func text(_ name: String) -> String? { lines[name].map { String(decoding: $0, as: UTF8.self) } }
        #expect(["0", "a", "a-c", "a.c", "z"].map(text) == ["none", "b", "d\te", "f", "last"])
        // A line without fields has no value.
        for name in ["", "b", "aa", "a-", "c", "zz", "\n", "none"] { #expect(text(name) == nil, "\(name)") }
        #expect(SortedLines(Data())["a"] == nil)
    }

    @Test("both tables are sorted", arguments: ["Icons/names.tsv", "Icons/symbols.table"])
    func order(file: String) throws {
        let data = try #require(FontLibrary.resource(file))
        let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map { Array($0.prefix { $0 != "\t" }.utf8) }
        #expect(names.count > 1000)
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
}
