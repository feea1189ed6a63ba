import UIKit

/// The animation in which a pushed or presented screen appears.
@preconcurrency @MainActor public protocol NavigationTransition {
    var _transition: UIViewController.Transition? { get }
}
/// The default transition of a pushed or presented screen.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
    public var _transition: UIViewController.Transition? { nil }
}
/// The transition that zooms from a source view.
public struct ZoomNavigationTransition: NavigationTransition {
    // A constant, which apps also create in code that isn't isolated.
    nonisolated(unsafe) let source: MatchedGeometry.Key
    public var _transition: UIViewController.Transition? { .zoom { [source] _ in TransitionSources.view(source) } }
}
extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: Self { Self() } }
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition that zooms a screen out of the view that `matchedTransitionSource(id:in:)` marks, and back into it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
        Self(source: MatchedGeometry.Key(id: AnyHashable(sourceID), namespace: namespace))
    }
}

extension View {
    /// Marks the view as the source of a zoom transition.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(TransitionSource(key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace)))
    }
    // FIXME(gap): the source has its own look while a screen zooms out of it.
    /// Marks the view as the source of a zoom transition. The configuration has no effect.
    public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID, configuration: @escaping (EmptyMatchedTransitionSourceConfiguration) -> C
    ) -> some View { matchedTransitionSource(id: id, in: namespace) }
    /// Sets the transition with which the screen is pushed or presented.
    public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.transition = style })
    }
}

private struct TransitionSource: EffectModifier {
    let key: MatchedGeometry.Key
    func makeView() -> HoldingView { HoldingView() }
    func apply(to view: HoldingView, _ node: ViewNode) { TransitionSources.register(view, key) }
}

/// The views from which screens zoom. A screen is in another host than its source.
@MainActor private enum TransitionSources {
    private struct Source { weak var view: UIView? }
    private static var sources: [MatchedGeometry.Key: Source] = [:]

    static func view(_ key: MatchedGeometry.Key) -> UIView? { sources[key]?.view }
    static func register(_ view: UIView, _ key: MatchedGeometry.Key) {
        guard sources[key]?.view !== view else { return }
        sources = sources.filter { $0.value.view != nil }
        sources[key] = Source(view: view)
    }
}

/// The appearance of a view while a screen zooms out of it.
@preconcurrency @MainActor public protocol MatchedTransitionSourceConfiguration {}
/// A look without changes. The changes have no effect.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Returns the same look.
    public func background(_ style: Color) -> Self { self }
    /// Returns the same look.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// Returns the same look.
    public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
