import Foundation

extension TextLayout {
    /// Returns the line of a UTF-16 index; an index at a soft break belongs to the following line.
    package func lineIndex(at index: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { $0.range.contains(index) }
            ?? (index >= (lines.last?.range.upperBound ?? 0) ? lines.count - 1 : 0)
    }

    /// Returns the x coordinate of the caret before the unit at `index`, on that line.
    package func caretX(at index: Int, onLine number: Int) -> CGFloat {
        let line = lines[number]
        var trailing: CGFloat?
        for piece in line.pieces where !piece.isEllipsis {
            for (cluster, span) in clusters(of: piece) {
                if cluster.contains(index) {
                    let share = CGFloat(index - cluster.lowerBound) / CGFloat(cluster.count)
                    return line.x + piece.x
                        + (piece.level & 1 == 1
                            ? span.upperBound - (span.upperBound - span.lowerBound) * share
                            : span.lowerBound + (span.upperBound - span.lowerBound) * share)
                }
                if cluster.upperBound == index {
                    trailing = line.x + piece.x + (piece.level & 1 == 1 ? span.lowerBound : span.upperBound)
                }
            }
        }
        if let trailing { return trailing }
        return line.isRightToLeft && !line.pieces.isEmpty ? line.x : line.x + (index <= line.range.lowerBound ? 0 : line.fullWidth)
    }

    /// Returns the caret's rectangle before the unit at `index`, with zero width and its line's height.
    package func caretRect(at index: Int) -> CGRect {
        guard let number = lineIndex(at: index) else { return .zero }
        let line = lines[number]
        return CGRect(x: caretX(at: index, onLine: number), y: line.top, width: 0, height: line.height)
    }

    /// Returns the index whose caret is nearest to a point.
    package func index(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        return index(atX: point.x, onLine: lineIndex(nearest: point))
    }

    /// Returns the line at a point's height, or the last line below the text. If an exclusion splits a row into several lines, the nearest
    /// one.
    package func lineIndex(nearest point: CGPoint) -> Int {
        let first = lines.firstIndex { point.y < $0.top + $0.height } ?? lines.count - 1
        func distance(_ line: TextLine) -> CGFloat { max(line.frame.minX - point.x, point.x - line.frame.maxX, 0) }
        return lines.indices.filter { lines[$0].top == lines[first].top }.min { distance(lines[$0]) < distance(lines[$1]) } ?? first
    }

    package func index(atX x: CGFloat, onLine number: Int) -> Int {
        let line = lines[number]
        var best = (index: line.range.lowerBound, distance: CGFloat.infinity)
        func offer(_ index: Int, _ place: CGFloat) {
            let distance = abs(place - x)
            if distance < best.distance { best = (index, distance) }
        }
        for piece in line.pieces where !piece.isEllipsis {
            for (cluster, span) in clusters(of: piece) {
                let (left, right) = (line.x + piece.x + span.lowerBound, line.x + piece.x + span.upperBound)
                let isTurned = piece.level & 1 == 1
                offer(cluster.lowerBound, isTurned ? right : left)
                // The caret after a line's last visible character stays on this line.
                let isSoftEnd = cluster.upperBound == line.range.upperBound && number + 1 < lines.count
                if !isSoftEnd || cluster.upperBound <= line.contentEnd && line.contentEnd < line.range.upperBound {
                    offer(cluster.upperBound, isTurned ? left : right)
                }
            }
        }
        return best.index
    }

    /// Returns the unit under a point, or `nil` if there is no glyph.
    package func character(at point: CGPoint) -> Int? {
        guard let line = lines.first(where: { point.y >= $0.top && point.y < $0.top + $0.height }) else { return nil }
        for piece in line.pieces where !piece.isEllipsis {
            for (cluster, span) in clusters(of: piece)
            where point.x >= line.x + piece.x + span.lowerBound && point.x < line.x + piece.x + span.upperBound {
                return cluster.lowerBound
            }
        }
        return nil
    }

    /// Returns the rectangles that cover a range, one or more per line.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var result: [CGRect] = []
        for line in lines where line.range.overlaps(range) {
            var spans: [ClosedRange<CGFloat>] = []
            let reachesEllipsis = line.reachesEllipsis(range)
            for piece in line.pieces {
                let parts =
                    piece.isEllipsis
                    ? (reachesEllipsis ? [0...piece.width] : []) : clusters(of: piece).filter { $0.cluster.overlaps(range) }.map(\.span)
                for span in parts {
                    let (left, right) = (line.x + piece.x + span.lowerBound, line.x + piece.x + span.upperBound)
                    if let last = spans.last, abs(last.upperBound - left) < 0.01 {
                        spans[spans.count - 1] = last.lowerBound...max(right, last.upperBound)
                    } else {
                        spans.append(left...max(left, right))
                    }
                }
            }
            result += spans.map {
                CGRect(x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
            }
        }
        return result
    }

    /// Returns the clusters of a piece in visual order, with their spans relative to the piece's left edge.
    private func clusters(of piece: TextPiece) -> [(cluster: Range<Int>, span: ClosedRange<CGFloat>)] {
        var starts: [(cluster: Int, from: CGFloat, to: CGFloat)] = []
        var x: CGFloat = 0
        for glyph in piece.glyphs {
            if let last = starts.last, last.cluster == Int(glyph.cluster) {
                starts[starts.count - 1].to = x + glyph.advance
            } else {
                starts.append((Int(glyph.cluster), x, x + glyph.advance))
            }
            x += glyph.advance
        }
        let isTurned = piece.level & 1 == 1
        return starts.indices.map { index in
            let next = isTurned ? index - 1 : index + 1
            let end = starts.indices.contains(next) ? starts[next].cluster : piece.range.upperBound
            let start = starts[index].cluster
            return (start..<max(end, start + 1), starts[index].from...max(starts[index].from, starts[index].to))
        }
    }
}
