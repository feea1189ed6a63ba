@_exported import UIKitStoryboards
@_exported import UIKitXCTest
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
// UIKit's own headers include these: code that names UNUserNotificationCenter need not import UserNotifications, nor CIFilter CoreImage.
@_exported import CoreImageCompanion
@_exported import UserNotificationsCompanion
