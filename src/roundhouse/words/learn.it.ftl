### Quello che si dice dove si impara un gioco: come si gioca, la prima partita, l’istruttore. Arriva con quelle pagine.

## I modi di imparare

learn-ways = Modi di imparare
learn-read-minutes = { $n } minuti, da leggere
learn-howto = Come si gioca
learn-howto-help = Di che cosa si tratta, un turno in immagini, come si vince, e gli errori di chi comincia.
learn-howto-read = Leggi
learn-first-time = Una partita intera, da giocare
learn-first = Prima partita con l’istruttore
learn-first-help = Bot gentili, niente orologio. L’istruttore spiega ogni decisione, dice che cosa conta adesso, e ti lascia annullare le mosse.
learn-first-begin = Comincia
learn-puzzles-time = Pochi minuti
learn-puzzles = Rompicapi
learn-puzzles-help = Una decisione di una partita vera: trova la risposta migliore.
learn-puzzles-go = Ai rompicapi

## Come si gioca

learn-howto-minutes = Come si gioca · { $n } minuti
learn-players = Giocatori
learn-time = Durata
learn-try-lessons = Prova le lezioni
learn-full-rules = Tutte le regole
learn-on-page = In questa pagina
learn-rules = Regole

## L’istruttore della prima partita

coach-title = Istruttore
coach-off = Basta suggerimenti
coach-explain = Di che decisione si tratta?
coach-now = Che cosa conta adesso
coach-hint = Tu che faresti?
coach-thinking = L’istruttore ci pensa …
coach-brought = Che cosa ha reso la tua mossa
coach-waiting = Giocano gli altri. Guarda che cosa li fa guadagnare.
coach-fold = Chiudi il riquadro dell’istruttore
coach-best = Il massimo che puoi guadagnare subito è { $points }: { $what }
coach-others = Attenzione, fa guadagnare anche altri: { $player } { $points }.
coach-next = Se lasci le cose come stanno, dopo di te { $player } può guadagnare { $points }: { $what }
