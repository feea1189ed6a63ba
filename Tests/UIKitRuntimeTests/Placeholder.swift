import Testing
@testable import UIKitRuntime
