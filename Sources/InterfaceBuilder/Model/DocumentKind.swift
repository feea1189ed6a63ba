/// The kind of an Interface Builder file (SP-A001, SP-A002).
public enum DocumentKind: Equatable, Sendable {
    case storyboard
    case xib

    /// Reads the root element's type. Throws for documents of other systems, with the reason.
    init(of root: Element, file: String, position: @autoclosure () -> SourcePosition?) throws {
        func refuse(_ message: String, isOfOtherSystem: Bool = false) -> InterfaceError {
            InterfaceError(file: file, position: position(), message: message, isOfOtherSystem: isOfOtherSystem)
        }
        if root.name == "archive" {
            throw refuse("The file is in the format of Xcode 4 and earlier. Open and save it with a current Xcode.")
        }
        guard root.name == "document" else {
            throw refuse("The root element is <\(root.name)>, not <document>: this is not an interface file.")
        }
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? ""
        switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": self = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": self = .xib
        case let type where type.contains(".Cocoa."): throw refuse("The file describes a macOS interface (\(type)).", isOfOtherSystem: true)
        case let type where type.contains("AppleTV"): throw refuse("The file describes a tvOS interface (\(type)).", isOfOtherSystem: true)
        case let type where type.contains("Watch"): throw refuse("The file describes a watchOS interface (\(type)).", isOfOtherSystem: true)
        default: throw refuse("The document type “\(type)” is not an iOS storyboard or xib.")
        }
        // The target runtimes of iOS share a prefix. (SP-A003)
        guard runtime.isEmpty || runtime.hasPrefix("iOS.CocoaTouch") else {
            throw refuse("The target runtime \(runtime) is not iOS.", isOfOtherSystem: true)
        }
    }
}
