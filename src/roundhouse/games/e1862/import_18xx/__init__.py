"""Games of the public site: their logs read as our actions, their traces compared with our states."""
