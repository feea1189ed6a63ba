import CoreGraphics
import Foundation

/// The fonts that an app can use: the families of the system by name, and the fonts that the app registered.
private enum AvailableFonts {
    static var fonts: [CTFont] {
        AppleFontNames.families.sorted { $0.name < $1.name }.compactMap { CTFont.named($0.postScript, size: 12) }
            + FontLibrary.shared.registeredFaces.map { CTFont.file($0, size: 12) }
    }

    static func descriptor(_ font: CTFont) -> CTFontDescriptor {
        NSDictionary(dictionary: [
            kCTFontNameAttribute: font.fontName, kCTFontFamilyNameAttribute: font.familyName, kCTFontStyleNameAttribute: font.styleName,
        ])
    }

    /// Returns the fonts that match the names and the traits of a descriptor.
    static func matching(_ wanted: CTFontDescriptor) -> [CTFontDescriptor] {
        func text(_ key: CFString) -> String? { wanted[key] as? String }
        if let name = text(kCTFontNameAttribute) {
            guard let font = CTFont.named(name, size: 12) else { return [] }
            return [CTFontDescriptorCreateCopyWithAttributes(descriptor(font), CTFontDescriptorCopyAttributes(wanted))]
        }
        var found = fonts
        if let family = text(kCTFontFamilyNameAttribute) {
            found = found.filter { $0.familyName.caseInsensitiveCompare(family) == .orderedSame }
            if found.isEmpty, let own = CTFont.named(family, size: 12) { found = [own] }
        }
        if let style = text(kCTFontStyleNameAttribute) { found = found.filter { $0.styleName == style } }
        let traits = wanted[kCTFontTraitsAttribute] as? [AnyHashable: Any] ?? [:]
        if let number = traits[kCTFontSymbolicTrait] as? NSNumber {
            let symbolic = CTFontSymbolicTraits(rawValue: number.uint32Value)
            found = found.filter { CTFontGetSymbolicTraits($0).isSuperset(of: symbolic) }
        }
        return found.map(descriptor)
    }
}

/// A set of fonts that descriptors describe.
public class CTFontCollection: @unchecked Sendable {
    /// The descriptors to match, or nil for every font.
    fileprivate final var query: [CTFontDescriptor]?
    fileprivate final var exclusion: [CTFontDescriptor]?

    fileprivate init(_ query: [CTFontDescriptor]?, _ exclusion: [CTFontDescriptor]? = nil) {
        (self.query, self.exclusion) = (query, exclusion)
    }

    fileprivate final var matches: [CTFontDescriptor] {
        let all = query?.flatMap { AvailableFonts.matching($0) } ?? AvailableFonts.fonts.map { AvailableFonts.descriptor($0) }
        let out = Set((exclusion ?? []).flatMap { AvailableFonts.matching($0) }.compactMap { $0[kCTFontNameAttribute] as? String })
        var seen = out
        return all.filter { ($0[kCTFontNameAttribute] as? String).map { seen.insert($0).inserted } ?? true }
    }
}

/// A set of fonts whose descriptors can change.
public final class CTMutableFontCollection: CTFontCollection, @unchecked Sendable {}

/// Compares two descriptors; the value is the caller's.
public typealias CTFontCollectionSortDescriptorsCallback = (CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer) -> ComparisonResult

private func list(_ descriptors: CFArray?) -> [CTFontDescriptor]? { descriptors.map { $0.compactMap { $0 as? NSDictionary } } }

/// Returns the set of every font; the options have no effect.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection { CTFontCollection(nil) }
/// Returns the set of the fonts that match descriptors; the options have no effect.
public func CTFontCollectionCreateWithFontDescriptors(_ queryDescriptors: CFArray?, _ options: CFDictionary?) -> CTFontCollection {
    CTFontCollection(list(queryDescriptors) ?? [])
}
/// Returns the set with further descriptors.
public func CTFontCollectionCreateCopyWithFontDescriptors(
    _ original: CTFontCollection, _ queryDescriptors: CFArray?, _ options: CFDictionary?
)
    -> CTFontCollection
{
    CTFontCollection(original.query.map { $0 + (list(queryDescriptors) ?? []) }, original.exclusion)
}
/// Returns a copy whose descriptors can change.
public func CTFontCollectionCreateMutableCopy(_ original: CTFontCollection) -> CTMutableFontCollection {
    CTMutableFontCollection(original.query, original.exclusion)
}
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? { collection.matches }
/// Returns the descriptors of the set's fonts; the options have no effect.
public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(_ collection: CTFontCollection, _ options: CFDictionary?) -> CFArray? {
    collection.matches
}
/// Returns the descriptors of the set's fonts in an order.
public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
    _ collection: CTFontCollection, _ sortCallback: CTFontCollectionSortDescriptorsCallback?, _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
    guard let sortCallback else { return collection.matches }
    let value = refCon ?? UnsafeMutableRawPointer(bitPattern: 8)!
    return collection.matches.sorted { sortCallback($0, $1, value) == .orderedAscending }
}
/// Returns the descriptors of the set's fonts in a family.
public func CTFontCollectionCreateMatchingFontDescriptorsForFamily(
    _ collection: CTFontCollection, _ familyName: CFString, _ options: CFDictionary?
) -> CFArray? {
    collection.matches.filter { $0[kCTFontFamilyNameAttribute] as? String == familyName }
}
public func CTFontCollectionCopyQueryDescriptors(_ collection: CTFontCollection) -> CFArray? { collection.query }
/// Sets the descriptors of the set; nil means every font.
public func CTFontCollectionSetQueryDescriptors(_ collection: CTMutableFontCollection, _ descriptors: CFArray?) {
    collection.query = list(descriptors)
}
/// Returns the descriptors of fonts that are not in the set, or nil.
public func CTFontCollectionCopyExclusionDescriptors(_ collection: CTFontCollection) -> CFArray? { collection.exclusion }
/// Sets the descriptors of fonts that are not in the set.
public func CTFontCollectionSetExclusionDescriptors(_ collection: CTMutableFontCollection, _ descriptors: CFArray?) {
    collection.exclusion = list(descriptors)
}
/// Returns the values of an attribute of the set's fonts.
public func CTFontCollectionCopyFontAttribute(
    _ collection: CTFontCollection, _ attributeName: CFString, _ options: CTFontCollectionCopyOptions
) -> CFArray {
    var values: [AnyObject] = collection.matches.map {
        CTFontCopyAttribute(CTFontCreateWithFontDescriptor($0, 12, nil), attributeName) ?? NSNull()
    }
    if options.contains(.unique) {
        var seen = Set<NSObject>()
        values = values.filter { value in (value as? NSObject).map { seen.insert($0).inserted } ?? true }
    }
    if options.contains(.standardSort) {
        values.sort { (($0 as? NSString).map { $0 as String } ?? "") < (($1 as? NSString).map { $0 as String } ?? "") }
    }
    return values
}
/// Returns the values of attributes of the set's fonts, as dictionaries.
public func CTFontCollectionCopyFontAttributes(
    _ collection: CTFontCollection, _ attributeNames: Set<AnyHashable>, _ options: CTFontCollectionCopyOptions
) -> CFArray {
    collection.matches.map { descriptor -> [AnyHashable: Any] in
        let font = CTFontCreateWithFontDescriptor(descriptor, 12, nil)
        var values: [AnyHashable: Any] = [:]
        for name in attributeNames { if let name = name as? String { values[name] = CTFontCopyAttribute(font, name) } }
        return values
    }
}

// MARK: - Descriptors

/// Returns the descriptors of the fonts that match one, or nil for none. The attributes that must match are always those of its names.
public func CTFontDescriptorCreateMatchingFontDescriptors(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?)
    -> CFArray?
{
    let found = AvailableFonts.matching(descriptor)
    return found.isEmpty ? nil : found
}
/// Returns the descriptor of the font that matches best, or nil.
public func CTFontDescriptorCreateMatchingFontDescriptor(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?)
    -> CTFontDescriptor?
{
    AvailableFonts.matching(descriptor).first
}
/// Receives the state and the values of matching, and returns whether it goes on.
public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, CFDictionary) -> Bool
/// Matches descriptors, and calls the handler with the beginning, and the end and its result. Nothing is downloaded.
@discardableResult
public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
    _ descriptors: CFArray, _ mandatoryAttributes: Set<AnyHashable>?, _ progressBlock: @escaping CTFontDescriptorProgressHandler
) -> Bool {
    guard progressBlock(.didBegin, [:]) else { return true }
    let found = (list(descriptors) ?? []).flatMap { AvailableFonts.matching($0) }
    _ = progressBlock(.didFinish, [kCTFontDescriptorMatchingResult: found])
    return true
}

// MARK: - The manager

/// Returns the names that identify the fonts that an app can use.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { AvailableFonts.fonts.map(\.fontName) }
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { Array(Set(AvailableFonts.fonts.map(\.familyName))).sorted() }
/// Returns the files of the fonts that an app can use: none, because they are in memory.
public func CTFontManagerCopyAvailableFontURLs() -> CFArray { [] }
/// Compares two families in the order of people's language.
public func CTFontManagerCompareFontFamilyNames(
    _ family1: UnsafeRawPointer, _ family2: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?
) -> ComparisonResult {
    func text(_ pointer: UnsafeRawPointer) -> String { Unmanaged<NSString>.fromOpaque(pointer).takeUnretainedValue() as String }
    return text(family1).localizedStandardCompare(text(family2))
}
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let data = try? Data(contentsOf: fileURL), let descriptor = CTFontManagerCreateFontDescriptorFromData(data) else { return nil }
    return [CTFontDescriptorCreateCopyWithAttributes(descriptor, [kCTFontURLAttribute: fileURL])]
}
/// Returns the descriptor of a font in memory, or nil. The font must be registered before it can be created by the descriptor.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    FontFace(data: data).map { AvailableFonts.descriptor(CTFont.file($0, size: 12)) }
}
/// Returns the descriptors of the fonts in memory.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    CTFontManagerCreateFontDescriptorFromData(data).map { [$0] } ?? []
}
/// Registers the fonts of descriptors with files, and calls the handler once with those that failed.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failures = (list(fontDescriptors) ?? []).filter { descriptor in
        !((descriptor[kCTFontURLAttribute] as? URL).map { register(try? Data(contentsOf: $0), nil) } ?? false)
    }
    _ = registrationHandler?(failures.map { failure(.fileNotFound, kCTFontManagerErrorFontDescriptorsKey, $0) }, true)
}
/// Unregisters the fonts of descriptors, and calls the handler once with those that failed.
public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failures = (list(fontDescriptors) ?? []).filter { !unregister($0[kCTFontNameAttribute] as? String, nil) }
    _ = registrationHandler?(failures.map { failure(.notRegistered, kCTFontManagerErrorFontDescriptorsKey, $0) }, true)
}
/// Unregisters the fonts in files, and calls the handler once with those that failed.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failures = fontURLs.compactMap { $0 as? URL }.filter { !CTFontManagerUnregisterFontsForURL($0, scope, nil) }
    _ = registrationHandler?(failures.map { failure(.notRegistered, kCTFontManagerErrorFontURLsKey, $0) }, true)
}
/// Returns the descriptors of the fonts that the app registered.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
    FontLibrary.shared.registeredFaces.map { AvailableFonts.descriptor(CTFont.file($0, size: 12)) }
}
/// Calls the handler with the descriptors of fonts that aren't there: no other app provides fonts.
public func CTFontManagerRequestFonts(_ fontDescriptors: CFArray, _ completionHandler: @escaping (CFArray) -> Void) {
    completionHandler((list(fontDescriptors) ?? []).filter { AvailableFonts.matching($0).isEmpty })
}
/// Calls the handler once: fonts in asset catalogs aren't found.
public func CTFontManagerRegisterFontsWithAssetNames(
    _ fontAssetNames: CFArray, _ bundle: Bundle?, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontAssetNames.map { failure(.assetNotFound, kCTFontManagerErrorFontAssetNameKey, $0) }
    _ = registrationHandler?(errors, true)
}

private func failure(_ error: CTFontManagerError, _ key: CFString, _ value: Any) -> NSError {
    NSError(domain: kCTFontManagerErrorDomain, code: error.rawValue, userInfo: [key: [value]])
}
