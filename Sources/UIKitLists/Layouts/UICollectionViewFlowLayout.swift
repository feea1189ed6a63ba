import UIKitControls

/// The invalidation context of a flow layout: whether sizes and delegates are queried again.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    // FIXME(gap): sizes are always queried again, regardless of the value.
    /// Whether the delegate is asked for sizes again. It is stored but has no effect: it is always asked.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the positions of items are determined again. It is stored but has no effect: they always are.
    open var invalidateFlowLayoutAttributes = true
}

/// Sizes and spacings of a flow layout by item and section, in points.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item in points. Without it, `itemSize` applies.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the space in points around a section's items.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the minimum space in points between a section's lines.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the minimum space in points between the items of a line.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a section's header; only the dimension in the direction of scrolling counts. 0 means no header.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Returns the size of a section's footer; only the dimension in the direction of scrolling counts. 0 means no footer.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }
    /// Returns the layout's `itemSize` for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        OptionalRequirement.decline()
        return flow(collectionViewLayout)?.itemSize ?? .zero
    }
    /// Returns the layout's `sectionInset` for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        flow(collectionViewLayout)?.sectionInset ?? .zero
    }
    /// Returns the layout's `minimumLineSpacing` for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        flow(collectionViewLayout)?.minimumLineSpacing ?? 0
    }
    /// Returns the layout's `minimumInteritemSpacing` for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
    }
    /// Returns the layout's `headerReferenceSize` for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        flow(collectionViewLayout)?.headerReferenceSize ?? .zero
    }
    /// Returns the layout's `footerReferenceSize` for a delegate that doesn't implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        flow(collectionViewLayout)?.footerReferenceSize ?? .zero
    }
}

/// Lines of items, filled one after the other across the scroll direction. Sizes are in points; a delegate's take precedence over the
/// properties.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The edges from which the sections' insets count.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }

    /// The estimated size that lets cells determine their sizes themselves.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public override init() { super.init() }

    /// Creates the `UICollectionViewFlowLayout` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UICollectionViewFlowLayout.self)
    }

    /// The minimum space in points between lines. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum space in points between the items of a line, which share what remains. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of all items in points. The default is 50 by 50. The delegate's answer takes precedence.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of items that determine their sizes themselves; zero, the default, for the sizes of `itemSize`.
    open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The direction of scrolling. Lines run across it. The default is vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// The size of headers; only the dimension in the direction of scrolling counts. Zero, the default, means no headers.
    open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The size of footers; only the dimension in the direction of scrolling counts. Zero, the default, means no footers.
    open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The space in points around each section's items. The default is zero.
    open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
    /// The edges from which `sectionInset` counts. The default is the content inset.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { invalidateLayout() } }
    /// Whether headers stay at the visible edge as long as their section is visible. The default is `false`.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay at the visible edge as long as their section is visible. The default is `false`.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    override var followsLayoutMargins: Bool { sectionInsetReference == .fromLayoutMargins }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    var plan = FlowPlan()
    /// The sizes that self-sizing cells prefer.
    var preferredSizes: [IndexPath: CGSize] = [:]

    open override func prepare() {
        super.prepare()
        plan = FlowPlan.make(for: self)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
        super.invalidateLayout(with: context)
    }

    open override var collectionViewContentSize: CGSize { plan.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result: [UICollectionViewLayoutAttributes] = []
        for section in plan.sections.indices
        where plan.sections[section].frame.insetBy(dx: -1, dy: -1).meets(rect) || plan.sections[section].frame.isEmpty {
            for item in plan.items(in: rect, section: section) {
                if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) { result.append(attributes) }
            }
            // Subclasses force-unwrap super's result: query only elements that exist.
            let kinds = [
                (UICollectionView.elementKindSectionHeader, plan.sections[section].header),
                (UICollectionView.elementKindSectionFooter, plan.sections[section].footer),
            ]
            for (kind, frame) in kinds where frame != nil {
                if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section)),
                    attributes.frame.meets(rect)
                {
                    result.append(attributes)
                }
            }
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = plan.frame(of: indexPath) else { return nil }
        return cellAttributes(indexPath, frame)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard plan.sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let section = plan.sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        guard var frame = isHeader ? section.header : section.footer else { return nil }
        let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if pins, let view = collectionView {
            frame = plan.pinned(frame, header: isHeader, in: section, visible: view.bounds.inset(by: view.coveredInset))
        }
        let attributes = supplementaryAttributes(elementKind, indexPath, frame)
        if pins { attributes.zIndex = 10 }
        return attributes
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return scrollDirection == .vertical ? newBounds.width != view.bounds.width : newBounds.height != view.bounds.height
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, preferredAttributes.representedElementCategory == .cell else { return false }
        return preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
        return super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}
