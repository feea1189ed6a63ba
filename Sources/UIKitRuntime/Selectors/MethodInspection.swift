import Foundation

// The methods of classes, as Objective-C's runtime lists them. The caller of a function whose name contains "copy" frees the result with
// `free()`.

/// The methods that the tables know.
enum MethodList {
    /// Returns the methods that a class declares itself: those of a metaclass are the class methods.
    static func own(_ type: AnyClass) -> [String] {
        Metaclass.isMetaclass(type)
            ? DispatchTable.ownClassSelectors(of: Metaclass.instanceClass(of: type)) : DispatchTable.ownSelectors(of: type)
    }

    /// Returns the class that declares a method, nearest to the class that is asked, or nil if no table lists it.
    static func owner(of selector: Selector, in type: AnyClass) -> AnyClass? {
        sequence(first: type, next: { Metaclass.superclass(of: $0) }).first { own($0).contains(where: selector.names.contains) }
    }

    // FIXME(gap): the types of methods other than the accessors of properties are unknown (`?`).
    /// Returns the codes of the types: of the result, the object, the selector, and each argument.
    static func types(of method: Method) -> [String] {
        let name = method.selector.name, start = ["@", ":"]
        let properties = Metaclass.isMetaclass(method.type) ? [] : DispatchTable.ownProperties(of: method.type)
        if let property = properties.first(where: { $0.getter == name }) { return [TypeEncoding.argumentCode(of: property.type)] + start }
        if let property = properties.first(where: { $0.setter == name }) {
            return ["v"] + start + [TypeEncoding.argumentCode(of: property.type)]
        }
        return ["?"] + start + Array(repeating: "?", count: method.selector.argumentCount)
    }
}

/// Returns the methods that a class declares itself, not its superclasses; those of a metaclass are the class methods.
public func class_copyMethodList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? {
    // The memory is released without its objects, so these live on.
    allocateList(type.map { type in MethodList.own(type).map { ObjectiveCMethod(type, Selector($0)) } } ?? [], count)
}
/// Returns the number of a method's arguments, with the object and the selector.
public func method_getNumberOfArguments(_ method: Method) -> UInt32 { UInt32(method.selector.argumentCount + 2) }
/// Returns the codes of a method's types as a C string that is never released, or nil if they are unknown.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? {
    let types = MethodList.types(of: method)
    guard !types.contains("?") else { return nil }
    // Each code is followed by the position of the value in the arguments, and the first one by their size.
    var text = "", position = 0
    for type in types.dropFirst() {
        text += type + String(position)
        position += TypeEncoding.size(of: type)
    }
    return UnsafePointer(strdup(types[0] + String(position) + text))
}
/// Returns the code of a method's result.
public func method_copyReturnType(_ method: Method) -> UnsafeMutablePointer<CChar> { strdup(MethodList.types(of: method)[0]) }
/// Returns the code of an argument, of which the first two are the object and the selector, or nil if there is none.
public func method_copyArgumentType(_ method: Method, _ index: UInt32) -> UnsafeMutablePointer<CChar>? {
    let types = MethodList.types(of: method).dropFirst()
    return Int(index) < types.count ? strdup(types[types.startIndex + Int(index)]) : nil
}
/// Writes the code of a method's result to a buffer.
public func method_getReturnType(_ method: Method, _ destination: UnsafeMutablePointer<CChar>, _ length: Int) {
    strncpy(destination, MethodList.types(of: method)[0], length)
}
/// Writes the code of an argument to a buffer: an empty text if there is none.
public func method_getArgumentType(_ method: Method, _ index: UInt32, _ destination: UnsafeMutablePointer<CChar>?, _ length: Int) {
    guard let destination else { return }
    let types = MethodList.types(of: method).dropFirst()
    strncpy(destination, Int(index) < types.count ? types[types.startIndex + Int(index)] : "", length)
}
/// Returns the name and the types of a method.
public func method_getDescription(_ method: Method) -> UnsafeMutablePointer<objc_method_description> {
    let description = UnsafeMutablePointer<objc_method_description>.allocate(capacity: 1)
    description.initialize(
        to: objc_method_description(name: method.selector, types: UnsafeMutablePointer(mutating: method_getTypeEncoding(method))))
    return description
}
