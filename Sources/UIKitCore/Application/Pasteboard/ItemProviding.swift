import Foundation

// What UIKit and Foundation let travel in item providers.

private struct UnreadableItem: Error {}

extension NSItemProviderReading {
    /// Objects of this class are handed over as they are; from data they need a reading of their own.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { throw UnreadableItem() }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) as NSString?, let own = text as? Self else { throw UnreadableItem() }
        return own
    }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let own = NSAttributedString(string: text) as? Self else { throw UnreadableItem() }
        return own
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text), let own = url as? Self else { throw UnreadableItem() }
        return own
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let own = UIImage(data: data) as? Self else { throw UnreadableItem() }
        return own
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, UnreadableItem())
        return nil
    }
}

// MARK: Patterns

extension UIPasteboard {
    /// What can be looked for in a pasteboard's text without reading it.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let probableWebURL = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

        /// What of it is in `text`: an address, a number, or words to search for.
        func value(in text: String) -> Any? {
            let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
            let isAddress = !text.contains(where: \.isWhitespace) && ["http://", "https://", "www."].contains { text.lowercased().hasPrefix($0) }
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
    /// The handler is called in a later turn of the main loop.
    public func detectPatterns(for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void) {
        let found = Set(found(patterns).keys)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
    public func detectValues(for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void) {
        let found = found(patterns)
        EventLoop.main.schedule(after: 0) { completionHandler(.success(found)) }
    }
}
