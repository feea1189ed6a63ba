import Testing
@testable import UIKitLists
