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
        public let shape: UIShape
        public let boundingRect: CGRect
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
    typealias Context = UIShape.ResolutionContext
    typealias Resolved = UIShape.Resolved
    func resolve(in context: Context) -> Resolved
}

/// The curve of corners: `continuous` bends over a longer way.
public enum UICornerCurve: Int, Sendable { case automatic, circular, continuous }

/// A kind of scroll device: a wheel with steps, or a trackpad.
public enum UIScrollType: Int, Sendable { case discrete, continuous }

/// A visual effect of one color.
@preconcurrency @MainActor
open class UIColorEffect: UIVisualEffect {
    public let color: UIColor
    public init(color: UIColor) {
        self.color = color
        super.init()
    }
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
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// Converts between the index paths of a data source and those on screen, which differ while placeholders wait for dropped data.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }
}
