/// Creates IDs in Interface Builder's format, `a1B-2c-D3e`, from a seed, so that the same edit produces the same file.
enum ObjectID {
    private static let digits = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    static func make(_ seed: String, taken: Set<String>) -> String {
        var attempt = 0
        while true {
            let id = form(attempt == 0 ? seed : "\(seed)#\(attempt)")
            if !taken.contains(id) { return id }
            attempt += 1
        }
    }

    private static func form(_ seed: String) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in seed.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        hash ^= hash >> 29
        var id = ""
        for index in 0..<8 {
            if index == 3 || index == 5 { id += "-" }
            id.append(digits[Int(hash % 62)])
            hash /= 62
        }
        return id
    }
}
