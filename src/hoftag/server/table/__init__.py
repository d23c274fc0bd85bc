"""One table: the actor that plays a match, and everything that it consists of."""
