import UIKitControls

/// An interpolation between two layouts, controlled by a gesture.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns nil: a `UICollectionViewTransitionLayout` is created in code only.
    public required init?(coder: NSCoder) { nil }

    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout
    var completion: ((Bool, Bool) -> Void)?
    private var values: [String: CGFloat] = [:]

    /// The progress, from 0 for the current layout to 1 for the next. Setting it moves the items.
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
    /// Stores a custom value for a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns the value of the app's own for a key, or 0.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.owner = collectionView
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }

    private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let paths = Set(
            ((currentLayout.layoutAttributesForElements(in: rect) ?? []) + (nextLayout.layoutAttributesForElements(in: rect) ?? []))
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        return paths.compactMap(layoutAttributesForItem)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let a = currentLayout.layoutAttributesForItem(at: indexPath), let b = nextLayout.layoutAttributesForItem(at: indexPath),
            let result = a.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        result.center = CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y))
        result.size = CGSize(width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))
        result.alpha = mix(a.alpha, b.alpha)
        return result
    }
}
