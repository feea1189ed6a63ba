import Foundation

/// Headers of Apple's C library that Linux lacks, for the C targets of packages: the folder `Tools/Headers`. An include of one is written
/// as a path, in a copy of the file that contains it. On the search path, Linux's own libraries would find the header, too, and take the
/// system for Apple's.
// FIXME(gap): libraries such as CommonCrypto and Mach's ports are not among the headers; C code that needs them does not compile.
enum AppleHeaders {
    private static func folder() throws -> String {
        try Installation.folder?.appending("Headers") ?? SDK.sourceRoot().appending("Tools/Headers")
    }

    /// Links a target's folder to `place`, or each of its files if one of them includes such a header. These are copied to `headers`, which
    /// the confined compiler can read.
    static func link(_ target: String, to place: OwnedPath, headers: OwnedPath) throws {
        let folder = try folder()
        var known: Set<String> = []
        SourceFolder.walk(folder) { _, relative, isDirectory in
            if !isDirectory { known.insert(relative) }
            return true
        }
        var files: [String: String] = [:], copies: [String: String] = [:]
        SourceFolder.walk(target) { path, relative, isDirectory in
            guard !isDirectory else { return true }
            files[relative] = path
            if kinds.contains(path.pathExtension), let text = ProjectFile.text(path) {
                copies[relative] = replacingIncludes(of: known, in: text, folder: headers.path)
            }
            return false
        }
        guard !copies.isEmpty else { return try place.link(to: target) }
        for name in known { try headers.appending(name).write(String(contentsOfFile: folder.appending(name), encoding: .utf8)) }
        // Removes the files that the target has no more.
        try place.makeDirectory()
        let folders = Set(files.keys.flatMap { path in path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } })
        for old in place.tree() where files[old] == nil && !folders.contains(old) { try place.appending(old).remove() }
        for (name, path) in files {
            if let text = copies[name] { try place.appending(name).write(text) } else { try place.appending(name).link(to: path) }
        }
    }

    private static let kinds: Set<String> = ["h", "hh", "hpp", "c", "cc", "cpp", "cxx", "inc", "inl"]

    /// Returns the text with paths in place of the headers' names, or `nil` if it includes none of them.
    static func replacingIncludes(of headers: Set<String>, in text: String, folder: String) -> String? {
        var isChanged = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            guard let match = line.firstMatch(of: #/^[ \t]*#[ \t]*(?:include|import)[ \t]*<([^>]+)>/#)?.output,
                headers.contains(String(match.1))
            else { return String(line) }
            isChanged = true
            return line[..<match.1.startIndex].dropLast() + "\"\(folder)/\(match.1)\"" + line[match.1.endIndex...].dropFirst()
        }
        return isChanged ? lines.joined(separator: "\n") : nil
    }
}
