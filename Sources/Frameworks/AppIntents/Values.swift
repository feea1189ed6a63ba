import UIKitFoundation
import UniformTypeIdentifiersCompanion

/// A type of parameters, properties, and results.
public protocol _IntentValue {
    /// The type of one value, without optionals and arrays.
    associatedtype ValueType = Self
    /// The type without an optional.
    associatedtype UnwrappedType = Self
    /// The value of a parameter that is not set, or nil if it must be set.
    static var _unset: Self? { get }
}
extension _IntentValue {
    public static var _unset: Self? { nil }
}
extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType
    public static var _unset: Self? { .some(.none) }
}
extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = [Element]
}
extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = Set<Element>
}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Decimal: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue {
    public typealias ValueType = Measurement<UnitType>
    public typealias UnwrappedType = Measurement<UnitType>
}

extension Bool {
    /// The words for the two values.
    public struct IntentDisplayName: Sendable {
        let names: [LocalizedStringResource]
        /// Creates the words.
        public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) { names = [trueName, falseName] }
    }
}
extension String {
    /// How a text is typed. It is stored but has no effect: the user isn't asked for the text.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, emailAddress, decimalPad }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        /// The settings of the keyboard.
        public var keyboardType: KeyboardType, capitalizationType: CapitalizationType
        /// Whether the text has several lines.
        public var multiline: Bool
        /// The changes that the keyboard makes.
        public var autocorrect: Bool, smartQuotes: Bool, smartDashes: Bool
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            (self.keyboardType, self.capitalizationType, self.multiline) = (keyboardType, capitalizationType, multiline)
            (self.autocorrect, self.smartQuotes, self.smartDashes) = (autocorrect, smartQuotes, smartDashes)
        }
    }
}

/// A file of a parameter or a result, on disk or in memory.
public struct IntentFile: _IntentValue, Sendable {
    private var content: Data?
    /// The name that the user sees.
    public var filename: String
    /// The place of the file, or nil if it is in memory.
    public let fileURL: URL?
    /// The type of the file, or nil.
    public var type: UTType?
    /// Whether the system deletes the file after the intent. It has no effect.
    public var removedOnCompletion = false
    /// Creates a file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (content, self.filename, fileURL, self.type) = (data, filename, nil, type)
    }
    /// Creates a file on disk.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (content, self.filename, self.fileURL) = (nil, filename ?? fileURL.lastPathComponent, fileURL)
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }
    /// The content, which is empty if the file can't be read.
    public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

/// The picture and the words of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var title: LocalizedStringResource
    /// The text below the title, or nil.
    public var subtitle: LocalizedStringResource?
    /// A longer text, or nil.
    public var descriptionText: LocalizedStringResource?
    /// The picture, or nil.
    public var image: Image?
    /// Other words for the title.
    public var synonyms: [LocalizedStringResource]
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }
    /// Creates a representation with a longer text.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, descriptionText: LocalizedStringResource?,
        image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
        self.descriptionText = descriptionText
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    // FIXME(gap): DisplayRepresentation.Image(systemName:tintColor:symbolConfiguration:) needs colors and symbols of UIKit.
    public struct Image: Hashable, Sendable {
        /// The shape of the picture.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
        private enum Source: Hashable, Sendable {
            case symbol(String), asset(String)
            case data(Data)
            case file(URL)
        }
        private let source: Source
        private let isTemplate: Bool?
        private let displayStyle: DisplayStyle
        /// Creates a picture from a symbol.
        public init(systemName name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate, self.displayStyle) = (.symbol(name), isTemplate, displayStyle)
        }
        /// Creates a picture from the app's assets.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate, self.displayStyle) = (.asset(name), isTemplate, displayStyle)
        }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate, self.displayStyle) = (.data(data), isTemplate, displayStyle)
        }
        /// Creates a picture from a file.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.isTemplate, self.displayStyle) = (.file(url), isTemplate, displayStyle)
        }
        /// Creates a picture from a file. The size has no effect.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(url: url, isTemplate: isTemplate, displayStyle: displayStyle)
        }
    }
}
/// The words for a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    /// The words for a number of values, or nil.
    public var numericFormat: LocalizedStringResource?
    /// Other names.
    public var synonyms: [LocalizedStringResource]
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
    }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
/// A type with words for itself.
public protocol TypeDisplayRepresentable {
    /// The words for the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A type with words for its values.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// The words for the value.
    var displayRepresentation: DisplayRepresentation { get }
}
extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
/// A type with words for itself and its values.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
/// A type with words for each of its cases.
public protocol StaticDisplayRepresentable: Hashable, TypeDisplayRepresentable, CustomLocalizedStringResourceConvertible {
    /// The words for the cases.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// A type of an app that parameters can have.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable {}
/// An enumeration of an app that parameters can have.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, StaticDisplayRepresentable where RawValue: LosslessStringConvertible {}
extension AppEnum {
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: rawValue.description)
    }
}
