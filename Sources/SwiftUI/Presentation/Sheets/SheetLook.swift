/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomHeight) }
    let height: Height
    /// About half of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// Almost the whole screen.
    public static let large = PresentationDetent(height: .large)
    /// A fraction of the largest height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(height: .fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .height(height)) }
    /// A height that a type calculates.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        nonisolated(unsafe) let detent: any CustomPresentationDetent.Type = type  // Types don't change.
        return PresentationDetent(height: .custom(CustomHeight(type: String(reflecting: type)) { detent.height(in: $0) }))
    }

    /// The values with which a height is computed.
    @dynamicMemberLookup public struct Context {
        /// The greatest height of a sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        /// A value of the environment of the presented view.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A height that a type computes, which is known by the type.
    struct CustomHeight: Hashable, Sendable {
        /// The type's name.
        let type: String
        let height: @Sendable (Context) -> CGFloat?
        static func == (one: Self, other: Self) -> Bool { one.type == other.type }
        func hash(into hasher: inout Hasher) { hasher.combine(type) }
    }

    var identifier: UISheetPresentationController.Detent.Identifier {
        switch height {
        case .medium: .medium
        case .large: .large
        case .fraction(let share): .init("fraction \(share)")
        case .height(let points): .init("height \(points)")
        case .custom(let custom): .init("custom \(custom.type)")
        }
    }
    @MainActor var uiDetent: UISheetPresentationController.Detent {
        switch height {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let share): .custom(identifier: identifier) { $0.maximumDetentValue * share }
        case .height(let points): .custom(identifier: identifier) { min(points, $0.maximumDetentValue) }
        case .custom(let custom):
            .custom(identifier: identifier) { context in
                var environment = EnvironmentValues()
                environment.adopt(context.containerTraitCollection)
                return custom.height(Context(maxDetentValue: context.maximumDetentValue, environment: environment)).map {
                    min($0, context.maximumDetentValue)
                }
            }
        }
    }
    /// The order of detents, lowest first. A computed height counts as a little less than half.
    fileprivate var order: CGFloat {
        switch height {
        case .medium: 0.5
        case .large: 1
        case .fraction(let share): share
        case .height(let points): points / 1000
        case .custom: 0.4
        }
    }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// Returns the height in points, or `nil` if the sheet has no such height now.
    static func height(in context: Context) -> CGFloat?
}

/// The settings that a sheet's content makes for the sheet.
struct SheetLook {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var indicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var forbidsDismissal: Bool?
    var background: AnyShapeStyle?
    var undimmed: PresentationBackgroundInteraction?
    /// Whether a swipe in scrolled content scrolls even if the sheet can grow.
    var scrollsFirst: Bool?
    /// What the presentation becomes in a compact width and, in a regular one, in a compact height.
    var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?

    /// Whether there is anything to apply.
    var changesSheet: Bool {
        detents != nil || indicator != .automatic || cornerRadius != nil || undimmed != nil || scrollsFirst != nil
    }

    @MainActor func apply(to sheet: UISheetPresentationController?) {
        guard let sheet else { return }
        if let detents, !detents.isEmpty {
            let wanted = detents.sorted { ($0.order, $0.identifier.rawValue) < ($1.order, $1.identifier.rawValue) }
            if sheet.detents.map(\.identifier) != wanted.map(\.identifier) {
                sheet.animateIfShown { sheet.detents = wanted.map(\.uiDetent) }
            }
            if let selected = selection?.wrappedValue, sheet.selectedDetentIdentifier != selected.identifier {
                sheet.animateIfShown { sheet.selectedDetentIdentifier = selected.identifier }
            }
        }
        // A page inside the sheet without settings keeps those of the sheet's own content.
        if detents != nil || indicator != .automatic {
            sheet.prefersGrabberVisible = indicator == .visible || (indicator == .automatic && (detents?.count ?? 0) > 1)
        }
        if let cornerRadius { sheet.preferredCornerRadius = cornerRadius }
        if let scrollsFirst { sheet.prefersScrollingExpandsWhenScrolledToEdge = !scrollsFirst }
        if let undimmed { sheet.largestUndimmedDetentIdentifier = undimmed.identifier(in: detents ?? [.large]) }
    }
}
extension UISheetPresentationController {
    fileprivate func animateIfShown(_ change: @escaping () -> Void) {
        if presentedViewController.viewIfLoaded?.window != nil { animateChanges(change) } else { change() }
    }
}

/// Whether the content behind a sheet is interactive.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind { case disabled, enabled(PresentationDetent?) }
    let kind: Kind
    /// The views behind a sheet can't be touched.
    public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
    /// The views behind a sheet can't be touched.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// The views behind a sheet can be touched, and aren't dimmed.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled(nil))
    /// The views behind a sheet can be touched up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(detent))
    }
    var isEnabled: Bool { if case .enabled = kind { true } else { false } }
    func identifier(in detents: Set<PresentationDetent>) -> UISheetPresentationController.Detent.Identifier? {
        guard case .enabled(let detent) = kind else { return nil }
        return (detent ?? detents.max { $0.order < $1.order })?.identifier
    }
}

extension View {
    private func sheetLook(_ change: @escaping @MainActor (inout SheetLook) -> Void) -> some View {
        modifier(ChromeModifier { chrome, _ in change(&chrome.sheet) })
    }
    /// Sets the heights at which a sheet rests.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { sheetLook { $0.detents = detents } }
    /// Sets the heights at which a sheet rests, and a binding to the current one.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
        sheetLook { ($0.detents, $0.selection) = (detents, selection) }.modifier(DetentFollowing(selection: selection, detents: detents))
    }
    /// Sets whether the grabber at a sheet's top is visible.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { sheetLook { $0.indicator = visibility } }
    /// Sets the radius of a sheet's corners in points; nil for the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { sheetLook { $0.cornerRadius = cornerRadius } }
    /// Sets whether the views behind a sheet or a popover can be touched.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        sheetLook { $0.undimmed = interaction }
    }
    /// Sets the background of a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { sheetLook { $0.background = AnyShapeStyle(style) } }
    /// Puts a view behind the content of a sheet.
    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        let content = content()
        return frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content.ignoresSafeArea() }
            .presentationBackground(.clear)
    }
    /// Prevents the user from dismissing the sheet with a swipe.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { sheetLook { $0.forbidsDismissal = isDisabled } }
}

/// Observes the selected detent, so that the sheet moves to it.
struct DetentFollowing: ViewModifier {
    let selection: Binding<PresentationDetent>
    let detents: Set<PresentationDetent>
    func body(content: Content) -> some View { content.onChange(of: selection.wrappedValue) { _, _ in } }
}
