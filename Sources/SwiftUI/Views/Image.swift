/// A view that shows an image in an image view.
public struct Image: Equatable, Sendable {
    enum Source: Equatable {
        case named(String, Bundle?)
        case system(String)
        case uiImage(UIImage)
    }
    /// The way in which an image fills a larger frame: repeated, or stretched.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// The way in which an image is drawn: as a template in the foreground color, or in its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// The quality of image scaling.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// The size of a symbol relative to the text around it.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    let source: Source
    var label: String?
    var isDecorative = false
    var resizing: ResizingMode?
    var capInsets = EdgeInsets()
    var mode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var interpolation = Interpolation.medium

    /// Creates an image from the app's asset catalog. A name without an image shows nothing.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    /// Creates an image from the app's asset catalog with a text for assistive technologies.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { (source, self.label) = (.named(name, bundle), label.string()) }
    /// Creates an image from the app's asset catalog.
    public init(_ resource: ImageResource) { source = .uiImage(UIImage(resource: resource)) }
    /// Creates an image of a symbol. It is drawn by free shapes in place of Apple's.
    public init(systemName: String) { source = .system(systemName) }
    // FIXME(gap): symbols are drawn completely, regardless of the value.
    /// Creates an image of a symbol. The value has no effect.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    /// Creates an image from the app's asset catalog. The value has no effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// Creates an image from UIKit's.
    public init(uiImage: UIImage) { source = .uiImage(uiImage) }
    /// Creates an image that a closure draws in a size in points. Opacity and color mode have no effect.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            var graphics = GraphicsContext(context.cgContext, EnvironmentValues(), CGRect(origin: .zero, size: size))
            renderer(&graphics)
        }
        (source, self.label) = (.uiImage(picture), label?.string())
    }
    /// Creates an image that is hidden from assistive technologies.
    public init(decorative name: String, bundle: Bundle? = nil) { (source, isDecorative) = (.named(name, bundle), true) }
    /// Creates an image from the app's asset catalog that is hidden from assistive technologies. The value has no effect.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(decorative: name, bundle: bundle) }
    /// Creates an image from the app's asset catalog with a text for assistive technologies. The value has no effect.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }
    /// Creates an image from Core Graphics', which is hidden from assistive technologies. `scale` is in pixels a point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        (source, isDecorative) = (.uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)), true)
    }
    /// Creates an image from Core Graphics' with a text for assistive technologies. `scale` is in pixels a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        let picture = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)
        (source, self.label) = (.uiImage(picture), label.string())
    }

    private func with<Value>(_ path: WritableKeyPath<Image, Value>, _ value: Value) -> Image {
        var image = self
        image[keyPath: path] = value
        return image
    }
    /// Makes the image fill the space that it is offered instead of keeping its own size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with(\.resizing, resizingMode).with(\.capInsets, capInsets)
    }
    /// Returns the image drawn as a template or in its own colors; nil for its own way.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with(\.mode, renderingMode) }
    /// Returns the image scaled with another quality.
    public func interpolation(_ interpolation: Interpolation) -> Image { with(\.interpolation, interpolation) }
    /// Returns the image unchanged: edges are always smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

}

// MARK: Showing

extension Image: View, LeafView {
    @MainActor func uiImage(in environment: EnvironmentValues) -> UIImage? {
        var image: UIImage?
        let style = UITraitCollection(userInterfaceStyle: environment.colorScheme.userInterfaceStyle)
        switch source {
        // The variant of the environment, which the view's traits don't change.
        case .named(let name, let bundle): image = UIImage(named: name, in: bundle, compatibleWith: style)?.withoutAsset
        case .uiImage(let given): image = given.variant(for: style).withoutAsset
        case .system(let name):
            let size = UIImage.SymbolConfiguration(font: environment.textFont, scale: environment.imageScale.uiScale)
            image = UIImage(
                systemName: environment.symbolVariants.name(of: name),
                withConfiguration: symbolColors(in: environment).map(size.applying) ?? size)
        }
        // The shape of a stretched symbol fills its frame: in a frame of 16 by 12 points, a checkmark is 16 by 12 points large
        // (GoodRequest/GoodSwiftUI, GRToggleSnapshotTests, iOS 18.6).
        if resizing != nil { image = image?.withoutSymbolMargins }
        switch mode {
        case .template: image = image?.withRenderingMode(.alwaysTemplate)
        case .original: image = image?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        if resizing != nil, capInsets != EdgeInsets() || resizing == .tile {
            image = image?.resizableImage(
                withCapInsets: UIEdgeInsets(
                    top: capInsets.top, left: capInsets.leading, bottom: capInsets.bottom, right: capInsets.trailing),
                resizingMode: resizing == .tile ? .tile : .stretch)
        }
        return image
    }

    /// The colors of a symbol's layers, or nil for one color. Several styles are a palette; a palette of one style has fainter levels.
    private func symbolColors(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration? {
        let styles = environment.foregroundStyles, mode = symbolMode ?? environment.symbolRenderingMode
        switch mode ?? (styles.count > 1 ? .palette : .monochrome) {
        case .palette where styles.count > 1:
            return UIImage.SymbolConfiguration(paletteColors: styles.map { $0.resolvedPaint(in: environment).color })
        case .palette, .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: environment.foregroundColor)
        case .multicolor: return .preferringMulticolor()
        default: return nil
        }
    }

    func makeView(_ node: ViewNode) -> NamedImageView { NamedImageView() }

    func update(_ view: NamedImageView, _ node: ViewNode) {
        let isRedacted = node.environment.redactionReasons.contains(.placeholder)
        view.image = isRedacted ? uiImage(in: node.environment)?.blank : uiImage(in: node.environment)
        view.backgroundColor = isRedacted ? .systemFill : nil
        view.layer.cornerRadius = isRedacted ? 4 : 0
        view.tintColor = node.environment.foregroundColor
        // Even a stretched symbol keeps its proportions, which `aspectRatio` determines.
        view.contentMode = resizing == nil ? .center : .scaleToFill
        view.layer.magnificationFilter = interpolation == .none ? .nearest : .linear
        view.isAccessibilityElement = !isDecorative
        view.imageName = label ?? word == nil ? name : nil
        view.accessibilityLabel = label ?? word ?? name
    }
    private var name: String? {
        switch source {
        case .named(let name, _), .system(let name): isDecorative ? nil : name
        case .uiImage: nil
        }
    }
    /// The label of a common symbol.
    private var word: String? {
        guard case .system(let name) = source, !isDecorative else { return nil }
        // SwiftUI's words begin with a capital letter; some of UIKit's do not.
        return UIImage.word(ofSymbol: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    func size(of view: NamedImageView, for proposal: ProposedViewSize) -> CGSize {
        let own = view.image?.size ?? .zero
        return resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
    }
    // Aligns a symbol's baseline with adjacent text.
    func explicitGuide(_ key: AlignmentKey, of view: NamedImageView, in size: CGSize) -> CGFloat? {
        guard resizing == nil, key == AlignmentKey(.firstTextBaseline) || key == AlignmentKey(.lastTextBaseline) else { return nil }
        return view.image?.baselineOffsetFromBottom.map { size.height - $0 }
    }
}

extension Image {
    /// The turn, after a reflection, with which the rows of an image are shown.
    public enum Orientation: CaseIterable, Hashable, Sendable {
        /// The image as it is stored, reflected, turned by half, or both.
        case up, upMirrored, down, downMirrored
        /// The image reflected and turned by a quarter, or turned by a quarter only.
        case leftMirrored, right, rightMirrored, left

        var uiOrientation: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        }
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
extension EnvironmentValues {
    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}
extension View {
    /// Sets the size of symbols relative to text in the view.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
extension Image.Scale {
    var uiScale: UIImage.SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension UIImage {
    /// An image of the same size in which nothing is drawn.
    fileprivate var blank: UIImage {
        guard size.width > 0, size.height > 0 else { return self }
        let image = UIGraphicsImageRenderer(size: size).image { _ in }
        return baselineOffsetFromBottom.map { image.withBaselineOffset(fromBottom: $0) } ?? image
    }
}
/// The view of an image.
final class NamedImageView: UIImageView {
    /// The image's name if that is the accessibility label.
    var imageName: String?
}
