import UIKitControls

/// The two scroll indicators. They are added to the hierarchy when first shown.
@MainActor final class ScrollIndicators {
    var vertical: ScrollIndicatorView?
    var horizontal: ScrollIndicatorView?
    var hiding: EventLoop.Token?
    var isShown = false

    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let minimumLength: CGFloat = 36
}

final class ScrollIndicatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = ScrollIndicators.thickness / 2
        layer.zPosition = 1
        alpha = 0
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIScrollView {
    func showIndicators() {
        indicators.hiding?.cancel()
        guard !indicators.isShown else { return }
        indicators.isShown = true
        updateIndicators()
        for view in [indicators.vertical, indicators.horizontal] { view?.alpha = 1 }
    }

    func hideIndicatorsLater() {
        guard indicators.isShown else { return }
        indicators.hiding?.cancel()
        indicators.hiding = EventLoop.main.schedule(after: 0.3) { [weak self] in
            guard let self else { return }
            indicators.isShown = false
            UIView.animate(withDuration: 0.25) {
                for view in [self.indicators.vertical, self.indicators.horizontal] { view?.alpha = 0 }
            }
        }
    }

    func flashIndicators() {
        guard window != nil else { return }
        showIndicators()
        hideIndicatorsLater()
    }

    /// Whether an index replaces the vertical indicator.
    private var isIndexed: Bool { ((self as? UITableView)?.indexWidth ?? 0) > 0 }

    func indicatorsFollow() {
        if indicators.isShown { updateIndicators() }
    }

    func updateIndicators() {
        guard indicators.isShown else { return }
        let range = offsetRange
        place(
            &indicators.vertical, wanted: showsVerticalScrollIndicator && !isIndexed && range.max.y > range.min.y,
            frame: verticalIndicatorFrame)
        place(&indicators.horizontal, wanted: showsHorizontalScrollIndicator && range.max.x > range.min.x, frame: horizontalIndicatorFrame)
    }

    private func place(_ slot: inout ScrollIndicatorView?, wanted: Bool, frame: CGRect) {
        guard wanted else {
            slot?.removeFromSuperview()
            slot = nil
            return
        }
        let view = slot ?? ScrollIndicatorView(frame: frame)
        if slot == nil {
            view.alpha = indicators.isShown ? 1 : 0
            slot = view
        }
        if view.superview !== self { addSubview(view) }
        view.backgroundColor =
            switch indicatorStyle {
            case .white: UIColor.white.withAlphaComponent(0.5)
            case .black: UIColor.black.withAlphaComponent(0.35)
            case .default: UIColor.label.withAlphaComponent(0.35)
            }
        UIView.performWithoutAnimation { view.frame = frame }
    }

    private var indicatorInset: UIEdgeInsets {
        let own = verticalScrollIndicatorInsets
        guard automaticallyAdjustsScrollIndicatorInsets else { return own }
        let system = scrollInsets.system
        let folded = adjustedContentInset.top - coveredInset.top
        return UIEdgeInsets(
            top: own.top + system.top - folded, left: own.left + system.left, bottom: own.bottom + system.bottom,
            right: own.right + system.right)
    }

    private var verticalIndicatorFrame: CGRect {
        let inset = indicatorInset
        let track = bounds.height - inset.top - inset.bottom - 2 * ScrollIndicators.margin
        let range = offsetRange
        let (start, length) = knob(
            track: track, visible: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom, content: contentSize.height,
            position: contentOffset.y, least: range.min.y, most: range.max.y)
        let x =
            isRightToLeft
            ? bounds.minX + inset.left + ScrollIndicators.margin
            : bounds.maxX - inset.right - ScrollIndicators.margin - ScrollIndicators.thickness
        return CGRect(
            x: x,
            y: bounds.minY + inset.top + ScrollIndicators.margin + start, width: ScrollIndicators.thickness, height: length)
    }

    private var horizontalIndicatorFrame: CGRect {
        let inset = indicatorInset
        let track = bounds.width - inset.left - inset.right - 2 * ScrollIndicators.margin
        let range = offsetRange
        let (start, length) = knob(
            track: track, visible: bounds.width - adjustedContentInset.left - adjustedContentInset.right, content: contentSize.width,
            position: contentOffset.x, least: range.min.x, most: range.max.x)
        return CGRect(
            x: bounds.minX + inset.left + ScrollIndicators.margin + start,
            y: bounds.maxY - inset.bottom - ScrollIndicators.margin - ScrollIndicators.thickness, width: length,
            height: ScrollIndicators.thickness)
    }

    /// Returns the start and length of the indicator in its track; it shrinks when content is pulled beyond an end.
    private func knob(
        track: CGFloat, visible: CGFloat, content: CGFloat, position: CGFloat, least: CGFloat, most: CGFloat
    ) -> (CGFloat, CGFloat) {
        guard content > 0, most > least else { return (0, max(0, track)) }
        var length = max(ScrollIndicators.minimumLength, track * min(1, visible / content))
        let beyond = max(least - position, position - most, 0)
        length = max(ScrollIndicators.thickness * 2, length - beyond)
        let progress = min(max((position - least) / (most - least), 0), 1)
        return ((track - length) * progress, length)
    }
}
