import Foundation

/// The files that belong to a project: those in its repository, or in its own folder if there is none.
///
/// A project may name any file of the user's: an `.xcconfig` that includes a file of credentials, a resource that is a link to a key. Files
/// outside its tree are not read into its settings and not copied into its app, unless the user trusts it.
struct SourceTree: Sendable {
    /// Absolute paths, with links resolved.
    let roots: [String]
    private let isTrusted: Bool

    /// Creates the tree of the project in the folder `directory`, and of what was fetched and generated for it in `cache`.
    ///
    /// The tree of a project in the user's home folder itself, or above it, is what is visible there, without the home folder.
    init(of directory: String, cache: OwnedPath? = nil, isTrusted: Bool = Trust.isGiven, home: String = UserHome.path) {
        self.isTrusted = isTrusted
        let own = directory.realPath ?? directory
        // A home folder may be a repository of settings; its contents are not one project.
        let home = home.realPath ?? home
        let repository = sequence(first: own, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }).prefix {
            $0 != home && $0 != "/"
        }.first {
            FileManager.default.fileExists(atPath: $0.appending(".git"))
        }
        // The folder of an example in a library that was downloaded without its repository.
        let parent = own.deletingLastPathComponent
        let isExample =
            parent != home && parent.count > 1 && SourceFolder.names(parent).contains { $0 == "Package.swift" || $0.hasSuffix(".podspec") }
        let root = repository ?? (isExample ? parent : own)
        let isAtHome = root == "/" || home == root || home.hasPrefix(root + "/")
        let visible = isAtHome ? SourceFolder.names(root).map { root.appending($0) } : [root]
        roots = visible.filter { home != $0 && !home.hasPrefix($0 + "/") } + (cache.map { [$0.path] } ?? [])
    }

    /// Returns whether `path`, with links resolved, is in the tree. `true` for a path that doesn't exist, which is harmless.
    func contains(_ path: String) -> Bool {
        guard !isTrusted, let real = path.realPath else { return true }
        return isBelowRoot(real)
    }

    /// Returns whether something exists at `path` that, with links resolved, is in the tree, trusted or not.
    func holds(_ path: String) -> Bool { path.realPath.map(isBelowRoot) ?? false }

    private func isBelowRoot(_ real: String) -> Bool { roots.contains { real == $0 || real.hasPrefix($0 + "/") } }

    /// The tree of the project that is currently being read.
    @TaskLocal static var current: SourceTree?
}

/// Whether the user trusts the project with the user's full access: `--trust`.
public enum Trust {
    @TaskLocal public static var isGiven = false
}
