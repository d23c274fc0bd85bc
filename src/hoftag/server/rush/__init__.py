"""A phase in which it counts who was first: acts with claimed times become one order."""
