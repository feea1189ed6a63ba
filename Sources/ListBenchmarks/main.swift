// understudy-bench-lists: measures long lists of UIKit and of SwiftUI. It is a program of its own, because SwiftUI loads libraries that
// would slow down the first frame of the other benchmarks.

import BenchmarkReport
import SwiftUICompanion
import UIKit

/// A list that fills a window.
@MainActor struct LongList {
    let name: String
    let makeView: () -> UIView
}

/// Opens a list of each kind, and scrolls it a little in each of 300 frames.
@MainActor func measure(_ list: LongList) {
    let size = CGSize(width: 393, height: 852)
    var openings: [Double] = []
    var frames: [Double] = []
    for pass in 0..<5 {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        var compositor: Compositor?
        openings.append(
            milliseconds {
                let view = list.makeView()
                view.frame = window.bounds
                window.addSubview(view)
                window.layoutIfNeeded()
                compositor = Compositor(rootLayer: window.layer, size: size, scale: 3)
                compositor?.renderEverything()
            })
        if pass == 4, let scrollView = window.firstScrollView {
            for _ in 0..<300 {
                frames.append(
                    milliseconds {
                        scrollView.contentOffset.y += 17
                        window.layoutIfNeeded()
                        _ = compositor?.render()
                    })
            }
        }
        window.isHidden = true
    }
    report("L1", "\(list.name): opened and drawn", openings, operations: 1)
    report("L2", "\(list.name): one frame", frames, operations: 1)
}

extension UIView {
    fileprivate var firstScrollView: UIScrollView? { self as? UIScrollView ?? subviews.lazy.compactMap(\.firstScrollView).first }
}

let table = LongListSource(count: 10_000), longTable = LongListSource(count: 1_000_000), collection = LongListSource(count: 100_000)
measure(LongList(name: "table of 10,000 rows", makeView: table.makeTable))
measure(LongList(name: "table of 1,000,000 rows", makeView: longTable.makeTable))
measure(LongList(name: "compositional layout of 100,000 items", makeView: collection.makeCollection))
var hosts: [UIViewController] = []
measure(
    LongList(name: "SwiftUI list of 10,000 rows") {
        let host = UIHostingController(rootView: LongSwiftUIList())
        hosts.append(host)
        return host.view
    })

/// The data of the lists of UIKit: rows with a title, a subtitle, and an arrow, 44 points high.
@MainActor final class LongListSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let count: Int
    init(count: Int) { self.count = count }

    func makeTable() -> UIView {
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = self
        table.rowHeight = 44
        return table
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Updated yesterday"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func makeCollection() -> UIView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        return collection
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row \(indexPath.item)"
            content.secondaryText = "Updated yesterday"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return cell
    }
}

/// The same rows in SwiftUI.
struct LongSwiftUIList: View {
    var body: some View {
        List(0..<10_000, id: \.self) { number in
            HStack {
                VStack(alignment: .leading) {
                    Text("Row \(number)")
                    Text("Updated yesterday").font(.caption)
                }
                Spacer()
                Image(systemName: "chevron.right")
            }
        }
        .listStyle(.plain)
    }
}
