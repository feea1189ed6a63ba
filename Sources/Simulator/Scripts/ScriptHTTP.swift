import Foundation
import UIKit

/// The HTTP requests of scripts: Maestro's `http`, with its documented fields.
enum ScriptHTTP {
    struct Request: Decodable {
        struct Field: Decodable {
            var name: String
            var text: String?
            var filePath: String?
            var mediaType: String?
        }
        var method: String
        var url: String
        var headers: [[String]]
        var body: String?
        /// The form, which takes precedence over `body`.
        var form: [Field]?

        /// Returns the request. A form's files are relative to `folder`.
        func urlRequest(in folder: URL?) throws -> URLRequest {
            guard let url = URL(string: url), ["http", "https"].contains(url.scheme?.lowercased()) else {
                throw Problem(message: "`\(self.url)` isn't a web address")
            }
            var request = URLRequest(url: url, timeoutInterval: 300)
            request.httpMethod = method
            for header in headers where header.count == 2 { request.addValue(header[1], forHTTPHeaderField: header[0]) }
            if let form {
                request.setValue("multipart/form-data; boundary=\(Self.boundary)", forHTTPHeaderField: "Content-Type")
                request.httpBody = try Self.multipart(form, folder)
            } else if let body {
                request.httpBody = Data(body.utf8)
            }
            return request
        }

        /// Constant, so that a flow always sends the same data.
        private static let boundary = "understudy-flow-form-4f1c2a9d"

        private static func multipart(_ fields: [Field], _ folder: URL?) throws -> Data {
            var data = Data()
            for field in fields {
                data.append(Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(quoted(field.name))\"".utf8))
                if let path = field.filePath {
                    let file = URL(fileURLWithPath: path, relativeTo: folder)
                    guard let content = try? Data(contentsOf: file) else { throw Problem(message: "there is no file at \(file.path)") }
                    let type = field.mediaType ?? "application/octet-stream"
                    data.append(Data("; filename=\"\(quoted(file.lastPathComponent))\"\r\nContent-Type: \(type)\r\n\r\n".utf8))
                    data.append(content)
                } else {
                    data.append(Data("\r\n\r\n\(field.text ?? "")".utf8))
                }
                data.append(Data("\r\n".utf8))
            }
            data.append(Data("--\(boundary)--\r\n".utf8))
            return data
        }

        private static func quoted(_ text: String) -> String {
            text.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(
                of: "\n", with: "%0A")
        }
    }

    struct Response: Encodable {
        var ok: Bool
        var status: Int
        var body: String
        /// The headers, with lowercase names.
        var headers: [String: String]

        init(_ response: HTTPURLResponse, _ data: Data) {
            (status, ok, body) = (response.statusCode, 200..<300 ~= response.statusCode, String(decoding: data, as: UTF8.self))
            headers = response.allHeaderFields.reduce(into: [:]) { $0["\($1.key)".lowercased()] = "\($1.value)" }
        }
    }

    struct Problem: Error { var message: String }

    static func message(_ error: any Error) -> String { (error as? Problem)?.message ?? error.localizedDescription }

    /// Sends a request and blocks this thread until the response arrives.
    static func send(_ request: URLRequest) throws -> (HTTPURLResponse, Data) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        let session = URLSession(configuration: configuration)
        defer { session.invalidateAndCancel() }
        let (done, answer) = (DispatchSemaphore(value: 0), Answer())
        session.dataTask(with: request) { data, response, error in
            answer.result = (data, response, error)
            done.signal()
        }.resume()
        done.wait()
        guard let (data, response, error) = answer.result else { throw Problem(message: "no response was received") }
        if let error { throw error }
        guard let response = response as? HTTPURLResponse else { throw Problem(message: "the response isn't an HTTP response") }
        return (response, data ?? Data())
    }

    /// Written before the semaphore is signaled, read afterward.
    private final class Answer: @unchecked Sendable {
        var result: (Data?, URLResponse?, (any Error)?)?
    }
}
