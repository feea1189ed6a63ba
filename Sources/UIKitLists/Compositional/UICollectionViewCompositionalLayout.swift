import UIKitControls

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public override init() { super.init() }
    /// The direction in which the sections follow one another. The default is vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The space in points between sections. The default is 0.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    // FIXME(gap): in layouts that scroll horizontally, the insets always count from the container's edges.
    /// The edges from which the sections' insets count at the sides, for sections that leave it to the layout. The default is the safe
    /// area.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

/// Sections made up of groups of items, each sized absolutely, by estimate, or as a fraction of its container.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout whose sections a closure makes, with a configuration of the whole layout.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    // Each is designated, as in UIKit: subclasses may call any of them.
    /// Creates a layout whose sections a closure makes. It is called again for each new size and traits.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout in which all sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout in which all sections are alike, with a configuration of the whole layout.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// Returns nil: a `UICollectionViewCompositionalLayout` is created in code only.
    public required init?(coder: NSCoder) { nil }

    /// Returns a layout that looks like a list.
    open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }

    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The configuration of the whole layout. Setting it invalidates the layout; changing the object in place does not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    var plan = CompositionalPlan()
    var measured = MeasuredSizes()
    private(set) var orthogonalOffsets: [Int: CGPoint] = [:]

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        plan = CompositionalPlan.make(for: self)
    }

    func section(at index: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? { provider(index, environment) }

    func insetsReference(of section: NSCollectionLayoutSection) -> UIContentInsetsReference {
        section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
    }

    override var followsLayoutMargins: Bool {
        plan.sections.contains { section in
            [insetsReference(of: section.definition), section.definition.supplementaryContentInsetsReference].contains {
                $0 == .layoutMargins || $0 == .readableContent
            }
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { measured = MeasuredSizes() }
        super.invalidateLayout(with: context)
    }

    open override var collectionViewContentSize: CGSize { plan.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = plan.elements(in: rect, self)
        notifyVisibleItems(elements)
        return elements
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { plan.item(indexPath, self) }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        plan.supplementary(elementKind, indexPath, self)
    }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        plan.decoration(elementKind, indexPath, self)
    }

    private func notifyVisibleItems(_ elements: [UICollectionViewLayoutAttributes]) {
        guard let view = collectionView else { return }
        for (index, section) in plan.sections.enumerated() {
            guard let handler = section.definition.visibleItemsInvalidationHandler else { continue }
            let items = elements.filter { $0.indexPath.section == index }
            guard !items.isEmpty else { continue }
            // An orthogonal section that was not scrolled yet is at its start.
            let start = section.orthogonal.map { CGPoint(x: $0.start, y: 0) }
            handler(items, orthogonalOffsets[index] ?? start ?? view.contentOffset, section.environment)
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return newBounds.size != view.bounds.size || plan.hasPinnedElements
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        if newBounds.width != collectionView?.bounds.width { measured = MeasuredSizes() }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size && originalAttributes.fixedAxes != .both }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        measured.note(preferredAttributes)
        return super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    // MARK: Orthogonal sections

    var orthogonalAreas: [Int: OrthogonalArea] { plan.orthogonalAreas }

    func orthogonalSectionDidScroll(_ section: Int, to offset: CGPoint) { orthogonalOffsets[section] = offset }
}

/// The position of a horizontally scrolling section, and its content.
struct OrthogonalArea {
    var frame: CGRect
    var contentSize: CGSize
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The scrollable area beyond the content, in points.
    var inset: UIEdgeInsets
    /// The offsets at which a group stops.
    var stops: [CGFloat]
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    private var isMirrored = false

    init(
        frame: CGRect, contentSize: CGSize, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, inset: UIEdgeInsets,
        stops: [CGFloat],
        properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    ) {
        (self.frame, self.contentSize, self.behavior, self.inset, self.stops, self.properties) = (
            frame, contentSize, behavior, inset, stops, properties
        )
    }

    /// The offset at which the first group is shown.
    var start: CGFloat { isMirrored ? contentSize.width + inset.right - frame.width : -inset.left }

    /// Mirrors the section: the first group is at the right.
    mutating func mirror() {
        isMirrored = true
        contentSize.width = max(contentSize.width, frame.width)
        (inset.left, inset.right) = (inset.right, inset.left)
        stops = stops.reversed().map { contentSize.width - frame.width - $0 }
    }
}

/// The sizes that self-sizing elements chose.
struct MeasuredSizes {
    var items: [IndexPath: CGSize] = [:]
    var supplementaries: [ElementKey: CGSize] = [:]

    @MainActor mutating func note(_ attributes: UICollectionViewLayoutAttributes) {
        if attributes.representedElementCategory == .cell {
            items[attributes.indexPath] = attributes.size
        } else {
            supplementaries[ElementKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)] = attributes.size
        }
    }
}
