import BenchmarkReport
import Foundation
import UIKitStoryboards

/// `navigation`: B2 pushes and pops 1000 screens without animation, and lays each one out, as the peers do.
@MainActor
func runNavigationBenchmark(_ words: [String]) {
    let operations = 1000
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: Screen(0))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    EventLoop.main.turn()
    var samples: [Double] = []
    for _ in 0..<7 {
        samples.append(
            milliseconds {
                for index in 1...operations {
                    navigation.pushViewController(Screen(index), animated: false)
                    window.layoutIfNeeded()
                    navigation.popViewController(animated: false)
                    window.layoutIfNeeded()
                }
            })
    }
    report("B2", "push and pop 1000 screens", samples, operations: operations)
}

/// A screen with a title, two labels, and a button.
private final class Screen: UIViewController {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Screen \(number)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel(), detail = UILabel(), button = UIButton(type: .system)
        title.text = "Screen \(number)"
        detail.text = "Pushed by the benchmark"
        button.setTitle("Next", for: .normal)
        let column = UIStackView(arrangedSubviews: [title, detail, button])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor), column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
