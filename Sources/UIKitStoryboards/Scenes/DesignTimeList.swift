import Foundation
import InterfaceBuilder

/// Shows each prototype of a list once, as a canvas does (DesignTime).
@MainActor
final class DesignTimeList: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    private let prototypes: [(identifier: String, height: CGFloat?)]

    private init(_ prototypes: [(identifier: String, height: CGFloat?)]) { self.prototypes = prototypes }

    /// Fills `list` if the process is a canvas; the list retains the data source.
    static func fill(_ list: UIScrollView, with elements: [Element]) {
        guard DesignTime.isOn, !elements.isEmpty else { return }
        let known = elements.compactMap { element in
            element["reuseIdentifier"].map {
                ($0, element.double("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil } ?? element.rect("frame")?.height)
            }
        }
        let filling = DesignTimeList(known)
        Attachments.of(list).associated[key] = filling
        switch list {
        case let table as UITableView: (table.dataSource, table.delegate) = (filling, filling)
        case let collection as UICollectionView: collection.dataSource = filling
        default: break
        }
    }

    // A fixed address is the key.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { prototypes.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: prototypes[indexPath.row].identifier, for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        prototypes[indexPath.row].height ?? tableView.rowHeight
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { prototypes.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: prototypes[indexPath.item].identifier, for: indexPath)
    }
}
