import CJavaScriptCore
import Foundation

/// A place where scripts run, with its global object.
open class JSContext {
    /// A running call of a Swift function.
    struct Frame {
        let context: JSContext, callee: JSValue, this: JSValue, arguments: [JSValue]
    }
    let reference: OpaquePointer
    public final let virtualMachine: JSVirtualMachine!
    /// Called with each exception that no script catches. By default, it sets ``exception``.
    public final var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { $0?.exception = $1 }
    /// The last exception. Code that a script calls sets it to throw.
    public final var exception: JSValue!
    /// Whether a debugger may connect. It is stored but has no effect.
    public final var isInspectable = false

    /// Creates a context with a machine of its own. Nil if the engine isn't installed.
    public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
    /// Creates a context in a machine. Nil if the engine isn't installed.
    public init!(virtualMachine: JSVirtualMachine!) {
        guard let virtualMachine, let made = Engine.js.JSGlobalContextCreateInGroup(virtualMachine.group, nil) else { return nil }
        (self.virtualMachine, reference) = (virtualMachine, made)
    }
    /// Creates the context of a reference of the C interface.
    public init!(jsGlobalContextRef: OpaquePointer!) {
        guard Engine.functions != nil, let kept = Engine.js.JSGlobalContextRetain(jsGlobalContextRef) else { return nil }
        (virtualMachine, reference) = (JSVirtualMachine(sharing: Engine.js.JSContextGetGroup(kept)), kept)
    }
    deinit { Engine.js.JSGlobalContextRelease(reference) }
    /// The reference for the C interface.
    public final var jsGlobalContextRef: OpaquePointer! { reference }

    /// The prototype of functions, which has `call` and `bind`.
    private final lazy var functionPrototype: OpaquePointer? = {
        let sample = Engine.js.JSObjectMakeFunctionWithCallback(reference, nil) { _, _, _, _, _, _ in nil }
        return Engine.js.JSObjectGetPrototype(reference, sample)
    }()

    /// The name, which debuggers show.
    public final var name: String! {
        get {
            let string = Engine.js.JSGlobalContextCopyName(reference)
            defer { if string != nil { Engine.js.JSStringRelease(string) } }
            return string == nil ? nil : Engine.text(string)
        }
        set { Engine.string(newValue ?? "") { Engine.js.JSGlobalContextSetName(reference, newValue == nil ? nil : $0) } }
    }
    public final var globalObject: JSValue! { JSValue(Engine.js.JSContextGetGlobalObject(reference), self) }

    /// Runs a script, and returns the value of its last statement.
    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }
    /// Runs a script, and returns the value of its last statement. Exceptions name the address.
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        Engine.string(script ?? "") { source in
            Engine.string(sourceURL?.absoluteString ?? "") { url in
                attempt { Engine.js.JSEvaluateScript(reference, source, nil, sourceURL == nil ? nil : url, 1, $0) }
            }
        }
    }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { globalObject.setObject(object, forKeyedSubscript: key) }
    /// The value of a global name.
    public final subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }

    // MARK: Exceptions

    /// Calls a function of the engine. An exception goes to the handler, and the result is undefined.
    final func attempt(_ body: (UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?) -> JSValue {
        var thrown: OpaquePointer?
        let result = body(&thrown)
        guard let thrown else { return JSValue(result ?? Engine.js.JSValueMakeUndefined(reference), self) }
        report(thrown)
        return JSValue(undefinedIn: self)
    }
    final func report(_ thrown: OpaquePointer?) { if let thrown { exceptionHandler?(self, JSValue(thrown, self)) } }

    // MARK: Calls from scripts

    private static let key = "JavaScriptCore.frames"
    private static var frames: [Frame] {
        get { Thread.current.threadDictionary[key] as? [Frame] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }
    /// The context, the function, the receiver, and the arguments of the call in which code runs; nil outside of a call.
    public class func current() -> JSContext! { frames.last?.context }
    public class func currentCallee() -> JSValue! { frames.last?.callee }
    public class func currentThis() -> JSValue! { frames.last?.this }
    public class func currentArguments() -> [Any]! { frames.last?.arguments }

    /// Runs Swift code that a script called. An exception that it sets is thrown in the script.
    final func running(_ frame: Frame, _ exception: UnsafeMutablePointer<OpaquePointer?>?, _ body: () -> Any?) -> OpaquePointer? {
        let before = self.exception
        self.exception = nil
        JSContext.frames.append(frame)
        let result = body()
        JSContext.frames.removeLast()
        if let thrown = self.exception { exception?.pointee = thrown.reference }
        self.exception = before
        return result.map { reference($0) } ?? Engine.js.JSValueMakeUndefined(reference)
    }
    /// Makes a function that calls Swift.
    final func function(_ call: @escaping (JSContext, [JSValue]) -> Any?) -> OpaquePointer? {
        let data = Unmanaged<HostBox>.passRetained(HostFunction(self, call)).toOpaque()
        let made = Engine.js.JSObjectMake(reference, Engine.functionClass, data)
        Engine.js.JSObjectSetPrototype(reference, made, functionPrototype)
        return made
    }
}
