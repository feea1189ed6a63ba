import Foundation

// CoreFoundation's functions for values, settings, bundles, and languages.

/// A date, a set, a character set, an attributed string, and so on, under CoreFoundation's names.
public typealias CFDate = Date
public typealias CFSet = NSSet
public typealias CFMutableSet = NSMutableSet
public typealias CFMutableArray = NSMutableArray
public typealias CFCharacterSet = CharacterSet
public typealias CFMutableCharacterSet = NSMutableCharacterSet
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFTimeZone = TimeZone
public typealias CFCalendar = Calendar
public typealias CFBundle = Bundle
public typealias CFNull = NSNull
/// The only null.
public let kCFNull: CFNull! = NSNull()
/// The version of CoreFoundation, that of iOS 18.
public let kCFCoreFoundationVersionNumber = 3208.0
/// The seconds between the reference dates of Unix and CoreFoundation.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200, kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// Returns whether two values are equal.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
    if let one = cf1 as? NSObject, let other = cf2 as? NSObject { return one.isEqual(other) }
    if let one = cf1 as? AnyHashable, let other = cf2 as? AnyHashable { return one == other }
    guard let cf1, let cf2, type(of: cf1) is AnyClass, type(of: cf2) is AnyClass else { return false }
    return (cf1 as AnyObject) === (cf2 as AnyObject)
}
public func CFHash(_ cf: Any!) -> UInt {
    if let object = cf as? NSObject { return UInt(bitPattern: object.hash) }
    return UInt(bitPattern: (cf as? AnyHashable)?.hashValue ?? cf.map { ObjectIdentifier($0 as AnyObject).hashValue } ?? 0)
}
public func CFCopyDescription(_ cf: Any!) -> String! { cf.map { "\($0)" } }
/// Writes the description of a value.
public func CFShow(_ obj: Any!) {
    FileHandle.standardError.write(Data("\(obj.map { "\($0)" } ?? "(null)")\n".utf8))
}
public func CFBooleanGetValue(_ boolean: Bool!) -> Bool { boolean ?? false }

/// The kind of a number in C, with CoreFoundation's numbers.
public enum CFNumberType: Int, Sendable {
    case sInt8Type = 1, sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType,
        longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
    fileprivate var size: Int { [1, 2, 4, 8, 4, 8, 1, 2, 4, 8, 8, 4, 8, 8, 8, 8][rawValue - 1] }
    fileprivate var isFloat: Bool { [.float32Type, .float64Type, .floatType, .doubleType, .cgFloatType].contains(self) }
}
/// Returns the kind of a number by its encoding in C.
public func CFNumberGetType(_ number: NSNumber!) -> CFNumberType {
    switch number.map({ String(cString: $0.objCType) }) {
    case "c", "C", "B": .charType
    case "s", "S": .shortType
    case "i", "I", "l", "L": .sInt32Type
    case "f": .floatType
    case "d": .doubleType
    default: .sInt64Type
    }
}
/// Returns whether a number has a fraction in C.
public func CFNumberIsFloatType(_ number: NSNumber!) -> Bool { CFNumberGetType(number).isFloat }
/// Returns the number of bytes of a number in C.
public func CFNumberGetByteSize(_ number: NSNumber!) -> Int { CFNumberGetType(number).size }
/// Returns the number in memory.
public func CFNumberCreate(_ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!) -> NSNumber! {
    guard let valuePtr else { return nil }
    switch (theType.isFloat, theType.size) {
    case (true, 4): return NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
    case (true, _): return NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
    case (_, 1): return NSNumber(value: valuePtr.load(as: Int8.self))
    case (_, 2): return NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
    case (_, 4): return NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
    default: return NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
    }
}
/// Writes a number to memory. Returns `false` if it has another value there.
@discardableResult
public func CFNumberGetValue(_ number: NSNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!) -> Bool {
    guard let number, let valuePtr else { return false }
    switch (theType.isFloat, theType.size) {
    case (true, 4): valuePtr.storeBytes(of: number.floatValue, as: Float.self)
    case (true, _): valuePtr.storeBytes(of: number.doubleValue, as: Double.self)
    case (_, 1): valuePtr.storeBytes(of: number.int8Value, as: Int8.self)
    case (_, 2): valuePtr.storeBytes(of: number.int16Value, as: Int16.self)
    case (_, 4): valuePtr.storeBytes(of: number.int32Value, as: Int32.self)
    default: valuePtr.storeBytes(of: number.int64Value, as: Int64.self)
    }
    return CFNumberCreate(nil, theType, valuePtr)?.doubleValue == number.doubleValue
}
/// Returns the order of two numbers. The context has no effect.
public func CFNumberCompare(_ number: NSNumber!, _ otherNumber: NSNumber!, _ context: UnsafeMutableRawPointer!) -> CFComparisonResult {
    CFComparisonResult(rawValue: number.compare(otherNumber).rawValue) ?? .compareEqualTo
}

public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: Int) -> Data! {
    bytes.map { Data(bytes: $0, count: length) } ?? Data()
}
/// Returns empty data that can change. The capacity has no effect.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: Int) -> NSMutableData! { NSMutableData() }
public func CFDataAppendBytes(_ theData: NSMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: Int) {
    if let bytes { theData?.append(bytes, length: length) }
}
/// Copies bytes of data to memory.
public func CFDataGetBytes(_ theData: Data!, _ range: NSRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let place = Range(range), place.upperBound <= theData.count else { return }
    theData.copyBytes(to: buffer, from: theData.startIndex + place.lowerBound..<theData.startIndex + place.upperBound)
}
/// Returns the seconds from the reference date.
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime { theDate?.timeIntervalSinceReferenceDate ?? 0 }
public func CFDateCreate(_ allocator: CFAllocator!, _ at: CFAbsoluteTime) -> CFDate! { Date(timeIntervalSinceReferenceDate: at) }
/// Returns the seconds between two dates.
public func CFDateGetTimeIntervalSinceDate(_ theDate: CFDate!, _ otherDate: CFDate!) -> CFTimeInterval {
    theDate.timeIntervalSince(otherDate)
}

// MARK: Settings, the bundle, and languages

/// The app, its user, and its device as the owners of settings.
public let kCFPreferencesCurrentApplication: String! = "kCFPreferencesCurrentApplication",
    kCFPreferencesAnyApplication: String! = "kCFPreferencesAnyApplication",
    kCFPreferencesCurrentUser: String! = "kCFPreferencesCurrentUser",
    kCFPreferencesAnyUser: String! = "kCFPreferencesAnyUser", kCFPreferencesCurrentHost: String! = "kCFPreferencesCurrentHost",
    kCFPreferencesAnyHost: String! = "kCFPreferencesAnyHost"

private func settings(_ application: String!) -> UserDefaults {
    let own = [kCFPreferencesCurrentApplication, kCFPreferencesAnyApplication, Bundle.main.bundleIdentifier]
    return own.contains(application) ? .standard : UserDefaults(suiteName: application) ?? .standard
}
/// Returns the value of a setting, or `nil`.
public func CFPreferencesCopyAppValue(_ key: String!, _ applicationID: String!) -> AnyObject! {
    settings(applicationID).object(forKey: key).map { $0 as AnyObject }
}
/// Sets the value of a setting; `nil` removes it.
public func CFPreferencesSetAppValue(_ key: String!, _ value: Any!, _ applicationID: String!) {
    if let value { settings(applicationID).set(value, forKey: key) } else { settings(applicationID).removeObject(forKey: key) }
}
/// Stores the settings, and returns whether that succeeded.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: String!) -> Bool { settings(applicationID).synchronize() }
/// Returns a Boolean setting, and stores whether there is a valid one.
public func CFPreferencesGetAppBooleanValue(
    _ key: String!, _ applicationID: String!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<ObjCBool>!
) -> Bool {
    let value = settings(applicationID).object(forKey: key)
    keyExistsAndHasValidFormat?.pointee = ObjCBool(value is Bool || value is NSNumber)
    return settings(applicationID).bool(forKey: key)
}

/// The keys for a bundle's languages, besides those that Foundation has on Linux.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion",
    kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
/// Returns the app's bundle.
public func CFBundleGetMainBundle() -> CFBundle! { .main }
/// Returns the bundle with an identifier, or `nil`.
public func CFBundleGetBundleWithIdentifier(_ bundleID: String!) -> CFBundle! { bundleID.flatMap { Bundle(identifier: $0) } }
/// Returns the information of a bundle.
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> [AnyHashable: Any]! { bundle?.infoDictionary }
/// Returns the identifier of a bundle, or `nil`.
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> String! { bundle?.bundleIdentifier }
/// Returns a value of a bundle's information in the app's language, or `nil`.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: String!) -> AnyObject! {
    bundle?.object(forInfoDictionaryKey: key).map { $0 as AnyObject }
}
/// Returns the place of a resource in a bundle, or `nil`.
public func CFBundleCopyResourceURL(
    _ bundle: CFBundle!, _ resourceName: String!, _ resourceType: String!, _ subDirName: String!
) -> URL! {
    bundle?.url(forResource: resourceName, withExtension: resourceType, subdirectory: subDirName)
}
/// Returns the place of a bundle.
public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> URL! { bundle?.bundleURL }
/// Returns a text of a bundle in the app's language, or a default one.
public func CFBundleCopyLocalizedString(_ bundle: CFBundle!, _ key: String!, _ value: String!, _ tableName: String!) -> String! {
    bundle?.localizedString(forKey: key ?? "", value: value, table: tableName)
}
/// Returns the present locale, and its identifier.
public func CFLocaleCopyCurrent() -> Locale! { .current }
public func CFLocaleGetIdentifier(_ locale: Locale!) -> String! { locale?.identifier }
public func CFLocaleCreate(_ allocator: CFAllocator!, _ localeIdentifier: String!) -> Locale! {
    Locale(identifier: localeIdentifier ?? "")
}
/// Returns the languages that the user prefers.
public func CFLocaleCopyPreferredLanguages() -> [Any]! { Locale.preferredLanguages }
public func CFTimeZoneCopySystem() -> CFTimeZone! { .current }
public func CFTimeZoneCopyDefault() -> CFTimeZone! { .current }
public func CFTimeZoneGetName(_ tz: CFTimeZone!) -> String! { tz?.identifier }
/// Returns the present calendar.
public func CFCalendarCopyCurrent() -> CFCalendar! { .current }

// MARK: URLs

/// How a path is written.
public enum CFURLPathStyle: Int, Sendable { case cfurlposixPathStyle, cfurlhfsPathStyle, cfurlWindowsPathStyle }
/// Returns the URL of a path. The style has no effect: paths are those of POSIX.
public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator!, _ filePath: String!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> URL! {
    filePath.map { URL(fileURLWithPath: $0, isDirectory: isDirectory) }
}
/// Returns a URL, or `nil` if the text isn't one.
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: String!, _ baseURL: URL!) -> URL! {
    URLString.flatMap { URL(string: $0, relativeTo: baseURL) }
}
/// Returns the text of a URL, its path with escapes, and the last part of its path.
public func CFURLGetString(_ anURL: URL!) -> String! { anURL?.relativeString }
public func CFURLCopyPath(_ anURL: URL!) -> String! { anURL?.path(percentEncoded: true) }
public func CFURLCopyLastPathComponent(_ url: URL!) -> String! { url?.lastPathComponent }
public func CFURLCopyFileSystemPath(_ anURL: URL!, _ pathStyle: CFURLPathStyle) -> String! { anURL?.path }
/// Returns the parts of a URL, or `nil` for one that it doesn't have.
public func CFURLCopyHostName(_ anURL: URL!) -> String! { anURL?.host }
public func CFURLCopyScheme(_ anURL: URL!) -> String! { anURL?.scheme }
public func CFURLCopyPathExtension(_ url: URL!) -> String! { url?.pathExtension }
public func CFURLGetPortNumber(_ anURL: URL!) -> Int32 { anURL?.port.flatMap { Int32(exactly: $0) } ?? -1 }

// MARK: Collections that change

/// The callbacks with which collections retain and compare objects. Swift does both by itself.
public struct CFArrayCallBacks: Sendable {}
public struct CFDictionaryKeyCallBacks: Sendable {}
public struct CFDictionaryValueCallBacks: Sendable {}
public struct CFSetCallBacks: Sendable {}
public nonisolated(unsafe) var kCFTypeArrayCallBacks = CFArrayCallBacks(), kCFTypeSetCallBacks = CFSetCallBacks(),
    kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks(), kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks(),
    kCFCopyStringDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()

/// Returns an empty dictionary, and an empty array, that can change. The other arguments have no effect.
public func CFDictionaryCreateMutable(
    _ allocator: CFAllocator!, _ capacity: Int, _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> NSMutableDictionary! { NSMutableDictionary() }
public func CFArrayCreateMutable(_ allocator: CFAllocator!, _ capacity: Int, _ callBacks: UnsafePointer<CFArrayCallBacks>!)
    -> CFMutableArray!
{ NSMutableArray() }
private func object(_ pointer: UnsafeRawPointer!) -> AnyObject? {
    pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}
public func CFDictionarySetValue(_ theDict: NSMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!) {
    guard let key = object(key) as? any NSCopying & NSObjectProtocol as? NSObject, let value = object(value) else { return }
    theDict[key] = value
}
/// Sets the object of a key that has none.
public func CFDictionaryAddValue(_ theDict: NSMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!) {
    if let name = object(key), theDict.object(forKey: name) == nil { CFDictionarySetValue(theDict, key, value) }
}
/// Removes the object of a key.
public func CFDictionaryRemoveValue(_ theDict: NSMutableDictionary!, _ key: UnsafeRawPointer!) {
    if let key = object(key) { theDict.removeObject(forKey: key) }
}
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
    if let value = object(value) { theArray.add(value) }
}
