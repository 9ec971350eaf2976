"""The API, one noun per file."""
