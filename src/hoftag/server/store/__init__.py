"""Where everything is kept: one database, one writer, migrations from the first day."""
