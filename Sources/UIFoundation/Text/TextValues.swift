import CoreText

// Adapts UIKit's classes to the text engine.

extension UIFont: TextFont {}
extension UIColor: TextColor {}
