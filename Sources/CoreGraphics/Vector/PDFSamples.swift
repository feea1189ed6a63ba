import Foundation

/// A function defined by its values on a grid, linearly interpolated along each input (ISO 32000-1, 7.10.2).
struct PDFSamples {
    /// The number of samples along each input.
    private let sizes: [Int]
    private let domain: [CGFloat]
    /// The grid positions of the ends of each input's domain.
    private let encode: [CGFloat]
    private let outputs: Int
    /// The `outputs` values of each grid point, with the first input varying fastest.
    private let values: [CGFloat]

    /// The maximum number of stored values.
    private static let limit = 4_000_000

    /// Fails if the entries or the stream don't describe a grid.
    init?(_ object: PDFObject, _ entries: [String: PDFObject], domain: [CGFloat], _ file: PDFFile) {
        let (range, bits) = (file.numbers(entries["Range"]), Int(saturating: file.resolve(entries["BitsPerSample"]).number ?? 0))
        sizes = file.numbers(entries["Size"]).map { Int(saturating: $0) }
        let (inputs, outputs) = (domain.count / 2, range.count / 2)
        self.outputs = outputs
        guard (1...8).contains(inputs), sizes.count == inputs, (1...32).contains(outputs) else { return nil }
        var count = outputs
        for size in sizes {
            guard (1...Self.limit).contains(size), count <= Self.limit / size else { return nil }
            count *= size
        }
        guard let bytes = file.data(of: object),
            let samples = PackedSamples(
                bytes, width: count, height: 1, count: 1, bits: bits, among: PackedSamples.imageBits + [12, 24, 32])
        else { return nil }
        self.domain = domain
        let encode = file.numbers(entries["Encode"]), decode = file.numbers(entries["Decode"])
        self.encode = encode.count == 2 * inputs ? encode : sizes.flatMap { [0, CGFloat($0 - 1)] }
        let ends = decode.count == range.count ? decode : range
        values = (0..<count).map { place in
            let low = ends[2 * (place % outputs)], high = ends[2 * (place % outputs) + 1]
            return low + (high - low) * CGFloat(samples[place, 0, 0]) / CGFloat(samples.highest)
        }
    }

    /// Returns the values. Missing or nonfinite elements of `input` count as zero.
    func values(at input: [CGFloat]) -> [CGFloat] {
        // The grid position below each input, and the fraction of the way to the next one.
        let places = sizes.indices.map { index -> (low: Int, share: CGFloat) in
            let given = index < input.count && input[index].isFinite ? input[index] : 0
            let (start, end) = (domain[2 * index], domain[2 * index + 1])
            let way = end > start ? (min(max(given, start), end) - start) / (end - start) : 0
            let place = encode[2 * index] + way * (encode[2 * index + 1] - encode[2 * index])
            let inside = place.isFinite ? min(max(place, 0), CGFloat(sizes[index] - 1)) : 0
            return (Int(inside), inside - inside.rounded(.down))
        }
        var result = [CGFloat](repeating: 0, count: outputs)
        for corner in 0..<1 << sizes.count {
            var (weight, index, stride): (CGFloat, Int, Int) = (1, 0, outputs)
            for (input, place) in places.enumerated() {
                let isHigh = corner >> input & 1 == 1
                weight *= isHigh ? place.share : 1 - place.share
                index += min(place.low + (isHigh ? 1 : 0), sizes[input] - 1) * stride
                stride *= sizes[input]
            }
            guard weight > 0 else { continue }
            for output in 0..<outputs { result[output] += weight * values[index + output] }
        }
        return result
    }
}
