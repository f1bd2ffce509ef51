print(CommandLine.arguments.count > 5)
