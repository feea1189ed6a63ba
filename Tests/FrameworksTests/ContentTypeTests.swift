import Foundation
import Testing
import UIKitContainers
import UniformTypeIdentifiersCompanion

@Suite struct ContentTypeTests {
    @Test("a type that the code declares is a kind of its parent")
    func declared() throws {
        let note = UTType(exportedAs: "com.example.note.test", conformingTo: .json)
        #expect(note.conforms(to: .json) && note.conforms(to: .text) && !note.conforms(to: .image))
        #expect(UTType("com.example.note.test") == note && UTType("com.example.unknown.test") == nil)
        #expect(UTType(importedAs: "com.example.other.test").conforms(to: .data))
    }

    @Test("tags give types, and types give tags")
    func tags() throws {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"] && UTType.jpeg.tags[.mimeType] == ["image/jpeg"])
        #expect(UTType(tag: "PNG", tagClass: .filenameExtension, conformingTo: .image) == .png)
        #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: .audio) == nil)
        #expect(UTType.types(tag: "image/png", tagClass: .mimeType, conformingTo: nil) == [.png])
        let dynamic = try #require(UTType.types(tag: "xyzzy", tagClass: .filenameExtension, conformingTo: nil).first)
        #expect(dynamic.isDynamic && dynamic.tags[.filenameExtension] == ["xyzzy"])
        #expect(NSString(string: "/a").appendingPathComponent("b", conformingTo: .pdf) == "/a/b.pdf")
        #expect(NSString(string: "/a").appendingPathComponent("b.pdf", conformingTo: .pdf) == "/a/b.pdf")
        var url = URL(fileURLWithPath: "/a")
        url.appendPathExtension(for: .html)
        #expect(url.lastPathComponent == "a.html")
    }

    @Test("an item tells and loads its content types")
    func items() {
        let item = NSItemProvider()
        item.registerDataRepresentation(for: .json, visibility: .all) { done in
            done(Data("{}".utf8), nil)
            return nil
        }
        #expect(item.registeredContentTypes == [.json] && item.registeredContentTypes(conformingTo: .text) == [.json])
        #expect(item.registeredContentTypes(conformingTo: .image).isEmpty)
        var found: Data?
        item.loadDataRepresentation(for: .json) { data, _ in found = data }
        #expect(found == Data("{}".utf8))
        var failed = false
        item.loadDataRepresentation(for: .png) { data, error in failed = data == nil && error != nil }
        #expect(failed)
    }
}
