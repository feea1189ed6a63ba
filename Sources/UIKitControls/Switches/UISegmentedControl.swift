import UIKitCore

/// A row of segments, at most one of which is selected. They count from zero; `noSegment` (−1) means none.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The appearance of systems before iOS 7. It has no effect.
    public enum Style: Int, Sendable { case plain = 0, bordered, bar, bezeled }
    /// The position of a segment, for the adjustment of its content.
    public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }
    /// The index that means that no segment is selected, -1.
    public static let noSegment = -1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }

    /// Creates a control. `items` are strings, images or actions.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            case let action as UIAction: insertSegment(action: action, at: index, animated: false)
            default: insertSegment(withTitle: "\(item)", at: index, animated: false)
            }
        }
        sizeToFit()
    }

    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates the `UISegmentedControl` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true  // Decoded segmented controls clip to their bounds. (SP-J008)
        setUpSegments()
        coder.decodeInterface(of: self, as: UISegmentedControl.self)
    }

    var segments: [SegmentView] = []
    let selection = UIView()
    private var dividers: [UIImageView] = []

    private func setUpSegments() {
        if isOutlined { clipsToBounds = true } else { backgroundColor = .tertiarySystemFill }
        selection.isUserInteractionEnabled = false
        selection.isHidden = true
        selection.layer.shadowColor = UIColor.black.cgColor
        selection.layer.shadowOpacity = isOutlined ? 0 : 0.12
        selection.layer.shadowOffset = CGSize(width: 0, height: 3)
        selection.layer.shadowRadius = 4
        addSubview(selection)
    }

    private var isOutlined: Bool { ControlFigures.drawsOutlines }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment that performs an action. An index beyond the end adds it. It is not animated here.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(SegmentView(action: action), at: segment) }
    /// Inserts a segment with a title. An index beyond the end adds it. It is not animated here.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(SegmentView(title: title), at: segment) }
    /// Inserts a segment with an image. An index beyond the end adds it. It is not animated here.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(SegmentView(image: image), at: segment) }

    private func insert(_ view: SegmentView, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(view, at: index)
        addSubview(view)
        if selectedIndex >= index { selectedIndex += 1 }
        contentChanged()
    }

    /// Removes a segment. If it was selected, none is. It is not animated here.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selectedIndex == segment { selectedIndex = Self.noSegment } else if selectedIndex > segment { selectedIndex -= 1 }
        contentChanged()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        selectedIndex = Self.noSegment
        contentChanged()
    }

    /// Sets the title of a segment, in place of its image. An index beyond the end means the last segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title; $0.image = nil
        }
    }
    /// Returns the title of a segment, or nil if it has an image.
    open func titleForSegment(at segment: Int) -> String? { checked(segment)?.title }
    /// Sets the image of a segment, in place of its title. An index beyond the end means the last segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image; $0.title = nil
        }
    }
    /// Returns the image of a segment, or nil if it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { checked(segment)?.image }
    /// Sets the action of a segment, with its title or image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.adopt(action) } }
    /// Returns the action of a segment, or nil.
    open func actionForSegment(at segment: Int) -> UIAction? { checked(segment)?.action }
    /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// Sets the width of a segment; zero sizes it automatically.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.fixedWidth = width } }
    /// Returns the width that was set for a segment, or 0 for an automatic one.
    open func widthForSegment(at segment: Int) -> CGFloat { checked(segment)?.fixedWidth ?? 0 }
    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { checked(segment)?.isEnabled ?? false }
    /// Sets the distance in points by which the content of a segment is moved.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }
    /// Returns the distance in points by which the content of a segment is moved.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { checked(segment)?.contentOffset ?? .zero }

    private func checked(_ index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : segments.last }

    private func change(_ index: Int, _ body: (SegmentView) -> Void) {
        guard let view = checked(index) else { return }
        body(view)
        contentChanged()
    }

    /// Whether segments are as wide as their contents require, instead of equally wide. The default is `false`.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// Whether a segment is selected only while it is touched. The default is `false`.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    // FIXME(gap): a drag that stays over a segment does not choose it.
    /// Whether a drag that stays over a segment selects it. It is stored but has no effect.
    open var isSpringLoaded = false
    /// The appearance of systems before iOS 7. It is stored but has no effect.
    open var segmentedControlStyle: Style = .plain

    private var selectedIndex = noSegment

    /// The index of the selected segment, or `noSegment`. Setting it does not send `valueChanged`; an index out of range selects none.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            selectedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
            setNeedsLayout()
        }
    }

    // MARK: Appearance

    /// The color of the selected segment, or nil for the standard one.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var attributes = StateValues<[NSAttributedString.Key: Any]>()
    private var backgroundImages = StateValues<UIImage>()

    /// Sets the attributes of the titles for a state. Nil means the standard ones.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        contentChanged()
    }
    /// Returns the attributes of the titles of a state, else those of the normal state, or nil.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes.value(for: state) }
    /// Sets the image behind the segments for a state, in place of the background and the mark of the selected segment. The metrics have no
    /// effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[state] = backgroundImage
        setNeedsLayout()
        guard !isOutlined else { return }
        if hasBackgroundImages, backgroundColor == .tertiarySystemFill {
            backgroundColor = nil
            hidesStandardBackground = true
        } else if !hasBackgroundImages, hidesStandardBackground {
            backgroundColor = .tertiarySystemFill
            hidesStandardBackground = false
        }
    }
    private var hasBackgroundImages: Bool { !backgroundImages.values.isEmpty }
    private var hidesStandardBackground = false
    /// Returns the image behind the segments of a state, else that of the normal state, or nil.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages.value(for: state) }
    private var dividerImage: UIImage?
    /// Sets the image between segments. It applies to all states here.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) {
        self.dividerImage = dividerImage
        setNeedsLayout()
    }
    /// Returns the image between segments, or nil.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics) -> UIImage?
    { dividerImage }
    private var contentAdjustments: [Segment: UIOffset] = [:]
    /// Sets the distance by which the contents of segments at a position are moved.
    open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics)
    {
        contentAdjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }
    /// Returns the distance by which the content of a segment is moved.
    private func adjustment(ofSegmentAt index: Int) -> UIOffset {
        let isFirst = index == 0, isLast = index == segments.count - 1
        let position: Segment = isFirst && isLast ? .alone : isFirst != isLast ? (isFirst != isRightToLeft ? .left : .right) : .center
        return contentAdjustments[position] ?? contentAdjustments[.any] ?? .zero
    }
    /// Returns the image behind a segment, or nil for the control's own background.
    private func backgroundImage(ofSegmentAt index: Int) -> UIImage? {
        guard hasBackgroundImages else { return nil }
        var state: State = index == selectedIndex ? .selected : []
        if index == pressedIndex { state.insert(.highlighted) }
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        return backgroundImages.value(for: state)
    }
    /// Returns the distance that was set for segments at a position, or zero.
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        contentAdjustments[leftCenterRightOrAlone] ?? .zero
    }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    package override func stateChanged() { setNeedsLayout() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        let figures = ControlFigures.current
        layer.cornerRadius = min(figures.segmentRadius, bounds.height / 2)
        layer.cornerCurve = .continuous
        if isOutlined {
            layer.borderWidth = hasBackgroundImages ? 0 : 1
            layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
        }
        let edges = segmentEdges
        for (index, view) in segments.enumerated() {
            view.show(attributes: titleAttributes(selected: index == selectedIndex, enabled: view.isEnabled && isEnabled))
            view.frame = frame(ofSegmentAt: index, edges)
            view.isPressed = index == pressedIndex && index != selectedIndex
            view.backgroundImage = backgroundImage(ofSegmentAt: index)
            view.adjustment = adjustment(ofSegmentAt: index)
        }
        layoutSelection(edges)
        layoutDividers(edges)
    }

    private func layoutSelection(_ edges: [CGFloat]) {
        let figures = ControlFigures.current
        let hidden = !segments.indices.contains(selectedIndex) || hasBackgroundImages
        let target = hidden ? .zero : frame(ofSegmentAt: selectedIndex, edges).insetBy(dx: figures.segmentInset, dy: figures.segmentInset)
        selection.backgroundColor =
            isOutlined
            ? tintColor
            : selectedSegmentTintColor
                ?? UIColor { traits in
                    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
                }
        // An outline clips its fill.
        selection.layer.cornerRadius = isOutlined ? 0 : max(0, layer.cornerRadius - figures.segmentInset)
        let moves = !selection.isHidden && !hidden && selection.frame != target && animatesSelection
        selection.isHidden = hidden
        guard !hidden else { return }
        if moves {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                self.selection.frame = target
            }
        } else {
            selection.frame = target
        }
        animatesSelection = false
    }

    private func layoutDividers(_ edges: [CGFloat]) {
        while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let view = UIImageView()
            insertSubview(view, at: 0)
            dividers.append(view)
        }
        for (index, view) in dividers.enumerated() {
            let edge = isRightToLeft ? bounds.width - edges[index + 1] : edges[index + 1]
            view.image = dividerImage
            // Above the images behind the segments.
            view.layer.zPosition = dividerImage == nil ? 0 : 1
            if let dividerImage {
                let width = dividerImage.size.width
                view.backgroundColor = nil
                view.frame = CGRect(x: edge - width / 2, y: 0, width: width, height: bounds.height)
                view.isHidden = false
                continue
            }
            let inset: CGFloat = isOutlined ? 0 : 7
            view.backgroundColor = isOutlined ? tintColor : .quaternaryLabel
            view.frame = CGRect(x: edge - 0.5, y: inset, width: 1, height: max(0, bounds.height - 2 * inset))
            view.isHidden = !isOutlined && index == selectedIndex || !isOutlined && index + 1 == selectedIndex
        }
    }

    private func frame(ofSegmentAt index: Int, _ edges: [CGFloat]) -> CGRect {
        let gap = hasGaps ? 0.5 : 0
        let from = edges[index] + (index > 0 ? gap : 0), to = edges[index + 1] - (index + 1 < segments.count ? gap : 0)
        return CGRect(x: isRightToLeft ? bounds.width - to : from, y: 0, width: to - from, height: bounds.height)
    }

    /// Whether dividers are between the segments instead of on their edges: on iOS 17 and 18, three segments of 87 points begin at 0, 88
    /// and 176, and on iOS 26 at 0, 87 and 174 (cashapp/AccessibilitySnapshot, DefaultControlsTests/testSegmentedControl).
    private var hasGaps: Bool { !isOutlined && dividerImage == nil && Generation.current < .ios26 && !sizesByContent }
    private var sizesByContent: Bool { apportionsSegmentWidthsByContent || segments.contains { $0.fixedWidth > 0 } }

    /// The n + 1 edges from 0 to the width, from the leading side: at whole points, or in the middle of dividers.
    var segmentEdges: [CGFloat] {
        let count = segments.count
        guard count > 0 else { return [0] }
        if sizesByContent { return contentEdges }
        guard hasGaps else { return (0...count).map { (CGFloat($0) * bounds.width / CGFloat(count)).rounded(.down) } }
        let inner = (0...count).map { (CGFloat($0) * (bounds.width + 1) / CGFloat(count)).rounded(.down) - 0.5 }
        return [0] + inner.dropFirst().dropLast() + [bounds.width]
    }

    private var contentEdges: [CGFloat] {
        let widths = segments.map {
            $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth(titleAttributes(selected: true, enabled: true)) + 20
        }
        let flexible = segments.indices.filter { segments[$0].fixedWidth <= 0 }
        let spare = flexible.isEmpty ? 0 : (bounds.width - widths.reduce(0, +)) / CGFloat(flexible.count)
        var edges: [CGFloat] = [0]
        for (index, width) in widths.enumerated() { edges.append(edges[index] + width + (flexible.contains(index) ? spare : 0)) }
        return edges.map { $0.rounded(.down) }
    }

    func titleAttributes(selected: Bool, enabled: Bool) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: selected && !isOutlined ? .medium : .regular),
            .foregroundColor: enabled ? UIColor.label : UIColor.tertiaryLabel,
        ]
        if isOutlined { result[.foregroundColor] = (selected ? UIColor.white : tintColor).withAlphaComponent(enabled ? 1 : 0.5) }
        if let normal = attributes[.normal] { result.merge(normal) { $1 } }
        if selected, let chosen = attributes[.selected] { result.merge(chosen) { $1 } }
        if !enabled, let disabled = attributes[.disabled] { result.merge(disabled) { $1 } }
        return result
    }

    open override var intrinsicContentSize: CGSize { segmentsSize }
    private var segmentsSize: CGSize {
        // As Interface Builder stored it: First/Second is 131 points wide, UIKit/SwiftUI/Options 203. Segment A/B/C is 263 on iOS 17 and
        // 18, and 261 on iOS 26, which has no dividers (cashapp/AccessibilitySnapshot): the selected segment's font has room in every
        // one.
        let attributes = [false, true].map { titleAttributes(selected: $0, enabled: true) }
        let widest = segments.map { segment in
            if segment.fixedWidth > 0 { return segment.fixedWidth }
            let content = (attributes.map { segment.contentWidth($0) }.max() ?? 0).rounded(.up)
            return content + (segment.image == nil && !isOutlined ? 18 : 19)
        }
        let dividers = Generation.current >= .ios26 ? 0 : CGFloat(max(0, segments.count - 1))
        let width = (apportionsSegmentWidthsByContent ? widest.reduce(0, +) : (widest.max() ?? 0) * CGFloat(segments.count)) + dividers
        return CGSize(width: width, height: ControlFigures.current.segmentHeight - alignmentRectInsets.bottom)
    }

    /// The alignment insets. In files of Interface Builder from Xcode 7 to 14, controls that constraints make 28, 29, 30, or 31 points tall
    /// have frames a point taller.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: Generation.current >= .ios26 ? 0 : 1, right: 0)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        frame(forAlignmentRect: CGRect(origin: .zero, size: segmentsSize)).size
    }

    // MARK: Tracking

    private var pressedIndex = noSegment
    private var animatesSelection = false

    private func index(of touch: UITouch) -> Int {
        let point = touch.location(in: self)
        guard bounds.insetBy(dx: 0, dy: -controlTrackingOutset).contains(point) else { return Self.noSegment }
        let edges = segmentEdges
        let x = isRightToLeft ? bounds.width - point.x : point.x
        return segments.indices.first { x >= edges[$0] && x < edges[$0 + 1] } ?? Self.noSegment
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedIndex = index(of: touch)
        setNeedsLayout()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedIndex = index(of: touch)
        setNeedsLayout()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = touch.map(index(of:)) ?? Self.noSegment
        pressedIndex = Self.noSegment
        setNeedsLayout()
        guard segments.indices.contains(chosen), segments[chosen].isEnabled, isMomentary || chosen != selectedIndex else { return }
        animatesSelection = true
        selectedIndex = chosen
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if let action = segments.indices.contains(chosen) ? segments[chosen].action : nil { sendAction(action) }
        if isMomentary { selectedIndex = Self.noSegment }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressedIndex = Self.noSegment
        setNeedsLayout()
    }
}
