import CoreGraphics
import Foundation

// The brightness of layers' contents beyond white. The compositor draws standard range, so these choose among equal pictures.

extension CALayer {
    /// The brightness that a layer's contents may have. iOS 26.
    public struct DynamicRange: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The range that the system chooses, and the range of standard displays.
        public static let automatic = Self(rawValue: "automatic"), standard = Self(rawValue: "standard")
        /// A limited amount of brightness above white, and as much as possible. Both are shown in standard range.
        public static let constrainedHigh = Self(rawValue: "constrainedHigh"), high = Self(rawValue: "high")
    }

    /// Whether contents brighter than the display are mapped to its range. iOS 18.
    public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The system decides about mapping, or colors are never mapped.
        public static let automatic = Self(rawValue: "automatic"), never = Self(rawValue: "never")
        /// Colors are mapped where that is possible.
        public static let ifSupported = Self(rawValue: "ifSupported")
    }
}

/// The mapping of content with a high dynamic range to a display. No emulated display shows more than white.
open class CAEDRMetadata: NSObject, NSCopying, NSSecureCoding {
    /// `false`: content is drawn in standard range.
    open class var isAvailable: Bool { false }
    private let kind: String, values: [Double], display: Data?, content: Data?

    private init(_ kind: String, _ values: [Double] = [], display: Data? = nil, content: Data? = nil) {
        (self.kind, self.values, self.display, self.content) = (kind, values, display, content)
        super.init()
    }
    /// Returns metadata of HDR10 with luminances in candelas per square meter.
    open class func hdr10(minLuminance: Float, maxLuminance: Float, opticalOutputScale: Float) -> CAEDRMetadata {
        CAEDRMetadata("HDR10", [Double(minLuminance), Double(maxLuminance), Double(opticalOutputScale)])
    }
    /// Returns metadata of HDR10 from the raw data of a video's container.
    open class func hdr10(displayInfo: Data?, contentInfo: Data?, opticalOutputScale: Float) -> CAEDRMetadata {
        CAEDRMetadata("HDR10", [Double(opticalOutputScale)], display: displayInfo, content: contentInfo)
    }
    /// The metadata of hybrid log-gamma.
    open class var hlg: CAEDRMetadata { CAEDRMetadata("HLG") }
    /// Returns metadata of hybrid log-gamma with the raw data of the viewing environment.
    open class func hlg(ambientViewingEnvironment: Data) -> CAEDRMetadata { CAEDRMetadata("HLG", display: ambientViewingEnvironment) }

    /// Whether the class can be decoded securely, which is always true.
    public static var supportsSecureCoding: Bool { true }
    /// Creates metadata from an archive. Returns nil if its kind is missing.
    public required init?(coder: NSCoder) {
        guard let kind = coder.decodeObject(of: NSString.self, forKey: "kind") as String? else { return nil }
        self.kind = kind
        values = (coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "values") as? [NSNumber])?.map(\.doubleValue) ?? []
        display = coder.decodeObject(of: NSData.self, forKey: "display") as Data?
        content = coder.decodeObject(of: NSData.self, forKey: "content") as Data?
        super.init()
    }
    /// Writes the kind and the values to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(kind as NSString, forKey: "kind")
        coder.encode(values.map { NSNumber(value: $0) } as NSArray, forKey: "values")
        coder.encode(display as NSData?, forKey: "display")
        coder.encode(content as NSData?, forKey: "content")
    }
    /// Returns the object itself, because it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAEDRMetadata else { return false }
        return kind == other.kind && values == other.values && display == other.display && content == other.content
    }
    open override var hash: Int { kind.hashValue }
}
