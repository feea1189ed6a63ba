import FoundationNetworking
import LinkPresentationCompanion

// Here, because the module of the class is below UIKit's containers, which do without networking.
extension LPMetadataProvider {
    /// Reads the request's page for what its link can say. A request without an address is not allowed.
    public func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {
        guard let url = request.url else { return completionHandler(nil, LPError(.metadataFetchNotAllowed)) }
        startFetchingMetadata(for: url, completionHandler: completionHandler)
    }
}
