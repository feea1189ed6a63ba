@_exported import Foundation
@_exported import typealias UIKitRuntime.CFTimeInterval
@_exported import typealias UIKitRuntime.CFTypeRef
