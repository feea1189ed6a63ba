import CCairo
import CoreGraphics
import Foundation
import Testing

/// The same drawing gives the same bytes everywhere: in two runs, debug and release, and with any processor features.
@Suite struct DeterminismTests {
    /// The versions of Cairo and pixman in Debian 12, with which the reference hashes were made.
    private static var hasReferenceLibraries: Bool {
        String(cString: cairo_version_string()) == "1.16.0"
    }

    /// Scenes by name.
    private static let scenes: [(name: String, draw: @Sendable (CGContext) -> Void)] = [
        (
            "curves",
            { context in
                context.setFillColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.8)
                for index in 0..<12 {
                    let path = CGMutablePath()
                    path.addEllipse(in: CGRect(x: CGFloat(index) * 7.3, y: CGFloat(index) * 5.1, width: 60.5, height: 41.25))
                    path.addRoundedRect(in: CGRect(x: 20, y: CGFloat(index) * 9.7, width: 70, height: 30), cornerWidth: 9, cornerHeight: 7)
                    context.addPath(path)
                    context.fillPath(using: index % 2 == 0 ? .winding : .evenOdd)
                }
            }
        ),
        (
            "strokes",
            { context in
                context.setLineWidth(3.3)
                context.setLineJoin(.round)
                context.setLineDash(phase: 2, lengths: [9, 4, 2])
                context.addLines(between: (0..<60).map { CGPoint(x: CGFloat($0 * 37 % 150), y: CGFloat($0 * 53 % 140)) })
                context.strokePath()
            }
        ),
        (
            "rotation",
            { context in
                context.translateBy(x: 75, y: 75)
                for _ in 0..<7 {
                    context.rotate(by: 0.7)
                    context.setFillColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.4)
                    context.fill(CGRect(x: 10, y: -6, width: 60, height: 12.7))
                }
            }
        ),
        (
            "gradients",
            { context in
                guard
                    let gradient = CGGradient(
                        colorsSpace: nil,
                        colors: [
                            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0.6, blue: 0.3, alpha: 0.5), CGColor.white,
                        ],
                        locations: [0, 0.4, 1])
                else { return }
                let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
                context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 120, y: 90), options: both)
                context.clip(to: CGRect(x: 30, y: 30, width: 90, height: 90))
                context.drawRadialGradient(
                    gradient, startCenter: CGPoint(x: 70, y: 70), startRadius: 3, endCenter: CGPoint(x: 70, y: 70), endRadius: 50,
                    options: [])
                context.clip(to: CGRect(x: 60, y: 60, width: 40, height: 40))
                context.drawConicGradient(gradient, center: CGPoint(x: 80, y: 80), angle: 0.4)
            }
        ),
        (
            "shadows and groups",
            { context in
                context.setShadow(offset: CGSize(width: 3, height: 5), blur: 11, color: CGColor(gray: 0, alpha: 0.5))
                context.setFillColor(red: 1, green: 0.8, blue: 0, alpha: 1)
                context.fillEllipse(in: CGRect(x: 20, y: 20, width: 70, height: 50))
                context.setAlpha(0.6)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(CGRect(x: 60, y: 60, width: 50, height: 50))
                context.setBlendMode(.multiply)
                context.fillEllipse(in: CGRect(x: 80, y: 50, width: 50, height: 60))
                context.endTransparencyLayer()
            }
        ),
        (
            "scaled pictures",
            { context in
                guard let small = CGContext(size: CGSize(width: 64, height: 64), scale: 1, isOpaque: false) else { return }
                for index in 0..<64 {
                    small.setFillColor(red: CGFloat(index) / 63, green: 1 - CGFloat(index) / 63, blue: 0.5, alpha: 1)
                    small.fill(CGRect(x: CGFloat(index), y: CGFloat(index * 29 % 64), width: 3, height: 17))
                }
                guard let image = small.makeImage() else { return }
                context.draw(image, in: CGRect(x: 5, y: 5, width: 20, height: 20))
                context.draw(image, in: CGRect(x: 30.4, y: 5.7, width: 110.2, height: 77.7))
                context.rotate(by: 0.3)
                context.draw(image, in: CGRect(x: 60, y: 60, width: 80, height: 60))
            }
        ),
    ]

    private static func hash(_ draw: (CGContext) -> Void) throws -> UInt64 {
        let context = try #require(CGContext(size: CGSize(width: 150, height: 150), scale: 1, isOpaque: false))
        draw(context)
        context.flush()
        // FNV-1a over the pixels.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<150 { for x in 0..<150 { hash = (hash ^ UInt64(context.buffer.row(y)[x])) &* 0x100_0000_01B3 } }
        return hash
    }

    @Test("drawing a scene twice gives the same bytes and the same PNG")
    func twice() throws {
        for scene in DeterminismTests.scenes { #expect(try DeterminismTests.hash(scene.draw) == DeterminismTests.hash(scene.draw)) }
        func png() throws -> Data {
            let context = try #require(CGContext(size: CGSize(width: 150, height: 150), scale: 1, isOpaque: false))
            for scene in DeterminismTests.scenes { context.saveGState(); scene.draw(context); context.restoreGState() }
            return PNGEncoder.encode(context.takeImage().buffer!)
        }
        #expect(try png() == png())
    }

    @Test("scenes match the reference bytes", .enabled(if: hasReferenceLibraries))
    func reference() throws {
        let found = try DeterminismTests.scenes.map { "\($0.name) \(String(try DeterminismTests.hash($0.draw), radix: 16))" }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("References/scene-hashes.txt")
        if ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] != nil {
            try found.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(found == expected)
    }
}
