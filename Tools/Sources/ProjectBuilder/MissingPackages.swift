import Foundation

/// Packages that SwiftPM could not fetch, with the reason and the targets that use them.
enum MissingPackages {
    /// Returns the identities of the packages that SwiftPM's output complains about.
    static func found(in output: String, _ packages: [Project.PackageReference]) -> Set<String> {
        guard output.contains("error:"), !output.contains("error: emit-module") else { return [] }
        let lines = output.split(whereSeparator: \.isNewline).filter { line in complaints.contains { line.contains($0) } }
        return Set(packages.filter { package in lines.contains { names(package, $0) } }.map(\.identity))
    }

    /// Phrases that occur in SwiftPM's messages about such packages.
    private static let complaints = [
        "Failed to clone", "could not be resolved", "does not appear to be a git repository", "cannot be accessed", "doesn’t exist",
        "no versions",
        "unable to read", "not found", "Couldn’t fetch", "Couldn’t check out", "error: 'failed",
    ]

    /// Returns the other packages that cannot be reached: SwiftPM stops at the first one that it cannot fetch.
    ///
    /// `git` runs confined and outside of the project: the `.git/config` that it finds in its working directory can name programs to run.
    static func unreachable(_ packages: [Project.PackageReference], _ confinement: BuildConfinement) -> Set<String> {
        // Outside of the closure, whose threads don't know that the user trusts the project.
        guard let prefix = try? confinement.words([], reachesNetwork: true) else { return [] }
        // Waiting needs no processor, and a server that doesn't answer takes the whole time.
        let answers = Parallel.map(packages, threads: 32) { package in
            let words = ["timeout", "10", "git", "ls-remote", "--exit-code", "--", package.url, "HEAD"]
            return (try? Subprocess.run(prefix + words, directory: "/", environment: PackageAddress.git).status) == 0
        }
        return Set(zip(packages, answers).filter { !$0.1 }.map(\.0.identity))
    }

    private static func names(_ package: Project.PackageReference, _ line: Substring) -> Bool {
        let path = package.url.replacingOccurrences(of: ".git", with: "").split(separator: "/").suffix(2).joined(separator: "/")
            .lowercased()
        let text = line.lowercased()
        return text.contains(path) || text.contains("'\(package.identity)'")
    }

    static func describe(_ missing: Set<String>, _ project: Project, _ targets: [Project.Target]) -> String {
        let lines = project.packages.filter { missing.contains($0.identity) }.map { package in
            let users = targets.filter {
                $0.packageProducts.contains { $0.package == package.identity || $0.product.lowercased() == package.identity }
            }
            let products = Set(
                users.flatMap {
                    $0.packageProducts.filter { $0.package == package.identity || $0.product.lowercased() == package.identity }.map(
                        \.product)
                })
            return
                "  \(package.url) (\(package.requirement)): \(products.sorted().joined(separator: ", ")), used by \(users.map(\.name).joined(separator: ", "))"
        }
        // When confined, git sees neither keys nor the user's other folders.
        let needsTrust =
            !Trust.isGiven
            && project.packages.contains { missing.contains($0.identity) && !["https://", "http://"].contains(where: $0.url.hasPrefix) }
        return "packages that are not available here:\n" + lines.joined(separator: "\n")
            + (needsTrust ? "\nUse --trust to fetch packages that are outside the project's folder or need a key" : "")
    }
}
