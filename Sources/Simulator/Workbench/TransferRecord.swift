import AutomationClient
import CRuntimeShim
import Foundation

/// The latest requests of the app's URL sessions, with the sent and received data.
final class TransferRecord: @unchecked Sendable {  // `lock` guards mutable state
    /// The summary of a request on one line.
    struct Summary: Equatable {
        /// The number of the request, from 1, in the order of their beginnings.
        var number: Int
        var method, address: String
        var isEnded: Bool
        /// The status code of the response, or `nil` without a response.
        var status: Int?
        /// The reason for the failure, in libcurl's words.
        var failure: String?
        /// The sizes of the bodies, in bytes.
        var sent, received: Int
        /// The duration in seconds.
        var duration: TimeInterval

        /// The level of the entry. A response with an error status is a warning, and a missing response is an error.
        var level: ConsoleRecord.Entry.Level { failure != nil ? .error : (status ?? 0) >= 400 ? .warning : .info }

        var json: JSONValue {
            [
                "number": .number(Double(number)), "ended": .bool(isEnded), "status": status.map { .number(Double($0)) } ?? .null,
                "failure": failure.map { .string($0) } ?? .null, "sent": .number(Double(sent)), "received": .number(Double(received)),
                "milliseconds": .number((duration * 10_000).rounded() / 10),
            ]
        }
    }

    private struct Details {
        var summary: Summary
        var requestHead, head: String
        var sent, received: Data
    }

    private let lock = NSLock()
    private var details: [Int: Details] = [:]
    /// The number of requests whose bodies are kept.
    private static let most = 200

    func take(_ transfer: us_transfer) -> Summary {
        func data(_ bytes: UnsafePointer<UInt8>?, _ count: UInt) -> Data { bytes.map { Data(bytes: $0, count: Int(count)) } ?? Data() }
        let summary = Summary(
            number: Int(transfer.number), method: String(cString: transfer.method), address: String(cString: transfer.address),
            isEnded: transfer.isEnded != 0, status: transfer.status == 0 ? nil : transfer.status,
            failure: transfer.failure.map { String(cString: $0) }, sent: Int(transfer.sent), received: Int(transfer.received),
            duration: TimeInterval(transfer.nanoseconds) / 1e9)
        let entry = Details(
            summary: summary, requestHead: transfer.requestHead.map { String(cString: $0) } ?? "",
            head: String(decoding: data(transfer.headBytes, transfer.headCount), as: UTF8.self),
            sent: data(transfer.sentBytes, transfer.sentCount), received: data(transfer.receivedBytes, transfer.receivedCount))
        lock.withLock {
            details[summary.number] = entry
            details[summary.number - Self.most] = nil
        }
        return summary
    }

    /// Returns the details of a request. Throws an error if the request doesn't exist or its bodies are no longer kept.
    func details(_ number: Int) throws -> JSONValue {
        guard let entry = lock.withLock({ details[number] }) else {
            throw ControlError(
                .failed, "the bodies of request \(number) are no longer available; only those of the last \(Self.most) requests are kept")
        }
        return [
            "summary": entry.summary.json, "requestHead": .string(entry.requestHead),
            "head": .string(entry.head.replacing("\r\n", with: "\n")),
            "sent": Self.body(entry.sent, of: entry.summary.sent), "received": Self.body(entry.received, of: entry.summary.received),
        ]
    }

    /// Returns the kept part of a body's text, or null if the body is empty or isn't text.
    private static func body(_ data: Data, of size: Int) -> JSONValue {
        guard !data.isEmpty else { return .null }
        // A cut may go through a character.
        let text = (0..<4).lazy.compactMap {
            data.count > $0 && ($0 == 0 || data.count < size) ? String(data: data.dropLast($0), encoding: .utf8) : nil
        }
        return text.first.flatMap { $0.contains("\0") ? nil : .string($0) } ?? .null
    }
}
