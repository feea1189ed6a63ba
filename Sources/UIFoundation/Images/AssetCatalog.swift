import Foundation
import QuartzCore

/// The asset catalogs of a bundle, in Xcode's source format: `Assets.xcassets/Photo.imageset/Contents.json`.
///
/// Only names are collected when a bundle is first used; a set's own description is read when the set is used.
final class AssetCatalog: @unchecked Sendable {
    enum Kind: String { case image = "imageset", color = "colorset", symbol = "symbolset", data = "dataset" }

    private var folders: [Kind: [String: URL]] = [:]
    private var images: [String: AssetSet?] = [:]
    private let lock = NSLock()

    nonisolated(unsafe) private static var known: [String: AssetCatalog] = [:]
    private static let tableLock = NSLock()

    static func of(_ bundle: Bundle) -> AssetCatalog {
        tableLock.withLock {
            let path = bundle.bundlePath
            if let catalog = known[path] { return catalog }
            let catalog = AssetCatalog(bundle)
            known[path] = catalog
            return catalog
        }
    }

    /// The folder that contains the catalogs.
    private let root: URL?

    /// Reads every catalog again. Sets in use get their new content, so that dynamic colors have it, too.
    static func reload() {
        for catalog in tableLock.withLock({ Array(known.values) }) {
            catalog.lock.withLock {
                catalog.folders = [:]
                catalog.collect()
                catalog.images = catalog.images.filter { $0.value != nil }
                for case let set? in catalog.images.values { set.read() }
            }
        }
    }

    private init(_ bundle: Bundle) {
        // A staged app links to the bundles of its packages and to the project's own catalogs.
        root = bundle.resourceURL?.resolvingSymlinksInPath()
        collect()
    }

    private func collect() {
        guard let root else { return }
        let entries = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.path < $1.path }) where entry.pathExtension == "xcassets" {
            collect(entry.resolvingSymlinksInPath(), namespace: "")
        }
    }

    private func collect(_ folder: URL, namespace: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.path < $1.path }) {
            let name = entry.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: entry.pathExtension) {
                if folders[kind, default: [:]][namespace + name] == nil { folders[kind, default: [:]][namespace + name] = entry }
            } else if entry.pathExtension.isEmpty, entry.hasDirectoryPath {
                let provides = AssetSet.json(entry)?["properties"] as? [String: Any]
                collect(entry, namespace: provides?["provides-namespace"] as? Bool == true ? "\(namespace)\(name)/" : namespace)
            }
        }
    }

    func set(_ kind: Kind, named name: String) -> AssetSet? {
        lock.withLock {
            let key = "\(kind.rawValue)/\(name)"
            if let set = images[key] { return set }
            let set = folders[kind]?[name].flatMap { AssetSet(folder: $0, kind: kind) }
            images[key] = set
            return set
        }
    }
}

/// A named set: its variants and properties.
final class AssetSet: @unchecked Sendable {
    let folder: URL
    let kind: AssetCatalog.Kind
    private var description: (properties: [String: Any], variants: [[String: Any]]) = ([:], [])
    private let lock = NSLock()

    var properties: [String: Any] { lock.withLock { description.properties } }
    var variants: [[String: Any]] { lock.withLock { description.variants } }

    init?(folder: URL, kind: AssetCatalog.Kind) {
        (self.folder, self.kind) = (folder, kind)
        guard read() else {
            Console.log("\(folder.path)/Contents.json:1:1: warning: not readable as JSON; the asset is left out")
            return nil
        }
    }

    /// Reads the description. Returns `false` and keeps the previous one if that is impossible.
    @discardableResult
    fileprivate func read() -> Bool {
        guard let json = AssetSet.json(folder) else { return false }
        let key: String =
            switch kind {
            case .image: "images"
            case .color: "colors"
            case .symbol: "symbols"
            case .data: "data"
            }
        lock.withLock {
            description = (json["properties"] as? [String: Any] ?? [:], json[key] as? [[String: Any]] ?? [])
        }
        return true
    }

    static func json(_ folder: URL) -> [String: Any]? {
        (try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))).flatMap { try? JSONSerialization.jsonObject(with: $0) }
            as? [String: Any]
    }

    /// Returns the variant that fits the traits best, or `nil` if none is usable.
    func best(for traits: UITraitCollection, scale: CGFloat, where usable: ([String: Any]) -> Bool) -> [String: Any]? {
        variants.filter(usable).compactMap { variant in score(variant, traits, scale).map { (variant, $0) } }.max { $0.1 < $1.1 }?.0
    }

    /// Returns the score, or `nil` if a variant specifies a trait with another value.
    private func score(_ variant: [String: Any], _ traits: UITraitCollection, _ scale: CGFloat) -> Int? {
        var score = 0
        switch variant["idiom"] as? String ?? "universal" {
        case "universal": break
        case "iphone": if traits.userInterfaceIdiom == .phone { score += 1000 } else { return nil }
        case "ipad": if traits.userInterfaceIdiom == .pad { score += 1000 } else { return nil }
        default: return nil
        }
        for appearance in variant["appearances"] as? [[String: String]] ?? [] {
            switch (appearance["appearance"], appearance["value"]) {
            case ("luminosity", "dark"): if traits.userInterfaceStyle == .dark { score += 400 } else { return nil }
            case ("luminosity", "light"): if traits.userInterfaceStyle != .dark { score += 400 } else { return nil }
            case ("contrast", "high"): if traits.accessibilityContrast == .high { score += 200 } else { return nil }
            default: return nil
            }
        }
        if let width = variant["width-class"] as? String {
            guard width == (traits.horizontalSizeClass == .regular ? "regular" : "compact") else { return nil }
            score += 100
        }
        if let height = variant["height-class"] as? String {
            guard height == (traits.verticalSizeClass == .regular ? "regular" : "compact") else { return nil }
            score += 100
        }
        if let text = variant["scale"] as? String, let own = Double(text.dropLast()).map({ CGFloat($0) }) {
            // The exact scale first, then larger ones, then smaller.
            score += own == scale ? 50 : own > scale ? 40 - Int(own - scale) : 20 - Int(scale - own)
        }
        return score
    }
}
