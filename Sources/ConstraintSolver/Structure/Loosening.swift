/// Dissolves the structure around a change.
extension Engine {
    /// Loosens everything that depends on the presence of `row` in the structure, and the row itself if it stays.
    mutating func loosen(row index: Int32, keepingRow: Bool) {
        let row = rows[index]
        switch row.state {
        case .vacant, .pending, .loose, .region:
            return
        case .check:
            break
        case .fixing:
            loosenVariable(row.target)
        case .single:
            loosenVariable(row.target)
        case .core:
            loosenComponent(row.target)
        case .defining:
            if keepingRow {
                loosenVariable(row.target)
            } else {
                markLoose(variable: row.target)
            }
        }
        if keepingRow {
            markLoose(row: index)
            loosenVariables(of: index)
        }
    }

    /// Loosens every unfixed variable of the row.
    mutating func loosenVariables(of index: Int32) {
        let row = rows[index]
        var term = row.first
        while term < row.first + row.count {
            let variable = terms[term].variable
            switch variables[variable].state {
            case .fixed, .loose, .vacant: break
            case .unbound: markLoose(variable: variable)
            case .single, .core, .output: loosenVariable(variable)
            }
            term += 1
        }
    }

    @inline(__always)
    mutating func markLoose(row: Int32) {
        guard rows[row].state != .loose else { return }
        rows[row].state = .loose
        looseRows.append(row)
    }

    @inline(__always)
    mutating func markLoose(variable: Int32) {
        guard variables[variable].state != .loose else { return }
        variables[variable].state = .loose
        looseVariables.append(variable)
    }

    /// Dissolves the source of a variable's value, and everything that depends on it.
    mutating func loosenVariable(_ first: Int32) {
        let bottom = stack.count
        stack.append(first)
        while stack.count > bottom {
            stack.removeLast()
            let variable = stack.base[stack.count]
            let record = variables[variable]
            switch record.state {
            case .vacant, .loose:
                continue
            case .unbound:
                markLoose(variable: variable)
            case .core:
                loosenComponent(record.owner)
            case .single:
                markLoose(variable: variable)
                var term = record.head
                while term >= 0 {
                    let row = terms[term].row
                    if rows[row].state == .single { markLoose(row: row) }
                    term = terms[term].next
                }
            case .output:
                // The row that determined the value now affects its other variables.
                markLoose(variable: variable)
                let owner = rows[record.owner]
                markLoose(row: record.owner)
                var term = owner.first
                while term < owner.first + owner.count {
                    let other = terms[term].variable
                    switch variables[other].state {
                    case .fixed, .loose, .vacant: break
                    default: stack.append(other)
                    }
                    term += 1
                }
            case .fixed:
                markLoose(variable: variable)
                var term = record.head
                while term >= 0 {
                    let row = terms[term].row
                    switch rows[row].state {
                    case .fixing:
                        if row != record.owner { stack.append(rows[row].target) }
                        markLoose(row: row)
                    case .check:
                        markLoose(row: row)
                    case .single:
                        stack.append(rows[row].target)
                    case .core:
                        loosenComponent(rows[row].target)
                    case .vacant, .pending, .loose, .region, .defining:
                        break
                    }
                    term = terms[term].next
                }
            }
        }
    }

    mutating func loosenComponent(_ index: Int32) {
        guard components[index].isLive else { return }
        for row in components[index].rows.indices { markLoose(row: components[index].rows[row]) }
        for variable in components[index].variables.indices {
            markLoose(variable: components[index].variables[variable])
        }
        components[index].deallocate()
        components[index] = Component()
        vacantComponents.append(index)
    }
}
