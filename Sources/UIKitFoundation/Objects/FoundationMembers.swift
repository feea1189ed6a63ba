import Foundation
import UIKitRuntime

// Members of Foundation's classes that Linux lacks.

extension NSError {
    /// The errors that led to this one: several, or the one under `NSUnderlyingErrorKey`.
    public var underlyingErrors: [any Error] {
        if let several = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] {
            return several + [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap(\.self)
        }
        return [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap(\.self)
    }
}
/// The key for several errors that led to an error.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
extension CocoaError {
    /// The errors that led to this one.
    public var underlyingErrors: [any Error] { (self as NSError).underlyingErrors }
}

extension UnitFrequency {
    /// Frames per second, which are hertz.
    public class var framesPerSecond: UnitFrequency { UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1)) }
}
extension Dimension {
    fileprivate static func usesCustomary(_ locale: Locale) -> Bool { locale.measurementSystem == .us }
}
extension UnitLength {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let isCustomary = Self.usesCustomary(locale)
        let unit: UnitLength =
            switch usage {
            case .person, .personHeight: isCustomary ? .inches : .centimeters
            case .road: isCustomary || locale.measurementSystem == .uk ? .miles : .kilometers
            case .focalLength: .millimeters
            case .rainfall: isCustomary ? .inches : .millimeters
            case .snowfall: isCustomary ? .inches : .centimeters
            default: isCustomary ? .feet : .meters
            }
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
extension UnitTemperature {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit: UnitTemperature = Self.usesCustomary(locale) ? .fahrenheit : .celsius
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
extension UnitMass {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit: UnitMass = Self.usesCustomary(locale) ? .pounds : .kilograms
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
extension UnitEnergy {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        let isFood = usage == .food || usage == .workout
        let unit: UnitEnergy = isFood ? .kilocalories : .joules
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
extension UnitSpeed {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let unit: UnitSpeed = [.us, .uk].contains(locale.measurementSystem) ? .milesPerHour : .kilometersPerHour
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
extension UnitVolume {
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let unit: UnitVolume = Self.usesCustomary(locale) ? .gallons : .liters
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension NSPredicate {
    /// Creates a predicate that tests as a Swift predicate does; objects of other types fail.
    public convenience init?<Input: NSObject>(_ predicate: Foundation.Predicate<Input>) {
        self.init(block: { object, _ in (object as? Input).map { (try? predicate.evaluate($0)) ?? false } ?? false })
    }
    /// Returns a predicate in which variables have values. It is tested with these instead of others of the same names.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate(block: { object, others in
            self.evaluate(with: object, substitutionVariables: (others ?? [:]).merging(variables) { $1 })
        })
    }
    /// Allows the evaluation of a predicate that was decoded. Does nothing: each may be evaluated.
    public func allowEvaluation() {}
}
extension NSSortDescriptor {
    /// Creates a descriptor that orders as a Swift descriptor does.
    public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        self.init(keyPath: \Any.self, ascending: true) { one, other in
            guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
            return sortDescriptor.standardCompare(one, other)
        }
    }
    /// Allows the evaluation of a descriptor that was decoded. Does nothing: each may be evaluated.
    public func allowEvaluation() {}
}

extension ProcessInfo {
    /// Whether the process may be ended when it isn't used. Stored but has no effect, as on iOS.
    public var automaticTerminationSupportEnabled: Bool {
        get { automaticTermination[self] }
        set { automaticTermination[self] = newValue }
    }
    /// Counts reasons not to end the process. Do nothing, as on iOS.
    public func disableAutomaticTermination(_ reason: String) {}
    public func enableAutomaticTermination(_ reason: String) {}
    public func disableSuddenTermination() {}
    public func enableSuddenTermination() {}
    /// Whether an app for iOS runs on Apple Vision: never here.
    public var isiOSAppOnVision: Bool { false }
}
private let automaticTermination = AttachedProperty(false)

private let priorities = AttachedProperty(0.5)
extension Thread {
    /// The priority, from 0 to 1. Stored but has no effect.
    public var threadPriority: Double {
        get { priorities[self] }
        set { priorities[self] = newValue }
    }
    public class func threadPriority() -> Double { current.threadPriority }
    /// Sets the priority of the current thread, and returns true. It has no effect.
    @discardableResult
    public class func setThreadPriority(_ priority: Double) -> Bool {
        current.threadPriority = priority
        return true
    }
    /// Creates a thread that calls a method with an object.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
        self.init { DispatchTable.invoke(selector, on: target, arguments: [argument]) }
    }
    /// Starts a thread that calls a method with an object.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}
extension Operation {
    /// The former name of `isAsynchronous`.
    public var isConcurrent: Bool { isAsynchronous }
}

extension NSValue {
    /// Copies the value to memory of a size. Raises an exception for another size.
    public func getValue(_ value: UnsafeMutableRawPointer, size: Int) {
        var own = 0
        _ = NSGetSizeAndAlignment(objCType, &own, nil)
        guard own == size else {
            return Fault.raise(.invalidArgumentException, "Cannot get value with size \(size). The type encoded is \(own) bytes")
        }
        getValue(value)
    }
    /// Returns whether two values are equal.
    public func isEqual(to value: NSValue) -> Bool { isEqual(value) }
}

extension DateFormatter {
    /// The version of a formatter's rules. There is one here: that of Mac OS X 10.4, which iOS has too.
    public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }
    /// Kept; the rules are those of `behavior10_4`.
    public var formatterBehavior: Behavior {
        get { behaviors[self] }
        set { behaviors[self] = newValue }
    }
    /// The version of the rules of new formatters. It has no effect.
    public class var defaultFormatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
    /// The position of the text in a sentence. Stored but has no effect: English capitalizes alike everywhere.
    public var formattingContext: Formatter.Context {
        get { contexts[self] }
        set { contexts[self] = newValue }
    }
}
private let behaviors = AttachedProperty(DateFormatter.Behavior.behavior10_4), contexts = AttachedProperty(Formatter.Context.unknown)

extension NSCalendar {
    /// Stores the beginning and the length of the unit with a date, and returns whether it has one.
    public func range(
        of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        let units: [(NSCalendar.Unit, Calendar.Component)] = [
            (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
            (.weekday, .weekday), (.weekdayOrdinal, .weekdayOrdinal), (.quarter, .quarter), (.weekOfMonth, .weekOfMonth),
            (.weekOfYear, .weekOfYear), (.yearForWeekOfYear, .yearForWeekOfYear),
        ]
        guard let component = units.first(where: { $0.0 == unit })?.1 else { return false }
        return store((self as Calendar).dateInterval(of: component, for: date), datep, tip)
    }
    /// Stores the beginning and the length of the weekend with a date, and returns whether it is one.
    public func range(
        ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool {
        store((self as Calendar).dateIntervalOfWeekend(containing: date), datep, tip)
    }
    /// Stores the beginning and the length of the next or the last weekend, and returns whether there is one.
    public func nextWeekendStart(
        _ datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        options: NSCalendar.Options = [], after date: Date
    ) -> Bool {
        let direction: Calendar.SearchDirection = options.contains(.searchBackwards) ? .backward : .forward
        return store((self as Calendar).nextWeekend(startingAfter: date, direction: direction), datep, tip)
    }
    private func store(
        _ found: DateInterval?, _ date: AutoreleasingUnsafeMutablePointer<NSDate?>?, _ length: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let found else { return false }
        date?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
        length?.pointee = found.duration
        return true
    }
}

extension NSLocale {
    private var value: Locale { self as Locale }
    /// The languages, the countries, and the scripts of the locale and its signs.
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }
    public var countryCode: String? { value.region?.identifier }
    public var regionCode: String? { value.region?.identifier }
    public var scriptCode: String? { object(forKey: .scriptCode) as? String }
    public var variantCode: String? { value.variant?.identifier }
    public var languageIdentifier: String { value.language.maximalIdentifier }
    public var calendarIdentifier: String { (value.calendar as NSCalendar).calendarIdentifier.rawValue }
    public var collationIdentifier: String? { value.collation.identifier }
    public var usesMetricSystem: Bool { value.measurementSystem == .metric }
    public var decimalSeparator: String { value.decimalSeparator ?? "." }
    public var groupingSeparator: String { value.groupingSeparator ?? "," }
    public var currencySymbol: String { value.currencySymbol ?? "" }
    public var currencyCode: String? { value.currency?.identifier }
    public var quotationBeginDelimiter: String { value.quotationBeginDelimiter ?? "“" }
    public var quotationEndDelimiter: String { value.quotationEndDelimiter ?? "”" }
    public var alternateQuotationBeginDelimiter: String { value.alternateQuotationBeginDelimiter ?? "‘" }
    public var alternateQuotationEndDelimiter: String { value.alternateQuotationEndDelimiter ?? "’" }
    /// The present locale.
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}

extension NSString {
    /// Takes constants that are strings of Core Foundation, and so `NSString`, on Apple's platforms: `NSString(format: kSecClass)`.
    @_disfavoredOverload
    public convenience init(format: String, _ args: any CVarArg...) { self.init(string: String(format: format, arguments: args)) }
    /// Returns the string itself: it has no variants for widths.
    public func variantFittingPresentationWidth(_ width: Int) -> String { String(describing: self) }
    /// Returns the property list in the text, or raises an exception.
    public func propertyList() -> Any {
        let data = Data(String(describing: self).utf8)
        if let found = try? PropertyListSerialization.propertyList(from: data, format: nil) { return found }
        Fault.raise(.parseErrorException, "The text is not a property list")
        return NSNull()
    }
    /// Returns the strings of a text in the format of strings files, or `nil`.
    public func propertyListFromStringsFileFormat() -> [AnyHashable: Any]? { propertyList() as? [AnyHashable: Any] }
    /// Returns a text for a notification, which is looked up in the app's table when the notification is delivered; here at once.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        return String(format: format, arguments: (arguments ?? []).map { $0 as? any CVarArg ?? NSString(string: "\($0)") })
    }
}
extension StringProtocol {
    /// Returns the string itself: it has no variants for widths.
    public func variantFittingPresentationWidth(_ width: Int) -> String { String(self) }
    /// Returns the property list in the text, or raises an exception.
    public func propertyList() -> Any { NSString(string: String(self)).propertyList() }
    /// Returns the strings of a text in the format of strings files.
    public func propertyListFromStringsFileFormat() -> [String: String] { propertyList() as? [String: String] ?? [:] }
}
extension NSExceptionName {
    /// A text can't be read.
    public static let parseErrorException = Self(rawValue: "NSParseErrorException")
}

extension UserDefaults {
    /// Posted if too much is stored. Never posted here.
    public static let sizeLimitExceededNotification = Notification.Name("NSUserDefaultsSizeLimitExceededNotification")
    /// Posted about accounts of iCloud. Never posted here.
    public static let noCloudAccountNotification = Notification.Name("NSUbiquitousUserDefaultsNoCloudAccountNotification"),
        didChangeCloudAccountsNotification = Notification.Name("NSUbiquitousUserDefaultsDidChangeAccountsNotification"),
        completedInitialCloudSyncNotification = Notification.Name("NSUbiquitousUserDefaultsCompletedInitialSyncNotification")
}
extension Bundle {
    /// Posted after a bundle loaded its code. Never posted here: an app's code is loaded when it starts.
    public static let didLoadNotification = Notification.Name("NSBundleDidLoadNotification")
    /// Returns a text in the first of some languages that the bundle has.
    public func localizedString(forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]) -> String {
        for language in localizations {
            let text = StringTables.text(key, table: tableName, in: self, language: language.minimalIdentifier)
            if text != key { return text }
        }
        return localizedString(forKey: key, value: value, table: tableName)
    }
}
/// The key for the names of loaded classes in a bundle's notification.
public let NSLoadedClasses = "NSLoadedClasses"

extension URLResourceValues {
    /// The type of the file's content by its extension is in UniformTypeIdentifiers. The state of a file in iCloud: `nil`, for it is in
    /// none.
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
    public var ubiquitousItemIsShared: Bool? { nil }
    public var ubiquitousSharedItemCurrentUserRole: URLUbiquitousSharedItemRole? { nil }
    public var ubiquitousSharedItemCurrentUserPermissions: URLUbiquitousSharedItemPermissions? { nil }
    /// The protection of the file. Files aren't protected here.
    public var fileProtection: URLFileProtection? { nil }
    /// The space for what the user asked for, and for what may be deleted again.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The number of a file's contents, whether it may share them with another, and the number of a folder's entries: not known.
    public var fileContentIdentifier: Int64? { nil }
    public var mayShareFileContent: Bool? { nil }
    public var directoryEntryCount: Int? { nil }
}
/// The state of a file in iCloud.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is here in its last version, in an older one, or not at all.
    public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent"),
        downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded"),
        notDownloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}
/// The part of the user in a file that is shared.
public struct URLUbiquitousSharedItemRole: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user owns the file or takes part.
    public static let owner = Self(rawValue: "NSURLUbiquitousSharedItemRoleOwner"),
        participant = Self(rawValue: "NSURLUbiquitousSharedItemRoleParticipant")
}
/// The user's permissions for a shared file.
public struct URLUbiquitousSharedItemPermissions: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user may read it, or also change it.
    public static let readOnly = Self(rawValue: "NSURLUbiquitousSharedItemPermissionsReadOnly"),
        readWrite = Self(rawValue: "NSURLUbiquitousSharedItemPermissionsReadWrite")
}
/// When a file can be read.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Always, or only while the device is unlocked or was so once.
    public static let none = Self(rawValue: "NSURLFileProtectionNone"), complete = Self(rawValue: "NSURLFileProtectionComplete"),
        completeUnlessOpen = Self(rawValue: "NSURLFileProtectionCompleteUnlessOpen"),
        completeUntilFirstUserAuthentication = Self(rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication"),
        completeWhenUserInactive = Self(rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}
extension URLResourceKey {
    /// The keys of values that are not known here, besides those of Foundation on Linux.
    public static let volumeAvailableCapacityForImportantUsageKey = Self(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey"),
        volumeAvailableCapacityForOpportunisticUsageKey = Self(rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey"),
        fileProtectionKey = Self(rawValue: "NSURLFileProtectionKey"),
        fileContentIdentifierKey = Self(rawValue: "NSURLFileContentIdentifierKey"),
        fileIdentifierKey = Self(rawValue: "NSURLFileIdentifierKey"),
        directoryEntryCountKey = Self(rawValue: "NSURLDirectoryEntryCountKey"),
        mayShareFileContentKey = Self(rawValue: "NSURLMayShareFileContentKey"),
        mayHaveExtendedAttributesKey = Self(rawValue: "NSURLMayHaveExtendedAttributesKey"),
        isPurgeableKey = Self(rawValue: "NSURLIsPurgeableKey"),
        isSparseKey = Self(rawValue: "NSURLIsSparseKey"), ubiquitousItemIsSharedKey = Self(rawValue: "NSURLUbiquitousItemIsSharedKey"),
        ubiquitousItemIsExcludedFromSyncKey = Self(rawValue: "NSURLUbiquitousItemIsExcludedFromSyncKey"),
        ubiquitousItemIsSyncPausedKey = Self(rawValue: "NSURLUbiquitousItemIsSyncPausedKey"),
        ubiquitousItemSupportedSyncControlsKey = Self(rawValue: "NSURLUbiquitousItemSupportedSyncControlsKey"),
        ubiquitousSharedItemCurrentUserRoleKey = Self(rawValue: "NSURLUbiquitousSharedItemCurrentUserRoleKey"),
        ubiquitousSharedItemCurrentUserPermissionsKey = Self(rawValue: "NSURLUbiquitousSharedItemCurrentUserPermissionsKey"),
        ubiquitousSharedItemOwnerNameComponentsKey = Self(rawValue: "NSURLUbiquitousSharedItemOwnerNameComponentsKey"),
        ubiquitousSharedItemMostRecentEditorNameComponentsKey = Self(
            rawValue: "NSURLUbiquitousSharedItemMostRecentEditorNameComponentsKey"),
        volumeSupportsFileProtectionKey = Self(rawValue: "NSURLVolumeSupportsFileProtectionKey"),
        volumeSupportsImmutableFilesKey = Self(rawValue: "NSURLVolumeSupportsImmutableFilesKey"),
        volumeSupportsAccessPermissionsKey = Self(rawValue: "NSURLVolumeSupportsAccessPermissionsKey"),
        volumeSubtypeKey = Self(rawValue: "NSURLVolumeSubtypeKey"),
        volumeMountFromLocationKey = Self(rawValue: "NSURLVolumeMountFromLocationKey")
}

extension NSMutableDictionary {
    /// Sets the object of a key, which apps give as `key as NSCopying`. A key that can't be hashed has no effect.
    @_disfavoredOverload public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
    }
}
