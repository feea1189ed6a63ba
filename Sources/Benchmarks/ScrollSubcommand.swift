import BenchmarkReport
import Foundation
import UIKitStoryboards

/// `scroll`: B3 scrolls a table of ten thousand rows a little in each of 600 frames, which are laid out and drawn.
@MainActor
func runScrollBenchmark(_ words: [String]) {
    let draws = !words.contains("--layout-only")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let table = UITableView(frame: window.bounds, style: .plain)
    let rows = BenchmarkRows()
    table.dataSource = rows
    table.rowHeight = 44
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    let compositor = Compositor(rootLayer: window.layer, size: window.bounds.size, scale: 3)
    compositor.renderEverything()
    var frames: [Double] = []
    for _ in 0..<600 {
        frames.append(
            milliseconds {
                table.contentOffset.y += 17
                window.layoutIfNeeded()
                if draws { _ = compositor.render() }
            })
    }
    report("B3", "10,000 rows, 600 frames: one frame\(draws ? "" : ", layout only")", frames, operations: 1)
    report("B3", "10,000 rows, 600 frames: all", [frames.reduce(0, +)], operations: 600)
}

private final class BenchmarkRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Updated yesterday"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
