import Foundation

/// The tags in a flow file's header: `tags: [a, b]`, or a line each after a dash. The app reads the flow itself; this looks no further.
public enum FlowTags {
    public static func of(_ file: String) -> Set<String> {
        guard let text = ProjectFile.text(file) else { return [] }
        var tags: Set<String> = []
        var isInList = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("---") { return tags }
            let content = line.split(separator: "#", omittingEmptySubsequences: false).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
            if content.hasPrefix("tags:") {
                let rest = content.dropFirst(5).trimmingCharacters(in: CharacterSet(charactersIn: " []"))
                isInList = rest.isEmpty
                tags.formUnion(rest.split(separator: ",").map(plain))
            } else if isInList, content.hasPrefix("-") {
                tags.insert(plain(content.dropFirst()))
            } else if !content.isEmpty {
                isInList = false
            }
        }
        // Without a line of dashes there is no header.
        return []
    }

    private static func plain(_ text: some StringProtocol) -> String { text.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")) }
}
