@_exported import UIKitStoryboards
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
