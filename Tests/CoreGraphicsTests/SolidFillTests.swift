@testable import CoreGraphics
import Foundation
import Testing

/// Rectangles filled without Cairo have the same bytes as with Cairo.
@Suite struct SolidFillTests {
    private static func noise(_ seed: inout UInt64) -> CGFloat {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(seed >> 40) / CGFloat(1 << 24)
    }

    @Test("a rectangle filled without Cairo has the same bytes as with Cairo, at any opacity", arguments: [true, false])
    func fills(isOpaque: Bool) throws {
        var seed: UInt64 = 7
        let (width, height) = (67, 5)
        for round in 0..<400 {
            let ours = try #require(PixelBuffer(width: width, height: height, isOpaque: isOpaque))
            for y in 0..<height {
                for x in 0..<width {
                    let alpha = isOpaque ? 1 : Self.noise(&seed)
                    ours.row(y)[x] =
                        SolidPaint(red: Self.noise(&seed), green: Self.noise(&seed), blue: Self.noise(&seed), alpha: alpha).premultiplied
                }
            }
            ours.markDirty()
            let cairos = try #require(ours.copy())
            // Every opacity, and nearly opaque ones, which Cairo treats as opaque.
            let alpha = round < 256 ? CGFloat(round) / 255 : round < 300 ? 1 - Self.noise(&seed) / 200 : 1
            let paint = SolidPaint(red: Self.noise(&seed), green: Self.noise(&seed), blue: Self.noise(&seed), alpha: alpha)
            let (x, y) = (round % 9, round % 3)
            let area = CGRect(x: x, y: y, width: width - x - round % 7, height: height - y)
            ours.fill(x: x, y: y, width: Int(area.width), height: Int(area.height), with: paint)
            let context = CGContext(buffer: cairos, scale: 1)
            context.setFillColor(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
            context.fill(area)
            cairos.flush()
            let isSame = (0..<height).allSatisfy { memcmp(ours.row($0), cairos.row($0), width * 4) == 0 }
            #expect(isSame, "round \(round), alpha \(alpha)")
        }
    }

    @Test("a mask filled without Cairo has the same bytes as with Cairo")
    func mask() throws {
        var seed: UInt64 = 11
        let (width, height) = (67, 5)
        for round in 0..<300 {
            let coverage = (0..<width * height).map { _ in UInt8(min(max(Self.noise(&seed) * 600 - 170, 0), 255)) }
            let mask = try #require(AlphaMask(width: width, height: height, coverage: coverage))
            let paint = SolidPaint(
                red: Self.noise(&seed), green: Self.noise(&seed), blue: Self.noise(&seed), alpha: round % 2 == 0 ? 1 : Self.noise(&seed))
            let ground = SolidPaint(
                red: Self.noise(&seed), green: Self.noise(&seed), blue: Self.noise(&seed), alpha: round % 3 == 0 ? 1 : 0.4)
            let clips = [CGRect(x: round % 11, y: round % 2, width: 20 + round % 30, height: 4), CGRect(x: 64, y: 1, width: 2, height: 3)]
            func painted(_ clips: [[CGRect]]) throws -> PixelBuffer {
                let buffer = try #require(PixelBuffer(width: width, height: height, isOpaque: round % 3 == 0))
                buffer.fill(x: 0, y: 0, width: width, height: height, with: ground)
                let context = CGContext(buffer: buffer, scale: 1)
                context.setFillColor(red: paint.red, green: paint.green, blue: paint.blue, alpha: paint.alpha)
                for clip in clips {
                    context.saveGState()
                    context.clip(to: clip)
                    context.paint(mask, x: round % 7 - 3, y: round % 5 - 2)
                    context.restoreGState()
                }
                buffer.flush()
                return buffer
            }
            // Cairo fills a clip of more than one rectangle.
            let (ours, cairos) = (try painted(clips.map { [$0] }), try painted([clips]))
            let isSame = (0..<height).allSatisfy { memcmp(ours.row($0), cairos.row($0), width * 4) == 0 }
            #expect(isSame, "round \(round)")
        }
    }

    @Test("a pixel buffer in reused memory is clear")
    func usedMemory() throws {
        for _ in 0..<3 {
            let buffer = try #require(PixelBuffer(width: 1100, height: 1100))
            let isClear = (0..<1100).allSatisfy { y in (0..<1100).allSatisfy { buffer.row(y)[$0] == 0 } }
            #expect(isClear)
            buffer.fill(x: 0, y: 0, width: 1100, height: 1100, with: .black)
        }
    }
}
