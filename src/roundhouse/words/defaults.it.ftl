### Quello che dice un gioco che non ha parole sue

ended = la partita è finita
score = Punti
board-fact = { $name }: { $value }
