import Foundation
import UIKitFoundation

/// Archives paragraph styles, as part of attributed strings. Default values are omitted.
extension NSParagraphStyle {
    private nonisolated(unsafe) static let lengths: [(key: String, path: WritableKeyPath<Values, CGFloat>)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
        ("NSHeadIndent", \.headIndent),
        ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
        ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    final func encodeValues(_ coder: NSCoder) {
        for (key, path) in Self.lengths where values[keyPath: path] != 0 { coder.encode(Double(values[keyPath: path]), forKey: key) }
        coder.encode(values.alignment.rawValue, forKey: "NSAlignment")
        coder.encode(values.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(values.baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(values.lineBreakStrategy.rawValue, forKey: "NSLineBreakStrategy")
        coder.encode(values.hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(tightens, forKey: "NSAllowsTighteningForTruncation")
        coder.encode(hyphenates, forKey: "NSUsesDefaultHyphenation")
        if let tabs { coder.encode(NSArray(array: tabs), forKey: "NSTabStops") }
        if !values.lists.isEmpty { coder.encode(NSArray(array: values.lists), forKey: "NSTextLists") }
    }

    final func decode(_ coder: NSCoder) {
        for (key, path) in Self.lengths { values[keyPath: path] = coder.decodeDouble(forKey: key) }
        values.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        values.lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        values.baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
        values.lineBreakStrategy = LineBreakStrategy(rawValue: coder.decodeInteger(forKey: "NSLineBreakStrategy"))
        values.hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        tightens = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        hyphenates = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        if let stops = coder.decodeArrayOfObjects(ofClass: NSTextTab.self, forKey: "NSTabStops") {
            tabs = stops
            (values.tabLocations, values.tabAlignments) = (stops.map(\.location), stops.map(\.alignment))
        }
        values.lists = coder.decodeArrayOfObjects(ofClass: NSTextList.self, forKey: "NSTextLists") ?? []
    }
}
