# The command line

cli-help = Mariáš: plays, judges and analyses. "marias play" starts a game in the terminal.
cli-lang = language of the program: cs, en, sk, sr (Serbian in Latin letters, sr-Latn too), sr-Cyrl (in Cyrillic); else by the environment (LANG)
cli-system = Cannot be written or read: { $reason }
cli-not-text = An argument is not text in the encoding of this system.

# Why the system refused a file

system-ENOENT = there is no such file or folder
system-EACCES = permission is denied
system-EPERM = it is not permitted
system-EISDIR = it is a folder
system-ENOTDIR = a part of the path is no folder
system-ENOSPC = no space is left on the disk
system-EROFS = the disk can only be read
system-ENAMETOOLONG = the name is too long
system-ELOOP = the links lead in a circle
system-EMFILE = too many files are open
system-EIO = the disk reports an error
