import Foundation
import FoundationNetworking

/// Serves the requests of URL sessions for files and for addresses that contain their data, as Apple's sessions do. Linux's reject them as
/// unsupported.
package enum FileRequests {
    /// Registers the requests once per process. Foundation asks registered classes if none of a session's own serves a request.
    package static func install() { _ = installed }
    private static let installed = URLProtocol.registerClass(FileRequest.self)
}

/// A request for a file or for the data of its address. It has no state of its own.
private final class FileRequest: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.isFileURL == true || request.url?.scheme?.lowercased() == "data"
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        // FIXME(gap): Foundation on Linux lets only its own requests finish a download.
        guard !(task is URLSessionDownloadTask) else { return _ = fail(url, NSURLErrorUnsupportedURL, "unsupported URL") }
        guard let (data, type, encoding) = url.isFileURL ? content(ofFile: url) : content(ofAddress: url) else { return }
        let response = URLResponse(url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: encoding)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}

    private func content(ofFile url: URL) -> (Data, type: String, encoding: String?)? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            return fail(url, NSURLErrorFileDoesNotExist, "The requested URL was not found on this server.")
        }
        guard !isFolder.boolValue else { return fail(url, NSURLErrorFileIsDirectory, "file is directory") }
        guard let data = try? Data(contentsOf: url) else {
            return fail(url, NSURLErrorNoPermissionsToReadFile, "You do not have permission to access the requested resource.")
        }
        return (data, Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream", nil)
    }

    /// Returns the data of `data:image/png;base64,…`, whose type is `text/plain` by default (RFC 2397).
    private func content(ofAddress url: URL) -> (Data, type: String, encoding: String?)? {
        let text = url.absoluteString.dropFirst(5)
        guard let comma = text.firstIndex(of: ",") else { return fail(url, NSURLErrorBadURL, "bad URL") }
        var parts = text[..<comma].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        let isBase64 = parts.last == "base64"
        if isBase64 { parts.removeLast() }
        let rest = text[text.index(after: comma)...].removingPercentEncoding ?? ""
        let data = isBase64 ? Data(base64Encoded: rest, options: .ignoreUnknownCharacters) : Data(rest.utf8)
        guard let data else { return fail(url, NSURLErrorCannotDecodeRawData, "cannot decode raw data") }
        let type = parts.first.flatMap { $0.isEmpty ? nil : $0 } ?? "text/plain"
        let encoding = parts.first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
        return (data, type, encoding ?? (type == "text/plain" ? "US-ASCII" : nil))
    }

    private func fail(_ url: URL, _ code: Int, _ text: String) -> (Data, type: String, encoding: String?)? {
        // The key of the address as text has no name here that isn't deprecated.
        let facts: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSURLErrorFailingURLErrorKey: url, "NSErrorFailingURLStringKey": url.absoluteString,
        ]
        client?.urlProtocol(self, didFailWithError: NSError(domain: NSURLErrorDomain, code: code, userInfo: facts))
        return nil
    }

    private static let types = [
        "json": "application/json", "txt": "text/plain", "html": "text/html", "htm": "text/html", "css": "text/css", "csv": "text/csv",
        "js": "text/javascript", "xml": "application/xml", "plist": "application/x-plist", "pdf": "application/pdf",
        "zip": "application/zip",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "heic": "image/heic", "webp": "image/webp",
        "svg": "image/svg+xml", "mp3": "audio/mpeg", "m4a": "audio/x-m4a", "wav": "audio/vnd.wave", "mp4": "video/mp4",
        "mov": "video/quicktime",
    ]
}
