"""Set-up (§2.4, §11): options, variants, rulings as switches, and the deal."""
