import Foundation
@testable import SwiftUICompanion
import Testing
import UIKitTesting
import UniformTypeIdentifiersCompanion

/// The values that drag and drop transfers, and their representations.
@MainActor @Suite(.serialized) struct TransferTests {
    private struct Card: Codable, Equatable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.title)
        }
    }
    private struct Note: Transferable {
        var text: String
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .rtf) { note in
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("TransferTests.rtf")
                try Data(note.text.utf8).write(to: file)
                return SentTransferredFile(file)
            } importing: { received in
                Note(text: "\(received.file.pathExtension): \(String(decoding: try Data(contentsOf: received.file), as: UTF8.self))")
            }
            DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)</p>".utf8) }.exportingCondition { !$0.text.isEmpty }
        }
    }

    @Test("a value travels in each of its forms, and is made from those that it reads") func forms() async throws {
        #expect(Card.exportedContentTypes() == [.json, .utf8PlainText] && Card.importedContentTypes() == [.json])
        let card = Card(title: "Ace")
        #expect(String(decoding: try await card.exported(as: .json), as: UTF8.self) == #"{"title":"Ace"}"#)
        #expect(String(decoding: try await card.exported(as: .text), as: UTF8.self) == #"{"title":"Ace"}"#, "the first form that is text")
        #expect(String(decoding: try await card.exported(as: .utf8PlainText), as: UTF8.self) == "Ace")
        #expect(try await Card(importing: Data(#"{"title":"King"}"#.utf8), contentType: .json) == Card(title: "King"))
        await #expect(throws: (any Error).self) { try await Card(importing: Data("King".utf8), contentType: .png) }
        #expect(Note(text: "").exportedContentTypes() == [.rtf] && Note(text: "a").exportedContentTypes() == [.rtf, .html])
        let note = Note(text: "a")
        #expect(try await Note(importing: try await note.exported(as: .rtf), contentType: .rtf).text == "rtf: a")
    }

    @Test("an item provider gives UIKit the data of a value") func provider() async throws {
        let provider = NSItemProvider()
        provider.register(Card(title: "Ace"))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        var text: String?
        await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
                text = data.map { String(decoding: $0, as: UTF8.self) }
                done.resume()
            }
        }
        #expect(text == "Ace")
        let color = NSItemProvider.offering(Color(red: 1, green: 0.5, blue: 0))
        #expect(await color.transferred(as: Color.self)?.resolve(in: EnvironmentValues()).green == 0.5)
        #expect(await color.transferred(as: String.self) == nil)
        let link = NSItemProvider(object: NSURL(string: "https://example.com/a")!)
        #expect(await link.transferred(as: URL.self) == URL(string: "https://example.com/a"))
    }

    // MARK: Dragging

    /// Drags the content at one point of the window to another point.
    private func carry(_ screen: Screen, _ from: String, to: String, drops: Bool = true) throws {
        func center(_ id: String) throws -> CGPoint {
            let frame = try #require(screen.frame(id))
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        let (start, end) = (try center(from), try center(to)), stage = screen.stage
        stage.touch(.began, start)
        stage.advance(by: 0.6)
        stage.touch(.moved, CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
        stage.advance(by: 0.05)
        stage.touch(.moved, end)
        stage.advance(by: 0.05)
        if drops {
            stage.touch(.ended, end)
            stage.advance(by: 1)
        }
    }
    private func wait(_ screen: Screen, until isDone: () -> Bool) async {
        for _ in 0..<200 where !isDone() {
            await Task.yield()
            screen.turn()
        }
    }

    @Test("a value is dragged to a destination for its type, which knows when the finger is over it") func values() async throws {
        let log = Log()
        let screen = Screen(
            VStack(spacing: 40) {
                box("card", 100, 60).draggable(Card(title: "Ace"))
                box("cards", 200, 80).dropDestination(for: Card.self) { cards, place in
                    log.lines.append("\(cards.map(\.title)) at \(Int(place.x)), \(Int(place.y))")
                    return true
                } isTargeted: {
                    log.lines.append("targeted \($0)")
                }
                box("links", 200, 80).dropDestination(for: URL.self) { _, _ in
                    log.lines.append("link")
                    return true
                }
            })
        try carry(screen, "card", to: "cards")
        await wait(screen) { log.lines.count > 2 }
        #expect(log.take() == ["targeted true", "targeted false", #"["Ace"] at 100, 40"#])
        try carry(screen, "card", to: "links")
        await wait(screen) { log.lines.count > 2 }
        #expect(log.take() == ["targeted true", "targeted false"], "on the way; a card is no link")
    }

    private struct Shelf: DropDelegate {
        let log: Log
        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
        func dropEntered(info: DropInfo) { log.lines.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            if log.lines.last != "updated" { log.lines.append("updated") }
            return DropProposal(operation: .move)
        }
        func dropExited(info: DropInfo) { log.lines.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            for provider in info.itemProviders(for: [.text]) {
                _ = provider.loadObject(ofClass: NSString.self) { [log] text, _ in
                    let text = (text as? NSString)?.description ?? "-"
                    MainActor.assumeIsolated { log.lines.append("performed \(text)") }
                }
            }
            return true
        }
    }
    @Test("a delegate follows the drag, and takes the item providers") func delegate() throws {
        let log = Log()
        let screen = Screen(
            VStack(spacing: 40) {
                box("word", 100, 60).onDrag { NSItemProvider(object: "word" as NSString) }
                box("shelf", 200, 80).onDrop(of: [.text], delegate: Shelf(log: log))
                box("tray", 200, 80).onDrop(of: [.plainText], isTargeted: nil) { providers in
                    log.lines.append("\(providers.count)")
                    return true
                }
            })
        try carry(screen, "word", to: "shelf")
        #expect(log.take() == ["entered", "updated", "performed word"])
        try carry(screen, "word", to: "tray")
        #expect(log.take() == ["entered", "updated", "exited", "1"])
    }

    @Test("a paste button pastes values of its type") func paste() async throws {
        var pasted: [String] = []
        let screen = Screen(PasteButton(payloadType: String.self) { pasted = $0 })
        UIPasteboard.general.string = "clip"
        defer { UIPasteboard.general.items = [] }
        screen.stage.tap(try #require(screen.first(UIPasteControl.self)))
        await wait(screen) { !pasted.isEmpty }
        #expect(pasted == ["clip"])
    }
}
