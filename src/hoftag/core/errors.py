"""The errors a person may see."""


class HoftagError(Exception):
    """Something a person can mend: `str` is one sentence that says what is wrong and what to do."""
