import Foundation

/// Swift's functions of vectors: arrays of single or double precision.
public enum vDSP {
    /// Returns the sums of the elements of two vectors of one length.
    public static func add<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element { zip(a, b).map { $0 + $1 } }
    /// Returns a vector with a number added to each element.
    public static func add<B: Collection>(_ scalar: B.Element, _ vector: B) -> [B.Element] where B.Element: BinaryFloatingPoint {
        vector.map { scalar + $0 }
    }
    /// Returns the differences of the elements of two vectors of one length.
    public static func subtract<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element { zip(a, b).map { $0 - $1 } }
    /// Returns the products of the elements of two vectors of one length.
    public static func multiply<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element { zip(a, b).map { $0 * $1 } }
    /// Returns a vector with each element multiplied by a number.
    public static func multiply<B: Collection>(_ scalar: B.Element, _ vector: B) -> [B.Element] where B.Element: BinaryFloatingPoint {
        vector.map { scalar * $0 }
    }
    /// Returns the quotients of the elements of two vectors of one length.
    public static func divide<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element]
    where A.Element: BinaryFloatingPoint, A.Element == B.Element { zip(a, b).map { $0 / $1 } }
    /// Returns a vector with each element divided by a number.
    public static func divide<A: Collection>(_ vector: A, _ scalar: A.Element) -> [A.Element] where A.Element: BinaryFloatingPoint {
        vector.map { $0 / scalar }
    }
    /// Returns the quotients of a number and each element.
    public static func divide<B: Collection>(_ scalar: B.Element, _ vector: B) -> [B.Element] where B.Element: BinaryFloatingPoint {
        vector.map { scalar / $0 }
    }
    /// Returns the squares of the elements.
    public static func square<A: Collection>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { vector.map { $0 * $0 } }
    /// Returns the magnitudes of the elements.
    public static func absolute<A: Collection>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { vector.map { abs($0) } }
    /// Returns the negated elements.
    public static func negative<A: Collection>(_ vector: A) -> [A.Element] where A.Element: BinaryFloatingPoint { vector.map { -$0 } }
    /// Returns the elements, limited to a range.
    public static func clip<A: Collection>(_ vector: A, to bounds: ClosedRange<A.Element>) -> [A.Element]
    where A.Element: BinaryFloatingPoint { vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
    /// The treatment of the elements below a threshold.
    public enum ThresholdRule<T: BinaryFloatingPoint> {
        /// They become the threshold, 0, or the negative of a number, which the other elements become.
        case clampToThreshold, zeroFill, signedConstant(T)
    }
    /// Returns a vector whose elements below a threshold are replaced.
    public static func threshold<A: Collection>(_ vector: A, to lowerBound: A.Element, with rule: ThresholdRule<A.Element>) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        vector.map { element in
            switch rule {
            case .clampToThreshold: max(element, lowerBound)
            case .zeroFill: element < lowerBound ? 0 : element
            case .signedConstant(let constant): element < lowerBound ? -constant : constant
            }
        }
    }
    /// Returns `count` elements at equal distances, from the lower to the upper bound of a range.
    public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
        return (0..<count).map { range.lowerBound + T($0) * step }
    }
    /// Returns `count` elements that begin with a number and increase by another.
    public static func ramp<T: BinaryFloatingPoint>(withInitialValue initialValue: T, increment: T, count: Int) -> [T] {
        (0..<count).map { initialValue + T($0) * increment }
    }

    /// Returns the sum of the elements.
    public static func sum<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint { vector.reduce(0, +) }
    /// Returns the sum of the squares.
    public static func sumOfSquares<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        vector.reduce(0) { $0 + $1 * $1 }
    }
    /// Returns the sum of the magnitudes.
    public static func sumOfMagnitudes<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        vector.reduce(0) { $0 + abs($1) }
    }
    /// Returns the mean.
    public static func mean<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        sum(vector) / A.Element(vector.count)
    }
    /// Returns the mean of the magnitudes.
    public static func meanMagnitude<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        sumOfMagnitudes(vector) / A.Element(vector.count)
    }
    /// Returns the mean of the squares.
    public static func meanSquare<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        sumOfSquares(vector) / A.Element(vector.count)
    }
    /// Returns the square root of the mean of the squares.
    public static func rootMeanSquare<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        meanSquare(vector).squareRoot()
    }
    /// Returns the greatest element, or negative infinity if there is none.
    public static func maximum<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        vector.max() ?? -A.Element.infinity
    }
    /// Returns the smallest element, or infinity if there is none.
    public static func minimum<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        vector.min() ?? A.Element.infinity
    }
    /// Returns the greatest magnitude, or 0 if there is none.
    public static func maximumMagnitude<A: Collection>(_ vector: A) -> A.Element where A.Element: BinaryFloatingPoint {
        vector.map { abs($0) }.max() ?? 0
    }
    /// Returns the greatest element and its first index.
    public static func indexOfMaximum<A: Collection>(_ vector: A) -> (UInt, A.Element) where A.Element: BinaryFloatingPoint {
        let greatest = maximum(vector)
        return (UInt(vector.enumerated().first { $0.element == greatest }?.offset ?? 0), greatest)
    }
    /// Returns the smallest element and its first index.
    public static func indexOfMinimum<A: Collection>(_ vector: A) -> (UInt, A.Element) where A.Element: BinaryFloatingPoint {
        let smallest = minimum(vector)
        return (UInt(vector.enumerated().first { $0.element == smallest }?.offset ?? 0), smallest)
    }
    /// Returns the scalar product of two vectors of one length.
    public static func dot<A: Collection, B: Collection>(_ a: A, _ b: B) -> A.Element
    where A.Element: BinaryFloatingPoint, A.Element == B.Element { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    /// Returns the square of the distance of two vectors of one length.
    public static func distanceSquared<A: Collection, B: Collection>(_ a: A, _ b: B) -> A.Element
    where A.Element: BinaryFloatingPoint, A.Element == B.Element { zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
}
