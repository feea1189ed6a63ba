import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PasteboardTests {
    @Test("a paste control passes the pasteboard to its target") func paste() throws {
        final class Taker: UIResponder {
            var pasted = 0
            override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
        }
        UIPasteboard.general.string = "kiwi"
        let control = UIPasteControl(configuration: .init()), taker = Taker()
        control.target = taker
        try #require(control.subviews.first as? UIButton).sendActions(for: .touchUpInside)
        #expect(taker.pasted == 1)
    }

    @Test("a pasteboard's items can be queried by index sets") func pasteboard() {
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.text": "a"], ["public.url": "b"], ["public.text": "c", "public.url": "d"]]
        #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet([1, 2]))
        #expect(board.types(forItemSet: IndexSet([0, 2])) == [["public.text"], ["public.text", "public.url"]])
        #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) as? [String] == ["a", "c"])
        #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(integer: 0)))
    }

    @Test("text, URLs, and pictures are found under any of their types, as objects or as data")
    func types() throws {
        let board = UIPasteboard.withUniqueName()
        board.setValue("kiwi", forPasteboardType: "public.plain-text")
        #expect(board.string == "kiwi" && board.hasStrings && board.strings == ["kiwi"])
        board.setData(Data("plum".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == "plum" && board.data(forPasteboardType: "public.utf8-plain-text") == Data("plum".utf8))
        board.setValue("https://example.com/a", forPasteboardType: "public.url")
        #expect(board.url == URL(string: "https://example.com/a") && board.string == "https://example.com/a")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { _ in }
        board.setData(try #require(picture.jpegData(compressionQuality: 1)), forPasteboardType: "public.jpeg")
        #expect(board.hasImages && board.image?.size == CGSize(width: 3, height: 2) && !board.hasStrings)
        board.image = picture
        #expect(board.data(forPasteboardType: "public.png").flatMap { UIImage(data: $0) }?.size == CGSize(width: 3, height: 2))
        board.setItems([[UIPasteboard.typeAutomatic: "fig"], [UIPasteboard.typeAutomatic: UIColor.red]])
        #expect(board.types == ["public.utf8-plain-text"] && board.string == "fig" && board.color == .red && board.numberOfItems == 2)
        board.string = nil
        #expect(board.numberOfItems == 0 && board.strings == nil)
    }

    @Test("objects for one name share their items, which disappear at their expiration date")
    func shared() throws {
        let first = UIPasteboard.withUniqueName(), second = try #require(UIPasteboard(name: first.name, create: false))
        first.string = "kiwi"
        #expect(second.string == "kiwi" && second.changeCount == first.changeCount)
        second.addItems([["public.text": "plum"]])
        #expect(first.numberOfItems == 2)
        first.setItems([["public.text": "fig"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
        #expect(second.string == "fig")
        first.setItems([["public.text": "fig"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(second.string == nil && second.numberOfItems == 0)
        first.string = "pear"
        #expect(second.string == "pear")
    }

    @Test("names that the system chooses are not used again, and a removal is announced") func uniqueNames() {
        let first = UIPasteboard.withUniqueName()
        var removed: [UIPasteboard.Name] = []
        let token = NotificationCenter.default.addObserver(forName: UIPasteboard.removedNotification, object: nil, queue: nil) { note in
            nonisolated(unsafe) let note = note  // posted on the main thread
            MainActor.assumeIsolated { if let board = note.object as? UIPasteboard { removed.append(board.name) } }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIPasteboard.remove(withName: first.name)
        UIPasteboard.remove(withName: first.name)
        #expect(removed == [first.name] && UIPasteboard.withUniqueName().name != first.name)
    }
}
