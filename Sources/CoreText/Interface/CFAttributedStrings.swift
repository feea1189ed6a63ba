import CoreGraphics
import Foundation
import UIKitFoundation

// Core Foundation's attributed strings, from which Core Text's lines are made.

/// A string with attributes, which is the type of Foundation here.
public typealias CFAttributedString = NSAttributedString

/// Returns a string whose characters all have the attributes, or `nil` without a string.
public func CFAttributedStringCreate(_ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!) -> CFAttributedString! {
    str.map { NSAttributedString(string: $0, attributes: keyed(attributes)) }
}

/// Returns an empty string that can change. The limit of the length has no effect.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableAttributedString! {
    NSMutableAttributedString(string: "")
}

/// Returns the characters without their attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }

/// Returns the number of UTF-16 units, or 0 for nil.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

/// Replaces a range of characters, which get the attributes of the first one.
public func CFAttributedStringReplaceString(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!) {
    guard let aStr, let replacement else { return }
    aStr.replaceCharacters(in: range, with: replacement)
}

/// Sets an attribute of a range of characters.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
    guard let aStr, let attrName, let value else { return }
    aStr.addAttribute(NSAttributedString.Key(rawValue: attrName), value: value, range: range)
}

private func keyed(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
        guard let name = (key.base as? String) ?? (key.base as? NSAttributedString.Key)?.rawValue else { continue }
        result[NSAttributedString.Key(rawValue: name)] = value
    }
    return result
}
