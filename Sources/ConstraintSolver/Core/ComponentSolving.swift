/// Solves a component: runs the constants through the substitutions, then the simplex, and stores the values.
extension Engine {
    mutating func solveComponent(_ index: Int32) {
        runConstants(of: index)
        components[index].simplex.sortKinks()
        if !components[index].hasStarted {
            components[index].simplex.start()
            components[index].hasStarted = true
        }
        components[index].simplex.settle()
        components[index].simplex.minimize(&scratch)
        if !components[index].simplex.holdsRequired {
            violations.append(Violation(kind: .component, index: index))
        }
        writeValues(of: index)
    }

    /// Returns a row's constant after moving the variables outside the component to its side.
    @inline(__always)
    private func innerConstant(_ index: Int32) -> Double {
        let row = rows[index]
        var sum = row.constant
        var term = row.first
        while term < row.first + row.count {
            let variable = terms[term].variable
            if variables[variable].state != .core { sum -= terms[term].coefficient * variables[variable].value }
            term += 1
        }
        return sum
    }

    private mutating func runConstants(of index: Int32) {
        let component = components[index]
        for position in component.singles.indices {
            component.singles[position].constant = innerConstant(component.singles[position].row)
        }
        for position in component.workRows.indices {
            let source = component.workRows[position].source
            component.workRows[position].constant = source >= 0 ? innerConstant(source) : 0
        }
        for position in component.steps.indices {
            let step = component.steps[position]
            component.workRows[step.target].constant -= step.factor * component.workRows[step.source].constant
        }
        let kinks = component.simplex.kinks
        for position in kinks.indices {
            var place = 0.0
            let kink = kinks[position]
            if kink.single >= 0 {
                place = component.singles[kink.single].constant / component.singles[kink.single].coefficient
            }
            if kink.workRow >= 0 { place += component.workRows[kink.workRow].constant }
            kinks[position].position = place
        }
    }

    private mutating func writeValues(of index: Int32) {
        let component = components[index]
        scratch.values.resize(to: max(component.variables.count, scratch.values.count), filling: 0)
        for column in component.columns.indices {
            scratch.values[component.columns[column]] = component.simplex.values[column]
        }
        var position = component.eliminations.count - 1
        while position >= 0 {
            let elimination = component.eliminations[position]
            var sum = component.workRows[elimination.workRow].constant
            for term in elimination.first..<elimination.first + elimination.count {
                let summand = component.eliminationTerms[term]
                sum -= summand.coefficient * scratch.values[summand.column]
            }
            scratch.values[elimination.variable] = sum / elimination.coefficient
            position -= 1
        }
        for variable in component.variables.indices {
            assign(scratch.values[variable], to: component.variables[variable])
        }
    }
}
