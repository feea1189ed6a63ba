/// Gives CoreFoundation objects identity equality and makes them usable as dictionary keys, as Apple's overlay does.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
    /// Returns whether both are the same object.
    public static func == (left: Self, right: Self) -> Bool { left === right }
    /// Combines the object's identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext: _CFObject {}
extension CGDataConsumer: _CFObject {}
extension CGDataProvider: _CFObject {}
extension CGFont: _CFObject {}
extension CGFunction: _CFObject {}
extension CGGradient: _CFObject {}
extension CGLayer: _CFObject {}
extension CGPattern: _CFObject {}
extension CGPDFDocument: _CFObject {}
extension CGPDFPage: _CFObject {}
extension CGShading: _CFObject {}
