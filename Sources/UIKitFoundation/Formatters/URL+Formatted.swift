import Foundation

extension URL {
    /// A URL as text with some of its parts: without its query "https://example.com/path".
    public struct FormatStyle: Codable, Hashable, Sendable {
        /// A part of a URL.
        public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
            case scheme, user, password, host, port, path, query, fragment
            /// The name of the part.
            public var description: String {
                ["scheme", "user", "password", "host", "port", "path", "query", "fragment"][rawValue]
            }
        }

        /// When a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate enum Rule: Codable, Hashable { case always, never, when(Component, Set<String>), unless(Component, Set<String>) }
            fileprivate let rule: Rule
            public static var always: Self { Self(rule: .always) }
            public static var never: Self { Self(rule: .never) }
            /// Only if another part has one of the values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(rule: .when(component, requirements))
            }
            /// Unless another part has one of the values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(rule: .unless(component, requirements))
            }
            /// Unless the scheme is "http" or "https".
            public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
            public var description: String { "\(rule)" }

            fileprivate func isShown(_ parts: URLComponents) -> Bool {
                switch rule {
                case .always: true
                case .never: false
                case .when(let part, let values): values.contains(parts.text(part) ?? "")
                case .unless(let part, let values): !values.contains(parts.text(part) ?? "")
                }
            }
        }

        /// When a host is written, and which of its subdomains.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate let shown: ComponentDisplayOption
            fileprivate var omitted: Set<String> = []
            fileprivate var omitsSeveral = false
            fileprivate var condition: ComponentDisplayOption = .always
            public static var always: Self { Self(shown: .always) }
            public static var never: Self { Self(shown: .never) }
            /// Only if another part has one of the values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(shown: .displayWhen(component, matches: requirements))
            }
            /// Unless another part has one of the values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(shown: .omitWhen(component, matches: requirements))
            }
            /// Without the first subdomain if it is one of these, and without several if wanted.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self {
                Self(shown: .always, omitted: subdomainsToOmit, omitsSeveral: omitMultiLevelSubdomains)
            }
            /// Without the first subdomain if it is one of these and another part has one of the values.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
                when component: Component, matches requirements: Set<String>
            ) -> Self {
                Self(
                    shown: .always, omitted: subdomainsToOmit, omitsSeveral: omitMultiLevelSubdomains,
                    condition: .displayWhen(component, matches: requirements))
            }
            public var description: String { "\(shown)" }

            /// With several subdomains, "en.m.example.com" becomes "example.com", whatever they are.
            fileprivate func text(_ parts: URLComponents) -> String? {
                guard shown.isShown(parts), let host = parts.host else { return nil }
                guard condition.isShown(parts) else { return host }
                let labels = host.split(separator: ".")
                if omitsSeveral, labels.count > 3 { return labels.suffix(2).joined(separator: ".") }
                guard labels.count > 2, omitted.contains(String(labels[0])) else { return host }
                return labels.dropFirst().joined(separator: ".")
            }
        }

        private var scheme, user, password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port, path, query, fragment: ComponentDisplayOption

        /// Creates a format with scheme, host, and path, and with the port of other schemes than HTTP's.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never,
            host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        private func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
            var style = self
            style[keyPath: path] = value
            return style
        }
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.password, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.query, strategy) }
        /// Returns the format with another rule for the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.fragment, strategy) }
    }

    /// Returns the URL as text, with scheme, host, and path.
    public func formatted() -> String { FormatStyle().format(self) }
    /// Returns the URL as text in a format.
    public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL { style.format(self) }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// Returns a URL as text. Its parts are not escaped.
    public func format(_ value: URL) -> String {
        guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
        var text = ""
        if scheme.isShown(parts), let name = parts.scheme { text = name + (parts.host == nil && name != "file" ? ":" : "://") }
        let account = [(user, parts.user), (password, parts.password)].compactMap { $0.isShown(parts) ? $1 : nil }
        if !account.isEmpty { text += account.joined(separator: ":") + "@" }
        text += host.text(parts) ?? ""
        if port.isShown(parts), let number = parts.port { text += ":\(number)" }
        if path.isShown(parts) { text += parts.path }
        if query.isShown(parts), let words = parts.query { text += "?" + words }
        if fragment.isShown(parts), let words = parts.fragment { text += "#" + words }
        return text
    }
    /// The strategy that reads what the format writes.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension URLComponents {
    fileprivate func text(_ part: URL.FormatStyle.Component) -> String? {
        switch part {
        case .scheme: scheme
        case .user: user
        case .password: password
        case .host: host
        case .port: port.map { "\($0)" }
        case .path: path
        case .query: query
        case .fragment: fragment
        }
    }
}

extension URL {
    /// Reads URLs from text, of which some parts may be required, or have defaults.
    public struct ParseStrategy: Codable, Hashable, Sendable, Foundation.ParseStrategy {
        /// Whether a part has to be there.
        public struct ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable,
            CustomStringConvertible
        {
            fileprivate let isRequired: Bool
            fileprivate let value: Component?
            /// The part has to be there.
            public static var required: Self { Self(isRequired: true, value: nil) }
            /// The part may be missing.
            public static var optional: Self { Self(isRequired: false, value: nil) }
            /// The part has a value if it is missing.
            public static func defaultValue(_ value: Component) -> Self { Self(isRequired: false, value: value) }
            public var description: String { isRequired ? "required" : value.map { "defaultValue(\($0))" } ?? "optional" }

            fileprivate func applied(to part: Component?) throws -> Component? {
                if isRequired, part == nil { throw CocoaError(.formatting) }
                return part ?? value
            }
        }
        private var scheme, user, password, host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path, query, fragment: ComponentParseStrategy<String>

        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }
        private func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
            var strategy = self
            strategy[keyPath: path] = value
            return strategy
        }
        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }
        public func user(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.user, strategy) }
        public func password(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.password, strategy) }
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }
        public func port(_ strategy: ComponentParseStrategy<Int> = .required) -> Self { with(\.port, strategy) }
        public func path(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.path, strategy) }
        public func query(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.query, strategy) }
        /// Returns the strategy with another rule for the fragment.
        public func fragment(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.fragment, strategy) }

        /// Reads a URL. Throws if a required part is missing.
        public func parse(_ value: String) throws -> URL {
            guard var parts = URLComponents(string: value.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw CocoaError(.formatting)
            }
            func given(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
            parts.scheme = try scheme.applied(to: given(parts.scheme))
            parts.user = try user.applied(to: given(parts.user))
            parts.password = try password.applied(to: given(parts.password))
            parts.host = try host.applied(to: given(parts.host))
            parts.port = try port.applied(to: parts.port)
            parts.path = try path.applied(to: given(parts.path)) ?? ""
            parts.query = try query.applied(to: given(parts.query))
            parts.fragment = try fragment.applied(to: given(parts.fragment))
            guard let url = parts.url else { throw CocoaError(.formatting) }
            return url
        }
    }

    /// Reads a URL from text. Throws an error if it isn't one.
    public init(_ value: String, strategy: ParseStrategy) throws { self = try strategy.parse(value) }
    /// Reads a URL from a value. Throws an error if it isn't one.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// A format with scheme, host, and path.
    public static var url: Self { .init() }
}
extension ParseableFormatStyle where Self == URL.FormatStyle {
    /// A format with scheme, host, and path.
    public static var url: Self { .init() }
}
extension ParseStrategy where Self == URL.ParseStrategy {
    /// A strategy that requires scheme and host.
    public static var url: Self { .init() }
}
