/// How a lazy container arranges its views: in lines along an axis.
struct LineArrangement: Equatable {
    let axis: Axis
    /// The items that share the breadth of a grid's lines, or `nil` for a stack, whose lines are single views.
    var items: [GridItem]?
    /// The distance between two lines, in points.
    let spacing: CGFloat
    let alignment: Alignment
    let pinned: PinnedScrollableViews

    /// A place in a line: a grid's column or row.
    struct Track {
        /// The breadth that the views are offered, in points.
        var length: CGFloat?
        /// The distance to the next track, in points.
        let gap: CGFloat
        let alignment: Alignment
    }

    /// Returns the tracks: fixed lengths first; the rest is shared by the others, each within its limits; adaptive items become as many as
    /// fit. The single track of a stack is as wide as the stack.
    func tracks(_ room: CGFloat?) -> [Track] {
        guard let items else { return [wholeLine(room)] }
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = (room ?? 0) - gaps, waiting = items.count
        for item in items {
            guard case .fixed(let length) = item.size else { continue }
            left -= length
            waiting -= 1
        }
        var tracks: [Track] = []
        for item in items {
            let gap = item.spacing ?? 8, alignment = item.alignment ?? alignment
            let share = waiting > 0 ? max(0, left / CGFloat(waiting)) : 0
            switch item.size {
            case .fixed(let length):
                tracks.append(Track(length: length, gap: gap, alignment: alignment))
                continue
            case .flexible(let minimum, let maximum):
                let length = room == nil ? minimum : min(max(share, minimum), maximum)
                tracks.append(Track(length: length, gap: gap, alignment: alignment))
                left -= length
            case .adaptive(let minimum, let maximum):
                let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
                let count = fitting.isFinite ? max(1, fitting) : 1
                let length = min(max((share - gap * (count - 1)) / count, minimum), maximum)
                tracks += Array(repeating: Track(length: length, gap: gap, alignment: alignment), count: Int(count))
                left -= share
            }
            waiting -= 1
        }
        return tracks.isEmpty ? [wholeLine(room)] : tracks
    }

    static func == (one: Self, other: Self) -> Bool {
        one.axis == other.axis && one.spacing == other.spacing && one.alignment == other.alignment && one.pinned == other.pinned
            && one.items?.count == other.items?.count && zip(one.items ?? [], other.items ?? []).allSatisfy { $0.isSame(as: $1) }
    }

    /// The track of a view that has a line to itself: a header, a footer, or any view of a stack.
    func wholeLine(_ room: CGFloat?) -> Track { Track(length: room, gap: 0, alignment: alignment) }
}

/// The lines of a lazy container at one breadth. Lines that have not been near the visible part have an estimated length.
@MainActor struct LinePlan {
    struct Line {
        let cells: Range<Int>
        let tracks: [LineArrangement.Track]
        /// The section that contains the line's views.
        let membership: SectionMembership?
        /// The measured length, in points.
        var length: CGFloat?
        /// The distance of the line from the container's start, in points.
        var start: CGFloat = 0
        @MainActor var isBand: Bool { membership?.isBand == true }
    }
    private(set) var lines: [Line] = []
    /// The breadth that the tracks occupy, in points.
    let breadth: CGFloat
    private let children: [ViewElement]
    private let arrangement: LineArrangement
    /// The lengths of lines that are not measured, for those that are headers and footers and for all others: the averages of those that
    /// were measured when lengths were first needed. They stay the same, so that measuring a line does not move all others.
    private var estimates: [Bool: CGFloat] = [:]
    private var axis: Axis { arrangement.axis }

    /// Divides the children into lines. Lines that an earlier plan has measured keep their length.
    init(_ arrangement: LineArrangement, _ children: [ViewElement], room: CGFloat?, after old: LinePlan?) {
        (self.arrangement, self.children) = (arrangement, children)
        let tracks = arrangement.tracks(room)
        breadth = tracks.reduce(0) { $0 + ($1.length ?? 0) } + tracks.dropLast().reduce(0) { $0 + $1.gap }
        var known: [ObjectIdentifier: CGFloat] = [:]
        if let old { for line in old.lines { known[ObjectIdentifier(old.children[line.cells.lowerBound])] = line.length } }
        var first = 0
        while first < children.count {
            let membership = children[first][SectionKey.self]
            var end = first + 1
            if membership?.isBand != true {
                while end < children.count, end - first < tracks.count, children[end][SectionKey.self].isContent(of: membership) {
                    end += 1
                }
            }
            lines.append(
                Line(
                    cells: first..<end, tracks: membership?.isBand == true ? [arrangement.wholeLine(room)] : tracks, membership: membership,
                    length: known[ObjectIdentifier(children[first])]))
            first = end
        }
        settle()
    }

    private func length(_ line: Line) -> CGFloat { line.length ?? estimates[line.isBand] ?? estimates[!line.isBand] ?? 0 }
    func end(_ index: Int) -> CGFloat { lines[index].start + length(lines[index]) }
    /// The length of all lines, in points.
    var length: CGFloat { lines.isEmpty ? 0 : end(lines.count - 1) }

    func proposal(_ track: LineArrangement.Track) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = track.length
        return proposal
    }

    /// Measures the lines that meet the span, and returns how much longer the lines became that begin before it.
    mutating func measure(in span: ClosedRange<CGFloat>) -> CGFloat {
        var position: CGFloat = 0, growth: CGFloat = 0
        for index in lines.indices {
            lines[index].start = position
            let old = length(lines[index])
            if position <= span.upperBound, position + old >= span.lowerBound {
                let new = measure(index)
                if position < span.lowerBound { growth += new - old }
            }
            position += length(lines[index]) + arrangement.spacing
        }
        settle()
        return growth
    }

    @discardableResult mutating func measure(_ index: Int) -> CGFloat {
        let line = lines[index]
        let length = zip(line.cells, line.tracks).map { children[$0].size(for: proposal($1))[axis] }.max() ?? 0
        lines[index].length = length
        return length
    }

    /// Estimates the lines that are not measured, and finds the place of each.
    mutating func settle() {
        for isBand in [false, true] where estimates[isBand] == nil {
            let measured = lines.lazy.filter { $0.isBand == isBand }.compactMap(\.length)
            if !measured.isEmpty { estimates[isBand] = measured.reduce(0, +) / CGFloat(measured.count) }
        }
        var position: CGFloat = 0
        for index in lines.indices {
            lines[index].start = position
            position += length(lines[index]) + arrangement.spacing
        }
    }

    /// Returns the lines that meet the span.
    func lines(in span: ClosedRange<CGFloat>) -> Range<Int> {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if end(middle) < span.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < lines.count, lines[end].start <= span.upperBound { end += 1 }
        return low..<end
    }
    /// Returns the lines of a section, one of which is given.
    func section(_ section: SectionNode, around line: Int) -> Range<Int> {
        var (first, end) = (line, line + 1)
        while first > 0, lines[first - 1].membership?.section === section { first -= 1 }
        while end < lines.count, lines[end].membership?.section === section { end += 1 }
        return first..<end
    }
}

extension SectionMembership? {
    /// Whether a view of this membership can be in one line with the content of a section, or with views outside of any.
    fileprivate func isContent(of membership: SectionMembership?) -> Bool { self?.isBand != true && self?.section === membership?.section }
}
