"""``python -m marias`` is the command line."""

from marias.cli import main

main()
