/// Overrides that use the names UIKit's members had before Swift 4.2 (`override func didMove(toParentViewController:)`), their calls to
/// `super`, and overrides of members that Linux's Foundation does not allow to be overridden. They are renamed before the file is parsed;
/// spaces keep every column.
enum OldOverrides {
    private static let names: [(old: [UInt8], new: [UInt8])] = [
        ("toParentViewController", "toParent"), ("addChildViewController", "addChild"),
        ("removeFromParentViewController", "removeFromParent"),
        ("childViewControllerForStatusBarStyle", "childForStatusBarStyle"),
        ("childViewControllerForStatusBarHidden", "childForStatusBarHidden"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
    /// Members that were methods and are now properties.
    private static let methods: [(old: [UInt8], new: [UInt8])] = [
        ("childViewControllerForHomeIndicatorAutoHidden()", "childForHomeIndicatorAutoHidden"),
        ("prefersHomeIndicatorAutoHidden()", "prefersHomeIndicatorAutoHidden"),
        ("childViewControllerForScreenEdgesDeferringSystemGestures()", "childForScreenEdgesDeferringSystemGestures"),
        ("preferredScreenEdgesDeferringSystemGestures()", "preferredScreenEdgesDeferringSystemGestures"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// Methods whose first label is now part of the name: `bringSubview(toFront view: UIView)`.
    private static let labeled: [(old: [UInt8], new: [UInt8])] = [
        ("bringSubview(toFront", "bringSubviewToFront("), ("sendSubview(toBack", "sendSubviewToBack("),
    ].map {
        (Array($0.0.utf8), Array($0.1.utf8))
    }
    /// Methods such as `isKind(of:)` of `NSObject`: an override remains a method that is never called.
    private static let closed: [[UInt8]] = ["isKind(of", "isMember(of"].map { Array($0.utf8) }

    /// Standard edit actions of iOS 26, which are declared beside UIKit's classes here: older apps have methods with these names that
    /// override nothing. A method that is marked `override` becomes one that selectors find.
    private static let actions: [[UInt8]] = [
        "alignLeft(_", "alignCenter(_", "alignJustified(_", "alignRight(_", "toggleSidebar(_", "toggleInspector(_", "performClose(_",
    ].map { Array($0.utf8) }

    static func modernize(_ source: inout [UInt8]) {
        for name in actions {
            for place in places(of: name, in: source) {
                guard case .some(.some(let keyword)) = isOverride(at: place, in: source),
                    let word = places(of: Array("override".utf8), in: Array(source[..<keyword])).last
                else { continue }
                write(Array("@objc".utf8), over: 8, at: word, in: &source)
            }
        }
        for (old, new) in labeled {
            for place in places(of: old, in: source) {
                guard let keyword = isOverride(at: place, in: source) else { continue }
                let end = place + old.count
                if keyword == nil, end < source.count, source[end] == 58 {
                    write(new, over: old.count + 1, at: place, in: &source)
                } else if keyword != nil, let colon = source[end...].firstIndex(of: 58), colon + 1 < source.count, source[colon + 1] == 32 {
                    // The space after the colon makes room for `_`.
                    source.replaceSubrange(place..<colon + 2, with: new + [95] + source[end...colon])
                }
            }
        }
        for old in closed {
            for place in places(of: old, in: source) {
                guard case .some(.some(let keyword)) = isOverride(at: place, in: source),
                    let word = places(of: Array("override".utf8), in: Array(source[..<keyword])).last
                else { continue }
                write([], over: 8, at: word, in: &source)
                // `func` moves into the space before it.
                source.replaceSubrange(keyword - 1..<place, with: source[keyword..<place] + [95])
            }
        }
        for (old, new) in names {
            for place in places(of: old, in: source) where isOverride(at: place, in: source) != nil {
                write(new, over: old.count, at: place, in: &source)
            }
        }
        for (old, new) in methods {
            for place in places(of: old, in: source) {
                guard let keyword = isOverride(at: place, in: source) else { continue }
                write(new, over: old.count, at: place, in: &source)
                guard let keyword, let arrow = places(of: Array("->".utf8), in: source, from: place + old.count).first else { continue }
                write(Array("var".utf8), over: 4, at: keyword, in: &source)
                write([58], over: 2, at: arrow, in: &source)
            }
        }
    }

    /// Returns the position of an override's `func`, `.some(nil)` for a call to `super`, or `nil` for anything else.
    private static func isOverride(at place: Int, in source: [UInt8]) -> Int?? {
        let start = source[..<place].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
        let before = String(decoding: source[start..<place], as: UTF8.self)
        let words = before.split { !$0.isLetter }
        // A label follows its method's name.
        let isLabel = before.last == "("
        guard isLabel || before.last == " " || before.last == "." else { return nil }
        let owner = words.dropLast(isLabel ? 1 : 0)
        if owner.last == "super" { return .some(nil) }
        guard owner.contains("override"), owner.last == "func" || owner.last == "var" else { return nil }
        return .some(places(of: Array("func ".utf8), in: Array(before.utf8)).last.map { start + $0 })
    }

    private static func write(_ text: [UInt8], over count: Int, at place: Int, in source: inout [UInt8]) {
        source.replaceSubrange(place..<place + count, with: text + Array(repeating: 32, count: count - text.count))
    }

    private static func places(of text: [UInt8], in source: [UInt8], from: Int = 0) -> [Int] {
        guard source.count >= text.count else { return [] }
        var found: [Int] = []
        source.withUnsafeBufferPointer { source in
            var index = from
            while index + text.count <= source.count {
                if source[index] == text[0], source[index + text.count - 1] == text[text.count - 1],
                    source[index..<index + text.count].elementsEqual(text)
                {
                    found.append(index)
                    index += text.count
                } else {
                    index += 1
                }
            }
        }
        return found
    }
}
