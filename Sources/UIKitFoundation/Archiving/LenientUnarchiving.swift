import CRuntimeShim
import Foundation
import UIKitRuntime

/// Makes an archive return `nil` for an object that it does not contain, and coders report errors as Apple's do. Linux's Foundation rejects
/// the whole archive, or terminates the program; its coders cannot be subclassed, so these methods replace entries in the method tables.
package enum LenientUnarchiving {
    /// Installs the methods once per process.
    package static func install() { _ = installed }

    private static let installed: Void = {
        MethodReplacement.replace(
            "$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF", of: NSKeyedUnarchiver.self, with: us_unarchiver_object())
        MethodReplacement.replace(
            "$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF", of: NSKeyedUnarchiver.self,
            with: us_unarchiver_objectOf())
        MethodReplacement.replace(
            "$s10Foundation17NSKeyedUnarchiverC5errors5Error_pSgvg", of: NSKeyedUnarchiver.self, with: us_unarchiver_error())
        MethodReplacement.replace("$s10Foundation7NSCoderC13failWithErroryys0E0_pF", of: NSCoder.self, with: us_coder_fail())
        MethodReplacement.replace(
            "$s10Foundation15NSKeyedArchiverC6encode_6forKeyyypSg_SStF", of: NSKeyedArchiver.self, with: us_archiver_encode())
        MethodReplacement.replace(
            "$s10Foundation15NSKeyedArchiverC5errors5Error_pSgvg", of: NSKeyedArchiver.self, with: us_archiver_error())
    }()
}

extension NSKeyedUnarchiver {
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF")
    private final func foundationObject(forKey key: String) -> Any?
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF")
    private final func foundationObject(of classes: [AnyClass]?, forKey key: String) -> Any?

    /// Returns the object under a key, or `nil` if the archive doesn't contain the key. Replaces Foundation's method.
    @_silgen_name("understudy_unarchiver_object")
    public final func understudyObject(forKey key: String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        if requiresSecureCoding, let allowedClasses, fails(forKey: key, allowedClasses) { return nil }
        return foundationObject(forKey: key)
    }
    /// Returns the object of a class under a key, or `nil` if the archive doesn't contain the key. Replaces Foundation's method.
    @_silgen_name("understudy_unarchiver_objectOf")
    public final func understudyObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        guard requiresSecureCoding, let classes else { return foundationObject(of: classes, forKey: key) }
        return fails(forKey: key, classes) ? nil : foundationObject(of: classes + SecureUnarchiving.plainClasses, forKey: key)
    }
    /// Returns whether secure coding forbids the object under a key, which ends decoding with an error.
    private final func fails(forKey key: String, _ classes: [AnyClass]) -> Bool {
        guard error == nil, let problem = SecureUnarchiving.problem(self, key, classes) else { return false }
        failWithError(problem)
        return true
    }

    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC5errors5Error_pSgvg") private final func foundationError() -> (any Error)?
    /// Returns the first error. Replaces Foundation's method.
    @_silgen_name("understudy_unarchiver_error")
    public final func understudyError() -> (any Error)? { coderErrors[self] ?? foundationError() }
}

extension NSCoder {
    @_silgen_name("$s10Foundation7NSCoderC13failWithErroryys0E0_pF") private final func foundationFail(_ error: any Error)
    /// Keeps the error, or raises an exception, as the coder's policy says. Replaces Foundation's method.
    @_silgen_name("understudy_coder_fail")
    public final func understudyFail(_ error: any Error) {
        if coderErrors[self] == nil { coderErrors[self] = error }
        guard decodingFailurePolicy == .raiseException else { return foundationFail(error) }
        let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        Fault.raise(.invalidUnarchiveOperationException, reason ?? error.localizedDescription)
    }
}

extension NSKeyedArchiver {
    @_silgen_name("$s10Foundation15NSKeyedArchiverC6encode_6forKeyyypSg_SStF")
    private final func foundationEncode(_ object: Any?, forKey key: String)
    @_silgen_name("$s10Foundation15NSKeyedArchiverC5errors5Error_pSgvg") private final func foundationError() -> (any Error)?

    /// Encodes an object, if it can be encoded: otherwise `archivedData` throws an error, and an archiver that the app made raises an
    /// exception. Replaces Foundation's method.
    @_silgen_name("understudy_archiver_encode")
    public final func understudyEncode(_ object: Any?, forKey key: String) {
        let isRoot = key == NSKeyedArchiveRootObjectKey && !encodesRoot[self]
        if isRoot { encodesRoot[self] = true }
        defer { if isRoot { encodesRoot[self] = false } }
        // A delegate may replace the object.
        guard delegate == nil, let problem = SecureArchiving.problem(object, isSecure: requiresSecureCoding) else {
            return foundationEncode(object, forKey: key)
        }
        guard encodesRoot[self] else { return Fault.raise(.invalidArchiveOperationException, problem) }
        guard coderErrors[self] == nil else { return }
        let description = "Caught exception during archival: " + problem
        coderErrors[self] = NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.coderInvalidValue.rawValue, userInfo: [NSDebugDescriptionErrorKey: description])
    }
    /// Returns the first error. Replaces Foundation's method.
    @_silgen_name("understudy_archiver_error")
    public final func understudyError() -> (any Error)? { coderErrors[self] ?? foundationError() }
}
