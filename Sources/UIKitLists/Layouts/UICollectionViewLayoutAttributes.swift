import UIKitControls

/// The position and appearance of an element: frame in the collection's content coordinates, alpha, transform, order.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// Creates the attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .decorationView
        kind = decorationViewKind
    }

    private var category: UICollectionView.ElementCategory = .cell
    private var kind: String?

    /// Creates attributes of the layout's own class.
    static func make(
        for layout: UICollectionViewLayout, _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        let attributes = type === UICollectionViewLayoutAttributes.self ? UICollectionViewLayoutAttributes() : Instantiation.make(type)
        (attributes.category, attributes.kind, attributes.indexPath) = (category, kind, path)
        return attributes
    }

    /// The axes along which the layout determines the size; a self-sizing element chooses it along the others.
    var fixedAxes: UIAxis = []
    /// The position and the separators of a list's row.
    var listRow: ListRow?
    /// The orthogonal section whose scroll view shows the element.
    var orthogonalSection: Int?

    /// The index path of the element.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// Whether the element is a cell, a supplementary, or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// The kind of a supplementary or decoration view, or nil for cells.
    open var representedElementKind: String? { kind }

    /// The frame in the content's coordinates. Setting it changes `center` and `size`.
    open var frame: CGRect {
        get {
            guard transform3D.isAffineIdentity else {
                return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                    .applying(CATransform3DGetAffineTransform(transform3D)).offsetBy(dx: center.x, dy: center.y)
            }
            return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
        }
    }
    /// The center in the content's coordinates.
    open var center: CGPoint = .zero
    /// The size in points, before the transform.
    open var size: CGSize = .zero
    /// The bounds, whose size is `size`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The three-dimensional transform about the center.
    open var transform3D: CATransform3D = CATransform3DIdentity
    /// The transform about the center, a part of `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order among overlapping elements; higher numbers are above. The default is 0.
    open var zIndex = 0
    /// Whether the element has no view.
    open var isHidden = false

    /// Returns a copy. Subclasses with properties of their own override it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        copy.category = category
        copy.kind = kind
        copy.fixedAxes = fixedAxes
        copy.listRow = listRow
        copy.orthogonalSection = orthogonalSection
        copy.indexPath = indexPath
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return onMain {
            other === self
                || (indexPath == other.indexPath && category == other.category && kind == other.kind && center == other.center
                    && size == other.size && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
                    && CATransform3DEqualToTransform(transform3D, other.transform3D))
        }
    }
    open override var hash: Int { onMain { indexPath.hashValue } }
}

extension CATransform3D {
    var isAffineIdentity: Bool { CATransform3DIsIdentity(self) }
}
