import Foundation

/// The horizontal positions of lines.
extension LineSetter {
    /// Positions lines once the width of text without a width limit is known.
    mutating func align() {
        let natural = usedWidth
        for index in lines.indices {
            let placement = placements[index]
            let indent = lines[index].x
            let room =
                placement.available.isFinite && placement.available < 1_000_000
                ? placement.available : natural - indent - constraints.padding
            var alignment = placement.alignment
            if alignment == .natural {
                alignment = (constraints.alignsByLayoutDirection ? constraints.isRightToLeft : lines[index].isRightToLeft) ? .right : .left
            }
            let extra = room - lines[index].width
            switch alignment {
            case .justified where !placement.isLastOfParagraph && extra > 0 && !lines[index].isTruncated:
                justify(index, extra)
                lines[index].left = indent
            case .justified: lines[index].left = lines[index].isRightToLeft ? indent + extra : indent
            case .center: lines[index].left = indent + extra / 2
            case .right: lines[index].left = indent + extra
            case .left, .natural: lines[index].left = indent
            }
            // White space at the end of a right-to-left line extends beyond the left edge.
            let line = lines[index]
            lines[index].x = line.left - (line.isRightToLeft ? line.fullWidth - line.width : 0)
        }
    }

    private mutating func justify(_ index: Int, _ extra: CGFloat) {
        var line = lines[index]
        var end = line.contentEnd
        while end > line.range.lowerBound, isSpace(end - 1) { end -= 1 }
        let gaps = line.pieces.reduce(0) { count, piece in
            count + piece.glyphs.count { Int($0.cluster) < end && text.units[Int($0.cluster)] == 32 }
        }
        guard gaps > 0 else { return }
        let share = extra / CGFloat(gaps)
        var x: CGFloat = 0
        for place in line.pieces.indices {
            line.pieces[place].x = x
            for glyph in line.pieces[place].glyphs.indices {
                let cluster = Int(line.pieces[place].glyphs[glyph].cluster)
                guard cluster < end, text.units[cluster] == 32 else { continue }
                line.pieces[place].glyphs[glyph].advance += share
                line.pieces[place].width += share
            }
            x += line.pieces[place].width
        }
        line.width += extra
        line.fullWidth += extra
        lines[index] = line
    }
}
