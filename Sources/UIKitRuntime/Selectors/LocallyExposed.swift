import Foundation

/// The protocol to which the translator makes a class inside a function conform, because no table outside could name it.
public protocol LocallyExposed: AnyObject {
    @MainActor func _us_local(_ selector: String, _ arguments: DispatchArguments) -> DispatchResult
    @MainActor func _us_localw(_ key: String, _ value: Any?) -> Bool
    @MainActor func _us_localr(_ key: String) -> Any??
    static var _us_selectors: [String] { get }
}

extension LocallyExposed {
    public func _us_local(_ selector: String, _ arguments: DispatchArguments) -> DispatchResult { .unhandled }
    public func _us_localw(_ key: String, _ value: Any?) -> Bool { false }
    public func _us_localr(_ key: String) -> Any?? { nil }
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
        return entry
    }
}
