import AutomationClient
import Foundation
import UIKit

/// The places in the user's sources: where a view, a controller, or a call was made, and where a class or its method is written.
@MainActor
final class SourcePlaces {
    /// A place for the page.
    struct Place: Equatable {
        enum Kind: String { case made, interface, type, method, call }
        var kind: Kind
        var file: String
        var line: Int
        /// The function that contains the place, or the name of what is there.
        var name: String

        var json: JSONValue {
            ["kind": .string(kind.rawValue), "file": .string(file), "line": .number(Double(line)), "name": .string(name)]
        }
    }

    private var tables: [String: LineTable] = [:]
    private lazy var functions = FunctionTable()

    // MARK: Questions

    func places(of view: UIView) -> [Place] { made(view) + type(of: view) }

    func places(of controller: UIViewController) -> [Place] { made(controller) + type(of: controller) }

    /// Returns the places of a callback: the app's override, and the class if there is none.
    func places(ofCallback name: String, class plain: String) -> [Place] {
        var type: AnyClass? = LoadedClasses.all.first { String(describing: $0) == plain }
        while let current = type, !SystemClasses.contain(current) {
            let owner = String(describing: current)
            if let address = functions.address(of: name, in: owner), let place = place(of: address) {
                return [Place(kind: .method, file: place.file, line: place.line, name: "\(owner).\(name)")]
            }
            type = class_getSuperclass(current)
        }
        return self.type(named: plain)
    }

    /// Returns the first place in the app of a call.
    func place(ofCall callers: [UInt]) -> Place? { first(callers, .call) }

    private func made(_ object: NSObject) -> [Place] {
        if let origin = InterfaceOrigins.place(of: object) {
            return [Place(kind: .interface, file: origin.file, line: origin.line, name: origin.id)]
        }
        return first(Creations.callers(of: object), .made).map { [$0] } ?? []
    }

    private func type(of object: NSObject) -> [Place] {
        let type: AnyClass = Swift.type(of: object)
        return SystemClasses.contain(type) ? [] : self.type(named: String(describing: type))
    }

    private func type(named name: String) -> [Place] {
        let places = functions.declarations(of: name).compactMap { place(of: $0) }
        guard let first = places.first, let line = places.filter({ $0.file == first.file }).map(\.line).min() else { return [] }
        return [Place(kind: .type, file: first.file, line: line, name: name)]
    }

    // MARK: Addresses

    /// Returns the first caller that is in a source of the app. An object's own initializers come before the code that makes it.
    private func first(_ callers: [UInt], _ kind: Place.Kind) -> Place? {
        var fallback: Place?
        for caller in callers {
            // The address is where the call returns to.
            guard let place = place(of: caller - 1), !isInLibrary(caller - 1),
                let name = SymbolName.text(of: UnsafeRawPointer(bitPattern: caller - 1)!)
            else { continue }
            let found = Place(kind: kind, file: place.file, line: place.line, name: name)
            guard kind == .made, name.contains(/\.(__allocating_)?init\(/), !name.contains("closure") else { return found }
            if fallback == nil { fallback = found }
        }
        return fallback
    }

    /// Whether the address is in a module of this library, which an app of its tests contains.
    private func isInLibrary(_ address: UInt) -> Bool {
        SymbolName.mangled(of: UnsafeRawPointer(bitPattern: address)!).map { FunctionTable.isOfLibrary($0) } ?? false
    }

    private func place(of address: UInt) -> LineTable.Place? {
        guard let program = ProgramSymbols.file(of: address) else { return nil }
        if tables[program.path] == nil { tables[program.path] = LineTable(contentsOf: URL(fileURLWithPath: program.path)) }
        return tables[program.path]?.place(of: UInt64(address - program.base))
    }
}

/// The functions of the app's program, by their class and name, for finding overrides and declarations.
@MainActor
private struct FunctionTable {
    private var addresses: [String: UInt] = [:]
    private var declared: [String: [UInt]] = [:]

    /// The ends of the mangled names of methods, initializers, and deinitializers.
    private static let suffixes = ["F", "fC", "fD", "fd", "fE"]
    private static let modules = Set(
        SystemClasses.modules + ["Simulator", "Automation", "CoreGraphics", "CoreText", "InterfaceBuilder", "ConstraintSolver"])

    /// Whether a mangled name is that of a function of this library or of Swift, which an app of our tests contains.
    static func isOfLibrary(_ mangled: String) -> Bool {
        guard mangled.hasPrefix("$s") else { return false }
        // `$ss` begins the names of Swift's own library.
        guard !mangled.hasPrefix("$ss") else { return true }
        let rest = mangled.dropFirst(2), digits = rest.prefix { $0.isNumber }
        guard let length = Int(digits) else { return false }
        let module = String(rest.dropFirst(digits.count).prefix(length))
        return modules.contains(module) || module.hasSuffix("Companion")
    }

    /// Reads the program's own table, which also has the functions that no other program sees.
    init() {
        ProgramSymbols.visit { mangled, address in
            guard Self.suffixes.contains(where: mangled.hasSuffix), !Self.isOfLibrary(mangled), let name = SymbolName.demangle(mangled)
            else {
                return
            }
            // `App.ListController.viewDidAppear(Swift.Bool) -> ()`; a private class is `(ListController in _0123)`.
            let shown = name.contains(" in _") ? name.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.1 } : name
            let plain = shown.prefix { $0 != "(" && $0 != " " }
            let parts = plain.split(separator: ".")
            guard parts.count >= 3 else { return }
            let (type, member) = (String(parts[parts.count - 2]), String(parts[parts.count - 1]))
            if ["__ivar_destroyer", "__deallocating_deinit", "deinit", "__allocating_init"].contains(member) {
                declared[type, default: []].append(address)
            } else if addresses["\(type).\(member)"] == nil {
                addresses["\(type).\(member)"] = address
            }
        }
    }

    func address(of member: String, in type: String) -> UInt? { addresses["\(type).\(member)"] }
    func declarations(of type: String) -> [UInt] { declared[type] ?? [] }
}
