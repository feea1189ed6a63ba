import CoreText
import Foundation
import UIKitCore

/// A line of a layout fragment, in the fragment's coordinates.
open class NSTextLineFragment: NSObject, NSSecureCoding {
    /// The text of the line's paragraph, of which the line shows `characterRange`.
    public let attributedString: NSAttributedString
    /// The line's range in `attributedString`.
    public let characterRange: NSRange
    /// The bounds of the line, in the coordinates of its fragment.
    public let typographicBounds: CGRect
    /// The start of the baseline, relative to the corner of `typographicBounds`.
    public let glyphOrigin: CGPoint

    private let layout: TextLayout
    private let line: Int
    /// The start of `attributedString` in the layout's text.
    private let start: Int

    init(_ attributedString: NSAttributedString, _ layout: TextLayout, line number: Int, start: Int, in frame: CGRect) {
        let line = layout.lines[number]
        self.attributedString = attributedString
        characterRange = NSRange(location: line.range.lowerBound - start, length: line.range.count)
        typographicBounds = line.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
        glyphOrigin = CGPoint(x: 0, y: line.baseline - line.top)
        (self.layout, self.line, self.start) = (layout, number, start)
        super.init()
    }

    /// Creates a line with the text of `range`.
    public convenience init(attributedString: NSAttributedString, range: NSRange) {
        let shown = attributedString.attributedSubstring(from: range)
        var constraints = TextConstraints(maximumLines: 1)
        constraints.includesTrailingEmptyLine = true
        constraints.styleLeading = .everyLine
        self.init(attributedString, TextLayout(AttributedText(shown), constraints), line: 0, start: -range.location, in: .zero)
    }

    /// Creates a line for a range of a text.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Returns nil: a `NSTextLineFragment` is created in code only.
    public required init?(coder: NSCoder) { nil }
    /// Writes nothing: archives of the class are empty here.
    open func encode(with coder: NSCoder) {}

    /// Draws the line, with the corner of `typographicBounds` at `point`.
    open func draw(at point: CGPoint, in context: CGContext) {
        let corner = layout.lines[line].frame.origin
        layout.draw(
            in: context, at: CGPoint(x: point.x - corner.x, y: point.y - corner.y), color: UIColor.label.cgColor, lines: line..<line + 1)
    }

    /// Returns the position of a unit of `attributedString` on the baseline, relative to the corner of `typographicBounds`.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: layout.caretX(at: index + start, onLine: line) - layout.lines[line].left, y: glyphOrigin.y)
    }

    /// Returns the unit of `attributedString` at a point, or the nearest.
    open func characterIndex(for point: CGPoint) -> Int {
        let line = layout.lines[line]
        let x = point.x - typographicBounds.minX + line.left
        let last = max(line.contentEnd - 1, line.range.lowerBound)
        return (layout.character(at: CGPoint(x: x, y: line.top + line.height / 2)) ?? (x < line.left ? line.range.lowerBound : last))
            - start
    }

    /// Returns the fraction, from 0 to 1, of a glyph's width before a point of the line.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let index = characterIndex(for: point)
        let (from, to) = (locationForCharacter(at: index).x, locationForCharacter(at: index + 1).x)
        return to == from ? 0 : min(max((point.x - typographicBounds.minX - from) / (to - from), 0), 1)
    }
}
