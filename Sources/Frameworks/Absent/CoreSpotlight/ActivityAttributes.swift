import Foundation
import UIKitFoundation

private let attributeSets = AttachedProperty<CSSearchableItemAttributeSet?>(nil)

extension NSUserActivity {
    /// The attributes with which a search would show the activity; nil for none.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { attributeSets[self] }
        set { attributeSets[self] = newValue }
    }
}
