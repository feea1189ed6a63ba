import SwiftSyntax

/// A type declaration that encloses the visitor's position, and the declarations found in it.
final class TypeScope {
    enum Kind { case `class`, `extension`, `protocol`, other }

    struct Method {
        let signature: MethodSignature
        let selector: String
        let conditions: [String]
        /// Whether there are several methods of this name, so the call must specify its argument types.
        var needsTypes = false
        var isStatic = false
    }
    struct Property {
        let name: String
        let isSettable: Bool
        /// Whether the property was left out, and only its name is known.
        let isLeftOut: Bool
        let conditions: [String]
        /// The key, if `@objc(key)` specifies another one.
        var objcName: String?
        /// What the declaration says about the property besides its type, as Objective-C's letters: `W,Vlabel`.
        var traits = ""
    }
    /// An override of another module's class in an extension: the member for a subclass, with its location in the source.
    struct ForeignOverride {
        let text: String
        let line: Int
        let conditions: [String]
    }

    let kind: Kind
    /// The qualified name within the module: `Outer.Inner`.
    let name: String
    let isLocal: Bool
    /// The name that also tells classes inside functions apart; see ``LocalClasses``.
    let uniqueName: String
    let isGeneric: Bool
    let exposesAll: Bool
    let isMainActor: Bool
    let hasInheritance: Bool
    let conditions: [String]
    let closingBrace: AbsolutePosition
    /// The first name in the inheritance clause, as written.
    let firstInherited: String?
    /// The position at which a local class's conformance is inserted.
    let inheritanceInsertion: (position: Int, text: String)?
    let objcName: String?

    var methods: [Method] = []
    var properties: [Property] = []
    /// Selectors of methods that may implement optional requirements: for `responds(to:)` only.
    var implemented: [(selector: String, conditions: [String])] = []
    /// Synchronous tests that need a nonisolated wrapper, or one that ends at their first failure.
    var wrappedTests: [(signature: MethodSignature, isIsolated: Bool, conditions: [String])] = []
    /// Trapping defaults for a protocol's optional requirements.
    var optionalDefaults: [(text: String, conditions: [String])] = []
    var isPublicProtocol = false
    /// Whether the type is an `@objc protocol`, and its methods.
    var isObjectiveCProtocol = false
    var requirements: [(selector: String, isOptional: Bool, conditions: [String])] = []
    /// The protocol of SwiftData to which the type's macro makes it conform.
    var modelConformance: String?
    /// A class's access level, followed by a space: `public `, `open ` or nothing.
    var access = ""
    /// Whether its `init()` becomes a static function, which classes of other modules implement.
    var hasForeignInit = false
    /// The members that are inserted before the closing brace.
    var forwarders = ""
    var foreignOverrides: [ForeignOverride] = []

    init(
        kind: Kind, name: String, isLocal: Bool = false, isGeneric: Bool = false, exposesAll: Bool = false, isMainActor: Bool = false,
        hasInheritance: Bool = false, conditions: [String] = [], closingBrace: AbsolutePosition, objcName: String? = nil,
        firstInherited: String? = nil, uniqueName: String? = nil, inheritanceInsertion: (position: Int, text: String)? = nil
    ) {
        (self.kind, self.name, self.isLocal, self.isGeneric) = (kind, name, isLocal, isGeneric)
        (self.exposesAll, self.isMainActor, self.hasInheritance) = (exposesAll, isMainActor, hasInheritance)
        self.uniqueName = uniqueName ?? name
        (self.conditions, self.closingBrace) = (conditions, closingBrace)
        (self.objcName, self.firstInherited, self.inheritanceInsertion) = (objcName, firstInherited, inheritanceInsertion)
    }

    var listsProperties: Bool { properties.contains { !$0.isLeftOut } }
    var isExposing: Bool { !methods.isEmpty || !properties.isEmpty || !implemented.isEmpty || objcName != nil }
}
