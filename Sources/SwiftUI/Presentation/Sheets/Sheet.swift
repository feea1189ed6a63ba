extension View {
    /// Presents a sheet while a Boolean is true. A swipe down sets it to false.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(ScreenPresentation(kind: .sheet, isPresented, onDismiss, content))
    }
    /// Presents a sheet for an item while it isn't nil. Another item presents the sheet again.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ScreenPresentation(kind: .sheet, item, onDismiss, content))
    }
    /// Covers the screen while a Boolean is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(ScreenPresentation(kind: .cover, isPresented, onDismiss, content))
    }
    /// Covers the screen for an item while it isn't nil.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ScreenPresentation(kind: .cover, item, onDismiss, content))
    }
    /// Presents a popover, or a sheet if there is no space beside the view.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { modifier(ScreenPresentation(kind: .popover(arrowEdge), isPresented, nil, content)) }
    /// Presents a popover for an item while it isn't nil. It points at the whole view.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { modifier(ScreenPresentation(kind: .popover(arrowEdge), item, nil, content)) }
}

// FIXME(gap): a popover points at the whole view.
/// The part of a view at which a popover points.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view. Every one means the whole view.
    case rect(Source)
    /// A point of the view. It means the whole view.
    case point(UnitPoint)
    /// The part of the view at which a popover points. Every value means the whole view here.
    public struct Source: Sendable {
        /// The bounds of the view.
        public static let bounds = Source()
        /// Returns a rectangle of the view, which means the whole view.
        public static func rect(_ rect: CGRect) -> Source { Source() }
    }
}

/// A screen that is presented over the current one.
struct ScreenPresentation: Presentation {
    enum Kind { case sheet, cover, popover(Edge?) }
    let kind: Kind
    let identity: AnyHashable?
    private let content: @MainActor () -> (any View)?
    private let write: @MainActor () -> Void
    private let onDismiss: (() -> Void)?

    @MainActor init<Content: View>(kind: Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content)
    {
        (self.kind, self.onDismiss) = (kind, onDismiss)
        identity = isPresented.wrappedValue ? true : nil
        self.content = { content() }
        write = { isPresented.wrappedValue = false }
    }
    @MainActor init<Item: Identifiable, Content: View>(
        kind: Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
    ) {
        (self.kind, self.onDismiss) = (kind, onDismiss)
        identity = item.wrappedValue.map { AnyHashable($0.id) }
        self.content = { item.wrappedValue.map(content) }
        write = { item.wrappedValue = nil }
    }

    func makePresented(_ node: PresentationNode) -> UIViewController {
        let page = PageController()
        switch kind {
        case .sheet:
            page.modalPresentationStyle = .pageSheet
            page.sheetPresentationController?.delegate = page
        case .cover:
            page.modalPresentationStyle = .fullScreen
            page.presentationController?.delegate = page
        case .popover(let edge):
            page.modalPresentationStyle = .popover
            page.sizingOptions = .preferredContentSize
            page.popoverPresentationController?.delegate = page
            page.popoverPresentationController?.sourceView = node.anchor
            page.popoverPresentationController?.permittedArrowDirections = edge.map(Self.arrow) ?? .any
        }
        page.dismissed = { [weak node, weak page] in node?.gone(page) }
        update(page, node)
        page.prepare()
        return page
    }
    private static func arrow(_ edge: Edge) -> UIPopoverArrowDirection {
        switch edge {
        case .top: .up
        case .bottom: .down
        case .leading: .left
        case .trailing: .right
        }
    }
    func update(_ presented: UIViewController, _ node: PresentationNode) {
        // The content may read state that the views around don't. Its views track what they read.
        guard let view = node.tracking({ content() }) else { return }
        (presented as? PageController)?.show(view, in: node.screenEnvironment)
    }
    func reset() { write() }
    func didDismiss() { onDismiss?() }
}

extension ViewNode {
    /// The environment of a screen that this node presents: its values, but not the position in a list or a stack.
    var screenEnvironment: EnvironmentValues {
        var environment = environment
        environment.leavePlace()
        return environment
    }
}
@MainActor extension EnvironmentValues {
    mutating func leavePlace() {
        containerContext = .none
        navigator = NavigatorReference()
        outerSearch = nil
        editMode = nil
        refresh = nil
        splitColumn = nil
        columnStack = NavigatorReference()
        isPresented = true
        font = nil
        fontChanges = []
        foregroundStyles = []
        isEnabled = true
        if buttonStyle.isAutomatic { buttonStyle = AnyButtonStyle(DefaultButtonStyle()) }
    }
}
