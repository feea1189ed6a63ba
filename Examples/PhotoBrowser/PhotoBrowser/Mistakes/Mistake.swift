import UIKit

/// The mistakes from the session, each of which looks right at first. Launch with `-mistake layoutInRotation` to see one.
enum Mistake: String {

    /// The container places its children in rotation callbacks: they are wrong after any other change of size.
    case layoutInRotation

    /// The comment moves for the keyboard itself, as if it filled the screen.
    case keyboardInChild

    /// The comment sets its own frame in its parent.
    case childSetsOwnFrame

    /// The photo shows a badge whose controller has no parent.
    case viewWithoutController

    static var current: Mistake? {
        UserDefaults.standard.string(forKey: "mistake").flatMap(Mistake.init)
    }

    func makeRootViewController() -> UIViewController {
        switch self {
        case .layoutInRotation:
            return RotationLayoutViewController(content: photo(), comment: comment())
        case .keyboardInChild:
            return RevealViewController(content: photo(), comment: comment(SelfAvoidingCommentViewController.init))
        case .childSetsOwnFrame:
            return RevealViewController(content: photo(), comment: comment(SelfPlacingCommentViewController.init))
        case .viewWithoutController:
            return RevealViewController(content: photo(BadgedPhotoViewController.init), comment: comment())
        }
    }

    private var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }

    private func photo(_ make: @escaping (NSCoder) -> PhotoViewController? = PhotoViewController.init) -> UIViewController {
        storyboard.instantiateViewController(identifier: "Photo", creator: make)
    }

    private func comment(_ make: @escaping (NSCoder) -> CommentViewController? = CommentViewController.init) -> UIViewController {
        storyboard.instantiateViewController(identifier: "Comment", creator: make)
    }
}
