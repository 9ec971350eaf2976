"""The bots that know Spike, in chapters.

apprentice/    a sensible player that looks one turn ahead
levels.py      the levels above it
weights.py     how they see things; tempers
prospects.py   what contracts, route and network still promise
distances.py   how many spaces away everything is
roads.py       where the train can go, and what for
builds.py      which cities to join, how to pay for it, and which cards are missing
beginning.py   what is decided before the game
study.py       a position with what has been seen in it, kept from action to action
policy.py      what is worth thinking of, and one sensible action at once
player.py      all that as the search needs it
reason.py      why
"""
