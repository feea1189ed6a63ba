import Foundation

// The arguments for `%@` on Apple's platforms, where every object is an argument; here only strings are. Each is passed as its description:
// CoreFoundation's own formatting would interpret these objects as its own and crash.

extension NSObject: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(text(of: self)) } }
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(description) } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(uuidString) } }
extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(absoluteString) } }
extension Data: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(description) } }
extension IndexPath: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(description) } }
extension Decimal: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(description) } }
extension Array: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(description) } }
extension Dictionary: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { words(description) } }

private func text(of object: NSObject) -> String {
    switch object {
    case let number as NSNumber: number.stringValue
    case let url as NSURL: url.absoluteString
    case let text as NSAttributedString: text.string
    default: object.description
    }
}

/// Returns an argument that is never released: the format reads a pointer after this returns, on any thread.
private func words(_ text: String) -> [Int] { [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())] }
