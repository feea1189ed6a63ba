import FrameworkPlaceholder

extension NSAttributedString.DocumentReadingOptionKey {
    /// The folder that a page may read. It has no effect.
    public static let readAccessURL = NSAttributedString.DocumentReadingOptionKey(rawValue: "NSReadAccessURLDocumentOption")
}
extension NSAttributedString {
    /// The text of a page, the properties of the document, or an error.
    public typealias AsynchronousCompletionHandler = (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) ->
        Void

    /// Reads HTML, and calls the handler in the coming turn.
    @preconcurrency @MainActor
    public static func loadFromHTML(
        string: String, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping AsynchronousCompletionHandler
    ) { loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler) }
    /// Reads HTML, and calls the handler in the coming turn.
    @preconcurrency @MainActor
    public static func loadFromHTML(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping AsynchronousCompletionHandler
    ) {
        EventLoop.main.enqueue {
            var attributes: NSDictionary?
            do {
                let text = try NSAttributedString(
                    data: data, options: [.documentType: DocumentType.html], documentAttributes: &attributes)
                completionHandler(text, attributes as? [DocumentAttributeKey: Any] ?? [:], nil)
            } catch { completionHandler(nil, nil, WKError(.attributedStringContentFailedToLoad)) }
        }
    }
    /// Reads a file in HTML, and calls the handler in the coming turn.
    @preconcurrency @MainActor
    public static func loadFromHTML(
        fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping AsynchronousCompletionHandler
    ) {
        guard let data = try? Data(contentsOf: fileURL) else { return refuse(completionHandler) }
        loadFromHTML(data: data, options: options, completionHandler: completionHandler)
    }
    /// Reads a file in HTML, and calls the handler in the coming turn; other requests fail.
    @preconcurrency @MainActor
    public static func loadFromHTML(
        request: URLRequest, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping AsynchronousCompletionHandler
    ) {
        guard let url = request.url, url.isFileURL else { return refuse(completionHandler) }
        loadFromHTML(fileURL: url, options: options, completionHandler: completionHandler)
    }
    @MainActor private static func refuse(_ completionHandler: @escaping AsynchronousCompletionHandler) {
        EventLoop.main.enqueue { completionHandler(nil, nil, WKError(.attributedStringContentFailedToLoad)) }
    }
}
