"""The bots that know Stephenson's Rocket, in chapters.

levels.py    the levels that people can choose
weights.py   how they see things; tempers
outlook.py   where lines will probably go
awards.py    what rankings will probably pay
worth.py     what a position is worth to everybody, part by part
change.py    what one step changes
study.py     a position with what has been seen in it, kept from action to action
turn.py      the own turn: what is worth thinking of
further.py   what can follow an action
veto.py      the same in a veto
policy.py    one sensible action at once
player.py    all that as the search needs it
reason.py    why
"""
