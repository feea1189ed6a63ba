import UIKitControls

/// A reusable view of a collection: a cell, a header, a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates the `UICollectionReusableView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UICollectionReusableView.self)
    }

    package var identifier: String?
    /// The attributes that the view currently shows.
    var layoutAttributes: UICollectionViewLayoutAttributes?

    /// The identifier under which the collection view keeps the view for reuse, or nil for one that was not dequeued.
    open var reuseIdentifier: String? { identifier }
    /// Prepares the view for another element. Override it to reset content, and call super.
    open func prepareForReuse() {}
    /// Called when a layout's attributes are applied to the view, before its frame changes. Override it for attributes of the app's own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    // FIXME(gap): supplementary views don't get these calls, because they are replaced.
    /// Called on a cell before the collection view changes from one layout to another. Override it; the default does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called on a cell after the collection view changed from one layout to another. Override it; the default does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the size that Auto Layout determines within the layout's width, or its height if columns scroll horizontally.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        preferredAttributes(layoutAttributes)
    }

    func preferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let target = attributes.size
        let keepsWidth = fixedAxes.contains(.horizontal)
        let keepsHeight = fixedAxes.contains(.vertical)
        guard !(keepsWidth && keepsHeight) else { return attributes }
        let size = systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
        let whole = size.roundedUp(toPixelsAt: displayScale)
        if !keepsWidth, size.width > 0 { attributes.size.width = whole.width }
        if !keepsHeight, size.height > 0 { attributes.size.height = whole.height }
        return attributes
    }

    /// The axes along which the layout determines the size.
    private var fixedAxes: UIAxis { layoutAttributes?.fixedAxes ?? [] }

    /// Applies `attributes`.
    func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        let frame = attributes.frame, old = bounds.size
        if attributes.transform3D.isAffineIdentity {
            if self.frame != frame { self.frame = frame }
        } else {
            bounds.size = attributes.size
            center = attributes.center
        }
        // So that constraints in the cell never meet the old size.
        if bounds.size != old, let cell = self as? UICollectionViewCell { cell.contentView.grow(by: bounds.size, from: old) }
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        if layoutAttributes !== attributes, layoutAttributes?.isEqual(attributes) != true { apply(attributes) }
        layoutAttributes = attributes
    }
}
