// Values that a view passes to the list in which it is a row.

enum RowInsetsKey: ViewTraitKey { static var defaultValue: RowInsets { RowInsets() } }
enum RowBackgroundKey: ViewTraitKey { static var defaultValue: AnyView? { nil } }
enum RowSeparatorKey: ViewTraitKey { static var defaultValue: RowSeparator { RowSeparator() } }
/// The lines above the first and below the last row of a section.
enum SectionSeparatorKey: ViewTraitKey { static var defaultValue: RowSeparator { RowSeparator() } }
enum DeleteDisabledKey: ViewTraitKey { static var defaultValue: Bool { false } }
enum MoveDisabledKey: ViewTraitKey { static var defaultValue: Bool { false } }
enum SelectionDisabledKey: ViewTraitKey { static var defaultValue: Bool { false } }

/// The distances of a row's content from its edges, in points; nil for the list's own.
struct RowInsets {
    var top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?
    /// Whether the row's height follows from its content.
    var isVertical: Bool { top != nil || bottom != nil }

    mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }
    func over(_ own: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom, trailing: trailing ?? own.trailing)
    }
}

/// The lines above and below a row. A line between two rows is that below the first and above the second.
struct RowSeparator {
    struct Line {
        var visibility = Visibility.automatic
        var tint: Color?
    }
    var top = Line(), bottom = Line()

    mutating func change(_ edges: VerticalEdge.Set, _ change: (inout Line) -> Void) {
        if edges.contains(.top) { change(&top) }
        if edges.contains(.bottom) { change(&bottom) }
    }
}

extension View {
    /// Sets the distances in points of the row's content from the row's edges; nil for the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            TraitModifier<RowInsetsKey>(
                value: RowInsets(top: insets?.top, leading: insets?.leading, bottom: insets?.bottom, trailing: insets?.trailing)))
    }
    /// Sets the distance in points of the row's content from some of the row's edges; nil for the list's own.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(TraitModifier<RowInsetsKey> { $0.set(edges, length) })
    }
    /// Sets the view behind the row; nil for the list's own.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitModifier<RowBackgroundKey>(value: view.map { AnyView($0) }))
    }
    /// Sets whether the lines between this row and its neighbors are visible.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<RowSeparatorKey> { $0.change(edges) { $0.visibility = visibility } })
    }
    /// Sets the color of the lines around the row; nil for the list's own.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<RowSeparatorKey> { $0.change(edges) { $0.tint = color } })
    }
    /// Sets whether the row can't be deleted, even if the list deletes rows.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<DeleteDisabledKey>(value: isDisabled)) }
    /// Sets whether the row can't be moved, even if the list moves rows.
    public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(TraitModifier<MoveDisabledKey>(value: isDisabled)) }
    /// Sets whether the row can't be selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier<SelectionDisabledKey>(value: isDisabled))
    }

    /// Adds buttons that appear beside the row when it is swiped.
    public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T)
        -> some View
    {
        let swipe = RowSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(TraitModifier<SwipeKey> { $0.append(swipe) })
    }
    /// Adds a badge at the end of the row.
    public func badge(_ count: Int) -> some View { modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: String(count)))) }
    /// Sets the text at the row's trailing edge, or on a tab; nil for none.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }
    /// Sets a localized text at the row's trailing edge, or on a tab; nil for none.
    public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(text: key.map { Text($0) })) }
    /// Sets text that isn't localized at the row's trailing edge, or on a tab; nil for none.
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }
}

struct RowSwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView

    /// Returns the buttons of all actions at an edge, or nil if there are none.
    @MainActor static func configuration(
        _ all: [RowSwipeActions], _ edge: HorizontalEdge, _ environment: EnvironmentValues,
        willPerform: @escaping @MainActor () -> Void = {}
    ) -> UISwipeActionsConfiguration? {
        let given = all.filter { $0.edge == edge }
        guard !given.isEmpty else { return nil }
        let environment = environment.fillingSymbols
        let actions = given.flatMap { ActionItem.items(in: $0.content, environment) }.map { item in
            let action = UIContextualAction(
                style: item.role == .destructive ? .destructive : .normal, title: item.image == nil ? item.title : nil
            ) { _, _, done in
                willPerform()
                item.perform()
                done(true)
            }
            action.image = item.image
            // A label shows its icon only, but is found by its title.
            action.accessibilityLabel = item.words.label ?? item.title
            action.buttonIdentifier = item.words.identifier
            if let tint = item.tint { action.backgroundColor = tint }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = given.allSatisfy(\.allowsFullSwipe)
        return configuration
    }
}
enum SwipeKey: ViewTraitKey { static var defaultValue: [RowSwipeActions] { [] } }

/// Shows the badge at the end of a row; a tab shows it on its button.
struct BadgeModifier: ViewModifier {
    let text: Text?
    @Environment(\.containerContext) private var context
    func body(content: Content) -> some View {
        if context == .row {
            HStack {
                content
                Spacer()
                text.foregroundColor(Color(uiColor: .secondaryLabel))
            }
        } else {
            content.modifier(ChromeModifier { chrome, environment in chrome.badge = text?.string(in: environment) })
        }
    }
}
extension BadgeModifier: SingleView {}
