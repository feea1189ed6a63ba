import CoreGraphics
import Testing

/// Geometry as dictionaries, from Apple's documentation of CGRect.
@Suite("Dictionaries of geometry")
struct DictionaryRepresentationTests {
    @Test("a rectangle comes back from its dictionary; one without a side does not")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGSize(dictionaryRepresentation: ["Width": 3, "Height": 4]) == CGSize(width: 3, height: 4))
        #expect(CGPoint(dictionaryRepresentation: ["X": 1]) == nil)
        #expect(CGRect(dictionaryRepresentation: ["X": 1, "Y": 1, "Width": 2]) == nil)
    }
}
