// The plugin translates the other files in this folder, and the compiler gets the results.
