import StoreKitCompanion
import SwiftUICompanion

/// The products of a store. No identifier has a product, so the view says that the store is unavailable.
@preconcurrency @MainActor public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false)
    where IDs.Element == Product.ID, Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon)
    where IDs.Element == Product.ID, PlaceholderIcon == EmptyView {}
    public init<IDs: Collection>(
        ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) where IDs.Element == Product.ID {}
    public init<Products: Collection>(products: Products, prefersPromotionalIcon: Bool = false)
    where Products.Element == Product, Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init<Products: Collection>(
        products: Products, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where Products.Element == Product, PlaceholderIcon == EmptyView {}
    public var body: some View { Unavailable(title: "Store Unavailable", detail: "No items are available in the current storefront.") }
}

/// One product. No identifier has a product, so its style shows an unavailable one.
@preconcurrency @MainActor public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let icon: PlaceholderIcon
    @Environment(\.productViewStyle) private var style
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {
        icon = EmptyView()
    }
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) where PlaceholderIcon == Icon {
        self.icon = icon()
    }
    public init(
        id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        self.icon = placeholderIcon()
    }
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {
        icon = EmptyView()
    }
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) where PlaceholderIcon == Icon {
        self.icon = icon()
    }
    public var body: some View {
        style.body(ProductViewStyleConfiguration(state: .unavailable, icon: .init(content: AnyView(icon))))
    }
}

/// The subscriptions of a group, below the app's own content. There are none, so the view says that they are unavailable.
@preconcurrency @MainActor public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) where Content == EmptyView {
        content = EmptyView()
    }
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
    ) {
        content = marketingContent()
    }
    public init<IDs: Collection>(productIDs: IDs) where IDs.Element == Product.ID, Content == EmptyView { content = EmptyView() }
    public init<IDs: Collection>(productIDs: IDs, @ViewBuilder marketingContent: () -> Content) where IDs.Element == Product.ID {
        content = marketingContent()
    }
    public init(subscriptions: some Collection<Product>) where Content == EmptyView { content = EmptyView() }
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
    public var body: some View {
        VStack {
            content
            Unavailable(title: "Subscription Unavailable", detail: "The subscription is unavailable in the current storefront.")
        }
    }
}
extension Product {
    /// The relationship of a group's subscriptions to the current one.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1), downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4), current = SubscriptionRelationship(rawValue: 8)
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}

private struct Unavailable: View {
    let title: String, detail: String
    var body: some View {
        ContentUnavailableView {
            Text(verbatim: title)
        } description: {
            Text(verbatim: detail)
        }
    }
}

// MARK: Appearance, which views without products do not have

public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = Self(name: "cancellation"), restorePurchases = Self(name: "restorePurchases")
    public static let redeemCode = Self(name: "redeemCode"), signIn = Self(name: "signIn"), policies = Self(name: "policies")
}
/// The label of a button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), action = Self(name: "action"), displayName = Self(name: "displayName")
    public static let price = Self(name: "price"), singleLine = Self(name: "singleLine"), multiline = Self(name: "multiline")
    public var action: Self { self }
    public var displayName: Self { self }
    public var price: Self { self }
    public var singleLine: Self { self }
    public var multiline: Self { self }
}
/// A text of a store's policies.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }
public protocol SubscriptionStoreControlStyle {}
/// The default style of choosing a subscription.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
/// The style of choosing a subscription by buttons.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
/// The style of choosing a subscription by a picker.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
/// The style of choosing a subscription by a large picker.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle { public static var buttons: Self { Self() } }
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle { public static var picker: Self { Self() } }
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public static var prominentPicker: Self { Self() }
}
/// What a style of products shows.
@preconcurrency @MainActor public struct ProductViewStyleConfiguration {
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let state: Product.TaskState
    public let icon: Icon
    public var product: Product? { state.product }
    public let hasCurrentEntitlement = false
    public let descriptionVisibility = Visibility.automatic
    /// Does nothing: no product can be bought.
    public func purchase() {}
}
/// The appearance of a product.
@preconcurrency @MainActor public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The row of a product that is unavailable.
private struct UnavailableProduct: View {
    let configuration: ProductViewStyleConfiguration
    var body: some View {
        HStack {
            configuration.icon
            Text(verbatim: "Unavailable").foregroundStyle(.secondary)
            Spacer()
        }
    }
}
/// The default style of a product.
public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { UnavailableProduct(configuration: configuration) }
}
/// The style of a product in a row.
public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { UnavailableProduct(configuration: configuration) }
}
/// The style of a product with a description.
public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { UnavailableProduct(configuration: configuration) }
}
/// The style of a product with a large picture.
public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { UnavailableProduct(configuration: configuration) }
}
private enum ProductStyleKey: EnvironmentKey {
    static var defaultValue: ProductStyle { ProductStyle { AnyView(UnavailableProduct(configuration: $0)) } }
}
/// A style without its type.
private struct ProductStyle: @unchecked Sendable { let body: @MainActor (ProductViewStyleConfiguration) -> AnyView }
extension EnvironmentValues {
    fileprivate var productViewStyle: ProductStyle {
        get { self[ProductStyleKey.self] }
        set { self[ProductStyleKey.self] = newValue }
    }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle { public static var automatic: Self { Self() } }
extension ProductViewStyle where Self == CompactProductViewStyle { public static var compact: Self { Self() } }
extension ProductViewStyle where Self == RegularProductViewStyle { public static var regular: Self { Self() } }
extension ProductViewStyle where Self == LargeProductViewStyle { public static var large: Self { Self() } }

extension View {
    public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }
    /// Sets the style of the products in the view.
    public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        environment(\.productViewStyle, ProductStyle { AnyView(style.makeBody(configuration: $0)) })
    }
    public func productDescription(_ visibility: Visibility) -> some View { self }
    public func productIconBorder() -> some View { self }
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlIcon(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View) -> some View {
        self
    }
    public func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View { self }
    public func subscriptionStorePolicyDestination(
        for kind: SubscriptionStorePolicyKind, @ViewBuilder destination: @escaping () -> some View
    ) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View { self }
}
extension ContainerBackgroundPlacement {
    public static var subscriptionStore: Self { Self(name: "subscriptionStore") }
    public static var subscriptionStoreHeader: Self { Self(name: "subscriptionStoreHeader") }
    public static var subscriptionStoreFullHeight: Self { Self(name: "subscriptionStoreFullHeight") }
}
