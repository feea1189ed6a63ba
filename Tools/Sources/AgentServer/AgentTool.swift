import AutomationClient

/// A tool's name and parameters, as clients list them.
public struct AgentTool: Sendable {
    struct Parameter: Sendable {
        var name: String
        var type: String
        var about: String
        var isNeeded = false
        var choices: [String] = []
    }

    var name: String
    var about: String
    var parameters: [Parameter] = []
    /// Whether the tool may change the app or a file.
    var changes = true
    var body: @Sendable (AgentTools, JSONValue) throws -> AgentResult

    var json: JSONValue {
        let properties = Dictionary(
            uniqueKeysWithValues: parameters.map { parameter -> (String, JSONValue) in
                var members: [String: JSONValue] = ["description": .string(parameter.about)]
                // An element is identified by its number or its text.
                members["type"] = parameter.type == "element" ? ["integer", "string"] : .string(parameter.type)
                if !parameter.choices.isEmpty { members["enum"] = .array(parameter.choices.map(JSONValue.string)) }
                if parameter.type == "array" { members["items"] = ["type": "string"] }
                return (parameter.name, .object(members))
            })
        var schema: [String: JSONValue] = ["type": "object", "properties": .object(properties), "additionalProperties": false]
        let needed = parameters.filter(\.isNeeded).map { JSONValue.string($0.name) }
        if !needed.isEmpty { schema["required"] = .array(needed) }
        return [
            "name": .string(name), "description": .string(about), "inputSchema": .object(schema),
            "annotations": ["readOnlyHint": .bool(!changes), "destructiveHint": false, "openWorldHint": false],
        ]
    }
}

/// The result of a tool.
public struct AgentResult: Sendable {
    /// The text for the agent.
    public var text: String
    /// Whether the text describes an error.
    public var isError: Bool
    /// A PNG, encoded in base64.
    public var picture: String?

    /// Creates a result with a text and, if there is one, a picture.
    public init(_ text: String, isError: Bool = false, picture: String? = nil) {
        (self.text, self.isError, self.picture) = (text, isError, picture)
    }

    var json: JSONValue {
        var content: [JSONValue] = [["type": "text", "text": .string(text)]]
        if let picture { content.append(["type": "image", "data": .string(picture), "mimeType": "image/png"]) }
        return ["content": .array(content), "isError": .bool(isError)]
    }
}

/// An error that explains to the agent why a call has no effect.
struct AgentError: Error {
    var message: String
    init(_ message: String) { self.message = message }
}
