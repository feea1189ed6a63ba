@_exported import UIKitCore
@_exported import UIKitTextKit
