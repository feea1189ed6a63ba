import Foundation
import Testing

@testable import UIKitFoundation

@Suite struct FormatStyleTests {
    private let page = URL(string: "https://joe:x@www.example.com:8080/a/b?q=1#end")!

    @Test("a URL is written without account, query, and fragment")
    func urlDefault() { #expect(page.formatted() == "https://www.example.com/a/b") }

    @Test("the parts of a URL are written as the format says")
    func urlParts() {
        #expect(page.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "example.com")
        #expect(page.formatted(.url.user().password().port(.always).query().fragment()) == page.absoluteString)
        #expect(page.formatted(.url.scheme(.omitWhen(.scheme, matches: ["https"]))) == "www.example.com/a/b")
        #expect(page.formatted(.url.path(.displayWhen(.host, matches: ["other"]))) == "https://www.example.com")
    }

    @Test("a URL is read with defaults, and not without a required part")
    func urlParse() throws {
        #expect(try URL("https://example.com/x", strategy: .url).path == "/x")
        #expect(throws: CocoaError.self) { try URL("example.com", strategy: .url) }
        let strategy = URL.ParseStrategy().port(.defaultValue(99)).scheme(.defaultValue("ftp"))
        #expect(try strategy.parse("//example.com").absoluteString == "ftp://example.com:99")
    }

    @Test("the parts of a name have an attribute")
    func name() throws {
        let name = try PersonNameComponents("Johnny Appleseed", strategy: .name)
        let text = name.formatted(.name(style: .long).attributed)
        #expect(String(text.characters) == "Johnny Appleseed")
        #expect(text.runs.map(\.personNameComponent) == [.givenName, nil, .familyName])
    }

    @Test("the number and the unit of a measurement have an attribute")
    func measurement() {
        let text = Measurement(value: -5, unit: UnitLength.kilometers).formatted(
            .measurement(width: .abbreviated, usage: .asProvided).attributed)
        #expect(String(text.characters) == "-5 km")
        #expect(text.runs.map(\.measurement) == [.value, nil, .unit])
    }

    @Test("a temperature may hide its scale")
    func scale() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true)) == "20°")
        // The width of temperatures is abbreviated by default.
        #expect(
            warm.formatted(.measurement(usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))))
                == warm.formatted(
                    .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))))
        #expect(warm.formatted(.measurement(usage: .asProvided, hidesScaleName: true)) == "20°")
    }

    @Test("amounts of data are written like numbers of bytes")
    func bytes() {
        #expect(Measurement(value: 2, unit: UnitInformationStorage.kilobytes).formatted(.byteCount(style: .file)) == "2 kB")
    }

    @Test("the time between two dates is written in units")
    func components() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let range = start..<start.addingTimeInterval(2 * 3600 + 5 * 60 + 9)
        #expect(range.formatted(.components(style: .wide, fields: [.hour, .minute])) == "2 hours, 5 minutes")
        #expect(range.formatted(.components(style: .condensedAbbreviated)) == "2h 5m 9s")
        #expect(range.formatted(.timeDuration) == "2:05:09")
    }
}

@Suite struct LocalizedResourceTests {
    @Test("a resource without a table is its text with the arguments")
    func resource() throws {
        let resource = LocalizedStringResource("\(3, specifier: "%02d") of \(5)")
        #expect(resource.key == "%02d of %lld")
        #expect(String(localized: resource) == "03 of 5")
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource)
        #expect(String(localized: copy) == "03 of 5")
    }

    @Test("placeholders get their values from the options")
    func placeholders() {
        var options = String.LocalizationOptions()
        options.replacements = [7]
        #expect(String(localized: "\(placeholder: .int) left", options: options) == "7 left")
    }
}

@Suite struct LinguisticTests {
    @Test("a tagger divides a text into words, signs, and spaces")
    func words() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        tagger.string = "It's 3.5 m, no?"
        var found: [String] = []
        tagger.enumerateTags(in: NSRange(location: 0, length: 15), unit: .word, scheme: .tokenType, options: .omitWhitespace) {
            tag, range, _ in found.append(("It's 3.5 m, no?" as NSString).substring(with: range) + ":" + (tag?.rawValue ?? "-"))
        }
        #expect(found == ["It's:Word", "3.5:Word", "m:Word", ",:Punctuation", "no:Word", "?:Punctuation"])
        #expect(tagger.tag(at: 5, unit: .word, scheme: .lexicalClass, tokenRange: nil) == .otherWord)
        #expect(tagger.tag(at: 0, unit: .word, scheme: .script, tokenRange: nil)?.rawValue == "Latn")
    }

    @Test("a string's words and sentences are enumerated, and the closure ends it")
    func substrings() {
        let text = "Hi there. It is 4.5 now! Bye"
        var (words, sentences): ([String], [String]) = ([], [])
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, stop in
            words.append(word ?? "")
            stop = words.count == 3
        }
        #expect(words == ["Hi", "there", "It"])
        text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { part, _, _, _ in sentences.append(part ?? "") }
        #expect(sentences == ["Hi there. ", "It is 4.5 now! ", "Bye"])
        var lines: [String] = []
        "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in lines.append(line ?? "") }
        #expect(lines == ["a", "b"])
    }

    @Test("an orthography has its languages by script")
    func orthography() {
        let text = NSOrthography(dominantScript: "Cyrl", languageMap: ["Latn": ["en"], "Cyrl": ["ru", "uk"]])
        #expect(text.dominantLanguage == "ru")
        #expect(text.allScripts == ["Cyrl", "Latn"])
        #expect(text.allLanguages == ["ru", "uk", "en"])
        #expect(NSOrthography.defaultOrthography(forLanguage: "en").dominantScript == "Latn")
    }
}

@Suite struct CloudFileTests {
    @Test("a search in iCloud finishes without results")
    func query() async {
        let query = NSMetadataQuery()
        #expect(!query.start())
        query.predicate = NSPredicate(value: true)
        query.operationQueue = OperationQueue()
        await confirmation { confirm in
            let (stream, ended) = AsyncStream<Void>.makeStream()
            let observer = NotificationCenter.default.addObserver(forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil) {
                _ in ended.yield()
            }
            #expect(query.start())
            for await _ in stream.prefix(1) { confirm() }
            NotificationCenter.default.removeObserver(observer)
        }
        #expect(query.resultCount == 0 && query.isStarted && !query.isGathering)
    }

    @Test("requests for files in iCloud throw an error")
    func refusal() async {
        let url = URL(fileURLWithPath: "/tmp/x")
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: url) }
        await #expect(throws: CocoaError.self) { try await FileManager.default.pauseSyncForUbiquitousItem(at: url) }
    }

    @Test("a connection to another process is invalid")
    func connection() {
        let connection = NSXPCConnection(serviceName: "x")
        var code: CocoaError.Code?
        _ = connection.synchronousRemoteObjectProxyWithErrorHandler { code = ($0 as? CocoaError)?.code }
        #expect(code == .xpcConnectionInvalid)
    }
}

@Suite struct StoredValueTests {
    @Test("a progress keeps its file's values under their keys")
    func progress() {
        let progress = Progress(totalUnitCount: 4)
        progress.throughput = 100
        progress.fileOperationKind = .uploading
        progress.fileTotalCount = 3
        #expect(progress.userInfo[.throughputKey] as? NSNumber == 100)
        #expect(progress.fileOperationKind == .uploading)
        #expect(progress.fileTotalCount == 3)
        progress.throughput = nil
        #expect(progress.throughput == nil)
        progress.performAsCurrent(withPendingUnitCount: 3) {}
        #expect(progress.completedUnitCount == 3)
    }

    @Test("an activity holds a value of a type")
    func payload() throws {
        struct Place: Codable, Equatable { var name: String, zoom: Int }
        let activity = NSUserActivity(activityType: "map")
        try activity.setTypedPayload(Place(name: "Here", zoom: 3))
        #expect(activity.userInfo?["zoom"] as? Int == 3)
        #expect(try activity.typedPayload(Place.self) == Place(name: "Here", zoom: 3))
        #expect(throws: EncodingError.self) { try activity.setTypedPayload([1]) }
    }

    @Test("a file wrapper is restored from its representation")
    func wrapper() throws {
        let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data([1, 2]))])
        let data = try #require(folder.serializedRepresentation)
        let copy = try #require(FileWrapper(serializedRepresentation: data))
        #expect(copy.fileWrappers?["a.txt"]?.regularFileContents == Data([1, 2]))
        #expect(FileWrapper(serializedRepresentation: Data([7])) == nil)
    }

    @Test("a group of changes keeps its values for undo and redo")
    func undo() {
        let manager = UndoManager(), key = UndoManager.UserInfoKey("k")
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: manager) { $0.registerUndo(withTarget: $0) { _ in } }
        manager.setActionUserInfoValue(4, forKey: key)
        manager.setActionIsDiscardable(true)
        manager.endUndoGrouping()
        #expect(manager.undoCount == 1 && manager.undoActionIsDiscardable)
        #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 4)
        manager.undo()
        #expect(manager.redoCount == 1 && manager.redoActionUserInfoValue(forKey: key) as? Int == 4)
    }

    @Test("weak sets are united and intersected")
    func sets() {
        let (a, b) = (NSObject(), NSObject())
        let (one, other) = (NSHashTable<NSObject>.weakObjects(), NSHashTable<NSObject>.weakObjects())
        one.add(a)
        other.add(b)
        one.union(other)
        #expect(one.count == 2 && other.isSubset(of: one))
        one.intersect(other)
        #expect(one.allObjects == [b])
        one.minus(other)
        #expect(one.count == 0)
    }
}
