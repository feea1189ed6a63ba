@_exported import UIKitRuntime
