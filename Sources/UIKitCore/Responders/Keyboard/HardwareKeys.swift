import Foundation

/// The effects of a hardware keyboard's keys in text apart from typing.
@MainActor
package protocol HardwareKeyEditing: UIKeyInput {
    /// Performs the key's command. Returns `false` for a key that types.
    func perform(_ key: UIKey) -> Bool
}
