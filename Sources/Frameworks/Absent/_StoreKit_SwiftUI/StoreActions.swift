// The cross-import overlay of SwiftUI and StoreKit: a store without products, in which nothing can be bought.
@_exported import StoreKitCompanion
@_exported import SwiftUICompanion

/// Requests a review of the app, as an action in the environment. Nothing is shown, because the system decides whether a request is shown.
@preconcurrency @MainActor public struct RequestReviewAction {
    /// Does nothing.
    public func callAsFunction() {}
}
/// Buys a product, as an action in the environment.
@preconcurrency @MainActor public struct PurchaseAction {
    /// Throws `Product.PurchaseError.purchaseNotAllowed`.
    @discardableResult public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
        -> Product.PurchaseResult
    {
        try await product.purchase(options: options)
    }
    /// Throws `Product.PurchaseError.purchaseNotAllowed`.
    @discardableResult public func callAsFunction(
        _ product: Product, confirmIn confirmation: AnyObject, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}
/// Shows a text of the App Store, as an action in the environment. There is none.
@preconcurrency @MainActor public struct DisplayMessageAction {
    /// Does nothing.
    public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
    @preconcurrency @MainActor public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    @preconcurrency @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
    @preconcurrency @MainActor public var purchase: PurchaseAction { PurchaseAction() }
}

/// The state of a task that reads what the user is entitled to.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)
    public func map<Mapped>(_ transform: (Value) throws -> Mapped) rethrows -> EntitlementTaskState<Mapped> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try .success(transform(value))
        }
    }
    public func flatMap<Mapped>(_ transform: (Value) throws -> EntitlementTaskState<Mapped>) rethrows -> EntitlementTaskState<Mapped> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
    public func map<Mapped>(_ transform: @Sendable (Value) async throws -> Mapped) async rethrows -> EntitlementTaskState<Mapped> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await .success(transform(value))
        }
    }
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}
extension Product {
    /// The state of a task that reads a product.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
    /// The state of a task that reads products.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }
}

extension View {
    /// Reads the subscriptions of a group: first loading, then none.
    public func subscriptionStatusTask(
        for groupID: String?, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            if groupID != nil { await action(.success([])) }
        }
    }
    /// Reads whether the user owns a product: first loading, then no.
    public func currentEntitlementTask(
        for productID: String?, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<StoreKitCompanion.Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            if productID != nil { await action(.success(nil)) }
        }
    }
    /// Reads a product: first loading, then unavailable.
    public func storeProductTask(
        for id: Product.ID?, priority: TaskPriority = .medium, action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            if id != nil { await action(.unavailable) }
        }
    }
    /// Reads products: first loading, then none.
    public func storeProductsTask<IDs: Collection & Equatable & Sendable>(
        for ids: IDs, priority: TaskPriority = .medium, action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
    ) -> some View where IDs.Element == Product.ID {
        task(id: ids, priority: priority) {
            await action(.loading)
            await action(.success([], unavailable: Array(ids)))
        }
    }
    /// Nothing can be bought, so the action is not called.
    public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?) -> some View { self }
    /// Nothing can be bought, so the action is not called.
    public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    /// Nothing can be bought, so the options are not read.
    public func inAppPurchaseOptions(_ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)?) -> some View { self }

    /// There are no subscriptions: the sheet ends immediately.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { ending(isPresented) {} }
    /// There are no subscriptions: the sheet ends immediately.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { ending(isPresented) {} }
    /// No code can be redeemed: the sheet ends immediately, with an error.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        ending(isPresented) { onCompletion(.failure(StoreKitError.unknown)) }
    }

    /// No code can be redeemed: the sheet ends immediately, with an error.
    public func offerCodeRedemption(
        options: Set<Product.PurchaseOption>, isPresented: Binding<Bool>,
        onCompletion: @escaping @MainActor (Result<VerificationResult<StoreKitCompanion.Transaction>, any Error>) -> Void = { _ in }
    ) -> some View {
        ending(isPresented) { onCompletion(.failure(StoreKitError.unknown)) }
    }
    /// There are no purchases: the sheet ends immediately, with an error.
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (
            @MainActor (Result<StoreKitCompanion.Transaction.RefundRequestStatus, StoreKitCompanion.Transaction.RefundRequestError>) -> Void
        )? = nil
    ) -> some View {
        ending(isPresented) { onDismiss?(.failure(.failed)) }
    }
    /// No app is advertised: the overlay ends immediately.
    public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View {
        ending(isPresented) {}
    }
    /// Nothing can be bought, so no offer is shown.
    public func subscriptionPromotionalOffer(
        offer: @escaping @MainActor (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        signature:
            @escaping @MainActor (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws ->
            Product.SubscriptionOffer.Signature
    ) -> some View { self }
    /// Nothing can be bought, so no offer is shown.
    public func preferredSubscriptionOffer(
        _ offer: @escaping @MainActor (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?
    ) -> some View { self }

    private func ending(_ isPresented: Binding<Bool>, _ action: @escaping @MainActor () -> Void) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, new in
            guard new else { return }
            isPresented.wrappedValue = false
            action()
        }
    }
}
