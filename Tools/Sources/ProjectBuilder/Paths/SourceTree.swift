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
        // Other users write in the temporary folder, too.
        let shared = ["/", "/tmp", "/var/tmp", FileManager.default.temporaryDirectory.path]
        let above = sequence(first: own, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }).prefix {
            $0 != home && !shared.contains($0)
        }
        let repository = above.first { FileManager.default.fileExists(atPath: $0.appending(".git")) }
        let root = repository ?? above.prefix(Self.highest).reversed().first(where: Self.isRootOfDownload) ?? own
        let isAtHome = root == "/" || home == root || home.hasPrefix(root + "/")
        let visible = isAtHome ? SourceFolder.names(root).map { root.appending($0) } : [root]
        roots = visible.filter { home != $0 && !home.hasPrefix($0 + "/") } + (cache.map { [$0.path] } ?? [])
    }

    /// Returns whether a folder looks like the root of a repository that was downloaded without its history, such as a library with an
    /// example.
    private static func isRootOfDownload(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if names.contains(where: {
            [".gitignore", ".github", "Package.swift", "Podfile", "Tuist.swift"].contains($0)
                || ["podspec", "xcworkspace"].contains($0.pathExtension)
        }) {
            return true
        }
        // A folder named Tuist alone could be anything's.
        return names.contains("Tuist")
            && ["Config.swift", "Package.swift", "ProjectDescriptionHelpers"].contains {
                FileManager.default.fileExists(atPath: folder.appending("Tuist/\($0)"))
            }
    }
    /// The number of folders from the project's up to such a root.
    private static let highest = 5

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
    /// Whether the user passed `--trust`.
    @TaskLocal public static var isGiven = false
}
