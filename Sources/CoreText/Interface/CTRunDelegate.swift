import CoreGraphics
import Foundation

/// Releases the value of a run's delegate.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Returns a length of a run in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat
/// The versions of the structure with the functions.
public var kCTRunDelegateVersion1: Int { 1 }
public var kCTRunDelegateCurrentVersion: Int { 1 }

/// The functions of a run's delegate.
public struct CTRunDelegateCallbacks {
    /// The version of the structure, 1.
    public var version: CFIndex
    /// The functions that release the value, and return the run's lengths.
    public var dealloc: CTRunDelegateDeallocateCallback
    public var getAscent: CTRunDelegateGetAscentCallback
    public var getDescent: CTRunDelegateGetDescentCallback
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates a structure with its functions.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback, getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        (self.version, self.dealloc, self.getAscent) = (version, dealloc, getAscent)
        (self.getDescent, self.getWidth) = (getDescent, getWidth)
    }
}

/// Gives the characters with it a size instead of their glyphs, for a picture that the app draws there.
public final class CTRunDelegate: @unchecked Sendable {
    static let key = NSAttributedString.Key(rawValue: kCTRunDelegateAttributeName)
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let refCon: UnsafeMutableRawPointer?
    // The functions receive a pointer even if the app passed none.
    private let stub = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)

    init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer?) { (self.callbacks, self.refCon) = (callbacks, refCon) }

    deinit {
        callbacks.dealloc(refCon ?? stub)
        stub.deallocate()
    }

    var ascent: CGFloat { usable(callbacks.getAscent(refCon ?? stub)) }
    var descent: CGFloat { usable(callbacks.getDescent(refCon ?? stub)) }
    var width: CGFloat { usable(callbacks.getWidth(refCon ?? stub)) }

    private func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1_000_000), 1_000_000) : 0 }
}

extension CTRunDelegate: TextAttachment {
    package func attachmentBounds(lineWidth: CGFloat, ascent: CGFloat, position: CGPoint, characterIndex: Int) -> CGRect {
        CGRect(x: 0, y: -descent, width: max(width, 0), height: max(self.ascent + descent, 0))
    }
    package func drawAttachment(in context: CGContext, rect: CGRect, characterIndex: Int, color: CGColor) {}
}

/// Creates a delegate whose functions receive a value.
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
    CTRunDelegate(callbacks.pointee, refCon)
}
/// Returns the value that the functions receive.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
    runDelegate.refCon ?? UnsafeMutableRawPointer(bitPattern: 8)!
}

// MARK: - Parts of lines and frames

/// Calls a block with the place of the caret at each character of a line and after the last: the offset in points, the character's index,
/// and whether it is a leading edge. A block that sets its last argument ends the calls.
public func CTLineEnumerateCaretOffsets(_ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void) {
    let range = CTLineGetStringRange(line)
    var stop = false
    for index in range.location..<max(range.location + range.length, range.location) {
        block(Double(CTLineGetOffsetForStringIndex(line, index, nil)), index, true, &stop)
        if stop { return }
        block(Double(CTLineGetOffsetForStringIndex(line, index + 1, nil)), index, false, &stop)
        if stop { return }
    }
}

/// Returns a line that is stretched to a width by a factor from 0 to 1, or nil for a line without spaces. A line that is wider stays.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    guard let own = line.line, own.range.count > 0 else { return nil }
    let gap = (CGFloat(justificationWidth) - own.width) * min(max(justificationFactor, 0), 1)
    let text = line.string.attributedSubstring(from: NSRange(location: line.start + own.range.lowerBound, length: own.range.count))
    let units = Array(text.string.utf16)
    let last = units.lastIndex { $0 != 32 } ?? 0
    let spaces = units.indices.filter { units[$0] == 32 && $0 < last }
    guard gap > 0, !spaces.isEmpty else { return gap > 0 ? nil : line }
    let changed = NSMutableAttributedString(attributedString: text)
    for index in spaces {
        let old = (changed.attribute(.kern, at: index, effectiveRange: nil) as? NSNumber)?.doubleValue ?? 0
        changed.addAttribute(
            .kern, value: NSNumber(value: old + Double(gap) / Double(spaces.count)), range: NSRange(location: index, length: 1))
    }
    return CTLineCreateWithAttributedString(changed)
}

/// Returns nil: the values are copied with the function without `Ptr`, as they must be wherever Apple's returns nil.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Stores the widths and the places of the glyphs in a range.
public func CTRunGetBaseAdvancesAndOrigins(
    _ run: CTRun, _ range: CFRange, _ advances: UnsafeMutablePointer<CGSize>?, _ origins: UnsafeMutablePointer<CGPoint>?
) {
    for (index, glyph) in glyphs(run, range).enumerated() {
        advances?[index] = CGSize(width: glyph.advance, height: 0)
        origins?[index] = CGPoint(x: glyph.dx, y: glyph.dy)
    }
}

/// Returns the attributes with which the frame was created.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }
/// Creates a typesetter of a string; the options have no effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(_ string: NSAttributedString, _ options: CFDictionary?) -> CTTypesetter? {
    CTTypesetterCreateWithAttributedString(string)
}

private func number(of type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

/// Return the type identifiers that `CFGetTypeID` returns.
public func CTRunDelegateGetTypeID() -> UInt { number(of: CTRunDelegate.self) }
public func CTFrameGetTypeID() -> UInt { number(of: CTFrame.self) }
public func CTFramesetterGetTypeID() -> UInt { number(of: CTFramesetter.self) }
public func CTTypesetterGetTypeID() -> UInt { number(of: CTTypesetter.self) }
public func CTParagraphStyleGetTypeID() -> UInt { number(of: NSParagraphStyle.self) }
public func CTTextTabGetTypeID() -> UInt { number(of: NSTextTab.self) }
public func CTGlyphInfoGetTypeID() -> UInt { number(of: CTGlyphInfo.self) }
public func CTRubyAnnotationGetTypeID() -> UInt { number(of: CTRubyAnnotation.self) }
public func CTFontDescriptorGetTypeID() -> UInt { number(of: NSDictionary.self) }
public func CTFontCollectionGetTypeID() -> UInt { number(of: CTFontCollection.self) }
