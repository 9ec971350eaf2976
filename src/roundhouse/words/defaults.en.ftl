### What a game says that has no words of its own for it

ended = the game is over
score = Points
board-fact = { $name }: { $value }
