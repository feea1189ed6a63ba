import UIKitControls

/// The position and appearance of an element: frame in the collection's content coordinates, alpha, transform, order.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        category = .supplementaryView
        kind = elementKind
    }

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

    open var indexPath = IndexPath(item: 0, section: 0)
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    open var representedElementKind: String? { kind }

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
    open var center: CGPoint = .zero
    open var size: CGSize = .zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform3D: CATransform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

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
