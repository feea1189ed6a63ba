import Foundation
import UIKitCore

extension UIPasteboard {
    /// A pattern that can be detected in a pasteboard's text without reading it.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The text of the detection pattern, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the detection pattern with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text that is probably the address of a web page.
        public static let probableWebURL = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Text that is probably a search in the web.
        public static let probableWebSearch = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number.
        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

        /// Returns the value of the pattern in `text`: a URL, a number, or words to search for.
        func value(in text: String) -> Any? {
            let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
            let isAddress =
                !text.contains(where: \.isWhitespace) && ["http://", "https://", "www."].contains { text.lowercased().hasPrefix($0) }
            switch self {
            case .probableWebURL: return isAddress ? text : nil
            case .number: return Double(text)
            case .probableWebSearch: return text.isEmpty || isAddress || Double(text) != nil ? nil : text
            default: return nil
            }
        }
    }

    private func found(_ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
        guard let text = string ?? url?.absoluteString else { return [:] }
        return patterns.reduce(into: [:]) { $0[$1] = $1.value(in: text) }
    }
    /// Detects patterns. The handler is called in a later turn of the main loop.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        let found = Set(found(patterns).keys)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
    /// Finds the values of the given patterns in the first item, and calls the handler immediately.
    public func detectValues(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        let found = found(patterns)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
}
