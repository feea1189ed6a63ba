import Foundation
import Testing
import UIKit

@MainActor @Suite("Item providers")
struct ItemProviderTests {
    @Test("an object is loaded as its own class, or as one that can read its data")
    func objects() {
        let provider = NSItemProvider(object: "words" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.image"))
        var text: String?, attributed: String?
        provider.loadObject(ofClass: NSString.self) { object, _ in text = (object as Any?) as? String }
        provider.loadObject(ofClass: NSAttributedString.self) { object, _ in attributed = (object as? NSAttributedString)?.string }
        #expect(text == "words" && attributed == "words")
        var swiftText: String?
        provider.loadObject(ofClass: String.self) { string, _ in swiftText = string }
        #expect(swiftText == "words")
    }

    @Test("an image is provided as an object and as PNG data, and not as text")
    func images() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSString.self))
        var loaded: UIImage?, failure: (any Error)?, size = CGSize.zero
        provider.loadObject(ofClass: UIImage.self) { object, _ in loaded = object as? UIImage }
        provider.loadObject(ofClass: NSURL.self) { _, error in failure = error }
        provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
            size = url.flatMap { UIImage(contentsOfFile: $0.path) }?.size ?? .zero
        }
        #expect(loaded === image && failure != nil)
        #expect(size == CGSize(width: 3 * image.scale, height: 2 * image.scale))
    }

    @Test("scroll views, labels, and controls support key-value coding")
    func keys() {
        let scroll = UIScrollView(), label = UILabel()
        scroll.contentOffset = CGPoint(x: 0, y: 7)
        #expect(scroll.value(forKey: "contentOffset") as? CGPoint == CGPoint(x: 0, y: 7))
        label.setValue("by key", forKey: "text")
        #expect(label.text == "by key")
    }

    @Test("a file is loaded where it is if its options allow it")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("provided-\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: "public.plain-text", fileOptions: .openInPlace, visibility: .all) { done in
            done(file, false, nil)
            return nil
        }
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
        var found: [String] = []
        provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isInPlace, _ in
            found.append("\(url == file) \(isInPlace)")
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
            found.append(String(decoding: data ?? Data(), as: UTF8.self))
        }
        provider.loadPreviewImage { value, error in found.append("\(value == nil && error != nil)") }
        #expect(found == ["true true", "text", "true"])
    }
}
