import Foundation
import FoundationNetworking

/// Serves the requests of URL sessions for files, as Apple's sessions do. Linux's reject them as unsupported.
package enum FileRequests {
    /// Registers the requests once per process. Foundation asks registered classes if none of a session's own serves a request.
    package static func install() { _ = installed }
    private static let installed = URLProtocol.registerClass(FileRequest.self)
}

extension URLProtocol {
    /// Fails the request with an error of URL sessions.
    package func fail(_ code: Int, _ text: String) {
        var facts: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let url = request.url {
            facts[NSURLErrorFailingURLErrorKey] = url
            // The key of the address as text has no name here that isn't deprecated.
            facts["NSErrorFailingURLStringKey"] = url.absoluteString
        }
        client?.urlProtocol(self, didFailWithError: NSError(domain: NSURLErrorDomain, code: code, userInfo: facts))
    }
}

/// A request for a file. It has no state of its own.
private final class FileRequest: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        // FIXME(gap): Foundation on Linux lets only its own requests finish a download.
        guard !(task is URLSessionDownloadTask) else { return fail(NSURLErrorUnsupportedURL, "unsupported URL") }
        guard let (data, type) = content(of: url) else { return }
        let response = URLResponse(url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}

    private func content(of url: URL) -> (Data, type: String)? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            return failed(NSURLErrorFileDoesNotExist, "The requested URL was not found on this server.")
        }
        guard !isFolder.boolValue else { return failed(NSURLErrorFileIsDirectory, "file is directory") }
        guard let data = try? Data(contentsOf: url) else {
            return failed(NSURLErrorNoPermissionsToReadFile, "You do not have permission to access the requested resource.")
        }
        return (data, Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream")
    }

    private func failed(_ code: Int, _ text: String) -> (Data, type: String)? {
        fail(code, text)
        return nil
    }

    private static let types = [
        "json": "application/json", "txt": "text/plain", "html": "text/html", "htm": "text/html", "css": "text/css", "csv": "text/csv",
        "js": "text/javascript", "xml": "application/xml", "plist": "application/x-plist", "pdf": "application/pdf",
        "zip": "application/zip", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "heic": "image/heic",
        "webp": "image/webp",
        "svg": "image/svg+xml", "mp3": "audio/mpeg", "m4a": "audio/x-m4a", "wav": "audio/vnd.wave", "mp4": "video/mp4",
        "mov": "video/quicktime",
    ]
}
