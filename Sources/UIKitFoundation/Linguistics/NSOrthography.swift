import Foundation

/// The script and the languages of a text. Foundation on Linux marks its own unavailable; files that name the class use this one.
open class NSOrthography: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The most frequent script by its ISO 15924 code, "Latn".
    open private(set) var dominantScript: String
    /// The languages of each script, the most frequent first.
    open private(set) var languageMap: [String: [String]]

    /// Creates an orthography.
    public init(dominantScript script: String, languageMap map: [String: [String]]) { (dominantScript, languageMap) = (script, map) }
    public required init?(coder: NSCoder) {
        guard let script = coder.decodeObject(of: NSString.self, forKey: "dominantScript") else { return nil }
        dominantScript = script as String
        let map = coder.decodeObject(of: [NSDictionary.self, NSArray.self, NSString.self], forKey: "languageMap")
        languageMap = map as? [String: [String]] ?? [:]
    }
    /// Writes the script and the languages.
    open func encode(with coder: NSCoder) {
        coder.encode(dominantScript as NSString, forKey: "dominantScript")
        coder.encode(languageMap as NSDictionary, forKey: "languageMap")
    }
    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Returns the orthography itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var dominantLanguage: String { languageMap[dominantScript]?.first ?? "und" }
    open var allScripts: [String] { [dominantScript] + languageMap.keys.filter { $0 != dominantScript }.sorted() }
    /// All languages, those of the most frequent script first.
    open var allLanguages: [String] { allScripts.flatMap { languageMap[$0] ?? [] } }
    /// Returns the languages of a script, or `nil`.
    open func languages(forScript script: String) -> [String]? { languageMap[script] }
    /// Returns the most frequent language of a script, or `nil`.
    open func dominantLanguage(forScript script: String) -> String? { languageMap[script]?.first }
    /// Returns the usual orthography of a language.
    open class func defaultOrthography(forLanguage language: String) -> Self {
        let script = Locale.Language(identifier: language).script?.identifier ?? "Zyyy"
        return NSOrthography(dominantScript: script, languageMap: [script: [language]]) as! Self  // No subclass exists.
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSOrthography).map { $0.dominantScript == dominantScript && $0.languageMap == languageMap } ?? false
    }
    open override var hash: Int { dominantScript.hashValue }
}
