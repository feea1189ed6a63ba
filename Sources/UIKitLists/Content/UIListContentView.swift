import UIKitControls

/// The view of a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        autoLayoutHeightDependsOnWidth = true
        apply()
    }

    /// Creates the `UIListContentView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        autoLayoutHeightDependsOnWidth = true
        apply()
    }

    private var list: UIListContentConfiguration
    private let textView = UILabel()
    private let secondaryView = UILabel()
    private let picture = UIImageView()

    /// The shown configuration. One of another type than `UIListContentConfiguration` is ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            guard new != list || new.transformsColors || list.transformsColors else { return }
            list = new
            apply()
        }
    }

    /// The guide of the text, or `nil` for a configuration without text. The other two guides correspond to the secondary text and the
    /// image.
    open var textLayoutGuide: UILayoutGuide? { guide(\.text, of: textView) }
    /// The guide of the second text, or nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondary, of: secondaryView) }
    /// The guide of the image, or nil without one.
    open var imageLayoutGuide: UILayoutGuide? { guide(\.image, of: picture) }
    private var guides: [KeyPath<Plan, CGRect>: ListContentGuide] = [:]

    private func guide(_ part: KeyPath<Plan, CGRect>, of view: UIView) -> UILayoutGuide? {
        guard view.superview === self else { return nil }
        if let guide = guides[part] { return guide.guide }
        let guide = ListContentGuide(in: self)
        guides[part] = guide
        guide.follow(directedPlan[keyPath: part])
        return guide.guide
    }

    private func apply() {
        show(textView, list.attributedText, list.text, list.textProperties)
        show(secondaryView, list.secondaryAttributedText, list.secondaryText, list.secondaryTextProperties)
        showImage()
        alpha = list.alpha
        for (part, guide) in guides { guide.follow(directedPlan[keyPath: part]) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ label: UILabel, _ attributed: NSAttributedString?, _ text: String?, _ style: UIListContentConfiguration.TextProperties
    ) {
        guard attributed != nil || text != nil else {
            label.removeFromSuperview()
            label.text = nil
            return
        }
        label.font = style.font
        label.adjustsFontForContentSizeCategory = style.adjustsFontForContentSizeCategory
        label.textColor = style.resolvedColor()
        label.numberOfLines = style.numberOfLines
        label.lineBreakMode = style.lineBreakMode
        label.textAlignment = style.alignment == .center ? .center : style.alignment == .justified ? .justified : .natural
        label.adjustsFontSizeToFitWidth = style.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = style.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
        label.showsExpansionTextWhenTruncated = style.showsExpansionTextWhenTruncated
        if let attributed { label.attributedText = attributed } else if let text { label.text = style.transformed(text) }
        if label.superview == nil { addSubview(label) }
    }

    private func showImage() {
        guard let image = list.image else {
            picture.removeFromSuperview()
            picture.image = nil
            return
        }
        let symbol = list.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
        picture.image = image.isSymbolImage ? image.applyingSymbolConfiguration(symbol) ?? image : image
        picture.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = list.imageProperties.cornerRadius
        picture.clipsToBounds = list.imageProperties.cornerRadius > 0
        picture.accessibilityIgnoresInvertColors = list.imageProperties.accessibilityIgnoresInvertColors
        showStroke()
        if picture.superview == nil { addSubview(picture) }
    }

    private func showStroke() {
        let color = list.imageProperties.strokeColor
        picture.layer.borderWidth = color == nil ? 0 : list.imageProperties.strokeWidth
        picture.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if picture.superview != nil { showStroke() }
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if list.image != nil { picture.tintColor = list.imageProperties.resolvedTintColor(for: tintColor) }
    }

    // MARK: Layout

    /// The start of the text, for separators.
    var textStart: CGFloat { plan(width: bounds.width).text.minX }

    private struct Plan {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private var imageSize: CGSize {
        guard let image = picture.image else { return .zero }
        var size = image.size
        let limit = list.imageProperties.maximumSize
        if limit.width > 0, size.width > limit.width { size = CGSize(width: limit.width, height: size.height * limit.width / size.width) }
        if limit.height > 0, size.height > limit.height {
            size = CGSize(width: size.width * limit.height / size.height, height: limit.height)
        }
        return size
    }

    private func plan(width: CGFloat) -> Plan {
        var plan = Plan()
        let margins = effectiveMargins
        var left = margins.leading
        let right = max(left, width - margins.trailing)
        let image = imageSize
        if picture.image != nil {
            let reserved = list.imageProperties.reservedLayoutSize.width
            // Symbols are centered in a column of their own, so that texts line up.
            let column =
                reserved > 0 ? reserved : picture.image?.isSymbolImage == true && reserved == 0 ? max(image.width, 24) : image.width
            plan.image = CGRect(x: left + (column - image.width) / 2, y: 0, width: image.width, height: image.height)
            left += column + list.imageToTextPadding
        }
        let room = max(0, right - left)
        let hasText = textView.superview != nil
        let hasSecondary = secondaryView.superview != nil
        let secondary = hasSecondary ? size(secondaryView, room) : .zero
        if list.prefersSideBySideTextAndSecondaryText, hasText, hasSecondary {
            let textFull = size(textView, room)
            if textFull.width + list.textToSecondaryTextHorizontalPadding + secondary.width <= room {
                plan.text = CGRect(x: left, y: 0, width: textFull.width, height: textFull.height)
                plan.secondary = CGRect(x: right - secondary.width, y: 0, width: secondary.width, height: secondary.height)
                return finish(plan, stacked: false, margins)
            }
        }
        let text = hasText ? size(textView, room) : .zero
        plan.text = column(left, room, text, list.textProperties.alignment)
        plan.secondary = column(left, room, secondary, list.secondaryTextProperties.alignment)
        return finish(plan, stacked: true, margins)
    }

    /// Returns the frame of a text: as wide as needed, unless its alignment requires the whole width.
    private func column(
        _ left: CGFloat, _ room: CGFloat, _ size: CGSize, _ alignment: UIListContentConfiguration.TextProperties.TextAlignment
    ) -> CGRect {
        CGRect(x: left, y: 0, width: alignment == .natural ? size.width : room, height: size.height)
    }

    private var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = list.directionalLayoutMargins
        if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let parent = superview {
            let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            // A cell sets the margins of its content view.
            let outer = (parent as? any ContentHost)?.contentView === self ? layoutMargins : parent.layoutMargins
            margins.leading = max(margins.leading, rightToLeft ? outer.right : outer.left)
            margins.trailing = max(margins.trailing, rightToLeft ? outer.left : outer.right)
        }
        return margins
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func finish(_ plan: Plan, stacked: Bool, _ margins: NSDirectionalEdgeInsets) -> Plan {
        var plan = plan
        let gap = plan.text.height > 0 && plan.secondary.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
        let texts = stacked ? plan.text.height + gap + plan.secondary.height : max(plan.text.height, plan.secondary.height)
        plan.height = max(texts, plan.image.height) + margins.top + margins.bottom
        let height = max(bounds.height, 0)
        let center = margins.top + (height - margins.top - margins.bottom) / 2
        plan.image.origin.y = pixel(center - plan.image.height / 2)
        if stacked {
            plan.text.origin.y = pixel(center - texts / 2)
            plan.secondary.origin.y = plan.text.minY + plan.text.height + gap
        } else {
            plan.text.origin.y = pixel(center - plan.text.height / 2)
            plan.secondary.origin.y = pixel(center - plan.secondary.height / 2)
        }
        return plan
    }

    private func pixel(_ value: CGFloat) -> CGFloat { value.rounded(toPixelsAt: displayScale) }

    /// The positions of the parts in the current bounds and direction.
    private var directedPlan: Plan {
        var plan = plan(width: bounds.width)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for path in [\Plan.image, \Plan.text, \Plan.secondary] {
                plan[keyPath: path].origin.x = bounds.width - plan[keyPath: path].maxX
            }
        }
        return plan
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let plan = directedPlan
        for (part, guide) in guides { guide.follow(plan[keyPath: part]) }
        picture.frame = plan.image
        textView.frame = plan.text
        secondaryView.frame = plan.secondary
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: plan(width: targetSize.width).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: plan(width: size.width).height) }

    /// The size with each text on one line, and the height of the texts in the available width.
    open override var intrinsicContentSize: CGSize {
        let width = naturalWidth
        return CGSize(width: width, height: plan(width: autoLayoutWidth ?? (bounds.width > 0 ? bounds.width : width)).height)
    }

    private var naturalWidth: CGFloat {
        let room: CGFloat = 1e6
        let plan = plan(width: room)
        let texts = [plan.text, plan.secondary].filter { $0.width > 0 }
        let isSideBySide = list.prefersSideBySideTextAndSecondaryText && texts.count == 2
        let widths = [(textView, plan.text), (secondaryView, plan.secondary)].map { $1.width > 0 ? size($0, room).width : 0 }
        let text = isSideBySide ? widths[0] + list.textToSecondaryTextHorizontalPadding + widths[1] : max(widths[0], widths[1])
        let start = texts.isEmpty ? plan.image.maxX : texts.map(\.minX).min() ?? 0
        return roundedUpToPixels(start + text + effectiveMargins.trailing)
    }
}
