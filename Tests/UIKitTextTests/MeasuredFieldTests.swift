import Testing
import UIKit
import UIKitTesting

/// Frames of fields that UIKit printed, from public repositories.
@MainActor @Suite(.serialized) struct MeasuredFieldTests {
    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= 0.334 }
    }

    /// Adyen/adyen-ios, IssuerListComponentUITests: initial_state.txt (358 points, large text) and iPhone12.initial_state.txt (374 points,
    /// medium text), iOS 16 at 3x.
    @Test(
        "a search bar follows the text size",
        arguments: [(.large, 358, 56, 36), (.medium, 374, 54.333, 34.333)] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
    func searchBar(_ category: UIContentSizeCategory, width: CGFloat, height: CGFloat, field: CGFloat) throws {
        let controller = UIViewController(), bar = UISearchBar()
        let stage = Stage(root: controller, device: "iPhone 12", textSize: category)
        bar.placeholder = "Search..."
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: width),
        ])
        stage.settle()
        let search = bar.searchTextField
        #expect(near(bar.frame, CGRect(x: 0, y: 0, width: width, height: height)), "\(bar.frame)")
        #expect(near(search.frame, CGRect(x: 8, y: 10, width: width - 16, height: field)), "\(search.frame)")
        #expect(search.font?.pointSize == (category == .large ? 17 : 16))
        guard category == .large else { return }
        #expect(try near(#require(search.leftView).frame, CGRect(x: 6, y: 8.667, width: 20.333, height: 18.667)))
        let text = search.editingRect(forBounds: search.bounds)
        #expect(abs(text.minX - 30.333) <= 0.334 && abs(text.width - 304.667) <= 0.334)
    }

    // 13 fields of 30 points in public storyboards of Xcode 8 and 9, 102 of 34 in those of Xcode 11 to 16.
    @Test(
        "a rounded field is 34 points high, and 30 before iOS 13",
        arguments: [(.ios8, 30), (.ios13, 34), (.ios16, 34)] as [(Generation, CGFloat)])
    func roundedHeight(_ generation: Generation, _ height: CGFloat) {
        Generation.emulating(generation) {
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: 14)
            #expect(field.intrinsicContentSize.height == height)
            guard generation == .ios8 else { return }
            field.font = .systemFont(ofSize: 35)
            #expect(abs(field.intrinsicContentSize.height - 46) <= 0.334)
        }
    }
}
