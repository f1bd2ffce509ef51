/// An editor whose parts are the entries of one line, which looks like a single entry in a row.
protocol TextLine: FormEditor {}
