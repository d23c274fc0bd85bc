"""Run by Alembic: the migrations go over the connection that `migrate.py` hands in."""

from alembic import context

from hoftag.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
