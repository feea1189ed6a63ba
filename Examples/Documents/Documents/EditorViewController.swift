import UIKit

/// Edits the text of an open document, and closes the document when it is done.
class EditorViewController: UIViewController, UITextViewDelegate {

    let document: TextDocument

    private let textView = UITextView()
    private lazy var undoButton = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.backward"), style: .plain, target: self, action: #selector(undo))
    private lazy var redoButton = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.forward"), style: .plain, target: self, action: #selector(redo))
    private lazy var conflictButton = UIBarButtonItem(
        title: "Resolve Conflict", style: .plain, target: self, action: #selector(resolveConflict))

    init(document: TextDocument) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = document.localizedName
        undoButton.accessibilityLabel = "Undo"
        redoButton.accessibilityLabel = "Redo"
        conflictButton.tintColor = .systemOrange
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
        navigationItem.rightBarButtonItems = [redoButton, undoButton]

        textView.text = document.text
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.alwaysBounceVertical = true
        textView.accessibilityIdentifier = "text"
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])

        document.textDidReload = { [weak self] in
            guard let self else { return }
            self.textView.text = self.document.text
            self.textView.undoManager?.removeAllActions()
            self.updateButtons()
        }
        observe()
        updateButtons()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    // MARK: - Changes

    func textViewDidChange(_ textView: UITextView) {
        document.text = textView.text
        document.updateChangeCount(.done)
        updateButtons()
    }

    private func observe() {
        let center = NotificationCenter.default
        for name: NSNotification.Name in [.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange] {
            center.addObserver(self, selector: #selector(updateButtons), name: name, object: textView.undoManager)
        }
        center.addObserver(self, selector: #selector(documentStateChanged), name: UIDocument.stateChangedNotification, object: document)
    }

    @objc private func updateButtons() {
        undoButton.isEnabled = textView.undoManager?.canUndo == true
        redoButton.isEnabled = textView.undoManager?.canRedo == true
        navigationItem.prompt = document.documentState.contains(.savingError) ? "The document can’t be saved." : nil
        toolbarItems = document.documentState.contains(.inConflict) ? [.flexibleSpace(), conflictButton, .flexibleSpace()] : nil
        navigationController?.setToolbarHidden(toolbarItems == nil, animated: view.window != nil)
    }

    @objc private func documentStateChanged() {
        textView.isEditable = !document.documentState.contains(.editingDisabled)
        updateButtons()
    }

    // MARK: - Actions

    @objc private func undo() {
        textView.undoManager?.undo()
    }

    @objc private func redo() {
        textView.undoManager?.redo()
    }

    @objc private func done() {
        textView.resignFirstResponder()
        document.close { [weak self] isClosed in
            // A document that can't be saved stays open, so nothing is lost.
            if isClosed { self?.dismiss(animated: true) }
        }
    }

    @objc private func resolveConflict() {
        let versions = VersionsViewController(document: document)
        let navigation = UINavigationController(rootViewController: versions)
        present(navigation, animated: true)
    }
}
