import UIKit

/// The additions of the modifiers around a searchable view to its search.
struct SearchExtras {
    var scopes: AnyView?
    var suggestions: AnyView?
    var focus: Focus?
    /// Whether the navigation bar stays during a search.
    var keepsContentVisible = false

    struct Focus {
        let get: @MainActor () -> Bool
        let set: @MainActor (Bool) -> Void
    }
}
private enum SearchExtrasKey: EnvironmentKey { static var defaultValue: SearchExtras { SearchExtras() } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
extension EnvironmentValues {
    var searchExtras: SearchExtras {
        get { self[SearchExtrasKey.self] }
        set { self[SearchExtrasKey.self] = newValue }
    }
    /// The place of suggestions, which appear in the content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
    /// The text of the search to which a suggestion belongs.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

/// When the scopes of a search appear.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// The scopes appear as the platform prefers, which is with the text (documentation of `searchScopes(_:activation:_:)`), or when the
    /// search field is presented.
    public static let automatic = Self(name: "automatic"), onSearchPresentation = Self(name: "onSearchPresentation")
    /// The scopes appear when the user has entered text.
    public static let onTextEntry = Self(name: "onTextEntry")
}
/// The toolbar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The toolbar behaves as the platform prefers, or keeps its title and items during a search.
    public static let automatic = Self(name: "automatic"), avoidHidingContent = Self(name: "avoidHidingContent")
}
/// The form of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The field has the form that the platform prefers, or begins as a button. It is a field here in any case.
    public static let automatic = Self(name: "automatic"), minimize = Self(name: "minimize")
}
/// The places where suggestions can appear.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String
    /// Suggestions appear as the platform prefers, in a menu, or in the content.
    public static let automatic = Self(name: "automatic"), menu = Self(name: "menu"), content = Self(name: "content")
    /// A set of the places where suggestions may appear.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1), content = Set(rawValue: 2)
    }
}
/// Whether a search field takes dictation, which no host has.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    /// Dictation is offered as the platform prefers, or not. There is no dictation here.
    public static let automatic = Self(name: "automatic"), preventDictation = Self(name: "preventDictation")
    /// Dictation is offered in the field. There is no dictation here.
    public static func inline(activation: TextInputDictationActivation) -> Self { Self(name: "inline") }
}
/// The way in which dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    /// Dictation starts when the user looks at the button, or selects it.
    public static let onLook = Self(name: "onLook"), onSelect = Self(name: "onSelect")
}

extension View {
    /// Shows a choice of scopes below the search field while the user searches and has entered text.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }
    /// Shows a choice of scopes below the search field while the user searches.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let content = scopes(), needsText = activation != .onSearchPresentation
        return modifier(
            EnvironmentTransforming { environment in
                environment.searchExtras.scopes = AnyView(
                    ScopePicker(needsText: needsText, picker: Picker("", selection: scope) { content }.pickerStyle(.segmented)))
            })
    }
    /// Shows suggestions over the content while the user searches.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let content = AnyView(suggestions())
        return modifier(EnvironmentTransforming { $0.searchExtras.suggestions = content })
    }
    /// Shows or hides suggestions in the content, the only place where they appear here: those of the searches in the view, or the view
    /// itself if it is one of the suggestions.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        let isHidden = visibility == .hidden && placements.contains(.content)
        return modifier(EnvironmentTransforming { if isHidden { $0.searchExtras.suggestions = nil } })
            .modifier(SuggestionVisibility(isHidden: isHidden))
    }
    /// Makes a suggestion replace the text of the search.
    public func searchCompletion(_ completion: String) -> some View { modifier(SearchCompletion(text: completion)) }
    /// Connects the focus of the search field with a state.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        let focus = SearchExtras.Focus(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
        return modifier(EnvironmentTransforming { $0.searchExtras.focus = focus })
    }
    /// Connects the focus of the search field with a value of a state.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
        let focus = SearchExtras.Focus(
            get: { binding.wrappedValue == value },
            set: { if $0 { binding.wrappedValue = value } else if binding.wrappedValue == value { binding.wrappedValue = nil } })
        return modifier(EnvironmentTransforming { $0.searchExtras.focus = focus })
    }
    /// Sets whether the navigation bar hides during a search.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        modifier(EnvironmentTransforming { $0.searchExtras.keepsContentVisible = behavior == .avoidHidingContent })
    }
    /// Has no effect: no host has dictation.
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
}

/// The searched content with the scopes above it and the suggestions over it, while the user searches.
struct SearchLayers<Content: View>: View {
    let content: Content
    let extras: SearchExtras
    let text: Binding<String>
    let isActive: Bool
    @State private var hasSuggestions = false

    @ViewBuilder var body: some View {
        if extras.scopes == nil, extras.suggestions == nil { content } else { layered }
    }
    private var layered: some View {
        content.safeAreaInset(edge: .top, spacing: 0) {
            if isActive, let scopes = extras.scopes {
                scopes.environment(\.searchText, text).padding(.horizontal, 16).padding(.vertical, 8)
            }
        }.overlay {
            if isActive, let suggestions = extras.suggestions {
                List { suggestions.modifier(ElementCounting { hasSuggestions = $0 > 0 }) }.listStyle(.plain)
                    .environment(\.searchText, text)
                    .opacity(hasSuggestions ? 1 : 0).allowsHitTesting(hasSuggestions)
            }
        }
    }
}
private struct ScopePicker<P: View>: View {
    let needsText: Bool
    let picker: P
    @Environment(\.searchText) private var text
    var body: some View { if !needsText || text?.wrappedValue.isEmpty == false { picker } }
}
private struct SuggestionVisibility: ViewModifier {
    let isHidden: Bool
    @Environment(\.searchText) private var search
    @ViewBuilder func body(content: Content) -> some View { if !isHidden || search == nil { content } }
}
private struct SearchCompletion: ViewModifier {
    let text: String
    @Environment(\.searchText) private var search
    func body(content: Content) -> some View {
        Button {
            search?.wrappedValue = text
        } label: {
            content
        }.foregroundStyle(Color.primary)
    }
}

/// Reports the number of elements of a view after each update.
private struct ElementCounting: NodeModifier {
    let action: @MainActor (Int) -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ElementCountingNode(seed) }
}
private final class ElementCountingNode: ViewNode, UpdateObserver {
    private var last: Int?
    override init(_ seed: NodeSeed) {
        super.init(seed)
        host.observers.append(Weak(self))
    }
    override func update(_ change: Change) { setChild(modifiedContent) }
    func treeDidUpdate() {
        let count = elements.count
        guard count != last else { return }
        last = count
        modifier(ElementCounting.self)?.action(count)
    }
}

extension View {
    // FIXME(gap): the search field doesn't become a button.
    /// Returns the view unchanged: the search field doesn't become a button.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Adds a search field with suggestions below it.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
    /// Adds a search field with a localized prompt, and suggestions below it.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
    /// Adds a search field with a prompt that isn't localized, and suggestions below it.
    @_disfavoredOverload public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions) }
}
