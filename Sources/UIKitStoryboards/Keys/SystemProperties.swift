import Foundation

// The properties of UIKit's classes by name: outlets and runtime attributes of interface files, and key-value coding. An app's properties
// are found through the tables that the translator writes for its classes, or by reflection.

typealias Property = KeyedProperty

@Sendable private func registerSystemProperties() {
    registerCoreKeys()
    registerLayerKeys()
    registerControlKeys()
    registerListKeys()
    registerTextKeys()
    registerContainerKeys()
}

@used @section(".init_array") private let systemProperties: @convention(c) @Sendable () -> Void = {
    DispatchTable.enqueue(registerSystemProperties)
}
