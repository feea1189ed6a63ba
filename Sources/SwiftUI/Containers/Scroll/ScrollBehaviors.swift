/// The place at which scrolling comes to rest.
@preconcurrency @MainActor public protocol ScrollTargetBehavior {}
/// Scrolling rests at pages of the view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
/// Scrolling rests at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior(), always = LimitBehavior(), never = LimitBehavior(), alwaysByFew = LimitBehavior(),
            alwaysByOne = LimitBehavior()
    }
    public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
}

/// Whether a scroll view bounces.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic"), always = ScrollBounceBehavior(name: "always")
    /// Only content that is larger than the view bounces.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The settings of the scroll views inside.
struct ScrollSettings: Equatable {
    enum Rest { case anywhere, page, view }
    var rest = Rest.anywhere
    var isClipDisabled = false
    var bounce: [Axis: ScrollBounceBehavior] = [:]
    /// The part of the content that is visible at first.
    var anchor: UnitPoint?
}
private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}
enum ScrollTargetsKey: ViewTraitKey { static var defaultValue: Bool { false } }

extension View {
    public func scrollTargetBehavior<T: ScrollTargetBehavior>(_ behavior: T) -> some View {
        environment(
            \.scrollSettings.rest,
            behavior is PagingScrollTargetBehavior ? .page : behavior is ViewAlignedScrollTargetBehavior ? .view : .anywhere)
    }
    /// Makes the views of a container targets of scrolling.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(TraitModifier<ScrollTargetsKey>(value: isEnabled)) }
    public func scrollTarget(isEnabled: Bool = true) -> some View { modifier(TraitModifier<ScrollTargetsKey>(value: isEnabled)) }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.scrollSettings.isClipDisabled, disabled) }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        modifier(
            EnvironmentTransforming {
                if axes.contains(.vertical) { $0.scrollSettings.bounce[.vertical] = behavior }
                if axes.contains(.horizontal) { $0.scrollSettings.bounce[.horizontal] = behavior }
            })
    }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollSettings.anchor, anchor) }

    /// Scrolls to the view of the identifier whenever the binding changes.
    // FIXME(gap): scrolling by a finger does not write the binding.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        ScrollViewReader { proxy in
            onChange(of: id.wrappedValue) { _, new in if let new { proxy.scrollTo(new, anchor: anchor) } }
                .onAppear { if let first = id.wrappedValue { proxy.scrollTo(first, anchor: anchor) } }
        }
    }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}

extension ContentScrollView {
    /// Applies the settings, when content and frame are known.
    func adopt(_ settings: ScrollSettings, _ axes: Axis.Set) {
        isPagingEnabled = settings.rest == .page
        clipsToBounds = !settings.isClipDisabled
        for (axis, behavior) in settings.bounce where behavior == .basedOnSize {
            if axis == .vertical { alwaysBounceVertical = false } else { alwaysBounceHorizontal = false }
        }
        // Repeated until the user scrolls: the safe area may become known later.
        guard let anchor = settings.anchor, anchored == nil || anchored == contentOffset, bounds.height > 0, contentSize != .zero else {
            return
        }
        defer { anchored = contentOffset }
        let inset = adjustedContentInset
        if axes.contains(.vertical) {
            contentOffset.y = max(-inset.top, anchor.y * (contentSize.height + inset.top + inset.bottom - bounds.height) - inset.top)
        }
        if axes.contains(.horizontal) {
            contentOffset.x = max(-inset.left, anchor.x * (contentSize.width + inset.left + inset.right - bounds.width) - inset.left)
        }
    }
}

/// Finds the nearest target of a scroll view whose content rests at views.
@MainActor final class ScrollRest: NSObject, UIScrollViewDelegate {
    weak var node: ViewNode?
    var axes = Axis.Set.vertical
    var isActive = false

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard isActive, let frames = node?.scrollTargets(in: scrollView), !frames.isEmpty else { return }
        let inset = scrollView.adjustedContentInset, wanted = targetContentOffset.pointee
        func nearest(_ starts: [CGFloat], _ wanted: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
            let start = starts.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
            return min(max(start, least), max(least, greatest))
        }
        if axes.contains(.horizontal) {
            targetContentOffset.pointee.x = nearest(
                frames.map { $0.minX - inset.left }, wanted.x, -inset.left,
                scrollView.contentSize.width + inset.right - scrollView.bounds.width)
        }
        if axes.contains(.vertical) {
            targetContentOffset.pointee.y = nearest(
                frames.map { $0.minY - inset.top }, wanted.y, -inset.top,
                scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
        }
    }
}
extension ViewNode {
    /// The frames of the views in the containers that are marked as targets.
    fileprivate func scrollTargets(in scrollView: UIScrollView) -> [CGRect] {
        var frames: [CGRect] = []
        visit { marked in
            guard frames.isEmpty, marked.modifier(TraitModifier<ScrollTargetsKey>.self)?.value == true else { return }
            var container: ViewNode?
            marked.visit { node in if container == nil, node is ContainerNode { container = node } }
            frames = ((container ?? marked).children.flatMap(\.elements)).compactMap { element in
                element.views.first?.superview?.convert(element.frame, to: scrollView)
            }
        }
        return frames
    }
}
