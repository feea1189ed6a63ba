import LinkPresentationCompanion
import Testing
import UIKit

@MainActor @Suite("link presentation", .serialized)
struct LinkPresentationTests {
    @Test("metadata is copied whole, and its texts and URLs are archived")
    func metadata() throws {
        let metadata = LPLinkMetadata()
        (metadata.title, metadata.url, metadata.originalURL) = (
            "Soup", URL(string: "https://example.com/a"), URL(string: "https://example.com/b")
        )
        metadata.iconProvider = NSItemProvider(object: "x" as NSString)
        let copy = try #require(metadata.copy() as? LPLinkMetadata)
        #expect(copy !== metadata && copy.title == "Soup" && copy.url == metadata.url && copy.iconProvider === metadata.iconProvider)
        let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let stored = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? LPLinkMetadata)
        #expect(
            stored.title == "Soup" && stored.url == metadata.url && stored.originalURL == metadata.originalURL
                && stored.remoteVideoURL == nil)
    }

    @Test("a page is not fetched: the request fails in the next turn of the run loop, or reports that it was canceled")
    func fetching() {
        for cancels in [false, true] {
            let provider = LPMetadataProvider()
            var errors: [LPError.Code?] = []
            provider.startFetchingMetadata(for: URL(string: "https://example.com")!) { metadata, error in
                #expect(metadata == nil)
                errors.append((error as? LPError)?.code)
            }
            if cancels { provider.cancel() }
            #expect(errors == [])
            EventLoop.main.turn()
            #expect(errors == [cancels ? .metadataFetchCancelled : .metadataFetchFailed])
        }
        #expect((LPError(.metadataFetchFailed) as NSError).domain == "LPErrorDomain")
    }

    @Test("a request with a URL behaves like its URL; one without is rejected immediately")
    func fetchingRequest() {
        var request = URLRequest(url: URL(string: "https://example.com")!)
        var errors: [LPError.Code?] = []
        LPMetadataProvider().startFetchingMetadata(for: request) { errors.append(($1 as? LPError)?.code) }
        EventLoop.main.turn()
        request.url = nil
        LPMetadataProvider().startFetchingMetadata(for: request) { errors.append(($1 as? LPError)?.code) }
        #expect(errors == [.metadataFetchFailed, .metadataFetchNotAllowed])
    }

    @Test("a link view is a card with the title and host")
    func view() {
        let view = LPLinkView(url: URL(string: "https://example.com/soup")!), metadata = LPLinkMetadata()
        let plain = view.sizeThatFits(CGSize(width: 300, height: 0))
        (metadata.title, metadata.originalURL) = ("Soup", URL(string: "https://example.com/soup"))
        metadata.imageProvider = NSItemProvider(object: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in })
        view.metadata = metadata
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Soup", "example.com"])
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == plain.height + 150)
    }
}
