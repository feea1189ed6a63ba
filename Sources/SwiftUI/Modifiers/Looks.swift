extension View {
    /// Sets the color scheme of the whole presentation.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { modifier(PreferredLooks(scheme: colorScheme)) }
    /// Sets the light or dark appearance of the view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    /// Hides content that is not yet available behind gray bars. The reason is added to those of the views around.
    public func redacted(reason: RedactionReasons) -> some View { transformEnvironment(\.redactionReasons) { $0.formUnion(reason) } }
    /// Shows the view as it is inside of a redacted one.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Sets whether the status bar is hidden while the view is shown.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(HiddenStatusBar(isHidden: hidden)) }
}

struct PreferredLooks: NodeModifier {
    let scheme: ColorScheme?
    func makeNode(_ seed: NodeSeed) -> ViewNode { PreferredLooksNode(seed) }
}
final class PreferredLooksNode: EventNode {
    override func update(_ change: Change) {
        super.update(change)
        let scheme = modifier(PreferredLooks.self)?.scheme
        host.afterLayout { [weak self] in if let self, !isRemoved { host.preferredSchemes.set(scheme, for: self) } }
    }
    override func willRemove() {
        super.willRemove()
        host.preferredSchemes.set(nil, for: self)
    }
}

/// Sets the style for UIKit's colors inside, too.
struct ForcedLooks: EffectModifier {
    let scheme: ColorScheme
    func apply(to view: HoldingView, _ node: ViewNode) { view.overrideUserInterfaceStyle = scheme.userInterfaceStyle }
}

struct HiddenStatusBar: NodeModifier {
    let isHidden: Bool
    func makeNode(_ seed: NodeSeed) -> ViewNode { HiddenStatusBarNode(seed) }
}
final class HiddenStatusBarNode: EventNode {
    override func update(_ change: Change) {
        super.update(change)
        host.hidesStatusBar = modifier(HiddenStatusBar.self)?.isHidden ?? false
    }
    override func willRemove() {
        super.willRemove()
        host.hidesStatusBar = false
    }
}

/// The reasons for which content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Texts and images are replaced by gray shapes.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Private content is replaced.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date, and shown as it is.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
extension EnvironmentValues {
    /// The reasons for which content is replaced.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}
