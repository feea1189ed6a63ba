import SwiftUICompanion

/// A tip in line with other views: nothing while it should not appear.
@MainActor @preconcurrency
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: (Tips.Action) -> Void
    @Environment(\.tipStyle) private var style

    /// Creates a view of a tip, which is empty while the tip can't be shown. The arrow isn't drawn.
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
    }

    public var body: some View {
        _ = TipChanges.shared.count
        return Group {
            if let tip, tip.shouldDisplay {
                // FIXME(gap): a tip in line has no arrow.
                TipCard(tip: tip, action: action)
                    .background(style.background ?? AnyShapeStyle(Color(.secondarySystemBackground)))
                    .clipShape(RoundedRectangle(cornerRadius: style.cornerRadius ?? 13))
            }
        }
    }
}
extension TipView where Content == AnyTip {
    /// Creates a view of a tip; nil for none.
    public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action) = (tip.map(AnyTip.init), arrowEdge, action)
    }
}

/// A tip in the style of the view around it.
struct TipCard: View {
    let tip: any Tip
    let action: (Tips.Action) -> Void
    @Environment(\.tipStyle) private var style

    var body: some View {
        Group {
            if let own = style.own { AnyView(own.makeBody(configuration)) } else { MiniTip(configuration: configuration) }
        }
        .onAppear { TipStore.shared.appeared(tip) }
        .onDisappear { TipStore.shared.disappeared(tip) }
    }

    private var configuration: TipViewStyleConfiguration {
        nonisolated(unsafe) let performed = action  // Called by buttons, on the main thread.
        let actions = tip.actions.enumerated().map { index, action in
            var action = action
            action.index = index
            if action.id.isEmpty { action.id = "\(index)" }
            let given = action
            action.handler = {
                given.handler()
                performed(given)
            }
            return action
        }
        return TipViewStyleConfiguration(tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: actions)
    }
}

/// The appearance of tips.
@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body: View
    /// Returns the view of a tip. Its background is drawn behind it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = TipViewStyleConfiguration
}
/// The parts of a tip that a style shows.
public struct TipViewStyleConfiguration {
    /// The tip, which a style's button can invalidate.
    public let tip: any Tip
    /// The title and the text of the tip; nil for none.
    public let title: Text?, message: Text?
    /// The picture of the tip; nil for none.
    public let image: Image?
    /// The actions of the tip. Their handlers also call the closure of the tip's view.
    public let actions: [Tips.Action]
}
/// The usual style: the picture beside the texts, a button that closes the tip, and the actions below them.
public struct MiniTipViewStyle: TipViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual style.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// The image, the texts, and the buttons of a tip.
private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 12) {
                if let image = configuration.image {
                    image.resizable().scaledToFit().foregroundStyle(.tint)
                        .frame(width: style.imageSize?.width ?? 42, height: style.imageSize?.height ?? 42)
                }
                VStack(alignment: .leading, spacing: 3) {
                    if let title = configuration.title { title.font(.headline) }
                    if let message = configuration.message { message.font(.subheadline).foregroundStyle(.secondary) }
                }
                Spacer(minLength: 0)
                Button {
                    configuration.tip.invalidate(reason: .tipClosed)
                } label: {
                    Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary)
                }
                .buttonStyle(.plain).accessibilityLabel("Close")
            }
            .padding(15)
            ForEach(Array(configuration.actions.enumerated()), id: \.offset) { _, item in
                Divider().padding(.leading, 15)
                Button(action: item.handler) { item.label().font(.body).frame(maxWidth: .infinity, alignment: .leading) }
                    .buttonStyle(.borderless).padding(.horizontal, 15).padding(.vertical, 11)
            }
        }
    }
}

private struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let arrowEdge: Edge?
    let action: (Tips.Action) -> Void
    @State private var closed: String?

    func body(content: Content) -> some View {
        _ = TipChanges.shared.count
        let shown = Binding(
            get: { tip.map { $0.shouldDisplay && closed != $0.key } ?? false },
            set: { isShown in if !isShown { closed = tip?.key } })
        return content.popover(isPresented: shown, arrowEdge: arrowEdge) {
            if let tip {
                // The view at which a tip points is in use: its action invalidates the tip in Apple's example.
                TipCard(tip: tip, action: action).frame(width: 320)
                    .presentationCompactAdaptation(.popover).presentationBackgroundInteraction(.enabled)
            }
        }
    }
}

extension View {
    /// Shows the tip in a popover that points at the view, while the tip should appear.
    public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View {
        modifier(TipPopover(tip: tip, arrowEdge: arrowEdge, action: action))
    }
    /// Shows a tip in a popover at the view.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(TipPopover(tip: isPresented?.wrappedValue == false ? nil : tip, arrowEdge: arrowEdge, action: action)) }
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipStyle.own, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
    public func tipBackground(_ style: some ShapeStyle) -> some View { environment(\.tipStyle.background, AnyShapeStyle(style)) }
    /// Sets the radius of the corners of tips in the view, in points.
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        environment(\.tipStyle.cornerRadius, cornerRadius)
    }
    /// Sets the size of the pictures of tips in the view, in points.
    public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipStyle.imageSize, size) }
}

struct TipStyle {
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat?
    var imageSize: CGSize?
    var own: AnyStyle<TipViewStyleConfiguration>?
}
private struct TipStyleKey: EnvironmentKey {
    static var defaultValue: TipStyle { TipStyle() }
}
extension EnvironmentValues {
    var tipStyle: TipStyle {
        get { self[TipStyleKey.self] }
        set { self[TipStyleKey.self] = newValue }
    }
}

/// Tips of which one appears at a time.
@preconcurrency @MainActor public final class TipGroup {
    /// The way in which a group chooses the tip to show: the first available one, or one after another.
    public enum Priority: Sendable { case firstAvailable, ordered }
    private let priority: Priority, tips: [any Tip]
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }
    /// The first tip that should appear. In an ordered group, the tips before it are invalidated.
    public var currentTip: (any Tip)? {
        _ = TipChanges.shared.count
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            let next = tips.first { TipStore.shared.invalidation(of: $0) == nil }
            return next?.shouldDisplay == true ? next : nil
        }
    }

    /// The result builder that joins the tips of a group.
    @resultBuilder public enum TipGroupBuilder {
        /// Takes an element of the block.
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        /// Joins the elements of the block in order.
        public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap(\.self) }
        /// Takes the content of an `if` without `else`, which is empty if the condition is false.
        public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
        /// Takes the content of a condition that is true.
        public static func buildEither(first part: [any Tip]) -> [any Tip] { part }
        /// Takes the content of a condition that is false.
        public static func buildEither(second part: [any Tip]) -> [any Tip] { part }
    }
}
