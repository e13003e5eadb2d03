"""Why the operating system refused a file, in the language."""

from __future__ import annotations

import errno
import os

from marias.texts import Text

REASONS = {
    os.strerror(getattr(errno, name)): f"system-{name}"
    for name in (
        *("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS", "ENAMETOOLONG", "ELOOP", "EMFILE"),
        "EIO",
    )
}
"""What the system says → the message that says it."""


def reason_said(text: Text, reason: str) -> str:
    """The reason in the language, or as it is where it is none of the usual ones."""
    return text(REASONS[reason]) if reason in REASONS else reason
