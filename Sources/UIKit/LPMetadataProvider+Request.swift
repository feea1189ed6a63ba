import FoundationNetworking
import LinkPresentationCompanion

// In this module, because the module of the class is below UIKit's containers, which do not use networking.
extension LPMetadataProvider {
    /// Reads metadata from the request's page. A request without a URL is not allowed.
    public func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {
        guard let url = request.url else { return completionHandler(nil, LPError(.metadataFetchNotAllowed)) }
        startFetchingMetadata(for: url, completionHandler: completionHandler)
    }
}
