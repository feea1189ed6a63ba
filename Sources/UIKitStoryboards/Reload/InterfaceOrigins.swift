import Foundation
import InterfaceBuilder

/// The places in interface files of the objects that were made from them.
@MainActor
package enum InterfaceOrigins {
    /// The place of an element.
    package struct Place: Equatable {
        /// The user's own file.
        package let file: String
        package let line: Int
        package let id: String
    }

    /// Returns the place of the element that describes an object, or `nil` if the object comes from no file, or no file may change.
    package static func place(of object: NSObject) -> Place? {
        for record in LiveObjects.living {
            guard let url = record.source.url, let id = record.id(of: object), let line = line(of: id, in: url) else { continue }
            return Place(file: InterfaceFiles.origin(of: url), line: line, id: id)
        }
        return nil
    }

    /// Returns the line of the element with that id. Others refer to the id in other attributes.
    private static func line(of id: String, in url: URL) -> Int? {
        guard let text = try? String(contentsOf: url, encoding: .utf8), let place = text.range(of: " id=\"\(id)\"") else { return nil }
        return text[..<place.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }
}
