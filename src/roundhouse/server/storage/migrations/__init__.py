"""Migrations: how the database gets from any earlier schema to the present one."""
