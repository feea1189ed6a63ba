import Testing
@testable import UIKitText

@MainActor @Suite(.serialized) struct SearchBarIconTests {
    private func bar() -> UISearchBar { UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)) }
    private func image() -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in } }

    @Test("a search bar's text and icons are moved by their adjustments")
    func adjustments() {
        let bar = bar(), field = bar.searchTextField
        bar.layoutIfNeeded()
        let bounds = field.bounds
        let text = field.textRect(forBounds: bounds), icon = field.leftViewRect(forBounds: bounds)
        let clear = field.clearButtonRect(forBounds: bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 2)
        bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
        bar.setPositionAdjustment(UIOffset(horizontal: -5, vertical: 1), for: .clear)
        #expect(field.textRect(forBounds: bounds).origin == CGPoint(x: text.minX + 6, y: text.minY + 2))
        #expect(field.textRect(forBounds: bounds).maxX == text.maxX)
        #expect(field.leftViewRect(forBounds: bounds) == icon.offsetBy(dx: 4, dy: 0))
        #expect(field.clearButtonRect(forBounds: bounds) == clear.offsetBy(dx: -5, dy: 1))
    }

    @Test("icons are those of their states, and nil restores the standard one")
    func icons() throws {
        let bar = bar(), own = image(), pressed = image(), magnifier = try #require(bar.searchTextField.leftView as? UIImageView)
        let standard = try #require(magnifier.image), clear = bar.searchTextField.clearButton, cross = clear.image(for: .normal)
        bar.setImage(own, for: .search, state: .normal)
        bar.setImage(own, for: .clear, state: .normal)
        bar.setImage(pressed, for: .clear, state: .highlighted)
        #expect(magnifier.image === own && clear.image(for: .normal) === own && clear.image(for: .highlighted) === pressed)
        #expect(bar.image(for: .clear, state: .highlighted) === pressed && bar.image(for: .search, state: .normal) === own)
        bar.setImage(nil, for: .search, state: .normal)
        bar.setImage(nil, for: .clear, state: .normal)
        #expect(magnifier.image == standard && clear.image(for: .normal) === cross)
        bar.setImage(own, for: .resultsList, state: .selected)
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        bar.layoutIfNeeded()
        let button = bar.subviews.compactMap { $0 as? UIButton }.first { $0.isSelected }
        #expect(button?.image(for: .selected) === own && button?.isHidden == false)
    }
    @Test("a search field has a rounded border, its fill, which another border takes away")
    func border() {
        let field = bar().searchTextField, radius = field.layer.cornerRadius, bounds = CGRect(x: 0, y: 0, width: 300, height: 36)
        let text = field.textRect(forBounds: bounds)
        #expect(field.borderStyle == .roundedRect && field.backgroundColor == .tertiarySystemFill && radius > 0)
        field.borderStyle = .none
        #expect(field.backgroundColor == nil && field.layer.cornerRadius == 0 && field.textRect(forBounds: bounds) == text)
        field.borderStyle = .roundedRect
        #expect(field.backgroundColor == .tertiarySystemFill && field.layer.cornerRadius == radius)
        // The app's own fill stays.
        field.backgroundColor = .red
        field.borderStyle = .none
        #expect(field.backgroundColor == .red)
        #expect(UITextField().borderStyle == .none)
    }
}
