import CoreText
import UIKit

/// A mark that `Text.customAttribute(_:)` gives to a text, and that a renderer finds in its runs.
public protocol TextAttribute {}

/// Draws text in a custom way. Its data is animated.
public protocol TextRenderer: Animatable {
    /// Draws text whose lines are at their places, with the origin at the text's top left.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// Returns the size of the drawing, by default that of the text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The space in points around the text into which the renderer draws.
    var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// No space around the text.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}
/// A text that a renderer measures.
public struct TextProxy {
    let size: @MainActor (ProposedViewSize) -> CGSize
    /// Returns the size in points that the text takes for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = size
        return onMainActor { size(proposal) }
    }
}

extension View {
    /// Draws the texts in the view with a renderer.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { modifier(TextRendererModifier(renderer: renderer)) }
}
private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    nonisolated(unsafe) var renderer: Renderer  // used on the main actor only
    nonisolated var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
    func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}
private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }
extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension NSAttributedString.Key {
    static let textAttributes = NSAttributedString.Key("SwiftUI.TextAttributes")
    /// The address that a tap opens.
    static let opened = NSAttributedString.Key("SwiftUI.Link")
}
extension NSAttributedString {
    fileprivate func textAttributes(at index: Int) -> TextAttributes? {
        index < length ? attribute(.textAttributes, at: index, effectiveRange: nil) as? TextAttributes : nil
    }
}
/// The marks of a text, by their types.
final class TextAttributes: Equatable, @unchecked Sendable {
    let values: [ObjectIdentifier: any TextAttribute]
    init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }
    func adding(_ other: TextAttributes) -> TextAttributes { TextAttributes(values.merging(other.values) { $1 }) }
    static func == (one: TextAttributes, other: TextAttributes) -> Bool { one === other }
}
extension Text {
    /// Returns the text with a mark for renderers.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var text = self
        text.changes.append(.attributes(TextAttributes([ObjectIdentifier(T.self): value])))
        return text
    }
}

// MARK: Layout

extension Text {
    /// The lines of a text in their places.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether not all of the text fits.
        public let isTruncated: Bool
        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(position: Int) -> Line { lines[position] }

        /// Options of drawing parts of a text, which have no effect.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Places glyphs anywhere between pixels, as always here.
            public static var disablesSubpixelQuantization: Self { Self(rawValue: 1) }
        }
        /// The place and size of a part of a text.
        public struct TypographicBounds: Equatable, Sendable {
            /// The start of the baseline, in the text's coordinates.
            public var origin = CGPoint.zero
            /// The width, and the distances from the baseline to the top, to the bottom, and between two lines, in points.
            public var width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
            /// Creates empty bounds.
            public init() {}
            init(_ origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                (self.origin, self.width, self.ascent, self.descent, self.leading) = (origin, width, ascent, descent, leading)
            }
            /// The rectangle from the ascent to the descent.
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            /// The start of the baseline, in the text's coordinates.
            public var origin: CGPoint
            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(position: Int) -> Run { runs[position] }
            /// The place and size of the line.
            public var typographicBounds: TypographicBounds { .joining(runs.map(\.typographicBounds), origin) }
        }
        /// Glyphs of a line with the same attributes.
        public struct Run: RandomAccessCollection, Equatable {
            let slices: [RunSlice]
            let attributes: TextAttributes?
            /// The direction of the glyphs.
            public let layoutDirection: LayoutDirection
            public var startIndex: Int { 0 }
            public var endIndex: Int { slices.count }
            public subscript(position: Int) -> RunSlice { slices[position] }
            /// The mark of a type that the text has.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?.values[ObjectIdentifier(key)] as? T }
            /// The indexes of the run's characters, in UTF-16 units.
            public var characterIndices: [Int] { slices.map(\.character) }
            /// The place and size of the run.
            public var typographicBounds: TypographicBounds { .joining(slices.map(\.typographicBounds), .zero) }
        }
        /// A glyph of a run.
        public struct RunSlice: Equatable {
            let run: CTRun
            let glyph: Int
            let character: Int
            let attributes: TextAttributes?
            /// The start of the line's baseline, in the text's coordinates.
            let line: CGPoint
            /// The place and size of the glyph.
            public let typographicBounds: TypographicBounds
            /// The mark of a type that the text has.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?.values[ObjectIdentifier(key)] as? T }
            public static func == (one: Self, other: Self) -> Bool { one.run === other.run && one.glyph == other.glyph }
        }
    }
}
extension Text.Layout.TypographicBounds {
    fileprivate static func joining(_ parts: [Self], _ origin: CGPoint) -> Self {
        guard let first = parts.first else { return Self(origin, width: 0, ascent: 0, descent: 0, leading: 0) }
        return parts.dropFirst().reduce(first) { joined, part in
            let left = min(joined.origin.x, part.origin.x)
            let right = max(joined.origin.x + joined.width, part.origin.x + part.width)
            return Self(
                CGPoint(x: left, y: joined.origin.y), width: right - left, ascent: max(joined.ascent, part.ascent),
                descent: max(joined.descent, part.descent), leading: max(joined.leading, part.leading))
        }
    }
}

extension Text.Layout {
    /// Lays out a text in a width in points.
    init(_ text: NSAttributedString, width: CGFloat, maximumLines: Int?) {
        let height: CGFloat = 1e6
        let setter = CTFramesetterCreateWithAttributedString(text)
        let box = CGRect(x: 0, y: 0, width: width, height: height)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), CGPath(rect: box, transform: nil), nil)
        let all = CTFrameGetLines(frame) as? [CTLine] ?? []
        var origins = [CGPoint](repeating: .zero, count: all.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        let shown = all.prefix(maximumLines ?? .max)
        isTruncated = shown.count < all.count
        lines = zip(shown, origins).map { line, origin in
            Line(line, CGPoint(x: origin.x, y: height - origin.y), in: text)
        }
    }
}
extension Text.Layout.Line {
    fileprivate init(_ line: CTLine, _ origin: CGPoint, in text: NSAttributedString) {
        self.origin = origin
        runs = (CTLineGetGlyphRuns(line) as? [CTRun] ?? []).flatMap { Text.Layout.Run.runs($0, origin, in: text) }
    }
}
extension Text.Layout.Run {
    /// Returns the runs of equal marks in a run of equal fonts and colors.
    fileprivate static func runs(_ run: CTRun, _ origin: CGPoint, in text: NSAttributedString) -> [Self] {
        let count = CTRunGetGlyphCount(run)
        var places = [CGPoint](repeating: .zero, count: count), advances = [CGSize](repeating: .zero, count: count)
        var characters = [CFIndex](repeating: 0, count: count)
        CTRunGetPositions(run, CFRange(), &places)
        CTRunGetAdvances(run, CFRange(), &advances)
        CTRunGetStringIndices(run, CFRange(), &characters)
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        CTRunGetTypographicBounds(run, CFRange(), &ascent, &descent, &leading)
        let slices = (0..<count).map { glyph in
            Text.Layout.RunSlice(
                run: run, glyph: glyph, character: characters[glyph], attributes: text.textAttributes(at: characters[glyph]), line: origin,
                typographicBounds: Text.Layout.TypographicBounds(
                    CGPoint(x: origin.x + places[glyph].x, y: origin.y), width: advances[glyph].width, ascent: ascent, descent: descent,
                    leading: leading))
        }
        let direction: LayoutDirection = CTRunGetStatus(run).contains(.rightToLeft) ? .rightToLeft : .leftToRight
        var runs: [Self] = []
        for slice in slices {
            let joined = runs.last?.attributes === slice.attributes ? runs.popLast()?.slices ?? [] : []
            runs.append(Self(slices: joined + [slice], attributes: slice.attributes, layoutDirection: direction))
        }
        return runs
    }
}

extension GraphicsContext {
    /// Draws a line at its place in the text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { draw(line.runs.flatMap(\.slices)) }
    /// Draws a run at its place in the text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw(run.slices) }
    /// Draws a glyph at its place in the text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) { draw([slice]) }

    private func draw(_ slices: [Text.Layout.RunSlice]) {
        withCGContext { context in
            for slice in slices {
                context.saveGState()
                context.translateBy(x: slice.line.x, y: slice.line.y)
                context.scaleBy(x: 1, y: -1)
                context.textPosition = .zero
                CTRunDraw(slice.run, context, CFRange(location: slice.glyph, length: 1))
                context.restoreGState()
            }
        }
    }
}
