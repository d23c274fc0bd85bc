"""What can go wrong with the store."""

from hoftag.core.errors import HoftagError


class StoreError(HoftagError):
    """The database cannot be used as it is."""


class ConflictError(Exception):
    """What was to be stored contradicts what is: a name or a number is taken."""
