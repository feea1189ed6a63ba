import Foundation

/// Text with its attributes resolved, for layout. Indices are UTF-16 units, as in NSString.
package struct AttributedText {
    package let units: [UInt16]
    let styles: [(range: Range<Int>, style: TextStyle)]
    let paragraphStyles: [(range: Range<Int>, values: NSParagraphStyle.Values)]
    let defaultStyle: TextStyle

    package init(_ string: String, font: CTFont, paragraph: NSParagraphStyle.Values = .init()) {
        units = Array(string.utf16)
        defaultStyle = TextStyle(font: font)
        styles = [(0..<units.count, defaultStyle)]
        paragraphStyles = [(0..<units.count, paragraph)]
    }

    /// Creates text. `defaultFont` and `defaultParagraph` apply where the string has no such attribute.
    package init(
        _ string: NSAttributedString, defaultFont: CTFont = .system(size: 12),
        defaultParagraph: NSParagraphStyle.Values = .init()
    ) {
        units = Array(string.string.utf16)
        let whole = NSRange(location: 0, length: units.count)
        var styles: [(Range<Int>, TextStyle)] = []
        var paragraphs: [(Range<Int>, NSParagraphStyle.Values)] = []
        if whole.length > 0 {
            string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
                let range = range.location..<range.location + range.length
                styles.append((range, TextStyle(attributes, defaultFont: defaultFont)))
                let values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaultParagraph
                if let last = paragraphs.last, last.1 == values {
                    paragraphs[paragraphs.count - 1].0 = last.0.lowerBound..<range.upperBound
                } else {
                    paragraphs.append((range, values))
                }
            }
        }
        defaultStyle = TextStyle(font: defaultFont)
        self.styles = styles.isEmpty ? [(0..<0, defaultStyle)] : styles
        self.paragraphStyles = paragraphs.isEmpty ? [(0..<0, defaultParagraph)] : paragraphs
    }

    func style(at index: Int) -> TextStyle {
        styles.first { $0.range.contains(index) }?.style ?? styles.last?.style ?? defaultStyle
    }

    func paragraphStyle(at index: Int) -> NSParagraphStyle.Values {
        paragraphStyles.first { $0.range.contains(index) }?.values ?? paragraphStyles.last?.values ?? .init()
    }

    /// Returns the paragraphs: their text without the terminator, and the start of the next one.
    func paragraphs() -> [(content: Range<Int>, end: Int)] {
        var result: [(Range<Int>, Int)] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            if unit == 10 || unit == 13 || unit == 0x2029 || unit == 0x85 {
                let isPair = unit == 13 && index + 1 < units.count && units[index + 1] == 10
                let end = index + (isPair ? 2 : 1)
                result.append((start..<index, end))
                start = end
                index = end
            } else {
                index += 1
            }
        }
        if start < units.count { result.append((start..<units.count, units.count)) }
        return result
    }
}
