"""Tables as they are kept alive: in memory and up to date, looked after when nobody is there, and who is there."""
