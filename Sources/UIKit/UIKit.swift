@_exported import UIKitStoryboards
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
// UIKit's own headers bring these along: code that names UNUserNotificationCenter need not import UserNotifications.
@_exported import UserNotificationsCompanion
