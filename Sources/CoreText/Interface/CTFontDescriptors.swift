import CoreGraphics
import Foundation

// Core Text's font descriptors: dictionaries of attributes, by the names that UIFontDescriptor uses too.

/// The key for the name that identifies the font.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key for the name for people.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The key for the name of the style within the family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The key for the size in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontMatrixAttribute: CFString = "NSFontMatrixAttribute"
/// The key for the descriptors of the fonts that are searched for missing characters.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The key for the values of a variable font's axes, by the numbers of the axes.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor { NSDictionary(dictionary: attributes) }

/// Returns a descriptor of a font by name. A size of 0 is left out.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    descriptor(size > 0 ? [kCTFontNameAttribute: name, kCTFontSizeAttribute: size] : [kCTFontNameAttribute: name])
}

/// Returns the descriptor with other values for some attributes.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    NSDictionary(dictionary: CTFontDescriptorCopyAttributes(original).merging(attributes) { $1 })
}

/// Returns the value of an attribute, or `nil` if the descriptor lacks it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    descriptor[attribute].map { $0 as AnyObject }
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: descriptor.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } })
}

/// Returns the descriptor of a font: the name that identifies it, and its size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    descriptor([kCTFontNameAttribute: font.fontName, kCTFontSizeAttribute: font.size])
}

/// Returns an attribute of a font, or nil for one that it doesn't have.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontNameAttribute: NSString(string: font.fontName)
    case kCTFontDisplayNameAttribute: NSString(string: CTFontCopyDisplayName(font))
    case kCTFontFamilyNameAttribute: NSString(string: font.familyName)
    case kCTFontStyleNameAttribute: NSString(string: font.styleName)
    case kCTFontSizeAttribute: NSNumber(value: Double(font.size))
    case kCTFontTraitsAttribute: CTFontCopyTraits(font) as AnyObject
    case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(font) as AnyObject
    case kCTFontLanguagesAttribute: CTFontCopySupportedLanguages(font) as AnyObject
    case kCTFontVariationAxesAttribute: CTFontCopyVariationAxes(font).map { $0 as AnyObject }
    case kCTFontFormatAttribute: NSNumber(value: font.format.rawValue)
    case kCTFontEnabledAttribute: NSNumber(value: true)
    case kCTFontOrientationAttribute: NSNumber(value: CTFontOrientation.horizontal.rawValue)
    default: nil
    }
}

/// Returns the font that a descriptor names. A size of 0 means the descriptor's, or 12 points if it has none. The matrix has no effect.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let own = (descriptor[kCTFontSizeAttribute] as? NSNumber)?.doubleValue ?? descriptor[kCTFontSizeAttribute] as? CGFloat ?? 0
    let size = size > 0 ? size : own > 0 ? own : 12
    let name = [kCTFontNameAttribute, kCTFontFamilyNameAttribute].lazy.compactMap { descriptor[$0] as? String }.first
    return name.map { CTFontCreateWithName($0, size, matrix) } ?? .system(size: size)
}

private func descriptor(_ attributes: CFDictionary) -> CTFontDescriptor { NSDictionary(dictionary: attributes) }

// The type identifiers that `CFGetTypeID` returns.

private func number(of type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

public func CTFontGetTypeID() -> UInt { number(of: CTFont.self) }
public func CTLineGetTypeID() -> UInt { number(of: CTLine.self) }
public func CTRunGetTypeID() -> UInt { number(of: CTRun.self) }
