@MainActor extension EnvironmentValues {
    /// Prepares the environment of a view that became a row, a tab, or a part of a line.
    mutating func enterSlot() {
        if case .lines(let outer) = containerContext { return containerContext = outer }
        let isRow = containerContext == .rows
        containerContext = isRow ? .row : .none
        if isRow, buttonStyle.isAutomatic { buttonStyle = AnyButtonStyle(RowButtonStyle()) }
    }
    /// Prepares the environment of a label's icon in a row without a style.
    mutating func enterRowIcon() {
        if containerContext == .row, foregroundStyles.isEmpty { foregroundStyles = [AnyShapeStyle(Color.accentColor)] }
    }
    /// Prepares the environment of headers and footers: small and gray.
    mutating func enterBand() {
        containerContext = .band
        foregroundStyles = []
        if prominentHeaders {
            font = .title3.weight(.semibold)
            labelColor = .label
        } else if listLook == .plain {
            font = .headline
            labelColor = .label
        } else {
            font = .footnote
            labelColor = .secondaryLabel
        }
    }
    /// Text attributes that a UIKit title cannot represent.
    struct TextLook: Equatable {
        let font: Font?
        let changes: [Font.Change]
    }
    var textLook: TextLook { TextLook(font: font, changes: fontChanges) }
}

/// The style of a button that is a row: the whole row responds to touches.
struct RowButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(EnvironmentTransforming { [role = configuration.role] in $0.enterButton(role) })
            .modifier(RowAction(showsChevron: false, perform: { configuration.trigger() }))
    }
}

/// An action that a tap on the row performs.
struct RowAction: NodeModifier {
    let showsChevron: Bool
    /// The value of a link, which the list selects.
    var value: AnyHashable?
    let perform: @MainActor () -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { RowActionNode(seed) }
}
final class RowActionNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { RowActionElement(element, self) }
}
final class RowActionElement: HoldingElement<RowActionView> {
    override func makeView() -> RowActionView? { RowActionView() }
    override func apply(to view: RowActionView) {
        guard let node else { return }
        if let action = node.modifier(RowAction.self) { view.action = action.perform }
        view.accessibilityLabel = view.spoken
        view.accessibilityIdentifier = view.partsIdentifier
        view.accessibilityTraits = node.environment.isEnabled ? .button : [.button, .notEnabled]
    }
}
/// The tap target of a row for assistive technologies: a button. Touches go to the row.
final class RowActionView: HoldingView {
    var action: @MainActor () -> Void = {}
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }
    required init?(coder: NSCoder) { nil }

    var spoken: String? {
        let parts = subviews.compactMap(\.words).filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    override func accessibilityActivate() -> Bool {
        guard !accessibilityTraits.contains(.notEnabled) else { return false }
        action()
        return true
    }
}
extension SlotNode {
    /// The actions of a tap, in the order of the views.
    var actions: [RowAction] {
        var found: [RowAction] = []
        visit { if $0 is RowActionNode, $0.environment.isEnabled, let action = $0.modifier(RowAction.self) { found.append(action) } }
        return found
    }
    /// The value of the row's link.
    var linkValue: AnyHashable? { actions.lazy.compactMap(\.value).first }
    /// Whether the row shows a disclosure indicator, because it contains a link, which may be disabled. Those that open the next column of
    /// a split view have none. The indicator is a part of the link: a link that is transparent or hidden has none, which is how apps remove
    /// the indicator from a row that pushes a page.
    var showsChevron: Bool {
        if let navigator = environment.navigator.navigator, navigator.target !== navigator { return false }
        var shows = false
        visit {
            guard $0 is RowActionNode, $0.modifier(RowAction.self)?.showsChevron == true else { return }
            if $0.environment.linkIndicatorVisibility != .hidden, !isInvisible($0) { shows = true }
        }
        return shows
    }
    private func isInvisible(_ node: ViewNode) -> Bool {
        sequence(first: node, next: \.parent).prefix { $0 !== self }
            .contains { $0.modifier(Opacity.self)?.opacity == 0 || $0.modifier(Hidden.self) != nil }
    }
}
