import Foundation

/// How the compiler is run for translated sources. Measured with a ten-file app: 9.1 s of processor time with SwiftPM's own debug
/// settings, 4.6 s without an index, 2.5 s with Clang's modules cached, 1.9 s as one whole module.
enum CompileFlags {
    /// `-continue-building-after-errors`: one bad file must not hide what is wrong in the others.
    /// Clang's modules are each project's own: another project's build could not be trusted with them.
    static func common(in directory: OwnedPath) -> [String] {
        let modules = directory.path.appending("modules").appending(Cache.key(SDK.compilerVersion))
        return ["-diagnostic-style=llvm", "-module-cache-path", modules, "-continue-building-after-errors"]
    }

    /// Functions can be replaced, and a patch sees what is private in the file that it is of.
    static let reloadable = ["-Xfrontend", "-enable-implicit-dynamic", "-Xfrontend", "-enable-private-imports"]
    /// What a patch mentions is the program's own.
    static let reloadableLinking = ["-Xlinker", "-export-dynamic"]

    /// With threads the compiler writes one object for each file, which is what SwiftPM waits for.
    static let wholeModule = ["-wmo", "-num-threads", "2"]

    /// One compiler run for a whole module costs far less than one for each file, but every edit costs it again: for small modules only.
    static func isWholeModule(_ target: Project.Target) -> Bool {
        target.sources.reduce(0) { $0 + (Stamp($1)?.size ?? 0) } <= wholeModuleBytes
    }
    private static let wholeModuleBytes: Int64 = 250_000

    /// Tests are found through the index; apps need none.
    static let withoutIndex = ["--disable-index-store"]
}
