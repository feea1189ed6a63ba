import Foundation
import QuartzCore

/// An image: pixels or a drawing, with the scale, orientation, and rendering mode for its display. Immutable.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    package let content: ImageContent
    package let attributes: ImageAttributes

    package init(content: ImageContent, attributes: ImageAttributes = ImageAttributes()) {
        (self.content, self.attributes) = (content, attributes)
        super.init()
    }

    // MARK: Creating

    /// Creates an image without content, of size zero.
    public override init() {
        content = .empty
        attributes = ImageAttributes()
        super.init()
    }

    public init(cgImage: CGImage) {
        content = .bitmap(cgImage)
        attributes = ImageAttributes(scale: 1)
        super.init()
    }

    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        content = .bitmap(cgImage)
        attributes = ImageAttributes(scale: scale > 0 ? scale : 1, orientation: orientation)
        super.init()
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = ImageContent.decode(data) else { return nil }
        self.init(content: decoded.content, attributes: ImageAttributes(scale: scale > 0 ? scale : 1, orientation: decoded.orientation))
    }

    /// Loads an image, whose scale is determined by the name: `photo@2x.png`.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile.load(path) else { return nil }
        self.init(content: file.content, attributes: file.attributes)
    }

    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = NamedImages.image(named: name, in: bundle ?? .main, traits: traitCollection ?? .current) else { return nil }
        self.init(content: found.content, attributes: found.attributes)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let found = NamedImages.image(named: name, in: bundle ?? .main, traits: configuration?.traitCollection ?? .current) else {
            return nil
        }
        let image = (configuration as? SymbolConfiguration).flatMap { found.applyingSymbolConfiguration($0) } ?? found
        self.init(content: image.content, attributes: image.attributes)
    }

    public convenience init?(named name: String, in bundle: Bundle?, variableValue value: Double, configuration: Configuration?) {
        self.init(named: name, in: bundle, with: configuration)
    }

    public convenience init(imageLiteralResourceName name: String) {
        guard let image = NamedImages.image(named: name, in: .main, traits: .current) else {
            Fault.raise(.internalInconsistencyException, "Could not find image named '\(name)' for an image literal.")
            self.init()
            return
        }
        self.init(content: image.content, attributes: image.attributes)
    }

    // MARK: Symbols

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Returns `nil` for a name that the icon set does not contain.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbol = configuration as? SymbolConfiguration
        guard let shape = SymbolShape.named(name) else { return nil }
        self.init(
            content: .symbol(SymbolImage(name: name, shape: shape, configuration: symbol ?? .unspecified)),
            attributes: ImageAttributes(
                scale: DrawingScale.screen, flipsForRightToLeft: SymbolShape.flips(name), configuration: configuration))
    }

    open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    open var symbolConfiguration: SymbolConfiguration? { if case .symbol(let symbol) = content { symbol.configuration } else { nil } }

    open var configuration: Configuration? { attributes.configuration }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        var changed = attributes
        changed.configuration = attributes.configuration.map { $0.applying(configuration) } ?? configuration
        if case .symbol(var symbol) = content, let addition = configuration as? SymbolConfiguration {
            symbol.configuration = symbol.configuration.merging(addition)
            return UIImage(content: .symbol(symbol), attributes: changed)
        }
        return UIImage(content: content, attributes: changed)
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(configuration)
    }

    /// Returns the symbol without the margins beside its shape.
    package final var withoutSymbolMargins: UIImage {
        guard case .symbol(var symbol) = content else { return self }
        symbol.hasNoMargins = true
        return UIImage(content: .symbol(symbol), attributes: attributes)
    }

    open func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { changing { $0.baselineOffset = baselineOffset } }
    open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset ?? content.baseline }
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    // MARK: Properties

    /// The size in points, after orientation.
    open var size: CGSize {
        let size = content.size(scale: attributes.scale)
        return attributes.orientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    }
    open var scale: CGFloat { attributes.scale }
    open var imageOrientation: Orientation { attributes.orientation }
    open var renderingMode: RenderingMode { attributes.renderingMode }
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    open var resizingMode: ResizingMode { attributes.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets {
        if let insets = attributes.alignmentRectInsets { return insets }
        if case .symbol(let symbol) = content { return symbol.alignmentInsets(scale: scale) }
        return .zero
    }
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    open var traitCollection: UITraitCollection { attributes.configuration?.traitCollection ?? .current }
    open var imageAsset: UIImageAsset? { attributes.asset }
    open var isHighDynamicRange: Bool { false }
    open var images: [UIImage]? { attributes.frames }
    open var duration: TimeInterval { attributes.duration }
    open var ciImage: AnyObject? { nil }

    /// The stored pixels, before orientation. Drawings are rasterized at the image's scale.
    open var cgImage: CGImage? { content.bitmap(scale: attributes.scale) }

    // MARK: Derived images

    package func changing(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var changed = attributes
        change(&changed)
        return UIImage(content: content, attributes: changed)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changing { $0.renderingMode = renderingMode } }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { changing { $0.alignmentRectInsets = alignmentInsets } }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns an image in which one point between the caps stretches.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
            resizingMode: .stretch)
    }

    /// The caps of ``stretchableImage(withLeftCapWidth:topCapHeight:)``, in points.
    open var leftCapWidth: Int { Int(capInsets.left) }
    open var topCapHeight: Int { Int(capInsets.top) }
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }
    open func withHorizontallyFlippedOrientation() -> UIImage { changing { $0.orientation = $0.orientation.mirrored } }
    open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    open func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// Returns a copy no larger than `size` points, with the same proportions.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let target = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: target).image { _ in draw(in: CGRect(origin: .zero, size: target)) }
    }
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    // MARK: Animated images

    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changing {
            $0.frames = images
            $0.duration = duration
        }
    }

    /// Loads `name0`, `name1`, … up to 1024; stops at the first gap after some were found.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for index in 0...1024 {
            if let image = UIImage(named: "\(name)\(index)") { images.append(image) } else if !images.isEmpty || index > 0 { break }
        }
        return animatedImage(with: images, duration: duration)
    }

    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }
    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval)
        -> UIImage?
    {
        animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    // MARK: Drawing in the current context

    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        paint(in: rect, context: context, template: drawnTemplate)
        context.restoreGState()
    }

    /// Tiles `rect` with the image, the first tile at the context's origin.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        // Only the visible area: the clip is no larger than the bitmap.
        let shown = context.boundingBoxOfClipPath
        var y = (shown.minY / size.height).rounded(.down) * size.height
        while y < shown.maxY {
            var x = (shown.minX / size.width).rounded(.down) * size.width
            while x < shown.maxX {
                paint(in: CGRect(x: x, y: y, width: size.width, height: size.height), context: context, template: drawnTemplate)
                x += size.width
            }
            y += size.height
        }
        context.restoreGState()
    }

    /// The color with which `draw` fills a template: its own tint, or black as in UIKit.
    var drawnTemplate: CGColor? {
        if let tint = attributes.tint { return tint.cgColor }
        if isSymbolImage || renderingMode == .alwaysTemplate { return UIColor.black.cgColor }
        return nil
    }

    // MARK: Comparing, archiving

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || (content == other.content && attributes.looksLike(other.attributes))
    }
    open override var hash: Int { content.hashValue }

    open override var description: String {
        let kind: String
        switch content {
        case .symbol(let symbol): kind = "symbol(system: \(symbol.name))"
        case .empty: kind = "anonymous; empty"
        default: kind = attributes.name.map { "named(main: \($0))" } ?? "anonymous"
        }
        return
            "<UIImage:\(Fault.name(of: self).split(separator: " ").last.map(String.init) ?? "") \(kind); {\(size.width), \(size.height)}>"
    }

    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        if let name = coder.decodeObject(forKey: "UIImageName") as? String {
            self.init(named: name)
        } else if let data = coder.decodeObject(forKey: "UIImageData") as? Data {
            self.init(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        } else {
            return nil
        }
    }

    open func encode(with coder: NSCoder) {
        if let data = pngData() {
            coder.encode(data as NSData, forKey: "UIImageData")
            coder.encode(Double(scale), forKey: "UIScale")
        }
    }
}

extension UIImage {
    // The system images that UIKit names.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
