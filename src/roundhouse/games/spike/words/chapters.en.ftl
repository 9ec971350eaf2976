### Spike: the titles of the chapters of the rules.

chapter-1 = Components
chapter-2 = Set-up
chapter-3 = Turn
chapter-4 = Train movement
chapter-5 = Loading, unloading, delivering
chapter-6 = Draw
chapter-7 = Build
chapter-8 = Start, boost, upgrade
chapter-9 = Rounds and Time cards
chapter-10 = End of the game
chapter-11 = Final scoring
chapter-12 = Advanced game
chapter-13 = Hidden information, and what is always true
