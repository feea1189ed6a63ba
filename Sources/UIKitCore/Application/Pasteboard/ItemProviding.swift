import Foundation

// The types of UIKit and Foundation that item providers can carry.

private struct UnreadableItem: Error {}

extension NSItemProviderReading {
    /// Always throws: objects of this class are provided unchanged, and a class that can be read from data needs its own method.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { throw UnreadableItem() }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Any kind of text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
    /// Passes on the string in UTF-8, immediately.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
    /// Returns the string in UTF-8; throws an error for other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) as NSString?, let own = text as? Self else { throw UnreadableItem() }
        return own
    }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8. Attributes aren't offered, in contrast to Apple's rich text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Any kind of text, read as plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
    /// Passes on the text without attributes, immediately.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
    /// Returns the text in UTF-8 without attributes; throws an error for other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let own = NSAttributedString(string: text) as? Self else {
            throw UnreadableItem()
        }
        return own
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// A URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// A URL, including a file's.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Passes on the absolute URL in UTF-8, immediately.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
    /// Returns the URL in the data; throws an error if it isn't one.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text), let own = url as? Self else {
            throw UnreadableItem()
        }
        return own
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// Any kind of image.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
    /// Passes on the image in the requested format, immediately: JPEG in the highest quality, else PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
        return nil
    }
    /// Returns the decoded image; throws an error for data that is no image.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let own = UIImage(data: data) as? Self else { throw UnreadableItem() }
        return own
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// UIKit's own type for colors.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// UIKit's own type for colors.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// Passes on an error: a color is transferred only within the app, as an object.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, UnreadableItem())
        return nil
    }
}

extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
    /// UIKit's own type for activities.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
    /// UIKit's own type for activities.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
    /// An activity is transferred within the app as an object; it has no data for others.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, UnreadableItem())
        return nil
    }
}
