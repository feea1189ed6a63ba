import Foundation
import UIKitCore

/// Reads the values of a pasteboard's items, which apps store as objects or as data, and under any of several types: text as
/// `public.plain-text`, or a picture's data as `public.jpeg`.
enum PasteboardValue {
    // The best type first: the one that the pasteboard's own setters use.
    static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    static let urlTypes = ["public.url", "public.file-url"]
    static let imageTypes = ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "public.heic", "public.image"]
    static let colorType = "com.apple.uikit.color"

    static func text(of item: [String: Any]) -> String? { first(textTypes, in: item, string) }
    static func url(of item: [String: Any]) -> URL? { first(urlTypes, in: item) { $0 as? URL ?? string($0).flatMap { URL(string: $0) } } }
    static func image(of item: [String: Any]) -> UIImage? {
        first(imageTypes, in: item) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
    }

    /// Returns a value as data of a type: text in UTF-8, an image as JPEG or PNG.
    static func data(_ value: Any, _ type: String) -> Data? {
        if let data = value as? Data { return data }
        if let image = value as? UIImage { return type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData() }
        return (value as? String ?? (value as? URL)?.absoluteString).map { Data($0.utf8) }
    }

    /// Returns an item in which a value of the automatic type has the type of its class.
    static func typed(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[UIPasteboard.typeAutomatic] else { return item }
        let type: String
        switch value {
        case is String: type = textTypes[0]
        case is URL: type = urlTypes[0]
        case is UIImage: type = imageTypes[0]
        case is UIColor: type = colorType
        default: return item
        }
        var typed = item
        typed[UIPasteboard.typeAutomatic] = nil
        typed[type] = value
        return typed
    }

    private static func string(_ value: Any) -> String? {
        value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    private static func first<T>(_ types: [String], in item: [String: Any], _ read: (Any) -> T?) -> T? {
        for type in types { if let value = item[type], let found = read(value) { return found } }
        return nil
    }
}
