import UIKit

/// The tokens of a search field.
struct SearchTokens {
    /// Returns the texts of the tokens.
    let titles: @MainActor (EnvironmentValues) -> [String]
    /// Keeps the tokens at offsets, after the user has deleted the others.
    let keep: @MainActor ([Int]) -> Void

    @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
    ) {
        titles = { environment in tokens.wrappedValue.map { SearchTokens.title(token($0), environment) } }
        keep = { offsets in
            let all = Array(tokens.wrappedValue)
            tokens.wrappedValue = C(offsets.filter { all.indices.contains($0) }.map { all[$0] })
        }
    }

    // FIXME(gap): a search token has the text of a text or of a label; other views, and a label's icon, are left out.
    @MainActor private static func title(_ view: any View, _ environment: EnvironmentValues) -> String {
        ((view as? Text) ?? (view as? any TextTitled)?.titleText)?.string(in: environment) ?? ""
    }
}

@MainActor private protocol TextTitled { var titleText: Text? { get } }
extension Label: TextTitled { fileprivate var titleText: Text? { title as? Text } }

/// The suggestions of tokens during a search. A chosen token replaces the text.
private struct TokenSuggestions<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: View where C.Element: Identifiable {
    let text: Binding<String>
    let tokens, suggested: Binding<C>
    let token: (C.Element) -> T
    var body: some View {
        ForEach(Array(suggested.wrappedValue)) { item in
            Button {
                tokens.wrappedValue.append(item)
                text.wrappedValue = ""
            } label: {
                token(item)
            }.foregroundStyle(Color.primary)
        }
    }
}

extension View {
    /// Adds a search field with tokens to the screen's navigation bar. The user deletes tokens like characters.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchingContext(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: SearchTokens(tokens, token)))
    }
    /// Adds a search field with tokens and a localized prompt to the screen's navigation bar.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
    }
    /// Adds a search field with tokens and a prompt that isn't localized to the screen's navigation bar.
    @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens, and suggestions of more tokens, to the screen's navigation bar.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt, token: token)
            .searchSuggestions { TokenSuggestions(text: text, tokens: tokens, suggested: suggestedTokens, token: token) }
    }
    /// Adds a search field with tokens, suggestions of more tokens, and a localized prompt to the screen's navigation bar.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
    /// Adds a search field with tokens, suggestions of more tokens, and a prompt that isn't localized to the screen's navigation bar.
    @_disfavoredOverload public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}
