import Foundation
import FoundationNetworking

/// What loaded before `URLSession` did; deprecated since iOS 9.
open class NSURLConnection: NSObject {
    open class func canHandle(_ request: URLRequest) -> Bool { ["http", "https", "file", "data"].contains(request.url?.scheme?.lowercased()) }

    /// Loads by the shared session and calls `handler` on `queue`.
    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { data, response, error in queue.addOperation { handler(response, data, error) } }.resume()
    }
}

extension URLError.Code {
    /// Apple's codes hold any number, these only the known ones: any other is `unknown`.
    @_disfavoredOverload public init(rawValue: Int) {
        let known: Self? = Self(rawValue: rawValue)
        self = known ?? .unknown
    }
}

extension URLError {
    /// Why a request found no network.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
    /// nil: the one network here is none of them.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// Under which a cancelled download's error holds the data to go on with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
