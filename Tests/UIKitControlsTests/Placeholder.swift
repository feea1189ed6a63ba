import Testing
@testable import UIKitControls
