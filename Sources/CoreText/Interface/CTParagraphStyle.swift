import CoreGraphics
import Foundation

public typealias CTParagraphStyle = NSParagraphStyle
/// A tab stop, which is Foundation's.
public typealias CTTextTab = NSTextTab

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable {
    /// The alignment of lines: at one side, centered, stretched to the full width, or by the writing direction.
    case left, right, center, justified, natural
    /// Older names.
    public static let kCTLeftTextAlignment = left
    public static let kCTRightTextAlignment = right
    public static let kCTCenterTextAlignment = center
    public static let kCTJustifiedTextAlignment = justified
    public static let kCTNaturalTextAlignment = natural

    /// Foundation's numbers differ.
    var own: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }

    init(_ own: NSTextAlignment) {
        self =
            switch own {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

/// The treatment of a line that is too long.
public enum CTLineBreakMode: UInt8, Sendable {
    /// The treatment of long lines: broken between words or characters, cut off, or with an ellipsis.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of text.
public enum CTWritingDirection: Int8, Sendable {
    /// The direction of the first letter with one, or one for all.
    case natural = -1
    case leftToRight, rightToLeft
}

public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple
    case maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore, baseWritingDirection
    case maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions, count
}

/// A value of a paragraph style with its name: `value` points to `valueSize` bytes.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value in bytes.
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

private func length(_ setting: CTParagraphStyleSetting) -> CGFloat? {
    switch setting.valueSize {
    case MemoryLayout<CGFloat>.size: setting.value.loadUnaligned(as: CGFloat.self)
    case MemoryLayout<Float>.size: CGFloat(setting.value.loadUnaligned(as: Float.self))
    default: nil
    }
}

private func byte(_ setting: CTParagraphStyleSetting) -> UInt8? {
    setting.valueSize >= 1 ? setting.value.loadUnaligned(as: UInt8.self) : nil
}

// FIXME(gap): the smallest and the largest space between lines, and the bounds of lines, have no effect.
/// Creates a style from values with their names.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    // Core Text's own defaults.
    style.alignment = .natural
    guard let settings else { return style }
    for setting in UnsafeBufferPointer(start: settings, count: settingCount) {
        switch setting.spec {
        case .alignment: if let value = byte(setting).flatMap(CTTextAlignment.init(rawValue:)) { style.alignment = value.own }
        case .lineBreakMode: if let value = byte(setting).flatMap({ NSLineBreakMode(rawValue: Int($0)) }) { style.lineBreakMode = value }
        case .baseWritingDirection:
            if let value = byte(setting).flatMap({ NSWritingDirection(rawValue: Int(Int8(bitPattern: $0))) }) {
                style.baseWritingDirection = value
            }
        case .tabStops:
            guard setting.valueSize >= MemoryLayout<CFArray>.size else { continue }
            style.tabStops = setting.value.assumingMemoryBound(to: CFArray.self).pointee.compactMap { $0 as? NSTextTab }
        case .firstLineHeadIndent: style.firstLineHeadIndent = length(setting) ?? 0
        case .headIndent: style.headIndent = length(setting) ?? 0
        case .tailIndent: style.tailIndent = length(setting) ?? 0
        case .defaultTabInterval: style.defaultTabInterval = length(setting) ?? 0
        case .lineHeightMultiple: style.lineHeightMultiple = length(setting) ?? 0
        case .maximumLineHeight: style.maximumLineHeight = length(setting) ?? 0
        case .minimumLineHeight: style.minimumLineHeight = length(setting) ?? 0
        case .lineSpacing, .lineSpacingAdjustment: style.lineSpacing = length(setting) ?? 0
        case .paragraphSpacing: style.paragraphSpacing = length(setting) ?? 0
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = length(setting) ?? 0
        case .maximumLineSpacing, .minimumLineSpacing, .lineBoundsOptions, .count: break
        }
    }
    return style
}

public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    paragraphStyle.copy() as? NSParagraphStyle ?? paragraphStyle
}

/// Stores a value of a style in `valueBuffer`, and returns whether the size fits.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int, _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    func store<Value>(_ value: Value) -> Bool {
        guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
        valueBuffer.assumingMemoryBound(to: Value.self).pointee = value
        return true
    }
    switch spec {
    case .alignment: return store(CTTextAlignment(paragraphStyle.alignment).rawValue)
    case .lineBreakMode: return store(UInt8(paragraphStyle.lineBreakMode.rawValue))
    case .baseWritingDirection: return store(Int8(paragraphStyle.baseWritingDirection.rawValue))
    case .tabStops: return store(paragraphStyle.tabStops as CFArray)
    case .firstLineHeadIndent: return store(paragraphStyle.firstLineHeadIndent)
    case .headIndent: return store(paragraphStyle.headIndent)
    case .tailIndent: return store(paragraphStyle.tailIndent)
    case .defaultTabInterval: return store(paragraphStyle.defaultTabInterval)
    case .lineHeightMultiple: return store(paragraphStyle.lineHeightMultiple)
    case .maximumLineHeight: return store(paragraphStyle.maximumLineHeight)
    case .minimumLineHeight: return store(paragraphStyle.minimumLineHeight)
    case .lineSpacing, .lineSpacingAdjustment: return store(paragraphStyle.lineSpacing)
    case .paragraphSpacing: return store(paragraphStyle.paragraphSpacing)
    case .paragraphSpacingBefore: return store(paragraphStyle.paragraphSpacingBefore)
    case .maximumLineSpacing: return store(CGFloat(10_000_000))
    case .minimumLineSpacing: return store(CGFloat(0))
    case .lineBoundsOptions: return store(CTLineBoundsOptions())
    case .count: return false
    }
}

/// Creates a tab stop at a place in points.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    var own: [NSTextTabOptionKey: Any] = [:]
    for (key, value) in options ?? [:] { if let key = key as? String { own[NSTextTabOptionKey(rawValue: key)] = value } }
    return NSTextTab(textAlignment: alignment.own, location: CGFloat(location), options: own)
}
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { CTTextAlignment(tab.alignment) }
/// Returns the place of a tab stop in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }
/// Returns the options of a tab stop, or nil without any.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? {
    tab.options.isEmpty ? nil : Dictionary(uniqueKeysWithValues: tab.options.map { (AnyHashable($0.key.rawValue), $0.value) })
}
