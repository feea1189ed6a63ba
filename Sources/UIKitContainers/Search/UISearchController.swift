import Foundation

/// A search bar and the results under it.
///
/// While active it is presented over the controller whose context it is in, which gets no callbacks. (H-55)
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// The event that shows the scope bar below the search bar.
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }

    // Both are weak. (SP-G037)
    /// The object that updates the results when the text, the tokens, or the scope changes. It is held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is notified of the beginning and the end of a search. It is held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    // The defaults depend on the SDK generation. (SP-G033, SP-G034)
    /// Whether the searched content is covered during the search and receives no touches. The default is `true` before iOS 16, else
    /// `false`.
    open var obscuresBackgroundDuringPresentation = Generation.current < .ios16
    /// Whether the searched content is dimmed, the older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar's titles and buttons make place for the search bar during the search. The default is `true`.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button appears and disappears with the search. The default is `true`.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope bar appears and disappears with the search, if there are scopes. The default is `true`.
    open var automaticallyShowsScopeBar = true
    /// Whether the results controller appears as soon as there is text. Setting `showsSearchResultsController` makes it `false`.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results controller is visible.
    ///
    /// Setting it ends the automatic display: from then on, the value alone decides.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            updateResults()
        }
    }
    /// The event that shows the scope bar, which disappears with the search: its beginning, the first letter, or none. Automatic is its
    /// beginning here.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// The suggestions for the current text, or nil. They are stored but have no effect, because the search bar lists none.
    open var searchSuggestions: [any UISearchSuggestion]?
    // FIXME(gap): the search bar lists no suggestions in any placement.
    /// Whether a search bar below the title omits suggestions. It is stored but has no effect, because the search bar lists none.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    /// The current place of the search bar in the navigation bar: beside the title, or below it.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        (session.navigationBar as? UINavigationBar)?.placesSearchInline == true ? .inline : .stacked
    }

    open private(set) var searchResultsController: UIViewController?
    private var activeState = false
    private let session = SearchSession()

    // MARK: Creating

    // Without a results controller, results show in the searched view. (H-50)
    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results over the searched content, or nil to show them in the
    /// searched view itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    /// Creates the `UISearchController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        searchResultsController = coder.decodeObject(forKey: "UISearchResultsController") as? UIViewController
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        session.controller = self
        // A search controller is its own transitioning delegate. (SP-G028)
        transitioningDelegate = self
        presenting.automaticStyle = .overCurrentContext
        presenting.leavesBeneathInUse = true
        presenting.barAbove = { [weak self] in self?.session.navigationBar }
    }

    open private(set) lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        // It may become a table's header without changes, whose height is that of its frame.
        bar.frame.size = bar.sizeThatFits(UIScreen.main.bounds.size)
        bar.placeholder = SystemWords.text("Search")
        session.watch(bar)
        return bar
    }()

    // MARK: Activity

    // A search is active exactly while its controller is presented. (SP-G030)
    /// Whether a search is in progress. Setting it begins or ends the search, which presents or dismisses this controller, without
    /// animation.
    open var isActive: Bool {
        get { activeState }
        set { if newValue != activeState { newValue ? activate() : deactivate() } }
    }

    // The delegate presents, or the controller presents itself between its callbacks. (H-52, SP-G030, SP-G031)
    func activate() {
        guard !activeState else { return }
        activeState = true
        delegate?.presentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, scopeBarActivation != .manual { session.showScopeBar(showsScopes) }
        guard presentingViewController == nil else { return }
        delegate?.willPresentSearchController(self)
        if hidesNavigationBarDuringPresentation { session.titlesMayChange() }
        // The presenter is the nearest controller that defines a presentation context. (H-54, SP-G029)
        if let host = session.host {
            modalPresentationStyle = .overCurrentContext
            host.present(self, animated: false) { [weak self] in self.map { $0.delegate?.didPresentSearchController($0) } }
            // The updater is called next, and is often the results controller itself.
            searchResultsController?.loadViewIfNeeded()
        } else {
            delegate?.didPresentSearchController(self)
        }
        updateResults()
    }

    /// Whether the automatic scope bar is visible in the state of the search.
    private var showsScopes: Bool {
        guard automaticallyShowsScopeBar, searchBar.canShowScopeBar else { return false }
        return scopeBarActivation != .onTextEntry || !(searchBar.text ?? "").isEmpty
    }

    func deactivate() {
        guard activeState else { return }
        activeState = false
        delegate?.willDismissSearchController(self)
        clear()
        guard let presenter = presentingViewController else { return dismissed() }
        presenter.dismiss(animated: false) { [weak self] in self?.dismissed() }
    }

    /// Resets the bar and the screen to the state before the search.
    private func clear() {
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar, scopeBarActivation != .manual { session.showScopeBar(false) }
        if !(searchBar.text ?? "").isEmpty {
            searchBar.text = nil
            textDidChange()
        }
        if hidesNavigationBarDuringPresentation { session.titlesMayChange() }
        session.restoreNavigationBar()
        updateResults()
    }

    private func dismissed() { delegate?.didDismissSearchController(self) }

    /// Called when text or scope changed, or the bar became first responder. (H-51, SP-G032)
    func textDidChange() {
        settings.searchText = searchBar.text
        // It stays until the search ends, even without text. (SwiftUI's SearchScopeActivation)
        if activeState, scopeBarActivation == .onTextEntry, showsScopes { session.showScopeBar(true) }
        searchResultsUpdater?.updateSearchResults(for: self)
        updateResults()
    }

    // The results view appears with the first letter. (SP-G036)
    private func updateResults() {
        guard isViewLoaded else { return }
        let hasText = !(searchBar.text ?? "").isEmpty
        let isShown =
            searchResultsController != nil && activeState
            && (automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController)
        if let results = searchResultsController { show(results, isShown) }
        let dims = activeState && obscuresBackgroundDuringPresentation && !isShown
        view.backgroundColor = dims ? UIColor(white: 0, alpha: 0.2) : nil
        (view as? SearchOverlay)?.isOpen = !dims && !isShown
    }

    private func show(_ results: UIViewController, _ isShown: Bool) {
        if isShown, results.parent !== self {
            addChild(results)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: self)
        } else if !isShown, results.parent === self {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    open override func loadView() {
        let overlay = SearchOverlay(frame: UIScreen.main.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.whenTapped = { [weak self] in self?.isActive = false }
        view = overlay
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateResults()
    }

    /// Keeps the results clear of the bar above them like the searched screen, wherever they are presented.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if let overlay = view as? SearchOverlay, overlay.top != nil { return makeRoom(in: overlay) }
        guard let container = view.superview, let bar = session.navigationBar, !bar.isHidden, bar.window === container.window else {
            return
        }
        additionalSafeAreaInsets.top = max(0, container.convert(bar.bounds, from: bar).maxY - container.safeAreaInsets.top)
    }

    /// Puts the controller's own bar below the navigation bar that it covers, if that stays.
    private func makeRoom(in overlay: SearchOverlay) {
        guard let container = overlay.superview else { return }
        let inherited = container.safeAreaInsets.top, bar = session.coveredNavigation(of: self)?.navigationBar
        let covered = bar.map { $0.isHidden ? 0 : container.convert($0.bounds, from: $0).maxY } ?? 0
        overlay.backingTop = max(0, covered)
        additionalSafeAreaInsets.top = max(0, covered - inherited) + overlay.topHeight
    }

    /// If the controller is presented by code rather than by its bar, it shows its own bar, and the delegate is not notified. (H-52)
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !activeState else { return }
        activeState = true
        if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: false) }
        if searchBar.superview == nil, let overlay = view as? SearchOverlay {
            overlay.top = searchBar
            if hidesNavigationBarDuringPresentation { session.hideNavigationBar(of: self) }
            makeRoom(in: overlay)
        }
        updateResults()
    }

    /// If the controller is dismissed by code, the search also ends, and the delegate is not notified. (H-52)
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard activeState, isBeingDismissed else { return }
        activeState = false
        clear()
    }

    // MARK: Its own transition. (SP-G028)

    /// Returns this controller, which animates its own presentation.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    /// Returns this controller, which animates its own dismissal.
    open func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

    /// Returns the duration of the controller's own transition in seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TransitionFigures.barDuration
    }

    /// Performs the controller's own transition.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isArriving = transitionContext.viewController(forKey: .to) === self, view: UIView = view
        if isArriving {
            view.frame = transitionContext.finalFrame(for: self)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            view.alpha = isArriving ? 1 : 0
        } completion: { _ in
            view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
