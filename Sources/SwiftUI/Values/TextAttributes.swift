/// SwiftUI's attributes of an `AttributedString`.
extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of attributed strings that `Text` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of a range.
        public let font: FontAttribute
        /// The color of a range's glyphs.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind a range.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through a range.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below a range.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space in points after each character of a range.
        public let kern: KerningAttribute
        /// The space in points after each character of a range.
        public let tracking: TrackingAttribute
        /// The distance in points by which a range is raised.
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        /// The font of a range.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        /// The color of a range's glyphs.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The color behind a range.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The line through a range.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The line below a range.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The space in points that is added after each character of a range. It is also added to ligatures, which are kept.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        /// The space in points that is added after each character of a range.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        /// The distance in points by which a range is raised above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
    /// The changes of text that SwiftUI's attributes make.
    var textChanges: [Text.Change] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var changes: [Text.Change] = []
        if let font = self[Scope.FontAttribute.self] { changes.append(.font(font)) }
        if let color = self[Scope.ForegroundColorAttribute.self] { changes.append(.color(color)) }
        if let style = self[Scope.UnderlineStyleAttribute.self] { changes.append(.underline(style, style.color)) }
        if let style = self[Scope.StrikethroughStyleAttribute.self] { changes.append(.strikethrough(style, style.color)) }
        if let length = self[Scope.KerningAttribute.self] ?? self[Scope.TrackingAttribute.self] { changes.append(.kerning(length)) }
        if let offset = self[Scope.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(offset)) }
        return changes
    }
}
