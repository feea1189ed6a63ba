import Foundation
import Testing
import UIKit
@testable import UIKitTesting

@MainActor @Suite struct ComparerTests {
    private func pixels(_ color: UInt32, changing changes: [(x: Int, y: Int, color: UInt32)] = [], side: Int = 32) throws -> Pixels {
        let buffer = try #require(PixelBuffer(width: side, height: side, isOpaque: true))
        for y in 0..<side { for x in 0..<side { buffer.row(y)[x] = color } }
        for change in changes { buffer.row(change.y)[change.x] = change.color }
        return Pixels(buffer)
    }

    @Test("the exact comparer finds one level in one pixel; the off-by-one comparer ignores it, and no more")
    func channels() throws {
        let reference = try pixels(0xFF80_8080), near = try pixels(0xFF80_8080, changing: [(3, 4, 0xFF81_8080)])
        let far = try pixels(0xFF80_8080, changing: [(3, 4, 0xFF82_8080)])
        #expect(Comparer.exact.compare(reference, with: reference).isMatch)
        let result = Comparer.exact.compare(near, with: reference)
        #expect(!result.isMatch && result.measure == "1 of 1024 pixels differ (0.1%), a channel by up to 1 of 256")
        #expect(Comparer.offByOne.compare(near, with: reference).isMatch && !Comparer.offByOne.compare(far, with: reference).isMatch)
        #expect(Comparer.channels(within: 0, share: 1.0 / 1024).compare(far, with: reference).isMatch)
        #expect(!Comparer.exact.compare(try pixels(0xFF80_8080, side: 16), with: reference).isMatch)
    }

    // Pairs 1, 7, 17, 25, and 33 of the supplementary test data of Sharma, Wu, and Dalal (2005).
    @Test(
        "CIEDE2000 matches its authors' test data",
        arguments: [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425), ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492), ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
            ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
        ])
    func authors(first: [Double], second: [Double], expected: Double) {
        let difference = ColorDifference.between(
            .init(l: first[0], a: first[1], b: first[2]), .init(l: second[0], a: second[1], b: second[2]))
        #expect(abs(difference - expected) < 0.0001)
    }

    @Test("the perceptual comparer ignores invisible differences")
    func perceptual() throws {
        let reference = try pixels(0xFF00_00FF), near = try pixels(0xFF00_02FE), far = try pixels(0xFF20_40C0)
        #expect(Comparer.perceptual().compare(near, with: reference).isMatch)
        let result = Comparer.perceptual().compare(far, with: reference)
        #expect(!result.isMatch && result.measure.contains("1024 of them beyond the tolerance"))
        #expect(Comparer.perceptual(share: 0.01).compare(try pixels(0xFF00_00FF, changing: [(0, 0, 0xFFFF_FFFF)]), with: reference).isMatch)
    }

    @Test("the structural comparer ignores a uniform shift and finds a moved edge")
    func structural() throws {
        func edge(at column: Int, light: UInt32) throws -> Pixels {
            try pixels(0xFF20_2020, changing: (0..<32).flatMap { y in (column..<32).map { ($0, y, light) } })
        }
        let reference = try edge(at: 16, light: 0xFFE0_E0E0)
        #expect(Comparer.structural().compare(try edge(at: 16, light: 0xFFDC_DCDC), with: reference).isMatch)
        let moved = Comparer.structural().compare(try edge(at: 20, light: 0xFFE0_E0E0), with: reference)
        #expect(!moved.isMatch && moved.measure.contains("structural similarity 0."))
    }

    @Test("a tolerance is printed as it was set")
    func words() {
        #expect("\(Comparer.exact)" == "exact, no pixel may differ")
        #expect("\(Comparer.channels(within: 3, share: 0.005))" == "a channel may differ by 3 of 256, 0.5% of the pixels by more")
        #expect("\(Comparer.perceptual(difference: 2.3))" == "a pixel may differ by CIEDE2000 2.3")
        #expect("\(Comparer.structural(similarity: 0.98))" == "structural similarity of at least 0.98")
    }
}
