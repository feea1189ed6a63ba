import Foundation

/// The protocol to which the translator makes a class inside a function conform, because no table outside could name it.
public protocol LocallyExposed: AnyObject {
    /// Calls the method of a name.
    @MainActor func _us_local(_ selector: String, _ arguments: DispatchArguments) -> DispatchResult
    /// Sets the property of a name, and returns whether the class has it.
    @MainActor func _us_localw(_ key: String, _ value: Any?) -> Bool
    /// Returns the property of a name, or `nil` if the class doesn't have it.
    @MainActor func _us_localr(_ key: String) -> Any??
    /// The names of the methods that `_us_local` calls.
    static var _us_selectors: [String] { get }
    /// Returns the properties that the class declares.
    @MainActor static func _us_localp() -> [DeclaredProperty]
}

extension LocallyExposed {
    /// Calls nothing by default.
    public func _us_local(_ selector: String, _ arguments: DispatchArguments) -> DispatchResult { .unhandled }
    /// Sets nothing by default.
    public func _us_localw(_ key: String, _ value: Any?) -> Bool { false }
    /// Returns nothing by default.
    public func _us_localr(_ key: String) -> Any?? { nil }
    /// Returns no properties by default.
    public static func _us_localp() -> [DeclaredProperty] { [] }
}

enum LocalTable {
    static func entry(_ type: any LocallyExposed.Type) -> DispatchTable.Entry {
        var entry = DispatchTable.Entry()
        let invoke: @MainActor (AnyObject, String, DispatchArguments) -> DispatchResult = {
            ($0 as? any LocallyExposed)?._us_local($1, $2) ?? .unhandled
        }
        let assign: @MainActor (AnyObject, String, Any?) -> Bool = { ($0 as? any LocallyExposed)?._us_localw($1, $2) ?? false }
        let read: @MainActor (AnyObject, String) -> Any?? = { object, key in (object as? any LocallyExposed).flatMap { $0._us_localr(key) }
        }
        entry.add(type._us_selectors, invoke, assign, read)
        let list: @MainActor (AnyClass) -> [DeclaredProperty] = { ($0 as? any LocallyExposed.Type)?._us_localp() ?? [] }
        entry.listings.append(unsafeBitCast(list, to: DispatchTable.Listing.self))
        return entry
    }
}
