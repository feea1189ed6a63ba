import Testing
@testable import UIKitContainers
