enum PieceOrder {
    /// Applies Unicode's rule L2: from the highest level down, every sequence at that level or higher is reversed.
    static func visual(_ pieces: [TextPiece]) -> [TextPiece] {
        var pieces = pieces
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
        for level in stride(from: highest, through: 1, by: -1) {
            var start: Int?
            for index in 0...pieces.count {
                if index < pieces.count, pieces[index].level >= level {
                    start = start ?? index
                } else if let from = start {
                    pieces[from..<index].reverse()
                    start = nil
                }
            }
        }
        return pieces
    }
}
