import BenchmarkReport
import Foundation
import UIKitStoryboards

/// `tree`: B1 creates 1000 views in 200 rows, lays them out at two widths, and removes them, as the compared frameworks do.
@MainActor
func runTreeBenchmark(_ words: [String]) {
    let runs = 15
    var create: [Double] = [], layout: [Double] = [], again: [Double] = [], remove: [Double] = []
    for _ in 0..<runs {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var list: UIView?
        create.append(milliseconds { list = makeList(rows: 200, in: window) })
        layout.append(milliseconds { window.layoutIfNeeded() })
        again.append(
            milliseconds {
                window.frame.size.width = 700
                window.layoutIfNeeded()
            })
        remove.append(milliseconds { list?.removeFromSuperview() })
    }
    for (what, samples) in [
        ("create 1000 views", create), ("first layout", layout), ("layout at a new width", again), ("tear down", remove),
    ] {
        report("B1", "constraint rows: \(what)", samples, operations: 1000)
    }
    report("B1", "constraint rows: create and lay out 1000 views", zip(create, layout).map(+), operations: 1000)
}

@MainActor
private func makeList(rows: Int, in window: UIWindow) -> UIView {
    let list = UIView()
    list.translatesAutoresizingMaskIntoConstraints = false
    var constraints: [NSLayoutConstraint] = []
    var previous: UIView?
    for index in 0..<rows {
        let row = makeListRow(index, &constraints)
        list.addSubview(row)
        constraints += [
            row.leadingAnchor.constraint(equalTo: list.leadingAnchor), row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
            row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? list.topAnchor),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ]
        previous = row
    }
    window.addSubview(list)
    constraints += [
        list.topAnchor.constraint(equalTo: window.topAnchor), list.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ]
    if let previous { constraints.append(list.bottomAnchor.constraint(equalTo: previous.bottomAnchor)) }
    NSLayoutConstraint.activate(constraints)
    return list
}

/// Five views: a container with an image, two labels, and a switch.
@MainActor
func makeListRow(_ index: Int, _ constraints: inout [NSLayoutConstraint]) -> UIView {
    let row = UIView(), image = UIImageView(image: UIImage(systemName: "folder")), title = UILabel(), detail = UILabel(),
        accessory = UISwitch()
    title.text = "Row \(index): quarterly report"
    title.font = .boldSystemFont(ofSize: 17)
    detail.text = "Updated yesterday by a colleague"
    detail.font = .systemFont(ofSize: 12)
    row.translatesAutoresizingMaskIntoConstraints = false
    for view in [image, title, detail, accessory] {
        view.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(view)
    }
    constraints += [
        image.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        image.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        image.widthAnchor.constraint(equalToConstant: 40), title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: row.topAnchor, constant: 11), detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        detail.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -11),
        title.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
        detail.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
        accessory.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        accessory.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ]
    return row
}
