import Foundation
import InterfaceBuilder

/// `userDefinedRuntimeAttributes` (SP-A090, SP-A091).
@MainActor
enum RuntimeAttributes {
    static func apply(_ element: Element, to object: NSObject, _ decoding: Decoding) {
        var localizable = 0
        for attribute in element.first("userDefinedRuntimeAttributes")?.elements ?? [] where attribute.name == "userDefinedRuntimeAttribute"
        {
            guard let path = attribute["keyPath"] else { continue }
            var value = value(attribute, decoding)
            if attribute["type"] == "localizedString" {
                // The name under which Xcode exports them.
                if let text = decoding.file.strings[element.id, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localizable)]"]
                {
                    value = text
                }
                localizable += 1
            }
            // An invalid value does not stop decoding: UIKit logs it and continues.
            let faults = Fault.catching {
                if let object = object as? any KeyValueMembers {
                    object.setValue(value, forKeyPath: path)
                } else {
                    object.setValue(value, forKeyPath: path)
                }
            }
            // On a canvas the attribute may belong to a class of the app.
            if let fault = faults.first, !(DesignTime.isOn && fault.name == .undefinedKeyException) {
                Console.log("Failed to set (\(path)) user defined inspected property on (\(type(of: object))): \(fault.reason)")
            }
        }
    }

    private static func value(_ element: Element, _ decoding: Decoding) -> Any? {
        let child = element.child(key: "value")
        switch element["type"] {
        case "boolean"?: return element["value"] == "YES"
        case "string"?, "localizedString"?: return element.string("value")
        case "number"?:
            if child?.name == "integer" { return child?.integer("value") }
            if child?.name == "real" { return child?.double("value") }
            return element.double("value")
        case "point"?: return child?.pointValue
        case "size"?: return child?.sizeValue
        case "rect"?:
            return child.map {
                CGRect(x: $0.double("x") ?? 0, y: $0.double("y") ?? 0, width: $0.double("width") ?? 0, height: $0.double("height") ?? 0)
            }
        case "range"?: return child.map { NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0) }
        case "color"?: return child.flatMap { decoding.color($0) }
        case "image"?: return decoding.image(named: element["value"], catalog: element["catalog"])
        default: return nil
        }
    }
}
