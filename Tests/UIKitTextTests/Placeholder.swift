import Testing
@testable import UIKitText
