import Foundation

/// A folder of recorded pictures of previews. Beside each is a description of its views, and `recorded.json` lists all of them.
struct PreviewReferences {
    private struct Index: Codable { var pictures: [String] }

    private let folder: UserFolder

    init(_ folder: UserFolder) { self.folder = folder }

    private static let index = "recorded.json"
    private static func scene(of picture: String) -> String { picture.deletingPathExtension + ".scene" }

    private var recorded: Set<String> {
        Set(folder.read(Self.index).flatMap { try? JSONDecoder().decode(Index.self, from: $0) }?.pictures ?? [])
    }

    /// Returns the recorded pictures of previews that no longer exist. Those of previews that can't be drawn are not among them.
    private func gone(_ list: PreviewList) -> [String] {
        let drawn = Set(list.previews.flatMap(\.pictures).map(\.picture))
        let failed = list.previews.filter { $0.failure != nil }.map { $0.folder + "/" + PreviewFileNames.clean($0.name) + "-" }
        return recorded.subtracting(drawn).filter { picture in !failed.contains(where: picture.hasPrefix) }.sorted()
    }

    // MARK: Recording

    /// Records the pictures, and removes those of previews that no longer exist.
    func record(_ drawn: DrawnPreviews, isWhole: Bool) throws {
        let gone = isWhole ? gone(drawn.list) : []
        for picture in gone {
            // The index may be from anyone: it names nothing but pictures and their descriptions.
            guard picture.hasSuffix(".png") else { continue }
            try folder.remove(picture)
            try folder.remove(Self.scene(of: picture))
        }
        var pictures = recorded.subtracting(gone)
        for picture in drawn.list.previews.filter({ $0.failure == nil }).flatMap(\.pictures).map(\.picture) {
            guard let data = drawn.output.read(picture) else { continue }
            try folder.write(data, to: picture)
            if let scene = drawn.scenes[picture] { try folder.write(scene, to: Self.scene(of: picture)) }
            pictures.insert(picture)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try folder.write(encoder.encode(Index(pictures: pictures.sorted())), to: Self.index)
    }

    // MARK: Comparing

    private struct Job: Encodable {
        struct Pair: Encodable {
            var reference: String, actual: String, referenceScene: String?, actualScene: String?, scale: Double, difference: String
        }
        var pairs: [Pair], output: String
    }

    /// Compares the pictures with the recorded ones, and adds the changes to the list.
    func verify(_ drawn: inout DrawnPreviews, isWhole: Bool) throws {
        if isWhole { drawn.list.gone = gone(drawn.list) }
        let work = try OwnedFolder.temporary("compare")
        defer { try? work.remove() }
        var pairs: [(preview: Int, picture: Int, pair: Job.Pair)] = []
        func file(_ data: Data?, _ name: String) throws -> String? {
            guard let data else { return nil }
            let path = try work.appending("\(pairs.count)-\(name)")
            try path.write(data)
            return path.path
        }
        for (preview, item) in drawn.list.previews.enumerated() {
            for (index, picture) in item.pictures.enumerated() {
                guard let reference = folder.read(picture.picture) else {
                    drawn.list.previews[preview].pictures[index].change = .init(
                        sentences: ["has no recorded picture; record it with --record"])
                    continue
                }
                guard let actual = drawn.output.read(picture.picture), actual != reference,
                    let old = try file(reference, "reference.png"), let new = try file(actual, "actual.png")
                else { continue }
                let pair = Job.Pair(
                    reference: old, actual: new,
                    referenceScene: try file(folder.read(Self.scene(of: picture.picture)), "reference.scene"),
                    actualScene: try file(drawn.scenes[picture.picture], "actual.scene"), scale: picture.scale,
                    difference: "\(pairs.count)-difference.png")
                pairs.append((preview, index, pair))
            }
        }
        guard !pairs.isEmpty else { return }
        let job: (String) throws -> Data = { place in
            let placed = pairs.map { item in
                var pair = item.pair
                pair.difference = place.appending(pair.difference)
                return pair
            }
            return try JSONEncoder().encode(Job(pairs: placed, output: place.appending("sentences.json")))
        }
        let (sentences, differences) = try CanvasHost.ready().compare(in: work, job: job) { written in
            (
                try JSONDecoder().decode([[String]].self, from: written.read("sentences.json") ?? Data()),
                pairs.map { written.read($0.pair.difference) }
            )
        }
        for (((preview, index, pair), sentences), difference) in zip(zip(pairs, sentences), differences) where !sentences.isEmpty {
            let name = drawn.list.previews[preview].pictures[index].picture.deletingPathExtension
            var change = PreviewList.Change(sentences: ["differs from its recorded picture."] + sentences)
            func keep(_ data: Data?, _ ending: String) throws -> String? {
                guard let data else { return nil }
                try drawn.output.write(data, to: "\(name).\(ending).png")
                return "\(name).\(ending).png"
            }
            change.reference = try keep(FileManager.default.contents(atPath: pair.reference), "reference")
            change.difference = try keep(difference, "difference")
            drawn.list.previews[preview].pictures[index].change = change
        }
    }
}
