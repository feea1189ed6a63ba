import Foundation
import UIKitCore
import UniformTypeIdentifiersCompanion

extension NSItemProvider {
    /// The types of the item's representations, in their order.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) } }
    /// The types whose files can be opened where they are: none.
    public var registeredContentTypesForOpenInPlace: [UTType] { [] }
    /// Returns the types of the item's representations that are kinds of a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }
    /// Registers a representation in a type, whose data the handler produces when it is needed.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: RepresentationVisibility = .all,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }
    /// Loads the item's data in a type.
    @discardableResult
    public func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    /// Loads a temporary file with the item in a type, which exists only until the handler returns. It isn't opened where it is.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }
}
