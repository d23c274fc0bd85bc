"""One module a step; none is ever changed once it has been released."""
