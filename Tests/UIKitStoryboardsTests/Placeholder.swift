import Testing
@testable import UIKitStoryboards
