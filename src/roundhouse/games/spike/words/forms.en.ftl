### Spike: what the form of a new table explains about what can be chosen.

option-advanced-help = Players choose the faces of their contracts and keep one of two route cards (SK-12.1-a, SK-12.1-b).
option-segment_exclusive-help = Whether a segment takes the track of one player only, or one piece from each (K-01).
option-allow_debt-help = Whether an upgrade may push a player’s money below zero (K-02).
option-wild_one_colour-help = Whether a wild set stands for cards of one colour or for a mixture of colours (K-03).
option-reverse_allowed-help = Whether a train that is under way may turn back or must keep going the same way (K-04).
option-one_city_per_build-help = Whether a build joins one new city only or may be repeated in the same turn (K-05).
option-cargo_on_arrival-help = Whether a train can load and deliver only in the turn in which it arrives in the city, instead of at any time while it is there (K-13).
option-bypass_in_free_move_only-help = Whether a train may pass a city by only in its free move, and not when it is started or boosted (K-14).
option-start_at_full_speed-help = Whether a train that is started must move exactly as many spaces as its speed, unless a city stops it earlier, instead of any number up to it (K-19).
option-larger_half_on_top-help = If the last deck has an odd number of cards: whether the larger half goes on top of the part with the Time cards, instead of the smaller (K-21).
option-time_cards_go_back-help = Whether a Time card that comes up while the display is filled is shuffled back into the deck instead of being laid out (K-22).
option-special_end_without_contracts-help = Whether the special end needs a player with no open contracts at all, and not just with no delivery that can still be made (K-23).
option-tie_by_track-help = Whether a tie in money and cities goes to the player with more track pieces left, instead of more rail cards in hand (K-25).
option-board-help = Our board, a second one of ours that is tuned to be livelier, or the data of another one with its cards.
