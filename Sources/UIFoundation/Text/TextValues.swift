import CoreText

// What UIKit's classes are to the text engine.

extension UIFont: TextFont {}
extension UIColor: TextColor {}
