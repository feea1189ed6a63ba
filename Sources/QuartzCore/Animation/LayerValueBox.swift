import CoreGraphics
import Foundation
import UIKitRuntime

/// Structures inside an `NSValue`, distinguished by their encoding.
enum LayerValueBox {
    static func content(of value: NSValue) -> AnimatableValue? {
        if let transform = value.storedTransform { return .transform(transform) }
        let type = String(cString: value.objCType)
        func read<T>(_ initial: T) -> T {
            var result = initial
            withUnsafeMutableBytes(of: &result) { if let base = $0.baseAddress { value.getValue(base) } }
            return result
        }
        if type.contains("Rect") { return .rect(read(CGRect.zero)) }
        if type.contains("Point") || type.contains("Vector") { return .point(read(CGPoint.zero)) }
        if type.contains("Size") { return .size(read(CGSize.zero)) }
        if type.contains("AffineTransform") { return .transform(CATransform3DMakeAffineTransform(read(CGAffineTransform.identity))) }
        return nil
    }
}

extension NSValue {
    nonisolated(unsafe) private static let transformKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Creates a value. Foundation has no encoding for the structure: the value contains a number, with the matrix attached.
    public convenience init(caTransform3D transform: CATransform3D) {
        var placeholder = 0.0
        self.init(bytes: &placeholder, objCType: "d")
        Attachments.of(self).associated[NSValue.transformKey] = transform
    }

    /// The transform in the value, or the identity if it contains something else.
    public var caTransform3DValue: CATransform3D { storedTransform ?? CATransform3DIdentity }

    fileprivate var storedTransform: CATransform3D? { Attachments.existing(of: self)?.associated[NSValue.transformKey] as? CATransform3D }
}
