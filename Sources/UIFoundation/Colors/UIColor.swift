import Foundation
import QuartzCore

/// A color, which may depend on the traits at the time when it is read.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The source of the components.
    package enum Source: Sendable {
        /// sRGB red, green, blue, and alpha. Extended values are kept.
        case rgb(CGFloat, CGFloat, CGFloat, CGFloat)
        /// White and alpha.
        case gray(CGFloat, CGFloat)
        /// A provider that is called for each trait collection.
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// A Core Graphics color, kept unchanged: a pattern, or another color space.
        case coreGraphics(CGColor)
    }

    // The first stored property, where CoreFoundation looks for it.
    private final let coreFoundationMark = CoreFoundationMark.word
    package let source: Source
    /// The name with which a system color is printed and archived: `labelColor`.
    package let systemName: String?
    /// The dynamic color from which this one was derived, and its alpha. Two colors with the same alpha that were derived from equal colors
    /// are equal.
    private final var modified: (base: UIColor, alpha: CGFloat)?
    /// The exposure with which the color was created.
    final var exposure: Exposure?
    /// The asset that the color was read from. Colors of one asset are equal, although each access reads another one.
    final var asset: ColorAsset?

    package init(source: Source, systemName: String? = nil) {
        self.source = source
        self.systemName = systemName
        super.init()
    }

    // MARK: Creating

    public override init() {
        source = .gray(0, 0)
        systemName = nil
        super.init()
    }

    /// Creates a gray. Alpha is clamped to 0...1; white isn't.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .gray(white, Self.opacity(alpha))
        systemName = nil
        super.init()
    }

    /// Creates a color from sRGB components. Values outside 0...1 are kept as extended sRGB; alpha is clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(red, green, blue, Self.opacity(alpha))
        systemName = nil
        super.init()
    }

    /// Clamps alpha to 0...1, as documented for every initializer, while the components themselves may lie outside.
    private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

    /// Creates a color from components of Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
            CGColor(colorSpace: $0, components: [red, green, blue, Self.opacity(alpha)])
        }
        self.init(source: color.map(Source.coreGraphics) ?? .rgb(red, green, blue, Self.opacity(alpha)))
    }

    /// Creates a color from hue, saturation, and brightness within 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(source: .rgb(red, green, blue, Self.opacity(alpha)))
    }

    /// Creates a color from a Core Graphics color of any color space, or with a pattern.
    public init(cgColor: CGColor) {
        if cgColor.pattern == nil, let components = cgColor.components, cgColor.colorSpace?.model == .rgb, components.count == 4,
            cgColor.colorSpace?.name == CGColorSpace.sRGB
        {
            source = .rgb(components[0], components[1], components[2], components[3])
        } else if cgColor.pattern == nil, let components = cgColor.components, cgColor.colorSpace?.model == .monochrome,
            components.count == 2
        {
            source = .gray(components[0], components[1])
        } else {
            source = .coreGraphics(cgColor)
        }
        systemName = nil
        super.init()
    }

    /// Creates a color that tiles `image` from the origin of the view or context it fills. Clear for an empty image.
    public convenience init(patternImage image: UIImage) {
        let size = image.size
        let pattern = CGPattern(size: size) {
            image.paint(in: CGRect(origin: .zero, size: size), context: $0, template: image.drawnTemplate)
        }
        let color = pattern.flatMap { pattern in
            CGColorSpace(patternBaseSpace: nil).flatMap { CGColor(patternSpace: $0, pattern: pattern, components: [1]) }
        }
        self.init(source: color.map(Source.coreGraphics) ?? .gray(0, 0))
    }

    /// Creates a color that calls `dynamicProvider` each time it is resolved for a trait collection.
    @preconcurrency public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
    }

    /// Creates the color of a color literal in source code.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        source = .rgb(CGFloat(red), CGFloat(green), CGFloat(blue), Self.opacity(CGFloat(alpha)))
        systemName = nil
        super.init()
    }

    // MARK: Resolving

    /// Returns the color without any dependence on traits. A plain color returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = source else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    /// Whether the color must be resolved again when traits change.
    package var dependsOnTraits: Bool {
        if case .dynamic = source { return true }
        return false
    }

    package var resolved: UIColor {
        guard case .dynamic = source else { return self }
        return resolvedColor(with: .current)
    }

    /// The color for the current traits (`UITraitCollection.current`).
    open var cgColor: CGColor {
        switch resolved.source {
        case .rgb(let red, let green, let blue, let alpha): CGColor(red: red, green: green, blue: blue, alpha: alpha)
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .coreGraphics(let color): color
        case .dynamic: preconditionFailure("resolved leaves no dynamic source")
        }
    }

    /// Returns the color with another alpha. A dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .rgb(let red, let green, let blue, _): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .gray(let white, _): return UIColor(white: white, alpha: alpha)
        case .coreGraphics(let color): return UIColor(cgColor: color.copy(alpha: Self.opacity(alpha)) ?? color)
        case .dynamic(let provider):
            let color = UIColor(source: .dynamic { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
            color.modified = (modified?.base ?? self, alpha)
            return color
        }
    }

    // MARK: Reading

    /// The extended sRGB components, without premultiplied alpha.
    package var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch resolved.source {
        case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
        case .gray(let white, let alpha): return (white, white, white, alpha)
        case .coreGraphics(let color):
            if color.pattern == nil, let space = color.colorSpace, let values = color.components {
                let (red, green, blue) = space.sRGBComponents(values)
                return (red, green, blue, color.alpha)
            }
            let paint = color.paint
            return (paint.red, paint.green, paint.blue, paint.alpha)
        case .dynamic: preconditionFailure("resolved leaves no dynamic source")
        }
    }

    /// The extended sRGB components of a color whose space is that or Display P3. Colors of the two spaces are equal if these are: UIKit
    /// printed `true` for such a pair (manongdao.com/article-1838783.html).
    private var extendedComponents: [CGFloat]? {
        switch source {
        case .rgb(let red, let green, let blue, let alpha): return [red, green, blue, alpha]
        case .coreGraphics(let color) where color.colorSpace?.encoding == .displayP3:
            let values = components
            return [values.red, values.green, values.blue, values.alpha]
        default: return nil
        }
    }

    /// Writes the sRGB components to the pointers, `nil` for those not wanted. Returns `false` for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard cgColor.pattern == nil else { return false }
        let values = components
        red?.pointee = values.red
        green?.pointee = values.green
        blue?.pointee = values.blue
        alpha?.pointee = values.alpha
        return true
    }

    /// Writes white and alpha to the pointers. Returns `false`, and writes nothing, for a pattern or a color that isn't gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let values = components
        guard cgColor.pattern == nil, values.red == values.green, values.green == values.blue else { return false }
        white?.pointee = values.red
        alpha?.pointee = values.alpha
        return true
    }

    /// Writes hue, saturation, brightness, and alpha, each in 0...1, to the pointers. Returns `false` for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard cgColor.pattern == nil else { return false }
        let values = components
        let hsb = HueSaturationBrightness(red: values.red, green: values.green, blue: values.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = values.alpha
        return true
    }

    // MARK: Painting

    /// Makes the color that of fills and lines in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes the color that of fills in the current context. Does nothing without a context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke color of the current context to this color. Does nothing without a context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if let systemName, systemName == other.systemName { return true }
        if let asset, asset == other.asset { return true }
        if let modified, let others = other.modified { return modified.alpha == others.alpha && modified.base.isEqual(others.base) }
        switch (source, other.source) {
        case (.gray(let w, let a), .gray(let w2, let a2)): return w == w2 && a == a2
        case (.coreGraphics(let c), .coreGraphics(let c2)) where c == c2: return true
        default:
            guard let values = extendedComponents, let others = other.extendedComponents else { return false }
            return values == others
        }
    }

    open override var hash: Int {
        switch source {
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha].hashValue
        case .gray(let white, let alpha): [white, alpha].hashValue
        case .coreGraphics(let color): extendedComponents?.hashValue ?? color.hashValue
        case .dynamic:
            systemName?.hashValue ?? asset?.hashValue ?? modified.map { $0.base.hash ^ $0.alpha.hashValue }
                ?? ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        // UIKit keeps the tint colors in a catalog, and describes the others, which are named after their use, without it.
        if let systemName {
            return "<UIDynamic\(isTint(systemName) ? "Catalog" : "")SystemColor: \(Fault.address(of: self)); name = \(systemName)>"
        }
        if let asset { return "<UIDynamicCatalogColor: \(Fault.address(of: self)); name = \(asset.name)>" }
        switch source {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(white.plain) \(alpha.plain)"
        case .rgb(let red, let green, let blue, let alpha):
            return "UIExtendedSRGBColorSpace \(red.plain) \(green.plain) \(blue.plain) \(alpha.plain)"
        case .coreGraphics(let color):
            guard color.colorSpace?.encoding == .displayP3, let values = color.components else { return color.description }
            return "UIDisplayP3ColorSpace " + values.map(\.plain).joined(separator: " ")
        case .dynamic: return "<UIDynamicProviderColor: \(Fault.address(of: self))>"
        }
    }

    private func isTint(_ name: String) -> Bool { name.hasPrefix("system") && !["Background", "Fill"].contains { name.contains($0) } }

    // MARK: Copying and archiving

    /// Returns the color itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates a color from an archive: a system color by its name, otherwise from components.
    // A designated initializer, as in Objective-C: a subclass without initializers of its own inherits it.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        if let name = coder.decodeObject(forKey: "UISystemColorName") as? String, let color = UIColor.system(named: name) {
            (source, systemName) = (color.source, name)
        } else if coder.containsValue(forKey: "UIRed") {
            source = .rgb(number("UIRed"), number("UIGreen"), number("UIBlue"), Self.opacity(number("UIAlpha")))
            systemName = nil
        } else {
            source = .gray(number("UIWhite"), Self.opacity(number("UIAlpha")))
            systemName = nil
        }
        super.init()
    }

    /// Writes the components to an archive, and a system color's name. Other dynamic colors are written as they are now.
    open func encode(with coder: NSCoder) {
        if let systemName { coder.encode(systemName as NSString, forKey: "UISystemColorName") }
        let values = components
        coder.encode(Double(values.red), forKey: "UIRed")
        coder.encode(Double(values.green), forKey: "UIGreen")
        coder.encode(Double(values.blue), forKey: "UIBlue")
        coder.encode(Double(values.alpha), forKey: "UIAlpha")
    }
}

extension CGFloat {
    /// The number as Objective-C's `%g` prints it: with at most six digits, and without trailing zeros.
    fileprivate var plain: String { String(format: "%g", Double(self)) }
}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
