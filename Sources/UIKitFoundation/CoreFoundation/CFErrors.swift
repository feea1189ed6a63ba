import Foundation

/// The domain of a CoreFoundation error.
public typealias CFErrorDomain = String
public let kCFErrorDomainPOSIX: CFErrorDomain! = "NSPOSIXErrorDomain"
public let kCFErrorDomainOSStatus: CFErrorDomain! = "NSOSStatusErrorDomain"
public let kCFErrorDomainMach: CFErrorDomain! = "NSMachErrorDomain"
public let kCFErrorDomainCocoa: CFErrorDomain! = "NSCocoaErrorDomain"

public let kCFErrorLocalizedDescriptionKey: String! = "NSLocalizedDescription"
public let kCFErrorLocalizedFailureKey: String! = "NSLocalizedFailure"
public let kCFErrorLocalizedFailureReasonKey: String! = "NSLocalizedFailureReason"
public let kCFErrorLocalizedRecoverySuggestionKey: String! = "NSLocalizedRecoverySuggestion"
public let kCFErrorDescriptionKey: String! = "NSDescription"
public let kCFErrorUnderlyingErrorKey: String! = "NSUnderlyingError"
public let kCFErrorURLKey: String! = "NSURL"
public let kCFErrorFilePathKey: String! = "NSFilePath"

/// Creates an error.
public func CFErrorCreate(_ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: Int, _ userInfo: [AnyHashable: Any]!) -> NSError! {
    let values = (userInfo ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) } }
    return NSError(domain: domain, code: code, userInfo: Dictionary(values, uniquingKeysWith: { first, _ in first }))
}
/// Returns the reason of an error, if it has one.
public func CFErrorCopyFailureReason(_ error: NSError!) -> String! { error.localizedFailureReason }
/// Returns what the user can do about an error, if it says that.
public func CFErrorCopyRecoverySuggestion(_ error: NSError!) -> String! { error.localizedRecoverySuggestion }
