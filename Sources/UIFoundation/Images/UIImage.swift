import Foundation
import QuartzCore

/// An image: pixels or a drawing, with the scale, orientation, and rendering mode for its display. Immutable.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// How stored pixels are turned and mirrored for display, with the values of Apple's enumeration, not EXIF's.
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    /// Whether an image keeps its colors or is a template for the tint. `automatic` depends on the view.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// How the part between the caps fills a larger rectangle.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    package let content: ImageContent
    package let attributes: ImageAttributes
    /// The asset of an image that was created without one, after an app asked for it.
    private var addedAsset: UIImageAsset?
    private static let assetLock = NSLock()

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

    /// Creates an image with one pixel per point.
    public init(cgImage: CGImage) {
        content = .bitmap(cgImage)
        attributes = ImageAttributes(scale: 1)
        super.init()
    }

    /// Creates an image with a number of pixels per point and an orientation. A scale of 0 or less counts as 1.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        content = .bitmap(cgImage)
        attributes = ImageAttributes(scale: scale > 0 ? scale : 1, orientation: orientation)
        super.init()
    }

    /// Creates an image from the data of a file, with one pixel per point; `nil` if the format isn't known.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of a file, with a number of pixels per point; `nil` if the format isn't known. The file's orientation
    /// is kept.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = ImageContent.decode(data) else { return nil }
        self.init(content: decoded.content, attributes: ImageAttributes(scale: scale > 0 ? scale : 1, orientation: decoded.orientation))
    }

    /// Loads an image, whose scale is determined by the name: `photo@2x.png`.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile.load(path) else { return nil }
        self.init(content: file.content, attributes: file.attributes)
    }

    /// Creates an image of the main bundle's catalogs or files; `nil` if there is none with the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the variant of an image that fits the traits, or the current ones if `nil`; `nil` if there is none with the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = NamedImages.image(named: name, in: bundle ?? .main, traits: traitCollection ?? .current) else { return nil }
        self.init(content: found.content, attributes: found.attributes)
    }

    /// Creates the variant of an image that fits the configuration; a symbol takes its options. Returns `nil` if there is none with the
    /// name.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let found = NamedImages.image(named: name, in: bundle ?? .main, traits: configuration?.traitCollection ?? .current) else {
            return nil
        }
        let image = (configuration as? SymbolConfiguration).flatMap { found.applyingSymbolConfiguration($0) } ?? found
        self.init(content: image.content, attributes: image.attributes)
    }

    // FIXME(gap): symbols are drawn completely, regardless of the value.
    /// Creates an image of a bundle. The value has no effect.
    public convenience init?(named name: String, in bundle: Bundle?, variableValue value: Double, configuration: Configuration?) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Creates the image of an image literal in source code. A missing one is a fault.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = NamedImages.image(named: name, in: .main, traits: .current) else {
            Fault.raise(.internalInconsistencyException, "Could not find image named '\(name)' for an image literal.")
            self.init()
            return
        }
        self.init(content: image.content, attributes: image.attributes)
    }

    // MARK: Symbols

    /// Creates a symbol; `nil` for a name that the icon set doesn't contain.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    /// Creates a symbol. The traits have no effect.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
    /// Creates a symbol with a configuration. The value has no effect.
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

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// The options of a symbol; `nil` for other images.
    open var symbolConfiguration: SymbolConfiguration? { if case .symbol(let symbol) = content { symbol.configuration } else { nil } }

    /// The traits and options for which the image was chosen, or `nil`.
    open var configuration: Configuration? { attributes.configuration }

    /// Returns the image with a configuration, whose values take precedence. A symbol takes its options.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        var changed = attributes
        changed.asset = knownAsset
        changed.configuration = attributes.configuration.map { $0.applying(configuration) } ?? configuration
        if case .symbol(var symbol) = content, let addition = configuration as? SymbolConfiguration {
            symbol.configuration = symbol.configuration.merging(addition)
            return UIImage(content: .symbol(symbol), attributes: changed)
        }
        let image = UIImage(content: content, attributes: changed)
        return configuration.traitCollection.map { image.variant(for: UITraitCollection(traitsFrom: [.current, $0])) } ?? image
    }

    /// Returns the symbol with more options; `nil` for other images.
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

    /// Returns the image without a baseline of its own; a symbol keeps its natural one.
    open func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }
    /// Returns the image with a baseline at a distance from its bottom, in points.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { changing { $0.baselineOffset = baselineOffset } }
    /// The distance of the baseline from the bottom in points, or `nil` without a baseline.
    open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset ?? content.baseline }
    /// Whether the image has a baseline, which text beside it shares.
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    // MARK: Properties

    /// The size in points, after orientation.
    open var size: CGSize {
        let size = content.size(scale: attributes.scale)
        return attributes.orientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    }
    /// The number of pixels per point.
    open var scale: CGFloat { attributes.scale }
    /// How the stored pixels are turned and mirrored for display.
    open var imageOrientation: Orientation { attributes.orientation }
    /// Whether the image keeps its colors or is a template.
    open var renderingMode: RenderingMode { attributes.renderingMode }
    /// The parts at the edges that aren't stretched, in points.
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    /// How the part between the caps fills a larger rectangle.
    open var resizingMode: ResizingMode { attributes.resizingMode }
    /// The insets of the part that layout aligns, in points. Symbols have their own.
    open var alignmentRectInsets: UIEdgeInsets {
        if let insets = attributes.alignmentRectInsets { return insets }
        if case .symbol(let symbol) = content { return symbol.alignmentInsets(scale: scale) }
        return .zero
    }
    /// Whether views show the image mirrored in a right-to-left interface.
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    /// The traits for which the image was chosen, or the current ones.
    open var traitCollection: UITraitCollection { attributes.configuration?.traitCollection ?? .current }
    /// The variants of the image for different traits: those of its asset catalog, or this image, to which others can be added.
    open var imageAsset: UIImageAsset? {
        if let asset = attributes.asset { return asset }
        return Self.assetLock.withLock {
            if let addedAsset { return addedAsset }
            let asset = UIImageAsset(base: UIImage(content: content, attributes: attributes))
            addedAsset = asset
            return asset
        }
    }
    private var knownAsset: UIImageAsset? { attributes.asset ?? Self.assetLock.withLock { addedAsset } }

    /// Returns the variant of the image for traits, with the image's own attributes.
    package final func variant(for traits: UITraitCollection) -> UIImage {
        guard let found = knownAsset?.variant(for: traits), found.content != content else { return self }
        var changed = attributes
        (changed.scale, changed.orientation) = (found.attributes.scale, found.attributes.orientation)
        changed.asset = knownAsset
        return UIImage(content: found.content, attributes: changed)
    }
    /// The image alone, which is the same for all traits.
    package final var withoutAsset: UIImage {
        guard knownAsset != nil else { return self }
        var changed = attributes
        changed.asset = nil
        return UIImage(content: content, attributes: changed)
    }
    /// Whether the image has colors brighter than white. Always `false`.
    open var isHighDynamicRange: Bool { false }
    /// The pictures of an animated image; `nil` for a still one.
    open var images: [UIImage]? { attributes.frames }
    /// The length of one run of an animated image, in seconds; 0 for a still one.
    open var duration: TimeInterval { attributes.duration }
    /// The Core Image picture behind the image. Always `nil`.
    open var ciImage: AnyObject? { nil }

    /// The stored pixels, before orientation. Drawings are rasterized at the image's scale.
    open var cgImage: CGImage? { content.bitmap(scale: attributes.scale) }

    // MARK: Derived images

    package func changing(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var changed = attributes
        changed.asset = knownAsset
        change(&changed)
        return UIImage(content: content, attributes: changed)
    }

    /// Returns the image as a template, or with its own colors.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changing { $0.renderingMode = renderingMode } }
    /// Returns the image with other insets of the part that layout aligns, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { changing { $0.alignmentRectInsets = alignmentInsets } }
    /// Returns the image with caps in points; the part between them is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }
    /// Returns the image with caps in points; the part between them is tiled or stretched.
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
    /// The height of the upper cap in points, rounded down.
    open var topCapHeight: Int { Int(capInsets.top) }
    /// Returns the image itself.
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// Returns an image that views show mirrored in a right-to-left interface.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }
    /// Returns the image mirrored from left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage { changing { $0.orientation = $0.orientation.mirrored } }
    /// Returns the image as a template filled with a color.
    open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }
    /// Returns the image with a color for its template, and another rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image itself, which is decoded already.
    open func preparingForDisplay() -> UIImage? { self }
    /// Returns the image itself, which is decoded already.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// Returns a copy no larger than `size` points, with the same proportions; `nil` for an empty size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// Passes the image itself on immediately, on this thread.
    @preconcurrency open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// Returns a copy no larger than `size` points, with the same proportions.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let target = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: target).image { _ in draw(in: CGRect(origin: .zero, size: target)) }
    }
    /// Passes a copy no larger than `size` points on immediately, on this thread.
    @preconcurrency open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    // MARK: Animated images

    /// Returns an image that shows pictures one after another in `duration` seconds; `nil` without pictures.
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

    /// Returns an animated image of numbered files, with caps; the part between them is tiled.
    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }
    /// Returns an animated image of numbered files, with caps; `nil` if there are none.
    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval)
        -> UIImage?
    {
        animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    // MARK: Drawing in the current context

    /// Draws the image with its top left at a point of the current context.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
    /// Draws the image at a point with a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image scaled to a rectangle of the current context.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image scaled to a rectangle, with a blend mode and an opacity. Does nothing without a context.
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
        if isSymbolImage && renderingMode != .alwaysOriginal || renderingMode == .alwaysTemplate { return UIColor.black.cgColor }
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

    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates an image from an archive: by name or from its data.
    // A designated initializer, as in Objective-C: a subclass without initializers of its own inherits it.
    public required init?(coder: NSCoder) {
        var image: UIImage?
        if let name = coder.decodeObject(forKey: "UIImageName") as? String {
            image = UIImage(named: name)
        } else if let data = coder.decodeObject(forKey: "UIImageData") as? Data {
            image = UIImage(data: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        }
        guard let image else { return nil }
        (content, attributes) = (image.content, image.attributes)
        super.init()
    }

    /// Writes the image to an archive as PNG, with its scale.
    open func encode(with coder: NSCoder) {
        if let data = pngData() {
            coder.encode(data as NSData, forKey: "UIImageData")
            coder.encode(Double(scale), forKey: "UIScale")
        }
    }
}

extension UIImage {
    // The system images that UIKit names.
    /// The symbol of a checked item.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    /// The symbol of a button that adds.
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The symbol of a button that removes.
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The symbol of a menu of actions.
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// The outlined symbol of a checked item.
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

/// Returns an image as PNG, or `nil` if it has no pixels.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// Returns an image as JPEG with a quality from 0 to 1, or `nil` if it has no pixels.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
