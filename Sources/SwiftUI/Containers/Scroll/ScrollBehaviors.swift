import UIKit

/// The part of the content at which scrolling stops.
public struct ScrollTarget: Hashable {
    /// The part, in the coordinates of the content.
    public var rect: CGRect
    public var anchor: UnitPoint?
}

/// The context in which scrolling chooses its target.
public struct ScrollTargetBehaviorContext {
    /// The part that was visible when the drag began.
    public let originalTarget: ScrollTarget
    /// The velocity of the finger, in points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// The size of the scroll view without its insets.
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The frames of the views that are marked as targets, in the coordinates of the content.
    let targets: [CGRect]
}

/// The place at which scrolling stops.
@preconcurrency @MainActor public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes the target at which scrolling would stop.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
/// A behavior whose type is erased.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior
    public init(_ base: some ScrollTargetBehavior) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
}
/// Scrolling rests at pages of the view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ wanted: CGFloat, from start: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
            guard length > 0 else { return wanted }
            let current = (start / length).rounded()
            let next = min(max((wanted / length).rounded(), current - 1), current + 1)
            return min(max(0, next * length), max(0, content - length))
        }
        let (start, container) = (context.originalTarget.rect, context.containerSize)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, from: start.minX, container.width, context.contentSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, from: start.minY, container.height, context.contentSize.height)
        }
    }
}
/// Scrolling rests at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    private let limit: LimitBehavior
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func nearest(_ starts: [CGFloat], _ wanted: CGFloat, from origin: CGFloat, _ room: CGFloat) -> CGFloat {
            let starts = Set(starts).sorted()
            func index(_ place: CGFloat) -> Int? { starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) } }
            guard var found = index(wanted), let first = index(origin) else { return min(max(wanted, 0), max(0, room)) }
            if limit.isByOne { found = min(max(found, first - 1), first + 1) }
            return min(max(starts[found], 0), max(0, room))
        }
        let (start, content, container) = (context.originalTarget.rect, context.contentSize, context.containerSize)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = nearest(
                context.targets.map(\.minX), target.rect.minX, from: start.minX, content.width - container.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = nearest(
                context.targets.map(\.minY), target.rect.minY, from: start.minY, content.height - container.height)
        }
    }
    // FIXME(gap): of the limits, only that of one view has an effect.
    /// The number of views by which a drag can scroll.
    public struct LimitBehavior: Sendable {
        let isByOne: Bool
        public static let automatic = LimitBehavior(isByOne: false), always = LimitBehavior(isByOne: false),
            never = LimitBehavior(isByOne: false), alwaysByFew = LimitBehavior(isByOne: false)
        /// A drag scrolls to the next view.
        public static let alwaysByOne = LimitBehavior(isByOne: true)
    }
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
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
    /// Chooses where scrolling rests: `nil` is anywhere. UIKit turns pages itself.
    var rest: (any ScrollTargetBehavior)?
    var turnsPages: Bool { rest is PagingScrollTargetBehavior }
    var isClipDisabled = false
    var bounce: [Axis: ScrollBounceBehavior] = [:]
    /// The anchor for all roles that have no anchor of their own.
    var anchor: UnitPoint?
    /// The anchors of single roles, in any order with the one for all; nil for the scroll view's own behavior.
    var roleAnchors: [ScrollAnchorRole: UnitPoint?] = [:]
    func anchor(for role: ScrollAnchorRole) -> UnitPoint? { roleAnchors[role] ?? anchor }

    static func == (one: Self, other: Self) -> Bool {
        // Behaviors can't be compared: a change of one only matters when a drag ends.
        one.isClipDisabled == other.isClipDisabled && one.bounce == other.bounce && one.anchor == other.anchor
            && one.roleAnchors == other.roleAnchors
            && one.rest.map { ObjectIdentifier(type(of: $0)) } == other.rest.map { ObjectIdentifier(type(of: $0)) }
    }
}
private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    /// Whether scroll views bounce up and down.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounce[.vertical] ?? .automatic }
        set { scrollSettings.bounce[.vertical] = newValue }
    }
    /// Whether scroll views bounce to the sides.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounce[.horizontal] ?? .automatic }
        set { scrollSettings.bounce[.horizontal] = newValue }
    }
}
enum ScrollTargetsKey: ViewTraitKey { static var defaultValue: Bool { false } }

extension View {
    public func scrollTargetBehavior<T: ScrollTargetBehavior>(_ behavior: T) -> some View {
        environment(\.scrollSettings.rest, behavior)
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
    /// Sets the part of the content that is visible initially and after changes of size, and the place of content that is smaller than the
    /// view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollSettings.anchor, anchor) }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}

extension ContentScrollView {
    /// Applies the settings, when content and frame are known.
    func adopt(_ settings: ScrollSettings, _ axes: Axis.Set) {
        isPagingEnabled = settings.turnsPages
        clipsToBounds = !settings.isClipDisabled
        for (axis, behavior) in settings.bounce where behavior == .basedOnSize {
            if axis == .vertical { alwaysBounceVertical = false } else { alwaysBounceHorizontal = false }
        }
        guard bounds.height > 0, contentSize != .zero else { return }
        keepAnchor(settings, axes)
        // Repeated until the user scrolls: the safe area may become known later.
        guard let anchor = settings.anchor(for: .initialOffset), anchored == nil || anchored == contentOffset else { return }
        contentOffset = offset(at: anchor, axes, content: contentSize, room: bounds.size)
        anchored = contentOffset
    }
    /// After a change of size, content that rested at the anchor for such changes rests there again.
    private func keepAnchor(_ settings: ScrollSettings, _ axes: Axis.Set) {
        let before = arranged
        arranged = (contentSize, bounds.size)
        guard let before, before.content != contentSize || before.room != bounds.size, !isTracking,
            let anchor = settings.anchor(for: .sizeChanges)
        else { return }
        let place = offset(at: anchor, axes, content: before.content, room: before.room), old = contentOffset
        guard abs(place.x - old.x) < 0.5, abs(place.y - old.y) < 0.5 else { return }
        contentOffset = offset(at: anchor, axes, content: contentSize, room: bounds.size)
        if anchored == old { anchored = contentOffset }
    }
    private func offset(at anchor: UnitPoint, _ axes: Axis.Set, content: CGSize, room: CGSize) -> CGPoint {
        let inset = adjustedContentInset
        var offset = contentOffset
        if axes.contains(.vertical) {
            offset.y = max(-inset.top, anchor.y * (content.height + inset.top + inset.bottom - room.height) - inset.top)
        }
        if axes.contains(.horizontal) {
            offset.x = max(-inset.left, anchor.x * (content.width + inset.left + inset.right - room.width) - inset.left)
        }
        return offset
    }
}
