# Command line: headings of the help, and what is wrong with what was typed

usage-usage = Usage:
usage-options = Options:
usage-commands = Commands:
usage-any-options = [OPTIONS]
usage-any-command = COMMAND [ARGS]...
usage-default = [default:
usage-help = Show this message and exit.
usage-version = Show the version and exit.
usage-version-compiled = the solver's core is compiled
usage-version-uncompiled = the solver's core is not compiled (far slower)
usage-try = Help: { $command }
usage-no-option = there is no option { $name }; similar: { $near }
usage-no-command = there is no command { $name }
error-profile-to-show = there is no command { $name }; the rule set of that name is shown by marias profile show { $name }
usage-missing = { $name } is missing
usage-option = option { $name }: its value is missing, or it takes none
usage-value = { $name }: cannot have this value; allowed: { $allowed }
usage-extra = too much: { $words }
