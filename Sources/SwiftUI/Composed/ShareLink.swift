/// The preview of an item in a share sheet.
@preconcurrency @MainActor public struct SharePreview<Image, Icon> {
    let title: Text
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    /// Creates a preview with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
    public init(_ title: Text) { self.title = title }
}
extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title. The image isn't shown.
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
    /// Creates a preview with a title that isn't localized. The image isn't shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
    /// Creates a preview with text. The image isn't shown.
    public init(_ title: Text, image: Image) { self.title = title }
}
extension SharePreview where Image == Never {
    /// Creates a preview with a localized title. The icon isn't shown.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    /// Creates a preview with a title that isn't localized. The icon isn't shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
    /// Creates a preview with text. The icon isn't shown.
    public init(_ title: Text, icon: Icon) { self.title = title }
}
extension SharePreview {
    /// Creates a preview with a localized title. The image and the icon aren't shown.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    /// Creates a preview with a title that isn't localized. The image and the icon aren't shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
    /// Creates a preview with text. The image and the icon aren't shown.
    public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

/// A button that presents the share sheet for its items.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    private let items: [Any]
    private let label: Label
    private init(_ items: [Any], _ label: Label) { (self.items, self.label) = (items, label) }

    public var body: some View {
        Button {
            ShareSheet.present(items)
        } label: {
            label
        }
    }
}

@MainActor enum ShareSheet {
    static func present(_ items: [Any]) {
        // A SwiftUI image is shared as a `UIImage`.
        let shared = items.map { ($0 as? Image)?.uiImage(in: EnvironmentValues()) ?? $0 }
        let controller = UIActivityViewController(activityItems: shared, applicationActivities: nil)
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let window = scenes.flatMap(\.windows).first(where: \.isKeyWindow) ?? UIApplication.shared.windows.first
        var top = window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        controller.popoverPresentationController?.sourceView = top?.view
        top?.present(controller, animated: true)
    }
}

/// The label of a share button without one of its own.
public struct DefaultShareLinkLabel: View {
    let title: Text
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button with its own label, which presents a share sheet for one item.
    public init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I> {
        self.init([item], label())
    }
    /// Creates a button with its own label, which presents a share sheet for several items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(Array(items), label())
    }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button labeled “Share…” for one item.
    public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }
    /// Creates a button with a localized title for one item.
    public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button with a title that isn't localized, for one item.
    @_disfavoredOverload public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button with a title for one item.
    public init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: title))
    }
    /// Creates a button with a title for several items.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Array(items), DefaultShareLinkLabel(title: title))
    }
    /// Creates a button labeled “Share…” for several items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Array(items), DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }
    /// Creates a button with a localized title for several items.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Array(items), DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button with a title that isn't localized, for several items.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(Array(items), DefaultShareLinkLabel(title: Text(title)))
    }
}
extension ShareLink {
    /// Creates a button with its own label for an item with a preview.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init([item], label())
    }
    /// Creates a button with its own label for several items with previews.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Array(items), label())
    }
}
extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button labeled “Share…” for an item with a preview.
    public init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }
    /// Creates a button with a localized title for an item with a preview.
    public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button with a title that isn't localized, for an item with a preview.
    @_disfavoredOverload public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button with a title for an item with a preview.
    public init<I>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init([item], DefaultShareLinkLabel(title: title))
    }
    /// Creates a button labeled “Share…” for several items with previews.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Array(items), DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }
    /// Creates a button with a localized title for several items with previews.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Array(items), DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a button with a title that isn't localized, for several items with previews.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Array(items), DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a button with a title for several items with previews.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Array(items), DefaultShareLinkLabel(title: title))
    }
}
