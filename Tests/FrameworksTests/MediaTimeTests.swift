import AVFoundationCompanion
import Foundation
import Testing

@Suite("Times of media")
struct MediaTimeTests {
    @Test("times are equal and ordered by their seconds, the infinite ones at the ends and the invalid one last")
    func order() {
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600) && CMTime(value: 0, timescale: 600) == .zero)
        #expect(Set([CMTime(value: 1, timescale: 1), CMTime(value: 600, timescale: 600)]).count == 1)
        let sorted = [CMTime.invalid, .indefinite, .positiveInfinity, CMTime(value: 1, timescale: 3), .negativeInfinity].sorted()
        #expect(sorted.map(\.isValid) == [true, true, true, true, false] && sorted[0].isNegativeInfinity && sorted[3].isIndefinite)
        #expect(CMTimeCompare(CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4)) == 0)
    }

    @Test("an unknown or infinite time is valid but isn't a number; sums of whole units are exact")
    func values() {
        #expect(CMTime.indefinite.isValid && CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity && !CMTime.invalid.isValid)
        let third = CMTime(value: 1, timescale: 3), half = CMTime(value: 1, timescale: 2)
        #expect((third + half).value == 5 && (third + half).timescale == 6 && (half - third).value == 1)
        #expect((third + .indefinite).isIndefinite && (third - .positiveInfinity).isNegativeInfinity)
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900 && !CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(CMTime(seconds: 0.0001, preferredTimescale: 600).hasBeenRounded)
        #expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: -2).isNegativeInfinity)
        #expect(half.convertScale(3, method: .roundTowardZero).value == 1 && half.convertScale(3, method: .default).value == 2)
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 10, timescale: 1))
        #expect(range.intersection(CMTimeRange(start: CMTime(value: 8, timescale: 1), duration: .positiveInfinity)).duration.seconds == 2)
    }
}
