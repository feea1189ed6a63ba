import Foundation

extension Translator {
    /// Returns the names of the translations of a module's files, such as `Home.us.swift`. `main.swift` keeps the name that makes it a
    /// script. A second file of the same name gets a number.
    public static func outputNames(_ paths: [String]) -> [String] {
        var used: [String: Int] = [:]
        return paths.map { path in
            let name = (path as NSString).lastPathComponent
            if name == "main.swift" { return name }
            // SwiftPM writes names into JSON without escaping them.
            let stem = (name as NSString).deletingPathExtension.withoutControlCharacters
            let count = used[stem.lowercased(), default: 0] + 1
            used[stem.lowercased()] = count
            return count == 1 ? stem + ".us.swift" : "\(stem)_\(count).us.swift"
        }
    }
}
