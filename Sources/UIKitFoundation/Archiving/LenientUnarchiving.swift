import CRuntimeShim
import Foundation
import UIKitRuntime

/// Makes an archive return `nil` for an object that it does not contain. Linux's Foundation rejects the whole archive instead; its
/// unarchiver cannot be subclassed, so these methods replace its entries in the class's method table.
package enum LenientUnarchiving {
    /// Installs the methods once per process.
    package static func install() { _ = installed }

    private static let installed: Void = {
        MethodReplacement.replace(
            "$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF", of: NSKeyedUnarchiver.self, with: us_unarchiver_object())
        MethodReplacement.replace(
            "$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF", of: NSKeyedUnarchiver.self,
            with: us_unarchiver_objectOf())
    }()
}

extension NSKeyedUnarchiver {
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF")
    private final func foundationObject(forKey key: String) -> Any?
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF")
    private final func foundationObject(of classes: [AnyClass]?, forKey key: String) -> Any?

    /// Returns the object under a key, or `nil` if the archive doesn't contain the key. Replaces Foundation's method.
    @_silgen_name("understudy_unarchiver_object")
    public final func understudyObject(forKey key: String) -> Any? { containsValue(forKey: key) ? foundationObject(forKey: key) : nil }
    /// Returns the object of a class under a key, or `nil` if the archive doesn't contain the key. Replaces Foundation's method.
    @_silgen_name("understudy_unarchiver_objectOf")
    public final func understudyObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        containsValue(forKey: key) ? foundationObject(of: classes, forKey: key) : nil
    }
}
