import FrameworkPlaceholder

extension WKWebExtension {
    /// A pattern of addresses, such as `*://*.example.org/*`.
    @preconcurrency @MainActor
    open class MatchPattern: NSObject {
        /// What a comparison ignores.
        public struct Options: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let ignoreSchemes = Self(rawValue: 1 << 0), ignorePaths = Self(rawValue: 1 << 1),
                matchBidirectionally = Self(rawValue: 1 << 2)
        }
        private static var schemes: Set<String> = ["*", "http", "https", "file", "ftp", "ws", "wss", "webkit-extension"]
        /// Makes a scheme valid in patterns.
        open class func registerCustomURLScheme(_ urlScheme: String) { schemes.insert(urlScheme.lowercased()) }
        /// Returns the pattern of all addresses.
        open class func allURLs() -> MatchPattern { MatchPattern(isAll: true, "*", "*", "/*") }
        /// Returns the pattern `*://*/*`.
        open class func allHostsAndSchemes() -> MatchPattern { MatchPattern(isAll: false, "*", "*", "/*") }

        /// The text of the pattern.
        open var string: String { text }
        nonisolated private let text: String
        /// The parts of the pattern; nil for that of all addresses.
        open private(set) var scheme: String?, host: String?, path: String?
        /// Whether the pattern is that of all addresses.
        open private(set) var matchesAllURLs: Bool
        /// Whether the pattern has no certain host.
        open var matchesAllHosts: Bool { matchesAllURLs || host == "*" }

        private init(isAll: Bool, _ scheme: String, _ host: String, _ path: String) {
            matchesAllURLs = isAll
            text = isAll ? "<all_urls>" : "\(scheme)://\(host)\(path)"
            if !isAll { (self.scheme, self.host, self.path) = (scheme, host, path) }
        }
        /// Reads a pattern. Throws an error that names the wrong part.
        public convenience init(string: String) throws {
            if string == "<all_urls>" {
                self.init(isAll: true, "*", "*", "/*")
                return
            }
            guard let mark = string.range(of: "://") else { throw WKWebExtensionMatchPatternError(.invalidScheme) }
            let rest = string[mark.upperBound...]
            guard let slash = rest.firstIndex(of: "/") else { throw WKWebExtensionMatchPatternError(.invalidPath) }
            try self.init(scheme: String(string[..<mark.lowerBound]), host: String(rest[..<slash]), path: String(rest[slash...]))
        }
        /// Creates a pattern of its parts. Throws an error that names the wrong part.
        public convenience init(scheme: String, host: String, path: String) throws {
            guard Self.schemes.contains(scheme.lowercased()) else { throw WKWebExtensionMatchPatternError(.invalidScheme) }
            let name = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
            guard host == "*" || !name.contains("*") && (!name.isEmpty || scheme == "file") else {
                throw WKWebExtensionMatchPatternError(.invalidHost)
            }
            guard path.hasPrefix("/") else { throw WKWebExtensionMatchPatternError(.invalidPath) }
            self.init(isAll: false, scheme, host, path)
        }

        open func matches(_ url: URL?) -> Bool { matches(url, options: []) }
        /// Returns whether an address fits the pattern.
        open func matches(_ url: URL?, options: Options = []) -> Bool {
            guard let url, let own = url.scheme?.lowercased() else { return false }
            if matchesAllURLs { return Self.schemes.contains(own) }
            // `path` would drop the slash at the end.
            let path = url.path.isEmpty ? "/" : url.path(percentEncoded: false)
            return (options.contains(.ignoreSchemes) || fitsScheme(own)) && fitsHost(url.host ?? "")
                && (options.contains(.ignorePaths) || fitsPath(url.query.map { path + "?" + $0 } ?? path))
        }
        open func matches(_ pattern: MatchPattern?) -> Bool { matches(pattern, options: []) }
        /// Returns whether another pattern fits this one, or this one the other.
        open func matches(_ pattern: MatchPattern?, options: Options = []) -> Bool {
            guard let pattern else { return false }
            if covers(pattern, options) { return true }
            return options.contains(.matchBidirectionally) && pattern.covers(self, options)
        }
        private func covers(_ other: MatchPattern, _ options: Options) -> Bool {
            if matchesAllURLs { return true }
            guard let scheme = other.scheme, let host = other.host, let path = other.path else { return false }
            let plain = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
            return (options.contains(.ignoreSchemes) || scheme == self.scheme || scheme != "*" && fitsScheme(scheme))
                && (self.host == "*" || host == self.host || host != "*" && self.host?.hasPrefix("*.") == true && fitsHost(plain))
                && (options.contains(.ignorePaths) || fitsPath(path))
        }
        private func fitsScheme(_ own: String) -> Bool { scheme == "*" ? own == "http" || own == "https" : scheme == own }
        private func fitsHost(_ own: String) -> Bool {
            guard let host else { return true }
            if host == "*" { return true }
            guard host.hasPrefix("*.") else { return host.lowercased() == own.lowercased() }
            let domain = host.dropFirst(2).lowercased()
            return own.lowercased() == domain || own.lowercased().hasSuffix("." + domain)
        }
        private func fitsPath(_ own: String) -> Bool {
            guard let path else { return true }
            let pattern = path.components(separatedBy: "*").map(NSRegularExpression.escapedPattern(for:)).joined(separator: ".*")
            return own.range(of: "^" + pattern + "$", options: .regularExpression) != nil
        }
        open override func isEqual(_ object: Any?) -> Bool { (object as? MatchPattern)?.text == text }
        open override var hash: Int { text.hashValue }
    }
}
