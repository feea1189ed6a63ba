import Foundation

/// The conversion of data to positions along an axis, from 0 to 1.
struct Scale {
    enum Domain {
        case numbers(ClosedRange<Double>, isDate: Bool)
        case categories([String])
    }
    let domain: Domain

    var isCategorical: Bool { if case .categories = domain { true } else { false } }
    var isDate: Bool { if case .numbers(_, true) = domain { true } else { false } }
    /// The share of the axis that a category has.
    var step: CGFloat { if case .categories(let names) = domain { 1 / CGFloat(max(1, names.count)) } else { 0 } }

    func position(_ datum: Datum) -> CGFloat? {
        switch (domain, datum) {
        case (.categories(let names), .category(let name)):
            return names.firstIndex(of: name).map { (CGFloat($0) + 0.5) / CGFloat(names.count) }
        case (.numbers(let range, _), _):
            guard let value = datum.number, range.upperBound > range.lowerBound else { return nil }
            return CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
        default: return nil
        }
    }
    func datum(at position: CGFloat) -> Datum? {
        switch domain {
        case .categories(let names):
            let index = Int(position * CGFloat(names.count))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .numbers(let range, let isDate):
            let value = range.lowerBound + Double(position) * (range.upperBound - range.lowerBound)
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
        }
    }

    /// Returns the scale of data. Numbers include zero and end at round values; `given` replaces the data's own extent.
    static func automatic(_ data: [Datum], given: [Datum]?, includesZero: Bool = true, isRounded: Bool = true) -> Scale {
        let all = given ?? data
        var names: [String] = [], values: [Double] = [], isDate = false
        for datum in all {
            switch datum {
            case .category(let name): if !names.contains(name) { names.append(name) }
            case .date(let date):
                isDate = true
                values.append(date.timeIntervalSinceReferenceDate)
            case .number(let value): if value.isFinite { values.append(value) }
            }
        }
        if !names.isEmpty { return Scale(domain: .categories(names)) }
        guard var low = values.min(), var high = values.max() else { return Scale(domain: .numbers(0...1, isDate: false)) }
        if given == nil, !isDate, includesZero { (low, high) = (min(low, 0), max(high, 0)) }
        if low == high { (low, high) = isDate ? (low - 43200, high + 43200) : (low, high + 1) }
        if given == nil, !isDate, isRounded {
            let step = niceStep((high - low) / 4)
            (low, high) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
        }
        return Scale(domain: .numbers(low...high, isDate: isDate))
    }

    /// Returns 1, 2, or 5 times a power of ten, not less than `step`.
    static func niceStep(_ step: Double) -> Double {
        guard step > 0, step.isFinite else { return 1 }
        let power = pow(10, floor(log10(step)))
        return [1.0, 2, 5, 10].first { $0 * power >= step * 0.999 }! * power
    }

    // MARK: Ticks

    func ticks(_ count: Int) -> [Datum] {
        switch domain {
        case .categories(let names): return names.map { .category($0) }
        case .numbers(let range, false):
            let step = Self.niceStep((range.upperBound - range.lowerBound) / Double(max(1, count - 1)))
            let first = (range.lowerBound / step - 1e-9).rounded(.up), last = (range.upperBound / step + 1e-9).rounded(.down)
            guard last >= first, last - first < 1000 else { return [] }
            // Adding 0 makes -0, which rounding up can give, 0.
            return stride(from: first, through: last, by: 1).map { .number($0 * step + 0) }
        case .numbers(let range, true): return dateTicks(range, dateUnit(range, count))
        }
    }
    func dateTicks(_ unit: Calendar.Component, _ count: Int) -> [Datum] {
        guard case .numbers(let range, true) = domain else { return [] }
        return dateTicks(range, (unit, max(1, count)))
    }
    private func dateTicks(_ range: ClosedRange<Double>, _ step: (unit: Calendar.Component, count: Int)) -> [Datum] {
        // wall clock: axes are divided in the user's calendar, as on iOS
        let calendar = Calendar.current, end = Date(timeIntervalSinceReferenceDate: range.upperBound)
        let begin = Date(timeIntervalSinceReferenceDate: range.lowerBound)
        guard var date = calendar.dateInterval(of: step.unit, for: begin)?.start else { return [] }
        var result: [Datum] = []
        while date <= end, result.count < 500 {
            if date >= begin { result.append(.date(date)) }
            guard let next = calendar.date(byAdding: step.unit, value: step.count, to: date), next > date else { break }
            date = next
        }
        return result
    }
    private func dateUnit(_ range: ClosedRange<Double>, _ count: Int) -> (Calendar.Component, Int) {
        let each = (range.upperBound - range.lowerBound) / Double(max(1, count)), hour = 3600.0, day = 86400.0
        let steps: [(Double, Calendar.Component, Int)] = [
            (60, .minute, 1), (600, .minute, 10), (hour, .hour, 1), (3 * hour, .hour, 3), (6 * hour, .hour, 6), (day, .day, 1),
            (2 * day, .day, 2), (7 * day, .weekOfYear, 1), (31 * day, .month, 1), (92 * day, .month, 3), (366 * day, .year, 1),
            (5 * 366 * day, .year, 5),
        ]
        let step = steps.first { $0.0 >= each } ?? (0, .year, 10)
        return (step.1, step.2)
    }

    /// Returns a tick's usual label.
    func label(_ datum: Datum, of ticks: [Datum]) -> String {
        switch datum {
        case .category(let name): return name
        case .number(let value): return value.formatted(.number.precision(.fractionLength(0...3)))
        case .date(let date):
            let numbers = ticks.compactMap(\.number)
            let each = numbers.count > 1 ? numbers[1] - numbers[0] : 86400
            if each < 86400 { return date.formatted(.dateTime.hour(.defaultDigits(amPM: .abbreviated))) }
            if each < 27 * 86400 { return date.formatted(.dateTime.month(.abbreviated).day()) }
            return each < 360 * 86400 ? date.formatted(.dateTime.month(.abbreviated)) : date.formatted(.dateTime.year())
        }
    }
}
