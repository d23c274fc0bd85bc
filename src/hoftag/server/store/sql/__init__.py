"""The store in SQL: statements that any database of SQLAlchemy understands, one module a subject."""
