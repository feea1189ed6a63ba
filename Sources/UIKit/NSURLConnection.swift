import Foundation
import FoundationNetworking

/// The predecessor of `URLSession`; deprecated since iOS 9.
open class NSURLConnection: NSObject {
    open class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https", "file", "data"].contains(request.url?.scheme?.lowercased())
    }

    /// Loads through the shared session and calls `handler` on `queue`.
    @preconcurrency open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { data, response, error in queue.addOperation { handler(response, data, error) } }
            .resume()
    }
}

extension URLError.Code {
    /// Creates a code. Apple's codes may have any number, these only the known ones: any other becomes `unknown`.
    @_disfavoredOverload public init(rawValue: Int) {
        let known: Self? = Self(rawValue: rawValue)
        self = known ?? .unknown
    }
}

extension URLError {
    /// The reason why a request found no network.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
    /// Always `nil`: the only network here has none of these properties.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// The key under which a canceled download's error stores the data for resuming.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
