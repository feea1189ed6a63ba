import Foundation

extension UIShape {
    /// The surroundings in which a shape is resolved.
    @preconcurrency @MainActor
    public struct ResolutionContext {
        /// The shape of the content: its bounds, unless the view has another.
        public let contentShape: Resolved
        package init(bounds: CGRect) { contentShape = UIShape.rect.resolved(in: bounds) }
        fileprivate init(content: Resolved) { contentShape = content }
    }

    /// A shape with its outline.
    @preconcurrency @MainActor
    public struct Resolved {
        /// The shape that was resolved.
        public let shape: UIShape
        /// The rectangle around the outline, in the view's points.
        public let boundingRect: CGRect
        /// The outline, in the view's points.
        public let path: UIBezierPath

        /// Returns the shape with its edges moved inward.
        public func inset(by insets: UIEdgeInsets) -> Resolved {
            let inner = boundingRect.inset(by: insets)
            if case .path = shape.kind {
                let copy = UIBezierPath(cgPath: path.cgPath), box = path.bounds
                guard box.width > 0, box.height > 0, inner.width > 0, inner.height > 0 else { return self }
                copy.apply(CGAffineTransform(translationX: -box.minX, y: -box.minY))
                copy.apply(CGAffineTransform(scaleX: inner.width / box.width, y: inner.height / box.height))
                copy.apply(CGAffineTransform(translationX: inner.minX, y: inner.minY))
                return Resolved(shape: .path(copy), boundingRect: inner, path: copy)
            }
            return shape.resolved(in: inner)
        }
        /// Returns the shape with all edges moved inward by the same number of points.
        public func inset(by inset: CGFloat) -> Resolved {
            self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        }
    }

    /// Returns the shape with its outline in the context.
    public func resolve(in context: ResolutionContext) -> Resolved {
        if case .provided(let provider) = kind {
            let made = provider.resolve(in: context)
            return insets == .zero ? made : made.inset(by: insets)
        }
        return resolved(in: context.contentShape.boundingRect)
    }

    func resolved(in bounds: CGRect) -> Resolved {
        let path = path(in: bounds)
        return Resolved(shape: self, boundingRect: path.bounds, path: path)
    }

    /// Creates a shape that the provider resolves each time.
    public init(_ provider: some UIShapeProvider) { self.init(kind: .provided(provider)) }
}

/// Makes a shape for its surroundings.
@preconcurrency @MainActor
public protocol UIShapeProvider {
    /// The surroundings that a provider gets.
    typealias Context = UIShape.ResolutionContext
    /// The outline that a provider returns.
    typealias Resolved = UIShape.Resolved
    /// Returns the shape for its surroundings. Called each time the shape is needed.
    func resolve(in context: Context) -> Resolved
}

/// The curve of corners: `continuous` bends over a longer way.
public enum UICornerCurve: Int, Sendable { case automatic, circular, continuous }

/// A kind of scroll device: a wheel with steps, or a trackpad.
public enum UIScrollType: Int, Sendable { case discrete, continuous }

/// A visual effect of one color.
@preconcurrency @MainActor
open class UIColorEffect: UIVisualEffect {
    /// The color of the effect.
    public let color: UIColor
    /// Creates an effect that shows a color in place of a blur.
    public init(color: UIColor) {
        self.color = color
        super.init()
    }
    /// Creates an effect from an archive; `nil` if it contains no color.
    public required init?(coder: NSCoder) {
        guard let color = coder.decodeObject(of: UIColor.self, forKey: "color") else { return nil }
        self.color = color
        super.init(coder: coder)
    }
}

/// The vertical space for a label's text: the font's line height, or more for glyphs that extend beyond it.
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }

/// A view whose size can follow the shapes of its letters.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// How high a line is for letters that extend beyond the font's line height.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// Converts between the index paths of a data source and those on screen, which differ while placeholders wait for dropped data.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the section on screen for a section of the data source, or `NSNotFound`.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// Returns the section of the data source for a section on screen, or `NSNotFound`.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Returns the index path on screen for one of the data source, or `nil` if it has none.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Returns the index path of the data source for one on screen; `nil` for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs a block in which all index paths of the view are those on screen.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
    /// Returns the same section by default.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    /// Returns the same section by default.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }
}
