import UIKit

struct Photo {
    let name: String
    var image: UIImage?
    var comment = ""
}

/// The photos of this run, of which one is selected.
final class PhotoAlbum {

    static let shared = PhotoAlbum()

    private(set) var photos = ["Lighthouse", "Mountain Lake", "Desert Road", "Harbor"].map { name in
        Photo(name: name, image: UIImage(named: name.replacingOccurrences(of: " ", with: "")))
    }

    var selectedIndex = 0

    var selected: Photo {
        get { photos[selectedIndex] }
        set { photos[selectedIndex] = newValue }
    }

    /// Selects the photo `distance` positions further; the first photo follows the last.
    func move(by distance: Int) {
        selectedIndex = (selectedIndex + distance + photos.count) % photos.count
    }

    func select(named name: String) {
        selectedIndex = photos.firstIndex { $0.name == name } ?? selectedIndex
    }

    /// Adds a photo at the end and selects it.
    func add(_ image: UIImage) {
        photos.append(Photo(name: "New Photo", image: image))
        selectedIndex = photos.count - 1
    }
}
