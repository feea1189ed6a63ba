import Foundation

/// Typed access to attributes and child elements. Each method returns `nil` for a missing or malformed value.
extension Element {
    /// Returns the value of `YES` or `NO`.
    public func bool(_ name: String) -> Bool? {
        switch self[name] {
        case "YES"?: true
        case "NO"?: false
        default: nil
        }
    }

    /// Returns a finite number.
    public func double(_ name: String) -> Double? {
        guard let value = self[name].flatMap(Double.init), value.isFinite else { return nil }
        // SP-A011: the smallest normal number means "automatic".
        return value == Double.leastNormalMagnitude ? 0 : value
    }

    /// Returns an integer; a fraction is rounded.
    public func integer(_ name: String) -> Int? {
        guard let text = self[name] else { return nil }
        return Int(text) ?? double(name).flatMap { Int(exactly: $0.rounded()) }
    }

    /// Returns a string from an attribute, or from a child in one of three spellings (SP-A014).
    public func string(_ name: String) -> String? {
        if let value = self[name] { return value }
        guard let child = child(key: name) else { return nil }
        return child.stringValue
    }

    /// The content of a `string` or `mutableString` element.
    public var stringValue: String? {
        guard name == "string" || name == "mutableString" else { return nil }
        guard self["base64-UTF8"] == "YES" else { return text }
        let digits = text.filter { !$0.isWhitespace }
        // Interface Builder omits the padding.
        let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns whether the property is explicitly set to `nil` (SP-A013).
    public func isNil(_ key: String) -> Bool { child(key: key)?.name == "nil" }

    /// Returns the `rect` child for the property `key`, in points; a missing coordinate is 0.
    public func rect(_ key: String) -> CGRect? {
        guard let child = child(key: key), child.name == "rect" else { return nil }
        return CGRect(
            x: child.double("x") ?? 0, y: child.double("y") ?? 0, width: child.double("width") ?? 0, height: child.double("height") ?? 0)
    }

    /// Returns the `size` child for the property `key`, in points.
    public func size(_ key: String) -> CGSize? { child(key: key)?.sizeValue }

    /// The value of a `size` or `value` element; a missing length is 0.
    public var sizeValue: CGSize? {
        guard name == "size" || name == "value" else { return nil }
        return CGSize(width: double("width") ?? 0, height: double("height") ?? 0)
    }

    /// The value of a `point` or `value` element; a missing coordinate is 0.
    public var pointValue: CGPoint? {
        guard name == "point" || name == "value" else { return nil }
        return CGPoint(x: double("x") ?? 0, y: double("y") ?? 0)
    }

    /// Returns a frame that is specified by its distances from the superview's edges. (SP-A037)
    public func insetFrame(in superview: CGSize) -> CGRect? {
        guard let frame = child(key: "frameInset") else { return nil }
        func axis(_ minimum: Double?, _ maximum: Double?, _ length: Double?, _ whole: Double) -> (Double, Double) {
            switch (minimum, maximum, length) {
            case (nil, let maximum?, let length?): (whole - maximum - length, length)
            case (_, _, let length?): (minimum ?? 0, length)
            default: (minimum ?? 0, whole - (minimum ?? 0) - (maximum ?? 0))
            }
        }
        // Xcode 8 wrote some as fractions of the superview, with two decimals; the values that it rounded were whole or half points.
        func length(_ name: String, of whole: Double) -> Double? {
            guard let text = frame[name], text.hasSuffix("%") else { return frame.double(name) }
            return Double(text.dropLast()).map { ($0 / 100 * whole * 2).rounded() / 2 }
        }
        let x = axis(
            length("minX", of: superview.width), length("maxX", of: superview.width), length("width", of: superview.width), superview.width)
        let y = axis(
            length("minY", of: superview.height), length("maxY", of: superview.height), length("height", of: superview.height),
            superview.height)
        return CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
    }

    /// The value of the mask (SP-A039), or `nil` if the element is missing.
    public var autoresizingMaskValue: UInt? {
        guard let mask = child(key: "autoresizingMask") else { return nil }
        var value: UInt = 0
        if mask["flexibleMinX"] == "YES" { value |= 1 }
        if mask["widthSizable"] == "YES" { value |= 2 }
        if mask["flexibleMaxX"] == "YES" { value |= 4 }
        if mask["flexibleMinY"] == "YES" { value |= 8 }
        if mask["heightSizable"] == "YES" { value |= 16 }
        if mask["flexibleMaxY"] == "YES" { value |= 32 }
        return value
    }
}
