import CoreGraphics
@testable import CoreText
import Foundation
import Testing

/// Repeated text is drawn from cached coverage, without a visible difference.
@Suite struct RepeatedTextTests {
    private static let size = CGSize(width: 160, height: 40)

    /// Returns the image of `words` at a new position, and at each of `times` further positions, all moved back to the first.
    private func pictures(of layout: TextLayout, at origins: [CGPoint], alpha: CGFloat = 1, _ prepare: (CGContext) -> Void = { _ in })
        throws -> [Data]
    {
        try origins.map { origin in
            let context = try #require(CGContext(size: Self.size, scale: 3, isOpaque: true))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(origin: .zero, size: Self.size))
            prepare(context)
            layout.draw(in: context, at: origin, color: CGColor(red: 0.2, green: 0.1, blue: 0.7, alpha: alpha))
            return PNGEncoder.encode(context.buffer)
        }
    }

    private func layout(_ words: String, size: CGFloat) -> TextLayout {
        TextLayout(words, font: .system(size: size, weight: 0), TextConstraints(width: .infinity, maximumLines: 1))
    }

    @Test("text that is drawn again has the same bytes", arguments: [9.0, 13, 17, 22.5, 31], [1.0, 0.4])
    func again(size: CGFloat, alpha: CGFloat) throws {
        let layout = layout("AVATAR fjord, ffi Ty. \(size) \(alpha)", size: size)
        let pictures = try pictures(of: layout, at: Array(repeating: CGPoint(x: 3.21, y: 2.4), count: 4), alpha: alpha)
        #expect(Set(pictures).count == 1)
    }

    @Test("text that is drawn again respects a clip that is not a rectangle, a shadow, and a blend mode")
    func unusualStates() throws {
        let states: [(CGContext) -> Void] = [
            { context in
                context.addEllipse(in: CGRect(x: 5, y: 3, width: 100, height: 22))
                context.clip()
            },
            { $0.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: CGColor(gray: 0, alpha: 0.6)) },
            { $0.setBlendMode(.multiply) },
            { $0.clip(to: CGRect(x: 10.3, y: 4.2, width: 50.5, height: 11.1)) },
            { $0.setAlpha(0.3) },
        ]
        for (index, state) in states.enumerated() {
            let layout = layout("State \(index)", size: 19)
            let pictures = try pictures(of: layout, at: Array(repeating: CGPoint(x: 4, y: 4), count: 3), state)
            #expect(Set(pictures).count == 1, "state \(index)")
        }
    }

    @Test("text moved by whole pixels has the same bytes, even across the image's edge")
    func moved() throws {
        let layout = layout("Moved words", size: 17)
        func columns(_ shift: CGFloat) throws -> [[UInt32]] {
            let context = try #require(CGContext(size: Self.size, scale: 3, isOpaque: true))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(origin: .zero, size: Self.size))
            layout.draw(in: context, at: CGPoint(x: 1.17 + shift / 3, y: 5), color: CGColor(gray: 0, alpha: 1))
            context.flush()
            return (0..<context.width).map { x in (0..<context.height).map { context.buffer.row($0)[x] } }
        }
        let still = try columns(0)
        for shift in [-61, -17, -1, 1, 40] {
            let moved = try columns(CGFloat(shift))
            let (from, to) = (max(0, -shift), min(still.count, still.count - shift))
            #expect((from..<to).allSatisfy { still[$0] == moved[$0 + shift] }, "moved by \(shift)")
        }
    }

    /// square/Blueprint (1x), gonzalezreal/swift-markdown-ui (2x), and essential-feed-case-study (3x).
    @Test(
        "letters are drawn at the nearest half of a pixel below 36 pixels per em, and at whole pixels, rounded down, from there on",
        arguments: [1, 2, 3] as [CGFloat])
    func fractions(scale: CGFloat) throws {
        let layout = layout("l", size: 17)
        func center(_ pixel: Double) throws -> Double {
            let context = try #require(CGContext(size: Self.size, scale: scale, isOpaque: true))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(origin: .zero, size: Self.size))
            layout.draw(in: context, at: CGPoint(x: CGFloat(pixel) / scale, y: 6), color: CGColor(gray: 0, alpha: 1))
            context.flush()
            var (ink, moment) = (0.0, 0.0)
            for y in 0..<context.height {
                for x in 0..<context.width {
                    let dark = Double(255 - context.buffer.row(y)[x] & 255)
                    (ink, moment) = (ink + dark, moment + dark * Double(x))
                }
            }
            return moment / ink
        }
        let first = try center(30)
        let places: [(Double, half: Double, whole: Double)] = [(30.12, 0, 0), (30.3, 0.5, 0), (30.62, 0.5, 0), (30.8, 1, 0), (31.1, 1, 1)]
        for (pixel, half, whole) in places {
            // Text that is drawn again comes from the cache.
            for _ in 0..<3 {
                let distance = try center(pixel) - first
                #expect(abs(distance - (scale < 3 ? half : whole)) < 0.04, "\(pixel)")
            }
        }
    }
}
