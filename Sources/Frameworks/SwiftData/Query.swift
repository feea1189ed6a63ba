import SwiftUICompanion

private enum ModelContextKey: EnvironmentKey {
    /// The default has no classes: an app provides its own with `modelContainer`.
    static var defaultValue: ModelContext { onlyContext }
    private static let onlyContext = ModelContext(try! ModelContainer(for: Schema([]), configurations: [.init(isStoredInMemoryOnly: true)]))
}
extension EnvironmentValues {
    /// The context that queries use.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// The objects of a class that match, in the environment's context. The view is evaluated again when they change.
@propertyWrapper @preconcurrency @MainActor public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>
    private let shaped: ([Element]) -> Result

    // FIXME(gap): a change of the results is not animated.
    /// Creates a query of a descriptor. Changes aren't animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) where Result == [Element] {
        (self.descriptor, shaped) = (descriptor, { $0 })
    }
    /// Creates a query of a descriptor. Changes aren't animated.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) where Result == [Element] {
        self.init(descriptor)
    }
    /// Creates a query of all models.
    public init() where Result == [Element] { self.init(FetchDescriptor()) }
    /// Creates a query of all models. Changes aren't animated.
    public init(animation: Animation) where Result == [Element] { self.init(FetchDescriptor()) }
    /// Creates a query of models that match, in an order. Changes aren't animated.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }
    /// Creates a query of models that match, sorted by a value. Changes aren't animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation? = nil
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(path, order: order)]))
    }
    /// Creates a query of models that match, sorted by a value that may be nil. Changes aren't animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        animation: Animation? = nil
    ) where Result == [Element] {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(path, order: order)]))
    }

    /// The models, which are fetched again when they change. It is empty if fetching fails.
    public var wrappedValue: Result { shaped((try? context.fetch(descriptor)) ?? []) }
    /// The error of fetching, or nil.
    public var fetchError: (any Error)? {
        do {
            _ = try context.fetch(descriptor)
            return nil
        } catch { return error }
    }
    /// The context from which the models are fetched.
    public var modelContext: ModelContext { context }
    /// The query itself.
    public var projectedValue: Self { self }
}

extension View {
    /// Provides the container's context to the queries inside.
    public func modelContainer(_ container: ModelContainer) -> some View { modelContext(container.mainContext) }
    /// Sets the context of the view's queries.
    public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
    /// Provides a container for these classes. The same classes get the same container. If its store can't be read, `onSetup` receives the
    /// error, and queries are empty.
    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerProvider(setup: ContainerSetup(types, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
    }
    /// Creates a container for a model and sets it for the view.
    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
}
extension Scene {
    /// Sets the container of the scene's queries.
    public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.modelContext, container.mainContext) }
    /// Sets the context of the scene's queries.
    public func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }
    /// Creates a container for models and sets it for the scene.
    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContext(ContainerSetup(types, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup).context)
    }
    /// Creates a container for a model and sets it for the scene.
    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
}

private struct ContainerProvider: ViewModifier {
    let setup: ContainerSetup
    func body(content: Content) -> some View { content.environment(\.modelContext, setup.context) }
}

/// A container for a list of classes; the same list gets the same container, however often a body requests it.
@MainActor private final class ContainerSetup {
    private static var made: [String: ModelContext] = [:]
    let context: ModelContext

    init(
        _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
        _ onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
    ) {
        let key = types.map { String(reflecting: $0) }.joined(separator: " ") + (inMemory ? " in memory" : "")
        if let known = Self.made[key] {
            context = known
            return
        }
        let result = Swift.Result {
            try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
        }
        switch result {
        case .success(let container):
            context = container.mainContext
            context.autosaveEnabled = isAutosaveEnabled
            if isUndoEnabled { context.undoManager = UndoManager() }
        case .failure:
            context = ModelContextKey.defaultValue
        }
        Self.made[key] = context
        onSetup(result)
    }
}
