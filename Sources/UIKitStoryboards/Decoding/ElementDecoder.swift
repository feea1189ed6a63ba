import Foundation
import InterfaceBuilder

/// Creates and decodes the objects of one element.
@MainActor
struct ElementDecoder {
    typealias Decode = @MainActor (Element, NSObject, Decoding) -> Void
    typealias KeyedValue = @MainActor (String, Element, Decoding) -> Any?

    /// The class of the element if the file names no other.
    let baseClass: NSObject.Type
    /// The class in whose `init(coder:)` the members are set; subclasses of the app can access them after `super.init(coder:)`.
    let hookClass: NSObject.Type!
    let decode: Decode
    let value: KeyedValue

    init(_ baseClass: NSObject.Type, hook: NSObject.Type? = nil, value: @escaping KeyedValue = { _, _, _ in nil }, decode: @escaping Decode)
    {
        self.baseClass = baseClass
        hookClass = hook ?? baseClass
        self.decode = decode
        self.value = value
    }

    /// Creates a decoder for a view: the attributes of all views, then its own.
    static func view<View: UIView>(
        _ type: View.Type, hook: NSObject.Type? = nil, _ decode: @escaping @MainActor (Element, View, Decoding) -> Void = { _, _, _ in }
    ) -> ElementDecoder {
        ElementDecoder(type, hook: hook) { element, object, decoding in
            guard let view = object as? UIView else { return }
            ViewElements.decode(element, view, decoding)
            if let view = view as? View { decode(element, view, decoding) }
            ViewElements.decodeSubviews(element, view, decoding)
        }
    }

    /// The decoders, by element name.
    static let table: [String: ElementDecoder] = {
        var table: [String: ElementDecoder] = [:]
        for entries in [
            ViewElements.table, TextElements.table, ControlElements.table, ScrollElements.table, ListElements.table, BarElements.table,
            ItemElements.table, GestureElements.table, ControllerElements.table, ObjectElements.table, PickerElements.table,
            EffectElements.table, SearchElements.table,
        ] { table.merge(entries) { first, _ in first } }
        return table
    }()
}
