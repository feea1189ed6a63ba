import Foundation
import InterfaceBuilder

/// Objects that are neither views nor controllers.
@MainActor
enum ObjectElements {
    static let table: [String: ElementDecoder] = [
        // Custom objects are created with `init()`. (SP-A021)
        "customObject": ElementDecoder(NSObject.self) { _, _, _ in }
    ]
}
