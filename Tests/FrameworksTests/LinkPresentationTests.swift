import LinkPresentationCompanion
import Testing
import UIKit

@MainActor @Suite("link presentation", .serialized)
struct LinkPresentationTests {
    @Test("metadata are copied whole, and archived as far as texts and addresses go")
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

    @Test("a page is not read: the request fails in the coming turn, or says that it was cancelled")
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

    @Test("a request is read as its address is; one without an address is refused at once")
    func fetchingRequest() {
        var request = URLRequest(url: URL(string: "https://example.com")!)
        var errors: [LPError.Code?] = []
        LPMetadataProvider().startFetchingMetadata(for: request) { errors.append(($1 as? LPError)?.code) }
        EventLoop.main.turn()
        request.url = nil
        LPMetadataProvider().startFetchingMetadata(for: request) { errors.append(($1 as? LPError)?.code) }
        #expect(errors == [.metadataFetchFailed, .metadataFetchNotAllowed])
    }

    @Test("a link's view is a card of its title and host")
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
