import Foundation
import FoundationNetworking

/// With which requests of other sites a cookie is sent.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With links to the site, or with none.
    public static let sameSiteLax = Self(rawValue: "lax"), sameSiteStrict = Self(rawValue: "strict")
}
extension HTTPCookiePropertyKey {
    public static let sameSitePolicy = Self(rawValue: "SameSite"), setByJavaScript = Self(rawValue: "SetByJavaScript")
}
extension HTTPCookie {
    // FIXME(gap): a cookie from a server does not keep its policy, which Foundation on Linux leaves out.
    /// The policy, or `nil`.
    public var sameSitePolicy: HTTPCookieStringPolicy? {
        let value = properties?[.sameSitePolicy]
        return value as? HTTPCookieStringPolicy ?? (value as? String).map { HTTPCookieStringPolicy(rawValue: $0.lowercased()) }
    }
}
extension HTTPCookieStorage {
    private func cookies(of task: URLSessionTask) -> [HTTPCookie]? { task.currentRequest?.url.flatMap { cookies(for: $0) } }
    /// Passes on the cookies for a task's request.
    @preconcurrency public func getCookiesFor(_ task: URLSessionTask, completionHandler: @escaping @Sendable ([HTTPCookie]?) -> Void) {
        completionHandler(cookies(of: task))
    }
    /// Returns the cookies for a task's request.
    public func cookies(for task: URLSessionTask) async -> [HTTPCookie]? { cookies(of: task) }
    /// Stores cookies that a task received.
    public func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
        setCookies(cookies, for: task.currentRequest?.url, mainDocumentURL: task.currentRequest?.mainDocumentURL)
    }
}

extension URLSession {
    /// Forgets the connections, and the cookies and caches of the session.
    public func reset() async { await withCheckedContinuation { continuation in reset { continuation.resume() } } }
    /// Writes what is to be stored, and forgets the connections.
    public func flush() async { await withCheckedContinuation { continuation in flush { continuation.resume() } } }
    /// Goes on with a download. Throws: nothing is kept of one that was canceled.
    public func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
        throw URLError(.cannotParseResponse)
    }
    /// Returns a task that fails: nothing is kept of an upload that was canceled.
    public func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask {
        uploadTask(with: URLRequest(url: URL(fileURLWithPath: "/")), from: Data())
    }
    @preconcurrency public func uploadTask(
        withResumeData resumeData: Data, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        uploadTask(with: URLRequest(url: URL(fileURLWithPath: "/")), from: Data(), completionHandler: completionHandler)
    }
}
extension URLSessionUploadTask {
    /// Cancels the upload, of which nothing is kept.
    @preconcurrency public func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        cancel()
        DispatchQueue.global().async { completionHandler(nil) }
    }
    /// Cancels the upload, of which nothing is kept.
    public func cancelByProducingResumeData() async -> Data? {
        cancel()
        return nil
    }
}
extension URLSessionDownloadTask {
    /// Cancels the download, and returns what is needed to go on with it, or `nil`.
    public func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { continuation in cancel { continuation.resume(returning: $0) } }
    }
}
private nonisolated(unsafe) var incremental: UInt8 = 0
extension URLSessionTask {
    /// Whether data is wanted as it arrives. Stored but has no effect.
    public var prefersIncrementalDelivery: Bool {
        get { objc_getAssociatedObject(self, &incremental) as? Bool ?? true }
        set { objc_setAssociatedObject(self, &incremental, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

extension URLError {
    /// Why a task in the background was ended.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
    }
    /// Why a task in the background was ended, or `nil`.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (userInfo[NSURLErrorBackgroundTaskCancelledReasonKey] as? Int).flatMap(BackgroundTaskCancelledReason.init)
    }
    /// The data that is needed to resume a download or an upload, or `nil`.
    public var downloadTaskResumeData: Data? { userInfo["NSURLSessionDownloadTaskResumeData"] as? Data }
    public var uploadTaskResumeData: Data? { userInfo[NSURLSessionUploadTaskResumeData] as? Data }
}
/// The key for what is needed to go on with an upload.
public let NSURLSessionUploadTaskResumeData = "NSURLSessionUploadTaskResumeData"

// FIXME(gap): Foundation on Linux has no such calls of its own, so it never makes them.
extension URLSessionTaskDelegate {
    /// Called for a new task, one that waits for a network, a server's message before its response, and the rest of a body.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse) {}
    @preconcurrency public func urlSession(
        _ session: URLSession, task: URLSessionTask, needNewBodyStreamFrom offset: Int64,
        completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) { completionHandler(nil) }
}
extension URLSessionDelegate {
    /// Called after the tasks in the background ended. There are none.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}
