import UIKit

/// A container with two tiles: the content fills the screen, and the comment is below its lower edge until it is revealed.
///
/// Only the container knows where its children are, so it places them, forwards their appearance, and moves them above the keyboard.
class RevealViewController: UIViewController {

    let content: UIViewController
    let comment: UIViewController

    /// Whether the comment is on screen or appearing.
    private(set) var isCommentRevealed = false

    /// The height of the part of the view that the keyboard covers, in points.
    var keyboardOverlap: CGFloat = 0 {
        didSet { view.setNeedsUpdateConstraints() }
    }

    private var placement: [NSLayoutConstraint] = []
    private var lastTransition = 0

    init(content: UIViewController, comment: UIViewController) {
        self.content = content
        self.comment = comment
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The container is made with its children.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        for child in [content, comment] {
            addChild(child)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(toggleComment(_:))))
    }

    @objc private func toggleComment(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        revealComment(!isCommentRevealed, animated: true)
    }

    // MARK: - Layout

    /// Replaces the constraints of the tiles: the comment's fraction of the height is larger in compact height, and it stays above the
    /// keyboard.
    override func updateViewConstraints() {
        NSLayoutConstraint.deactivate(placement)
        let share: CGFloat = traitCollection.verticalSizeClass == .compact ? 0.55 : 0.4
        let height = comment.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: share)
        height.priority = .defaultHigh
        placement = [
            content.view.topAnchor.constraint(equalTo: view.topAnchor),
            content.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            comment.view.topAnchor.constraint(equalTo: content.view.bottomAnchor),
            comment.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            comment.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            height,
            isCommentRevealed
                ? comment.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -keyboardOverlap)
                : content.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
        NSLayoutConstraint.activate(placement)
        super.updateViewConstraints()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsUpdateConstraints()
    }

    // MARK: - Appearance

    /// The comment's view is in the window even while it is off screen, so the container forwards appearance manually.
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private var visibleChildren: [UIViewController] {
        isCommentRevealed ? [content, comment] : [content]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visibleChildren.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visibleChildren.forEach { $0.endAppearanceTransition() }
        observeKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        visibleChildren.forEach { $0.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ignoreKeyboard()
        visibleChildren.forEach { $0.endAppearanceTransition() }
    }

    /// Moves the comment on or off screen.
    func revealComment(_ isRevealed: Bool, animated: Bool) {
        guard isRevealed != isCommentRevealed else { return }
        isCommentRevealed = isRevealed
        guard let window = viewIfLoaded?.window else { return }

        lastTransition += 1
        let transition = lastTransition
        window.layoutIfNeeded()
        comment.beginAppearanceTransition(isRevealed, animated: animated)
        if !isRevealed { view.endEditing(true) }
        view.setNeedsUpdateConstraints()
        UIView.animate(withDuration: animated ? 0.3 : 0) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            // A reversed transition ends with the one that replaced it.
            guard transition == self.lastTransition else { return }
            self.comment.endAppearanceTransition()
        }
    }

    // MARK: - State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isCommentRevealed, forKey: "isCommentRevealed")
        coder.encode(content, forKey: "content")
        coder.encode(comment, forKey: "comment")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        revealComment(coder.decodeBool(forKey: "isCommentRevealed"), animated: false)
    }

    // MARK: - Further system queries

    override var childForStatusBarStyle: UIViewController? { content }
    override var childForStatusBarHidden: UIViewController? { content }
}

extension UIViewController {

    /// The nearest container that reveals comments.
    var revealViewController: RevealViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? RevealViewController }.first
    }
}
