"""A company's turn (§7): home base, track, stations, running, dividends, trains and forced purchase, redeeming."""
