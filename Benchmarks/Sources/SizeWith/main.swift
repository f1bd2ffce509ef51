import GenericForm

let rules: [Rule<String>] = [.isEmail, .isIBAN, .isURL, .isCSSColor, .isJSON]
print(rules.allSatisfy { $0.accepts(CommandLine.arguments.last ?? "") })
