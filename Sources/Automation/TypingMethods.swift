import AutomationClient
import Foundation
import UIKit

extension Driver {
    static let typing: [String: Method] = [
        "type": { driver, params in
            try driver.type(try params.string("text"))
            return [:]
        },
        "clear": { driver, params in
            try driver.clear(try driver.element(params))
            return [:]
        },
        "key": { driver, params in
            let name = try params.string("key")
            guard driver.press(key: name, modifiers: try params.optionalStrings("modifiers") ?? []) else {
                throw ControlError(.badParameters, "no keyboard has a key `\(name)`")
            }
            return [:]
        },
    ]
}
