import Foundation
import UIKitStoryboards
import UIKitXCTest

extension UIImage: AttachablePicture {
    public func attachedPicture() -> Data? { pngData() }
}
