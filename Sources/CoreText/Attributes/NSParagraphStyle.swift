import Foundation
import UIKitFoundation

/// The layout of a paragraph's lines.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    /// The rules by which a paragraph is broken into lines. Only ``pushOut`` has an effect.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A short last line gets another word from the line above.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean text is broken only between words. It is stored but has no effect.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The rules of the system's own labels, which contain all others.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// All values in one place, so that copies and comparisons cannot omit one.
    package struct Values: Hashable {
        package var lineSpacing: CGFloat = 0
        package var paragraphSpacing: CGFloat = 0
        package var alignment = NSTextAlignment.natural
        package var firstLineHeadIndent: CGFloat = 0
        package var headIndent: CGFloat = 0
        package var tailIndent: CGFloat = 0
        package var lineBreakMode = NSLineBreakMode.byWordWrapping
        package var minimumLineHeight: CGFloat = 0
        package var maximumLineHeight: CGFloat = 0
        package var lineHeightMultiple: CGFloat = 0
        package var paragraphSpacingBefore: CGFloat = 0
        package var baseWritingDirection = NSWritingDirection.natural
        package var hyphenationFactor: Float = 0
        package var tabLocations: [CGFloat] = []
        /// The text's alignment at each of the tab locations.
        package var tabAlignments: [NSTextAlignment] = []
        package var defaultTabInterval: CGFloat = 0
        package var lineBreakStrategy: LineBreakStrategy = []
        /// The lists, outermost first.
        package var lists: [NSTextList] = []
        /// The marker that TextKit 2 shows before the paragraph's first line, and its distance from the line's edge.
        package var marker: Marker?
        /// The space inside the paragraph, which also applies at the beginning and the end of the text.
        package var topMargin: CGFloat = 0
        package var bottomMargin: CGFloat = 0

        package struct Marker: Hashable {
            package var text: String
            package var location: CGFloat
            package init(text: String, location: CGFloat) { (self.text, self.location) = (text, location) }
        }

        package init() {}

        /// The values with every length made usable for layout: zero for NaN, and limited to far beyond every screen.
        var usable: Values {
            let reach =
                abs(lineSpacing) + abs(paragraphSpacing) + abs(firstLineHeadIndent) + abs(headIndent) + abs(tailIndent)
                + abs(minimumLineHeight)
                + abs(maximumLineHeight) + abs(lineHeightMultiple) + abs(paragraphSpacingBefore) + abs(defaultTabInterval)
                + tabLocations.reduce(0) { $0 + abs($1) }
            if reach < 1_000_000 { return self }
            func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, -1_000_000), 1_000_000) }
            var result = self
            for path in [
                \Values.lineSpacing, \.paragraphSpacing, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.minimumLineHeight,
                \.maximumLineHeight,
                \.lineHeightMultiple,
                \.paragraphSpacingBefore, \.defaultTabInterval,
            ] { result[keyPath: path] = usable(result[keyPath: path]) }
            result.tabLocations = result.tabLocations.map(usable)
            return result
        }
    }

    // First, for CoreFoundation to find.
    private final let coreFoundationMark = CoreFoundationMark.word
    package final var values = Values()
    final var tabs: [NSTextTab]?
    final var tightens = false
    final var hyphenates = false

    private static let standard = NSParagraphStyle()
    /// The style of text without one: natural alignment, twelve tab stops, breaks between words.
    open class var `default`: NSParagraphStyle { standard }

    public override init() { super.init() }

    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    /// Creates a style from an archive that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        decode(coder)
    }
    /// Writes the style to an archive.
    open func encode(with coder: NSCoder) { encodeValues(coder) }

    /// Returns the direction of a language's script. Arabic, Hebrew, Persian, Urdu, and Yiddish are written from right to left; nil means
    /// left to right.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let language = languageName?.prefix(2) else { return .leftToRight }
        return ["ar", "he", "fa", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight
    }

    /// The space in points between the lines of the paragraph.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space in points after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The alignment of lines. `natural` follows the writing direction.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance in points of lines from the leading edge, except for the first one.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance in points of lines' ends: from the leading edge if positive, from the trailing edge if zero or negative.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The distance in points of the first line from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The smallest height of a line in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The treatment of lines that are too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The writing direction of the paragraph. `natural` follows its first letter.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The factor of a line's natural height, before the limits apply; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The space in points before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    // FIXME(gap): words are broken only at spaces and soft hyphens, regardless of this and `usesDefaultHyphenation`.
    /// The share of a line's width below which its last word is hyphenated, from 0 to 1. It is stored but has no effect.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated at the ends of lines. It is stored but has no effect.
    open var usesDefaultHyphenation: Bool { hyphenates }
    /// The tab stops. By default a paragraph has twelve, 28 points apart.
    open var tabStops: [NSTextTab] { tabs ?? NSParagraphStyle.standardTabs }
    /// The distance in points between tab stops after the last one in ``tabStops``.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether characters move together before a line is truncated. It is stored but has no effect.
    open var allowsDefaultTighteningForTruncation: Bool { tightens }
    /// The rules by which lines are broken.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// The lists that contain the paragraph, outermost first. Only TextKit 2, which text views use, draws their markers.
    open var textLists: [NSTextList] { values.lists }

    private nonisolated(unsafe) static let standardTabs = (1...12).map {
        NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
    }

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    /// Returns a style that can't change, with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.take(self)
        return copy
    }

    /// Returns a style that can change, with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.take(self)
        return copy
    }

    final func take(_ other: NSParagraphStyle) {
        (values, tabs, tightens, hyphenates) = (
            other.values, other.tabs, other.tightens, other.hyphenates
        )
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || (other.values == values && other.tightens == tightens)
    }

    open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style. Lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { hyphenates }
        set { hyphenates = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set {
            tabs = newValue.sorted { $0.location < $1.location }
            (values.tabLocations, values.tabAlignments) = (tabStops.map(\.location), tabStops.map(\.alignment))
        }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { tightens }
        set { tightens = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var textLists: [NSTextList] {
        get { values.lists }
        set { values.lists = newValue }
    }

    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }
    /// Removes the tab stops that equal `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
    /// Takes all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
