import CoreGraphics
import Foundation
import Testing

@Suite struct PatternTests {
    private func pixels(_ draw: (CGContext) -> Void) throws -> [[UInt32]] {
        let context = try #require(CGContext(size: CGSize(width: 8, height: 8), scale: 1, isOpaque: false))
        draw(context)
        context.flush()
        return (0..<8).map { y in (0..<8).map { context.buffer.row(y)[$0] } }
    }

    @Test("a colored pattern repeats its cell from the context's origin, upright")
    func tiles() throws {
        let red: UInt32 = 0xFFFF_0000
        let pattern = try #require(
            CGPattern(size: CGSize(width: 4, height: 4)) { cell in
                cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                cell.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            })
        let rows = try pixels { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(rows[0] == [red, red, 0, 0, red, red, 0, 0])
        #expect(rows[1].allSatisfy { $0 == 0 })
        #expect(rows[4] == rows[0])
    }

    @Test("a shading has the colors that its function computes, and extends past its ends only if requested")
    func shading() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, place, out in
                (out[0], out[1], out[2], out[3]) = (place[0] < 0.5 ? 2 : 0, 0, place[0] < 0.5 ? 0 : 1, 1)
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), function: function,
                extendStart: false, extendEnd: true))
        let rows = try pixels { $0.drawShading(shading) }
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        #expect(rows[3] == [0, 0, red, red, blue, blue, blue, blue])
    }
}
