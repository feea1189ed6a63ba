import Foundation

/// A picker's list below a bar with its name and a Cancel button.
final class PickerList: UIView {
    private let bar = UINavigationBar()

    init(_ table: UITableView, title: String, cancelled: @escaping () -> Void) {
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        let item = UINavigationItem(title: title)
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancelled() })
        bar.setItems([item], animated: false)
        for view in [bar, table] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor), table.topAnchor.constraint(equalTo: bar.bottomAnchor),
            table.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("a picker's list is not archived") }
}
