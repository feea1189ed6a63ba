import Foundation

/// Breaks paragraphs into lines and stacks them.
struct LineSetter {
    let text: AttributedText
    let constraints: TextConstraints
    var lines: [TextLine] = []
    private(set) var size = CGSize.zero
    private(set) var isTruncated = false

    private var y: CGFloat = 0
    private var pendingSpacing: CGFloat = 0
    private var isFull = false
    /// The width that text occupies, including indents.
    var usedWidth: CGFloat = 0

    /// The index at which layout begins; the text before it is already laid out.
    private let start: Int

    init(_ text: AttributedText, _ constraints: TextConstraints, from start: Int = 0) {
        (self.text, self.constraints, self.start) = (text, constraints, start)
    }

    mutating func run() {
        let paragraphs = text.paragraphs()
        for (index, paragraph) in paragraphs.enumerated() where paragraph.end > start {
            guard !isFull else { break }
            set(paragraph.content, end: paragraph.end, isFirst: index == 0, isLast: index + 1 == paragraphs.count)
        }
        let endsOpen = text.units.last.map { [10, 13, 0x2029, 0x85].contains($0) } ?? true
        if text.units.isEmpty || (endsOpen && constraints.includesTrailingEmptyLine && !isFull && (start == 0 || !lines.isEmpty)) {
            set(text.units.count..<text.units.count, end: text.units.count, isFirst: lines.isEmpty, isLast: true)
        }
        align()
        let height = lines.last.map { $0.top + $0.height } ?? 0
        size = CGSize(width: usedWidth, height: isFull ? height : height + pendingSpacing)
    }

    // MARK: Paragraphs

    private mutating func set(_ content: Range<Int>, end: Int, isFirst: Bool, isLast: Bool) {
        let style = text.paragraphStyle(at: content.lowerBound).usable
        var rules = constraints
        if rules.followsParagraphModes { rules.apply(style.lineBreakMode, isSingleLine: style.lineBreakMode.rawValue > 1) }
        let paragraph = paragraph(content, end: end, style, isRightToLeft: rules.isRightToLeft)
        pendingSpacing += style.topMargin + (isFirst ? 0 : style.paragraphSpacingBefore)
        let lastWord = constraints.pushesOut ?? style.lineBreakStrategy.contains(.pushOut) ? self.lastWord(of: content) : nil
        var start = max(content.lowerBound, min(self.start, content.upperBound))
        var isFirstLine = start == content.lowerBound
        var gap: CGFloat = 0
        row = nil
        repeat {
            var indent = (isFirstLine ? style.firstLineHeadIndent : style.headIndent) + rules.padding
            var tail = style.tailIndent > 0 ? style.tailIndent + rules.padding : rules.width + style.tailIndent - rules.padding
            if !rules.exclusions.isEmpty, rules.width.isFinite { findRoom(paragraph, start, &indent, &tail, rules) }
            let available = max(tail - indent, 0)
            var line = nextLine(paragraph, start, available, rules)
            // Only the second line of a paragraph is kept from having a single word: gonzalezreal/swift-markdown-ui (iOS 16.4) has
            // "issue 26" there in MarkdownListTests/testBulletedList, but "committed." on a third line (ThemeDocCTests/testInlines),
            // "read." on a fourth, and "MEMBER." on a sixth (MarkdownTests/testBlockquote).
            if isFirstLine, line.range.upperBound == lastWord?.lowerBound, lines.count + 1 != constraints.maximumLines {
                pushOut(&line, paragraph, lastWord!, available)
            }
            let metrics = metrics(of: line.range, paragraph)
            let top = row?.top ?? y + pendingSpacing
            // A line that ends below the limit is omitted, except the first.
            if !lines.isEmpty, top + metrics.height > constraints.height + 0.01 {
                (isFull, isTruncated) = (true, true)
                return
            }
            let isLastAllowed = constraints.maximumLines > 0 && lines.count + 1 == constraints.maximumLines
            // Measured on iOS 15 in square/Blueprint's AttributedLabelTests/test_textContainerRects: of two lines that clip, the
            // second shows letters up to the edge, and the label is as wide as it may be.
            if isLastAllowed, rules.clipsLastLine, rules.wrapping == .words, line.range.upperBound < content.upperBound {
                rules.wrapping = .none
                line = nextLine(paragraph, start, available, rules)
            }
            let hasMore = line.range.upperBound < content.upperBound || !isLast
            let nextTop = top + metrics.height + metrics.gap + style.lineSpacing
            let nextIsBelow =
                hasMore && constraints.height < .infinity
                && nextTop + nextHeight(after: line.range.upperBound, paragraph, rules) > constraints.height + 0.01
            let overflowsAlone = rules.wrapping == .none && line.isTooLong
            if (hasMore && (isLastAllowed || nextIsBelow)) || overflowsAlone {
                isTruncated = true
                if rules.truncation != .none {
                    line = truncated(paragraph, start, available, rules, hasMoreParagraphs: !isLast && !overflowsAlone)
                }
            }
            append(line, paragraph, metrics, top: top, indent: indent, available: available)
            start = line.range.upperBound
            if start < content.upperBound || line.range.upperBound < end {
                pendingSpacing = metrics.gap + style.lineSpacing
            }
            if hasMore, isLastAllowed {
                isTruncated = true
                isFull = true
                return
            }
            isFirstLine = false
            gap = metrics.gap
        } while start < content.upperBound
        pendingSpacing = style.bottomMargin + (isLast ? 0 : gap + style.lineSpacing + style.paragraphSpacing)
    }

    /// Returns a paragraph with its shaped text. `isRightToLeft` is its direction if neither its style nor its text determines one.
    private func paragraph(_ content: Range<Int>, end: Int, _ style: NSParagraphStyle.Values, isRightToLeft: Bool) -> Paragraph {
        let direction: NSWritingDirection =
            style.baseWritingDirection != .natural
            ? style.baseWritingDirection : decidesDirection(content) ? .natural : isRightToLeft ? .rightToLeft : .leftToRight
        let shaped = Shaper(text: text.units, range: content, styles: text.styles, direction: direction).shape()
        return Paragraph(
            content: content, end: end, style: style, shaped: shaped,
            breaks: Lazy { [units = text.units] in
                LineBreaks.opportunities(units, content, starts: shaped.isClusterStart)
            })
    }

    /// A row that exclusions split into several lines: its top, and the x at which the next of them may begin.
    private var row: (top: CGFloat, x: CGFloat)?

    /// Narrows a line to the next span that is free of exclusions and fits a word.
    private mutating func findRoom(_ p: Paragraph, _ start: Int, _ indent: inout CGFloat, _ tail: inout CGFloat, _ rules: TextConstraints) {
        let height = max(metrics(of: start..<min(start + 1, p.content.upperBound), p).height, 1)
        let bottom = rules.exclusions.map(\.bottom).max() ?? 0
        // Below all exclusions, each line is a row.
        var (top, x) = row.flatMap { $0.x < .infinity ? $0 : nil } ?? (y + pendingSpacing, 0)
        while top < bottom {
            for stretch in TextExclusion.free(rules.exclusions, top: top, bottom: top + height, width: rules.width)
            where stretch.lowerBound >= x {
                let from = stretch.lowerBound > 0 ? max(stretch.lowerBound + rules.padding, indent) : indent
                let to = stretch.upperBound < rules.width ? min(stretch.upperBound - rules.padding, tail) : tail
                guard to > from, holdsWord(p, start, to - from, rules) else { continue }
                (row, indent, tail) = ((top, stretch.upperBound), from, to)
                return
            }
            (top, x) = (max(top + height, y), 0)
        }
        row = (top, .infinity)
    }

    private func holdsWord(_ p: Paragraph, _ start: Int, _ available: CGFloat, _ rules: TextConstraints) -> Bool {
        guard start < p.content.upperBound else { return true }
        let end = nextLine(p, start, available, rules).range.upperBound
        return end == p.content.upperBound || p.breaks.value[end - 1 - p.content.lowerBound]
    }

    /// Returns the height of the line that follows a line ending at `index`.
    private func nextHeight(after index: Int, _ p: Paragraph, _ rules: TextConstraints) -> CGFloat {
        guard index < p.content.upperBound else { return metrics(of: p.end..<min(p.end + 1, text.units.count), p).height }
        let tail = p.style.tailIndent > 0 ? p.style.tailIndent + rules.padding : rules.width + p.style.tailIndent - rules.padding
        let next = nextLine(p, index, max(tail - p.style.headIndent - rules.padding, 0), rules)
        return metrics(of: next.range, p).height
    }

    private func decidesDirection(_ content: Range<Int>) -> Bool {
        guard constraints.isRightToLeft else { return true }
        return text.units[content].contains { unit in
            Unicode.Scalar(UInt32(unit)).map(\.properties.isAlphabetic) ?? true
        }
    }

    // MARK: Lines

    /// A paragraph during line breaking.
    private struct Paragraph {
        var content: Range<Int>
        var end: Int
        var style: NSParagraphStyle.Values
        var shaped: ShapedText
        var breaks: Lazy<[Bool]>

        func advance(_ index: Int) -> CGFloat { shaped.advances[index - content.lowerBound] }
        func starts(_ index: Int) -> Bool { index >= content.upperBound || shaped.isClusterStart[index - content.lowerBound] }
    }

    /// A value that is created on first access.
    private final class Lazy<Value> {
        private let make: () -> Value
        private(set) lazy var value = make()
        init(_ make: @escaping () -> Value) { self.make = make }
    }

    /// A line's text before it is positioned.
    private struct Cut {
        enum Part {
            case text(Range<Int>)
            /// The ellipsis at an index, and the first of the characters that it stands for.
            case ellipsis(at: Int, for: Int)
        }
        var range: Range<Int>
        var parts: [Part]
        var tabs: [Int: CGFloat] = [:]
        var isTooLong = false
        var isTruncated = false
    }

    func isSpace(_ index: Int) -> Bool {
        let unit = text.units[index]
        return unit == 32 || unit == 9 || unit == 0x3000 || (0x2000...0x200A).contains(unit) || unit == 0x2028
    }

    /// Returns the width of the tab at `index`, `x` points from the origin of the paragraph's indents. The text at a right, centered or
    /// decimal stop extends to the next tab or the paragraph's end.
    private func tabWidth(_ index: Int, from x: CGFloat, _ p: Paragraph) -> CGFloat {
        guard let place = p.style.tabLocations.firstIndex(where: { $0 > x + 0.01 }) else {
            let interval = p.style.defaultTabInterval > 0 ? p.style.defaultTabInterval : 28
            return ((x / interval + 0.001).rounded(.down) + 1) * interval - x
        }
        let room = p.style.tabLocations[place] - x
        let alignment = p.style.tabAlignments.indices.contains(place) ? p.style.tabAlignments[place] : .left
        guard alignment == .right || alignment == .center else { return room }
        var width: CGFloat = 0
        for next in index + 1..<max(p.content.upperBound, index + 1) {
            if text.units[next] == 9 || text.units[next] == 0x2028 { break }
            width += p.advance(next)
        }
        return max(0, room - (alignment == .right ? width : width / 2))
    }

    /// Returns the longest line from `start` that fits.
    private func nextLine(_ p: Paragraph, _ start: Int, _ available: CGFloat, _ rules: TextConstraints) -> Cut {
        var cut = Cut(range: start..<p.content.upperBound, parts: [])
        var x: CGFloat = 0
        var index = start
        let margin = start == p.content.lowerBound ? p.style.firstLineHeadIndent : p.style.headIndent
        let limit = available + 0.001
        while index < p.content.upperBound {
            var width = p.advance(index)
            if text.units[index] == 9 {
                width = tabWidth(index, from: x + margin, p)
                cut.tabs[index] = width
            }
            // A separator inside the paragraph ends the line.
            if text.units[index] == 0x2028 {
                cut.range = start..<index + 1
                break
            }
            x += width
            // A space may be beyond the edge at the end of a line, unless lines break at any character: square/Blueprint
            // (AttributedLabelTests/test_textContainerRects_byCharWrapping_0-lines, 375 points wide, iOS 15 to 17) has " nostrud".
            if x > limit, index > start, rules.wrapping == .characters || !isSpace(index) {
                cut.isTooLong = true
                if rules.wrapping == .none { break }
                var end = rules.wrapping == .words ? lastBreak(p, from: start, upTo: index) ?? index : index
                while end > start + 1, !p.starts(end) { end -= 1 }
                if !p.starts(end) { end = nextStart(p, after: start) }
                cut.range = start..<end
                break
            }
            index += 1
        }
        cut.parts = [.text(cut.range)]
        return cut
    }

    /// Returns the range of the last word in a paragraph of several words.
    private func lastWord(of content: Range<Int>) -> Range<Int>? {
        guard let end = content.last(where: { !isSpace($0) }), let space = (content.lowerBound..<end).last(where: isSpace) else {
            return nil
        }
        return space + 1..<end + 1
    }

    /// Moves the second-to-last word to the last line, so that it has at least two words.
    private func pushOut(_ line: inout Cut, _ p: Paragraph, _ lastWord: Range<Int>, _ available: CGFloat) {
        guard let end = line.range.last(where: { !isSpace($0) }), let space = (line.range.lowerBound..<end).last(where: isSpace) else {
            return
        }
        let width = (space + 1..<lastWord.upperBound).reduce(0) { $0 + p.advance($1) }
        guard width <= available else { return }
        line.range = line.range.lowerBound..<space + 1
        line.parts = [.text(line.range)]
    }

    /// Returns the last position before the unit at `limit` at which a line may break.
    private func lastBreak(_ p: Paragraph, from start: Int, upTo limit: Int) -> Int? {
        let breaks = p.breaks.value
        return (start + 1...limit).last { breaks[$0 - 1 - p.content.lowerBound] }
    }

    private func nextStart(_ p: Paragraph, after index: Int) -> Int {
        var next = index + 1
        while !p.starts(next) { next += 1 }
        return next
    }

    /// Returns the line from `start` with the rest of the paragraph, truncated with an ellipsis, beside which there are no spaces
    /// (gonzalezreal/AttributedText, testTruncationMode: "upon my…man with").
    private func truncated(
        _ p: Paragraph, _ start: Int, _ available: CGFloat, _ rules: TextConstraints, hasMoreParagraphs: Bool
    ) -> Cut {
        let whole = start..<p.content.upperBound
        var cut = Cut(range: whole, parts: [], isTruncated: true)
        var widths: [CGFloat] = []
        var total: CGFloat = 0
        let margin = start == p.content.lowerBound ? p.style.firstLineHeadIndent : p.style.headIndent
        for index in whole {
            var width = p.advance(index)
            if text.units[index] == 9 {
                width = tabWidth(index, from: total + margin, p)
                cut.tabs[index] = width
            }
            widths.append(width)
            total += width
        }
        let ellipsis = Ellipsis(style: text.style(at: whole.isEmpty ? start : whole.upperBound - 1)).width
        let room = max(available - ellipsis, 0) + 0.001
        if hasMoreParagraphs, rules.truncation == .tail, total <= room {
            cut.parts = [.text(whole), .ellipsis(at: whole.upperBound, for: whole.upperBound)]
            return cut
        }
        func prefix(_ room: CGFloat) -> Int {
            var (x, end): (CGFloat, Int) = (0, start)
            for index in whole {
                x += widths[index - start]
                if x > room { break }
                if p.starts(index + 1) { end = index + 1 }
            }
            while end > start, text.units[end - 1] == 32 { end -= 1 }
            return end
        }
        func suffix(_ room: CGFloat, notBefore: Int) -> Int {
            var (x, begin): (CGFloat, Int) = (0, whole.upperBound)
            for index in whole.reversed() where index >= notBefore {
                x += widths[index - start]
                if x > room { break }
                if p.starts(index) { begin = index }
            }
            while begin < whole.upperBound, text.units[begin] == 32 { begin += 1 }
            return begin
        }
        switch rules.truncation {
        case .none: cut.parts = [.text(whole)]
        case .tail:
            let end = prefix(room)
            cut.parts = [.text(start..<end), .ellipsis(at: end, for: end)]
        case .head:
            let begin = suffix(room, notBefore: start)
            cut.parts = [.ellipsis(at: begin, for: start), .text(begin..<whole.upperBound)]
        case .middle:
            let end = prefix(room / 2)
            let used = widths[0..<end - start].reduce(0, +)
            let begin = suffix(room - used, notBefore: end)
            cut.parts = [.text(start..<end), .ellipsis(at: end, for: end), .text(begin..<whole.upperBound)]
        }
        return cut
    }

    // MARK: Height

    private struct Metrics {
        var ascent: CGFloat
        var descent: CGFloat
        var height: CGFloat
        /// The leading below the line, unless it is the last.
        var gap: CGFloat
    }

    private func metrics(of range: Range<Int>, _ p: Paragraph) -> Metrics {
        var (ascent, descent, leading, styleLeading): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        func add(_ style: TextStyle) {
            ascent = max(ascent, style.font.ascent + style.baselineOffset)
            descent = max(descent, style.font.descent - style.baselineOffset)
            leading = max(leading, style.font.leading - style.font.styleLeading)
            styleLeading = max(styleLeading, style.font.styleLeading)
        }
        var isEmpty = true
        for (styleRange, style) in text.styles where styleRange.overlaps(range) {
            isEmpty = false
            if let attachment = style.attachment {
                let bounds = attachment.attachmentBounds(
                    lineWidth: constraints.width, ascent: style.font.ascent, position: .zero,
                    characterIndex: max(styleRange.lowerBound, range.lowerBound))
                if bounds.isFinite {
                    ascent = max(ascent, bounds.maxY + style.baselineOffset)
                    descent = max(descent, -bounds.minY - style.baselineOffset)
                }
            }
            add(style)
        }
        if isEmpty { add(text.style(at: max(min(range.lowerBound, text.units.count - 1), 0))) }
        descent += leading
        if constraints.styleLeading == .everyLine { descent += styleLeading }
        let natural = ascent + descent
        func lineHeight(_ natural: CGFloat) -> CGFloat {
            var height = p.style.lineHeightMultiple > 0 ? natural * p.style.lineHeightMultiple : natural
            if p.style.maximumLineHeight > 0 { height = min(height, p.style.maximumLineHeight) }
            return max(height, p.style.minimumLineHeight)
        }
        // Changes in line height apply above the letters.
        let height = lineHeight(natural)
        return Metrics(
            ascent: ascent + height - natural, descent: descent, height: height,
            gap: constraints.styleLeading == .between ? lineHeight(natural + styleLeading) - height : 0)
    }

    // MARK: Pieces

    private mutating func append(
        _ cut: Cut, _ p: Paragraph, _ metrics: Metrics, top: CGFloat, indent: CGFloat, available: CGFloat
    ) {
        var trimmedEnd = cut.range.upperBound
        if !cut.isTruncated {
            while trimmedEnd > cut.range.lowerBound, isSpace(trimmedEnd - 1) { trimmedEnd -= 1 }
        }
        let isRightToLeft = p.shaped.baseLevel == 1
        let pieces = PieceOrder.visual(
            cut.parts.flatMap { part -> [TextPiece] in
                switch part {
                case .text(let range): self.pieces(range, trimmedEnd, cut.tabs, p)
                // It looks like the first character that it stands for: in square/Blueprint (AttributedLabelTests/
                // test_textContainerRects, iOS 15 to 17), it is black between "dolor" and "ommodo", which are links, as the space was.
                case .ellipsis(let index, let first): [Ellipsis(style: text.style(at: first)).piece(at: index, level: p.shaped.baseLevel)]
                }
            })
        let fullWidth = pieces.reduce(0) { $0 + $1.width }
        let spaceWidth = pieces.reduce(0) { $0 + ($1.range.lowerBound >= trimmedEnd && !$1.isEllipsis ? $1.width : 0) }
        let width = fullWidth - spaceWidth
        var x: CGFloat = 0
        let placed = pieces.map { piece in
            var piece = piece
            piece.x = x
            x += piece.width
            return piece
        }
        // The terminator belongs to the paragraph's last line.
        let isLastOfParagraph = cut.range.upperBound == p.content.upperBound
        lines.append(
            TextLine(
                range: cut.range.lowerBound..<(isLastOfParagraph ? p.end : cut.range.upperBound),
                contentEnd: cut.range.upperBound, x: indent, top: top, height: metrics.height,
                baseline: top + metrics.ascent, ascent: metrics.ascent, descent: metrics.descent, width: width,
                fullWidth: fullWidth, left: indent, room: indent...indent + available, pieces: placed,
                isTruncated: cut.isTruncated, isRightToLeft: isRightToLeft))
        if let marker = p.style.marker, cut.range.lowerBound == p.content.lowerBound {
            lines[lines.count - 1].marker = self.pieces(marker, from: constraints.padding - indent, text.style(at: cut.range.lowerBound))
        }
        placements.append(
            Placement(
                alignment: constraints.alignment ?? p.style.alignment, available: available,
                isLastOfParagraph: isLastOfParagraph, tail: p.style.tailIndent < 0 ? -p.style.tailIndent : 0))
        y = max(y, top + metrics.height)
        pendingSpacing = 0
        // White space at the end of a paragraph counts, as in the labels that Interface Builder stored ("Claim of ": 67 points at 17).
        // White space at a break counts in labels, except below which there may be no line: in square/Blueprint
        // (AttributedLabelTests/test_textContainerRects, iOS 15 to 17), the space after "ea" makes a label of 313.5 points 318 wide, but the
        // space after "ut", which ends the second of two lines, does not count.
        let countsSpace = isLastOfParagraph || constraints.countsSpaceAtBreaks && lines.count != constraints.maximumLines
        let counted = countsSpace ? max(width, min(fullWidth, available)) : width
        usedWidth = max(usedWidth, indent + counted + constraints.padding)
    }

    private func pieces(_ range: Range<Int>, _ trimmedEnd: Int, _ tabs: [Int: CGFloat], _ p: Paragraph) -> [TextPiece] {
        var result: [TextPiece] = []
        for run in p.shaped.runs where run.range.overlaps(range) {
            let part = run.range.clamped(to: range)
            let split = min(max(trimmedEnd, part.lowerBound), part.upperBound)
            for (piece, isTail) in [(part.lowerBound..<split, false), (split..<part.upperBound, true)] where !piece.isEmpty {
                var glyphs = piece == run.range ? run.glyphs : run.glyphs.filter { piece.contains(Int($0.cluster)) }
                if !tabs.isEmpty {
                    for index in glyphs.indices {
                        if let width = tabs[Int(glyphs[index].cluster)] { glyphs[index].advance = width }
                    }
                }
                result.append(
                    TextPiece(
                        range: piece, style: run.style, face: run.face, unit: run.unit,
                        level: isTail ? p.shaped.baseLevel : run.level, x: 0,
                        width: glyphs.reduce(0) { $0 + $1.advance }, glyphs: glyphs, isEllipsis: false))
            }
        }
        return result
    }

    /// Returns a list's marker, at its distance from the line's beginning.
    // FIXME(gap): it is on the left in right-to-left text, too.
    private func pieces(_ marker: NSParagraphStyle.Values.Marker, from edge: CGFloat, _ style: TextStyle) -> [TextPiece] {
        let units = Array(marker.text.utf16)
        var x = edge + marker.location
        return Shaper(text: units, range: 0..<units.count, styles: [(0..<units.count, style)], direction: .natural).shape().runs.map {
            run in
            let width = run.glyphs.reduce(0) { $0 + $1.advance }
            defer { x += width }
            return TextPiece(
                range: 0..<0, style: run.style, face: run.face, unit: run.unit, level: run.level, x: x, width: width, glyphs: run.glyphs,
                isEllipsis: true)
        }
    }

    // MARK: Alignment

    /// The alignment of a line.
    struct Placement {
        var alignment: NSTextAlignment
        var available: CGFloat
        var isLastOfParagraph: Bool
        var tail: CGFloat
    }
    var placements: [Placement] = []
}
