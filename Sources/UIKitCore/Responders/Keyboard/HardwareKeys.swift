import Foundation

/// What a hardware keyboard's keys do in text beside typing.
@MainActor
package protocol HardwareKeyEditing: UIKeyInput {
    /// Performs the key's command; false for a key that types.
    func perform(_ key: UIKey) -> Bool
}
