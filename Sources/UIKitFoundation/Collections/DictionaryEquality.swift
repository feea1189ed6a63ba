import CRuntimeShim
import Foundation
import UIKitRuntime

/// Makes `dictionary.isEqual(to: attributes)` find keys of Swift's own types, such as attribute names, which are strings in Objective-C.
/// Linux's Foundation looks up the Swift values directly, and finds none.
package enum DictionaryEquality {
    /// Installs the method once per process.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.replace(
        "$s10Foundation12NSDictionaryC7isEqual2toSbSDys11AnyHashableVypG_tF", of: NSDictionary.self, with: us_dictionary_isEqual())
}

extension NSDictionary {
    @_silgen_name("$s10Foundation12NSDictionaryC7isEqual2toSbSDys11AnyHashableVypG_tF")
    private final func foundationIsEqual(to other: [AnyHashable: Any]) -> Bool

    /// Returns whether both dictionaries have equal keys and values. Replaces Foundation's method.
    @_silgen_name("understudy_dictionary_isEqual")
    public final func understudyIsEqual(to other: [AnyHashable: Any]) -> Bool {
        guard other.keys.contains(where: { !($0.base is String) && !(type(of: $0.base) is AnyClass) }) else {
            return foundationIsEqual(to: other)
        }
        return isEqual(NSDictionary(dictionary: other))
    }
}
