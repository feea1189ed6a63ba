import CRuntimeShim
import Foundation

/// The origin of a timer or a piece of work, for reports about an app that does not settle.
package enum WorkOrigin {
    /// A function's address.
    case function(UnsafeRawPointer)
    /// A class's method.
    case method(String)

    package static func message(_ target: AnyObject, _ selector: Selector) -> WorkOrigin {
        .method("\(SystemClasses.printedName(of: target)).\(selector.name.prefix { $0 != ":" && $0 != "(" })")
    }

    /// Creates the origin from a closure's function, or returns `nil` if the closure does not consist of two words.
    package init?<Closure>(closure: Closure) {
        guard MemoryLayout<Closure>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return nil }
        // A closure is its function and its context, side by side; only the first is read.
        let function = withUnsafeBytes(of: closure) { $0.load(as: UnsafeRawPointer?.self) }
        guard let function else { return nil }
        self = .function(function)
    }

    /// The description: `ListViewController.refresh`, `closure #1 in ListViewController.load()`.
    package var text: String {
        switch self {
        case .method(let name): name
        case .function(let address): SymbolName.text(of: address) ?? "an unnamed function"
        }
    }
}

/// The names of functions in the sources, by address.
package enum SymbolName {
    package static func text(of address: UnsafeRawPointer) -> String? {
        mangled(of: address).map { shortened(demangle($0) ?? $0) }
    }

    package static func mangled(of address: UnsafeRawPointer) -> String? {
        var name = [CChar](repeating: 0, count: 2048)
        guard us_symbolName(address, &name, UInt(name.count)) != 0 else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @_silgen_name("swift_demangle")
    private static func swiftDemangle(
        _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt>?,
        _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?

    package static func demangle(_ name: String) -> String? {
        guard let text = name.withCString({ swiftDemangle($0, UInt(name.utf8.count), nil, nil, 0) }) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// Removes the parts that distinguish overloads and modules: `closure #1 in ListViewController.load()`.
    private static func shortened(_ text: String) -> String {
        var text = text
        for prefix in [
            "reabstraction thunk helper from ", "partial apply forwarder for ", "partial apply for ", "implicit closure #1 in ", "static ",
        ] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
        text.replace(#/\(\d+\) (await|suspend) resume partial function for /#, with: "")
        // The types of parameters and results, and modules.
        text.replace(#/ (async )?(throws )?-> .*?(?= in |$)/#, with: "")
        text.replace(#/\([^()]*\)(?= in |$)/#, with: "()")
        text.replace(#/\b\w+\.(?=\w+\.\w+\()/#, with: "")
        return text
    }
}
