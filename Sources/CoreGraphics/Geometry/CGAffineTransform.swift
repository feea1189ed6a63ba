import Foundation

/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The effect of x on the new x.
    public var a: CGFloat
    /// The effect of x on the new y.
    public var b: CGFloat
    /// The effect of y on the new x.
    public var c: CGFloat
    /// The effect of y on the new y.
    public var d: CGFloat
    /// The translation along the x axis.
    public var tx: CGFloat
    /// The translation along the y axis.
    public var ty: CGFloat

    /// Creates the zero matrix, as in C; use ``identity`` for the transform that changes nothing.
    public init() { (a, b, c, d, tx, ty) = (0, 0, 0, 0, 0, 0) }

    /// Creates a transform from the entries of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from the entries of its matrix, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Creates a scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation about the origin by an angle in radians, from the x axis toward the y axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that first translates, and then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * tx + c * ty + self.tx, ty: b * tx + d * ty + self.ty)
    }

    /// Returns a transform that first scales, and then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// Returns a transform that first rotates by an angle in radians, and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that applies `self` first and `t2` second.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the inverse transform, or `self` if there is none, as on Apple's platforms.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGAffineTransform {
    package var determinant: CGFloat { a * d - b * c }

    /// Whether geometry can be drawn through this transform.
    package var isUsable: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite && determinant != 0
    }

    /// Whether rectangles stay rectangles, without rotation.
    package var isAxisAligned: Bool { b == 0 && c == 0 }

    /// The transform with every entry rounded to 1/65536, so that all machines pass the same numbers to the rasterizer.
    package var quantized: CGAffineTransform {
        func round(_ value: CGFloat) -> CGFloat {
            let scaled = value * 65536
            guard abs(scaled) < 0x1p52 else { return value }
            return scaled.rounded() / 65536
        }
        return CGAffineTransform(a: round(a), b: round(b), c: round(c), d: round(d), tx: round(tx), ty: round(ty))
    }

    /// The mean factor by which the transform scales lengths.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }

    /// The factors by which the transform scales the axes' unit vectors.
    package var axisScales: CGSize {
        CGSize(width: (a * a + b * b).squareRoot(), height: (c * c + d * d).squareRoot())
    }
}

extension CGAffineTransform: CustomDebugStringConvertible {
    /// The entries of the matrix with their names.
    public var debugDescription: String {
        "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
    }
}

// MARK: - Components

/// The components of a transform: scale first, then shear, rotation, and translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along both axes.
    public var scale: CGSize
    /// The shear along the x axis, as the tangent of its angle.
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    /// The distances along both axes.
    public var translation: CGVector

    /// Creates components of zeros, whose transform maps every point to the origin.
    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        (self.scale, self.horizontalShear, self.rotation, self.translation) = (
            scale, horizontalShear, rotation, translation
        )
    }
}

extension CGAffineTransform {
    /// Creates a transform that scales, shears, rotates, and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the components from which the transform can be created again.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX = (a * a + b * b).squareRoot()
        guard scaleX > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0, rotation: 0,
                translation: CGVector(dx: tx, dy: ty))
        }
        let scaleY = determinant / scaleX
        let dot = (a * c + b * d) / scaleX
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: scaleY == 0 ? 0 : dot / scaleY,
            rotation: CGFloat(atan2(Double(b), Double(a))), translation: CGVector(dx: tx, dy: ty))
    }
}
