import UIKitStoryboards

// FIXME(gap): a word list from the system, where one is installed.
/// A spelling checker without a dictionary: every word counts as known unless the app specifies otherwise.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    open var ignoredWords: [String]? = []
    public override init() { super.init() }

    open class var availableLanguages: [String] { ["en"] }
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
}
