@_exported import UIKitStoryboards
@_exported import UIKitXCTest
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
// UIKit's own headers include these: code that names UNUserNotificationCenter need not import UserNotifications, and code that names
// CIFilter need not import CoreImage.
@_exported import CoreImageCompanion
@_exported import UserNotificationsCompanion
