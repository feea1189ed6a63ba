import Foundation

/// The compiler flags for translated sources. Measured with a ten-file app: 9.1 s of processor time with SwiftPM's own debug settings, 4.6
/// s without an index, 2.5 s with Clang's modules cached, 1.9 s as one whole module.
enum CompileFlags {
    /// Returns the flags of every target. `-continue-building-after-errors`: one bad file must not hide errors in the others. Each project
    /// has its own cache of Clang modules, because another project's build cannot be trusted with it.
    static func common(in directory: OwnedPath) -> [String] {
        let modules = directory.path.appending("modules").appending(Cache.key(SDK.compilerVersion))
        return ["-diagnostic-style=llvm", "-module-cache-path", modules, "-continue-building-after-errors"]
    }

    /// Makes functions replaceable, and lets a patch see the private members of its file.
    static let reloadable = ["-Xfrontend", "-enable-implicit-dynamic", "-Xfrontend", "-enable-private-imports"]
    /// References in a patch resolve to the program's own symbols.
    static let reloadableLinking = ["-Xlinker", "-export-dynamic"]

    /// Whole-module flags. With threads the compiler writes one object file per source file, which is what SwiftPM expects.
    static let wholeModule = ["-wmo", "-num-threads", "2"]

    /// Whether to compile the target as a whole module. That costs far less than one compiler run per file, but every edit pays for it
    /// again: for small modules only.
    static func isWholeModule(_ target: Project.Target) -> Bool {
        target.sources.reduce(0) { $0 + (Stamp($1)?.size ?? 0) } <= wholeModuleBytes
    }
    private static let wholeModuleBytes: Int64 = 250_000

    /// Turns off the index. Tests are discovered through it; apps don't need it.
    static let withoutIndex = ["--disable-index-store"]
}
