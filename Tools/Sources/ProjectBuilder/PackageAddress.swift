import Foundation

/// The location from which a package is fetched, as a project gives it.
enum PackageAddress {
    /// The environment that limits `git` to safe protocols: its other protocols run programs.
    static let git = ["GIT_TERMINAL_PROMPT": "0", "GIT_ALLOW_PROTOCOL": "https:http:ssh:git:file"]

    /// Returns whether `git` treats `address` as a place to fetch from: a URL of a known protocol, `user@host:path`, or a path, but not an
    /// option or a program (`ext::`).
    static func isValid(_ address: String) -> Bool {
        guard !address.hasPrefix("-"), !address.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || $0 == " " })
        else { return false }
        guard !address.isEmpty, !address.prefix(while: { $0 != "/" }).contains("::") else { return false }
        if let scheme = address.range(of: "://") {
            let rest = address[scheme.upperBound...]
            return ["https", "http", "ssh", "git", "file"].contains(address[..<scheme.lowerBound].lowercased()) && !rest.isEmpty
                && !rest.hasPrefix("-")
        }
        return true
    }

    /// Throws `Failure`, naming the `file` that contains `address`, if it isn't valid.
    static func check(_ address: String, in file: String) throws {
        guard !isValid(address) else { return }
        throw Failure("\(file):1:1: error: the package's address, \(address.quotedForMessages), is not a URL that git can fetch from")
    }
}

/// The versions of a package that a project accepts.
enum PackageRequirement {
    case from(String), upToNextMinor(String), exact(String), branch(String), revision(String), range(String, String)

    /// The requirement as a manifest writes it. The texts come from the project, so they are written as literals.
    var inManifest: String {
        switch self {
        case .from(let version): "from: \(version.swiftLiteral)"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(version.swiftLiteral))"
        case .exact(let version): "exact: \(version.swiftLiteral)"
        case .branch(let name): "branch: \(name.swiftLiteral)"
        case .revision(let name): "revision: \(name.swiftLiteral)"
        case .range(let lower, let upper): "\(lower.swiftLiteral)..<\(upper.swiftLiteral)"
        }
    }
}
