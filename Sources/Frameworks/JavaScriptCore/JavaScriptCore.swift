// Scripts run in JavaScriptCore itself, the library that Debian ships as libjavascriptcoregtk-4.1-0: values, functions, exceptions,
// promises, and Swift closures as functions. Without the library, `JSContext()` is nil, and one line on standard error names the package.
import CJavaScriptCore
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKitRuntime

/// The functions of the library; nil if it isn't installed.
enum Engine {
    nonisolated(unsafe) static let functions: UnsafePointer<us_JavaScriptCore>? = {
        if let found = us_javaScriptCore() { return found }
        let words = "JavaScriptCore is not on this machine, so JSContext() is nil: apt install libjavascriptcoregtk-4.1-0\n"
        FileHandle.standardError.write(Data(words.utf8))
        return nil
    }()
    /// The functions, where a context exists.
    static var js: us_JavaScriptCore {
        _read {
            guard let functions else { fatalError("A value of a script exists without JavaScriptCore.") }
            yield functions.pointee
        }
    }
    /// Calls a body with a string of the engine.
    static func string<Result>(_ text: String, _ body: (OpaquePointer?) -> Result) -> Result {
        let units = Array(text.utf16)
        let made = js.JSStringCreateWithCharacters(units, units.count)
        defer { js.JSStringRelease(made) }
        return body(made)
    }
    static func text(_ string: OpaquePointer?) -> String {
        guard let string, let units = js.JSStringGetCharactersPtr(string) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: units, count: js.JSStringGetLength(string)), as: UTF16.self)
    }
    /// The class of functions that call Swift, and of objects that hold Swift's.
    nonisolated(unsafe) static let functionClass = us_javaScriptClass("Function", callHost, releaseHost, nil, nil)
    nonisolated(unsafe) static let objectClass = us_javaScriptClass("Object", nil, releaseHost, readHost, writeHost)
}

/// The private data of an object that belongs to Swift.
class HostBox {}
/// A Swift function that scripts call.
final class HostFunction: HostBox {
    weak var context: JSContext?
    let call: (JSContext, [JSValue]) -> Any?
    init(_ context: JSContext, _ call: @escaping (JSContext, [JSValue]) -> Any?) { (self.context, self.call) = (context, call) }
}
/// A Swift object that scripts hold.
final class HostObject: HostBox {
    weak var context: JSContext?
    let object: AnyObject
    init(_ context: JSContext, _ object: AnyObject) { (self.context, self.object) = (context, object) }
}
private func box(of object: OpaquePointer?) -> HostBox? {
    Engine.js.JSObjectGetPrivate(object).map { Unmanaged<HostBox>.fromOpaque($0).takeUnretainedValue() }
}
private let releaseHost: us_JSFinalize = { object in
    if let data = Engine.js.JSObjectGetPrivate(object) { Unmanaged<HostBox>.fromOpaque(data).release() }
}
private let callHost: us_JSCall = { _, function, receiver, count, arguments, exception in
    guard let host = box(of: function) as? HostFunction, let context = host.context else { return nil }
    let values = (0..<count).map { JSValue(arguments?[$0], context) }
    let frame = JSContext.Frame(context: context, callee: JSValue(function, context), this: JSValue(receiver, context), arguments: values)
    return context.running(frame, exception) { host.call(context, values) }
}
private let readHost: us_JSGetProperty = { _, object, name, exception in
    guard let host = box(of: object) as? HostObject, let context = host.context else { return nil }
    return HostMembers.value(Engine.text(name), of: host.object, context)
}
private let writeHost: us_JSSetProperty = { _, object, name, value, exception in
    guard let host = box(of: object) as? HostObject, let context = host.context else { return false }
    return HostMembers.set(JSValue(value, context), Engine.text(name), of: host.object)
}

/// The members of a Swift object, as scripts see them.
enum HostMembers {
    // FIXME(gap): a method is found by its first name and gets up to two arguments; the names of JSExportAs and constructors are missing.
    static func value(_ name: String, of object: AnyObject, _ context: JSContext) -> OpaquePointer? {
        guard object is any JSExport, let own = object as? NSObject else { return nil }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let found = mirror {
            if let child = found.children.first(where: { $0.label == name }) { return context.reference(child.value) }
            mirror = found.superclassMirror
        }
        let names = [name, name + ":", name + "::"]
        guard names.contains(where: { own.responds(to: Selector($0)) }) else { return nil }
        return context.function { _, arguments in
            let values = arguments.map { $0.toObject() as Any? }
            for selector in names.map({ Selector($0) }) where own.responds(to: selector) {
                let answer = own.perform(selector, with: values.first ?? nil, with: values.count > 1 ? values[1] : nil)
                return answer?.takeUnretainedValue()
            }
            return nil
        }
    }
    static func set(_ value: JSValue, _ name: String, of object: AnyObject) -> Bool {
        guard object is any JSExport, let own = object as? NSObject else { return false }
        let setter = Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":")
        guard own.responds(to: setter) else { return false }
        _ = own.perform(setter, with: value.toObject() as Any?)
        return true
    }
}

/// The members that a class shows to scripts.
public protocol JSExport {}

/// A memory that contexts share.
open class JSVirtualMachine {
    let group: OpaquePointer
    /// Creates a machine. Nil if the engine isn't installed.
    public init!() {
        guard let functions = Engine.functions, let made = functions.pointee.JSContextGroupCreate() else { return nil }
        group = made
    }
    init(sharing found: OpaquePointer?) {
        guard let kept = Engine.js.JSContextGroupRetain(found) else { fatalError("A context has no group.") }
        group = kept
    }
    deinit { Engine.js.JSContextGroupRelease(group) }
    private var references: [ObjectIdentifier: [(owner: AnyObject, object: AnyObject)]] = [:]
    /// Keeps the value of a managed value while an object lives in the machine.
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {
        guard let managed = object as? JSManagedValue, let owner = owner as? AnyObject else { return }
        references[ObjectIdentifier(owner), default: []].append((owner, managed))
        managed.keeps += 1
    }
    /// Ends that.
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {
        guard let managed = object as? JSManagedValue, let owner = owner as? AnyObject else { return }
        guard let index = references[ObjectIdentifier(owner)]?.firstIndex(where: { $0.object === managed }) else { return }
        references[ObjectIdentifier(owner)]?.remove(at: index)
        managed.keeps -= 1
    }
}
/// A value of a script that doesn't keep its context.
// FIXME(gap): the value lives as long as this object, even if no script reaches it.
open class JSManagedValue: NSObject {
    private final let held: JSValue?
    final var keeps = 0
    public init!(value: JSValue!) { held = value }
    /// Creates one for a value that an owner keeps.
    public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
    open var value: JSValue! { held }
}
