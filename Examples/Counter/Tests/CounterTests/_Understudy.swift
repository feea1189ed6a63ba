// The plugin compiles what it translates of the files beside this one.
