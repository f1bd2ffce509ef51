import GenericForm

let rules: [ValidationRule<String>] = [.isEmail, .isIBAN, .isURL, .isCSSColor, .isJSON]
print(rules.allSatisfy { $0.check(CommandLine.arguments.last ?? "") })
