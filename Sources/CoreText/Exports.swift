@_exported import CoreGraphics
@_exported import typealias UIKitFoundation.CFMutableAttributedString
@_exported import typealias UIKitFoundation.UniChar
