"""Storage: the database, its schema and migrations, and how the logs of tables are written and read."""
