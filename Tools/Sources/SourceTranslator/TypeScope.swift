import SwiftSyntax

/// One declaration of a type that the visitor is inside, and what is found in it.
final class TypeScope {
    enum Kind { case `class`, `extension`, `protocol`, other }

    struct Method {
        let signature: MethodSignature
        let selector: String
        let conditions: [String]
        /// Several methods of this name: the call must say its argument types.
        var needsTypes = false
        var isStatic = false
    }
    struct Property {
        let name: String
        let isSettable: Bool
        /// It is gone, and only its name is known.
        let isLeftOut: Bool
        let conditions: [String]
        /// The key when `@objc(key)` gives another.
        var objcName: String?
    }
    /// An override of another module's class in an extension: the member for a subclass, at its own place in the source.
    struct ForeignOverride {
        let text: String
        let line: Int
        let conditions: [String]
    }

    let kind: Kind
    /// Qualified, within the module: `Outer.Inner`.
    let name: String
    let isLocal: Bool
    let isGeneric: Bool
    let exposesAll: Bool
    let isMainActor: Bool
    let hasInheritance: Bool
    let conditions: [String]
    let closingBrace: AbsolutePosition
    /// The first name that it inherits from, as written.
    let firstInherited: String?
    /// Where a local class's conformance goes.
    let inheritanceInsertion: (position: Int, text: String)?
    let objcName: String?

    var methods: [Method] = []
    var properties: [Property] = []
    /// Selectors of methods that may implement optional requirements: for `responds(to:)` only.
    var implemented: [(selector: String, conditions: [String])] = []
    /// Synchronous tests that need a nonisolated wrapper, or one that ends with their first failure.
    var wrappedTests: [(signature: MethodSignature, isIsolated: Bool, conditions: [String])] = []
    /// Trapping defaults for a protocol's optional requirements.
    var optionalDefaults: [(text: String, conditions: [String])] = []
    var isPublicProtocol = false
    /// Of a class, with a blank behind it: `public `, `open ` or nothing.
    var access = ""
    /// Its `init()` is a function of the type, which classes of other modules meet.
    var hasForeignInit = false
    /// Members to put before the closing brace.
    var forwarders = ""
    var foreignOverrides: [ForeignOverride] = []

    init(
        kind: Kind, name: String, isLocal: Bool = false, isGeneric: Bool = false, exposesAll: Bool = false, isMainActor: Bool = false,
        hasInheritance: Bool = false, conditions: [String] = [], closingBrace: AbsolutePosition, objcName: String? = nil,
        firstInherited: String? = nil, inheritanceInsertion: (position: Int, text: String)? = nil
    ) {
        (self.kind, self.name, self.isLocal, self.isGeneric) = (kind, name, isLocal, isGeneric)
        (self.exposesAll, self.isMainActor, self.hasInheritance) = (exposesAll, isMainActor, hasInheritance)
        (self.conditions, self.closingBrace) = (conditions, closingBrace)
        (self.objcName, self.firstInherited, self.inheritanceInsertion) = (objcName, firstInherited, inheritanceInsertion)
    }

    var isExposing: Bool { !methods.isEmpty || !properties.isEmpty || !implemented.isEmpty || objcName != nil }
}
