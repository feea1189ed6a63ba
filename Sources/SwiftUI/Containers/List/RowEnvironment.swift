@MainActor extension EnvironmentValues {
    /// The environment of a view that became a row or a tab.
    mutating func enterSlot() {
        let isRow = containerContext == .rows
        containerContext = isRow ? .row : .none
        if isRow, buttonStyle.isAutomatic { buttonStyle = AnyButtonStyle(RowButtonStyle()) }
    }
    /// A label's icon in a row that has no style of its own.
    mutating func enterRowIcon() { if containerContext == .row, foregroundStyles.isEmpty { foregroundStyles = [AnyShapeStyle(Color.accentColor)] } }
    /// Headers and footers: small and gray.
    mutating func enterBand() {
        containerContext = .band
        if prominentHeaders {
            font = .title3.weight(.semibold)
            foregroundStyles = [AnyShapeStyle(Color(uiColor: .label))]
        } else if listLook == .plain {
            font = .headline
            foregroundStyles = [AnyShapeStyle(Color(uiColor: .label))]
        } else {
            font = .footnote
            foregroundStyles = [AnyShapeStyle(Color(uiColor: .secondaryLabel))]
        }
    }
    /// What a title of UIKit's looks cannot follow.
    struct TextLook: Equatable {
        let font: Font?
        let changes: [Font.Change]
    }
    var textLook: TextLook { TextLook(font: font, changes: fontChanges) }
}

/// A button as a row: the whole row takes the touch.
struct RowButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(EnvironmentTransforming { [role = configuration.role] in
                $0.foregroundStyles = [AnyShapeStyle(!$0.isEnabled ? Color(uiColor: .tertiaryLabel) : role == .destructive ? .red : .accentColor)]
            })
            .modifier(RowAction(showsChevron: false, perform: { configuration.trigger() }))
    }
}

/// Something that a tap on the row does.
struct RowAction: NodeModifier {
    let showsChevron: Bool
    let perform: @MainActor () -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { RowActionNode(seed) }
}
final class RowActionNode: ViewNode {
    override func update(_ change: Change) { setChild(modifiedContent) }
}
extension SlotNode {
    /// What a tap does, in the order of the views.
    var actions: [RowAction] {
        var found: [RowAction] = []
        visit { if $0 is RowActionNode, $0.environment.isEnabled, let action = $0.modifier(RowAction.self) { found.append(action) } }
        return found
    }
    /// Whether the row leads on, by a link that may be disabled.
    var showsChevron: Bool {
        var shows = false
        visit { if $0 is RowActionNode, $0.modifier(RowAction.self)?.showsChevron == true { shows = true } }
        return shows
    }
}
