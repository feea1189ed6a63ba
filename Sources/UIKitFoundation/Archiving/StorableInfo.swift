import Foundation
import UIKitRuntime

/// The values allowed in the `userInfo` of an activity and a session: property-list values, and in activities also sets, URLs, and null.
/// (SP-F038)
package enum StorableInfo {
    package static func check(_ info: [AnyHashable: Any]?, allowsLinks: Bool, _ owner: String) -> Bool {
        guard let bad = info?.first(where: { !(isStorable($0.key.base, allowsLinks) && isStorable($0.value, allowsLinks)) }) else {
            return true
        }
        Fault.raise(
            .invalidArgumentException,
            "\(owner) userInfo contained an invalid object type: \(type(of: bad.value)) for the key \(bad.key). Only property-list types"
                + "\(allowsLinks ? ", sets, URLs and null" : "") are stored.")
        return false
    }

    private static func isStorable(_ value: Any, _ allowsLinks: Bool) -> Bool {
        switch value {
        case is String, is NSString, is NSNumber, is Int, is Double, is Bool, is Float, is Data, is NSData, is Date, is NSDate: true
        case let array as [Any]: array.allSatisfy { isStorable($0, allowsLinks) }
        case let dictionary as [AnyHashable: Any]:
            // The keys of a property list are strings.
            dictionary.allSatisfy {
                (allowsLinks ? isStorable($0.key.base, true) : $0.key.base is String || $0.key.base is NSString)
                    && isStorable($0.value, allowsLinks)
            }
        case let set as Set<AnyHashable>: allowsLinks && set.allSatisfy { isStorable($0.base, allowsLinks) }
        case is URL, is NSURL, is NSNull: allowsLinks
        default: value is any BinaryInteger || value is any BinaryFloatingPoint
        }
    }
}
