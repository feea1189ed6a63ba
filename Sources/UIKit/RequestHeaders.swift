import Foundation
import FoundationNetworking
import UIKitRuntime

/// Keeps the capitals of a request's header fields, as Apple's Foundation does: Linux's changes "X-API-Key" to "X-Api-Key".
package enum RequestHeaders {
    /// Installs the methods once per process.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.install(
        on: NSMutableURLRequest.self, empty: PlainRequest.self, overriding: MendedRequest.self)
}

private final class PlainRequest: NSMutableURLRequest {}

private final class MendedRequest: NSMutableURLRequest {
    override func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        // Names are case-insensitive; the last value that was set is used.
        for name in fields.keys where name.caseInsensitiveCompare(field) == .orderedSame { fields[name] = nil }
        fields[field] = value
        allHTTPHeaderFields = fields
    }

    override func addValue(_ value: String, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        if let name = fields.keys.first(where: { $0.caseInsensitiveCompare(field) == .orderedSame }), let present = fields[name] {
            fields[name] = present + "," + value
        } else {
            fields[field] = value
        }
        allHTTPHeaderFields = fields
    }
}
