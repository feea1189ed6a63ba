import UIKitLists

extension NSAttributedString.Key {
    /// Marks a link that a text view detected itself.
    fileprivate static let detectedData = NSAttributedString.Key("UnderstudyDetectedData")
}

extension UITextView {
    /// Turns data of the `dataDetectorTypes` into links; editable text has none. The app's own links stay unchanged.
    func detectData() {
        let whole = NSRange(location: 0, length: storage.length)
        var known: [NSRange] = []
        textStorage.enumerateAttribute(.detectedData, in: whole) { value, range, _ in if value != nil { known.append(range) } }
        let matches = isEditable ? [] : detected
        guard !known.isEmpty || !matches.isEmpty else { return }
        editing.isChanging = true
        for range in known {
            textStorage.removeAttribute(.link, range: range)
            textStorage.removeAttribute(.detectedData, range: range)
        }
        for (range, url) in matches where textStorage.attribute(.link, at: range.location, effectiveRange: nil) == nil {
            textStorage.addAttributes([.link: url, .detectedData: true], range: range)
        }
        editing.isChanging = false
        textLayoutChanged()
    }

    private var detected: [(NSRange, URL)] {
        var types: NSTextCheckingResult.CheckingType = []
        if dataDetectorTypes.contains(.link) { types.insert(.links) }
        if dataDetectorTypes.contains(.phoneNumber) { types.insert(.phoneNumbers) }
        guard !types.isEmpty, let detector = try? NSDataDetector(types: types.rawValue) else { return [] }
        let string = storage.storage.string
        return detector.matches(in: string, range: NSRange(location: 0, length: storage.length)).compactMap { match in
            let call = match.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { $0.isNumber || $0 == "+" }) }
            return (match.url ?? call).map { (match.range, $0) }
        }
    }
}
