import Foundation

/// The name of a function that converts a number to a transform.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a rotation about the x axis from an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Makes a rotation about the y axis from an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Makes a rotation about the z axis from an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Makes a scale from three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Makes a scale along the x axis from a factor.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Makes a scale along the y axis from a factor.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Makes a scale along the z axis from a factor.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Makes a translation from three distances in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Makes a translation along the x axis from a distance in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Makes a translation along the y axis from a distance in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Makes a translation along the z axis from a distance in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Converts interpolated numbers to a transform.
open class CAValueFunction: NSObject, NSSecureCoding {
    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    open private(set) var name: CAValueFunctionName

    public init?(name: CAValueFunctionName) {
        self.name = name
    }

    /// Creates a function from an archive. One without a name rotates about the z axis.
    public required init?(coder: NSCoder) {
        name = CAValueFunctionName(rawValue: coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "rotateZ")
    }

    /// Writes the name of the function to an archive.
    open func encode(with coder: NSCoder) { coder.encode(name.rawValue as NSString, forKey: "name") }

    package func apply(to value: AnimatableValue) -> AnimatableValue? {
        if case .list(let list) = value, list.count == 3, let x = list[0].cgFloat, let y = list[1].cgFloat, let z = list[2].cgFloat {
            switch name {
            case .scale: return .transform(CATransform3DMakeScale(x, y, z))
            case .translate: return .transform(CATransform3DMakeTranslation(x, y, z))
            default: return nil
            }
        }
        guard let n = value.cgFloat else { return nil }
        switch name {
        case .rotateX: return .transform(CATransform3DMakeRotation(n, 1, 0, 0))
        case .rotateY: return .transform(CATransform3DMakeRotation(n, 0, 1, 0))
        case .rotateZ: return .transform(CATransform3DMakeRotation(n, 0, 0, 1))
        case .scaleX: return .transform(CATransform3DMakeScale(n, 1, 1))
        case .scaleY: return .transform(CATransform3DMakeScale(1, n, 1))
        case .scaleZ: return .transform(CATransform3DMakeScale(1, 1, n))
        case .translateX: return .transform(CATransform3DMakeTranslation(n, 0, 0))
        case .translateY: return .transform(CATransform3DMakeTranslation(0, n, 0))
        case .translateZ: return .transform(CATransform3DMakeTranslation(0, 0, n))
        default: return nil
        }
    }
}
