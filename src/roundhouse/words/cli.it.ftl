### Le parole del comando `roundhouse`.

player = Giocatore { $n }

## Aiuto

cli-about = Giochi ferroviari da tavolo da giocare, verificare, simulare e disegnare.
cli-commands = comandi
cli-lang = lingua di tutto ciò che viene detto
cli-play = gioca una partita in questo terminale
cli-simulate = fa giocare molte partite ai bot e ne conta gli esiti
cli-tournament = fa incontrare i bot su ogni posto e ne stima la forza
cli-verify = rigioca le partite campione e confronta tutto ciò che vi è registrato
cli-import = trasforma in un salvataggio una partita registrata da un altro programma
cli-replay = racconta una partita salvata dall’inizio
cli-render = disegna la mappa di una partita salvata come immagine SVG
cli-rule = spiega una regola
cli-games = elenca i giochi installati con le loro opzioni e i loro bot
cli-game = il gioco: { $games }
cli-options = opzioni del gioco, per esempio edition=2018 (vedi: roundhouse games)
cli-players = numero di giocatori
cli-names = nomi delle persone a questo schermo, separati da virgole
cli-bots = bot, uno per posto, separati da virgole; se sono meno si ripetono a turno
cli-play-bots = bot per gli altri posti, separati da virgole
cli-seed = numero da cui deriva ogni caso
cli-play-save = file in cui si conserva la partita
cli-resume = riprende la partita contenuta in questo file
cli-games-count = numero di partite
cli-games-one = soltanto questo gioco
cli-jobs = numero di processi che giocano contemporaneamente
cli-json = stampa le cifre su una riga di JSON
cli-tournament-bots = almeno due bot, separati da virgole
cli-tournament-keep = file in cui si conservano le partite; con lo stesso file un torneo riprende da dove era stato interrotto
cli-tournament-html = pagina da scrivere, con una tabella e grafici
cli-verify-files = partite campione, o registrate da un altro programma, semplici o compresse con gzip
cli-verify-trace = gli stati che l’altro programma ha registrato dopo ogni azione
cli-import-file = la partita registrata, semplice o compressa con gzip
cli-import-output = file di salvataggio da scrivere
cli-rule-ids = sigle delle regole, per esempio SR-7.1-g
cli-save = un file di salvataggio
cli-at = posizione dopo N azioni (negativo: contando dalla fine)
cli-seat = ciò che vede il giocatore di questo posto (contando da 0); senza, ciò che vedono tutti
cli-theme = colori: chiari, scuri, o entrambi a scelta di chi guarda
cli-targets = evidenzia ciò che adesso si può scegliere
cli-output = file in cui scrivere l’immagine; senza, viene stampata
cli-replay-board = descrive anche l’ultima posizione

## Risultati

verify-note = { $file }: un appunto, non una partita; tralasciato.
verify-passed = ok    { $file }: { $n ->
    [one] 1 decisione
   *[other] { $n } decisioni
}
verify-failed = NO    { $file }: differisce in { $where }
verify-expected = {"      "}registrato: { $what }
verify-found = {"      "}trovato:    { $what }
import-done = { $file }: { $n ->
    [one] 1 azione importata
   *[other] { $n } azioni importate
}
replay-title = { $title }: { $players }, { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
}
render-done = { $file }: disegnato dopo { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
}.
decimal-sign = ,
simulate-speed = { $n ->
    [one] 1 partita
   *[other] { $n } partite
} in { $seconds } s: { $games } partite al secondo, { $decisions } decisioni al secondo.
simulate-ended = Finite perché { $why }: { $n }.
simulate-score = { $bot }: ha vinto il { $rate } % (al 95 %: da { $low } a { $high } %), in media { $total } punti, { $seats } posti giocati.
tournament-title = Torneo: { $game }
tournament-games = { $n ->
    [one] 1 partita
   *[other] { $n } partite
} con { $players } giocatori, ognuno su ogni posto.
tournament-row = { $place }. { $bot }: { $rating } (al 95 %: da { $low } a { $high }), ha vinto il { $rate } %, in media { $total } punti.
tournament-page = La pagina è in { $file }.
tournament-ratings = Forza stimata, e fra quali valori sta
tournament-wins = Vittorie
tournament-categories = Punti per categoria, in media
tournament-bot = bot
tournament-rating = forza
tournament-between = al 95 %
tournament-seats = posti
tournament-total = punti
tournament-rank = posizione
games-players = da { $least } a { $most } giocatori
games-bots = bot: { $bots }
outcome-end = La partita è finita: { $why }.
outcome-category = { $category } – { $points }
outcome-total = { $rank }º { $player }: { $total }
points = { $n }
outcome-winner = { $n ->
    [one] Vince { $players }.
   *[other] Vittoria condivisa: { $players }.
}

## Giocare

# Ciò che si scrive per un comando; le parole inglesi valgono in ogni lingua.
command-board = mappa
command-hint = consiglio
command-undo = annulla
command-save = salva
command-rule = regola
command-help = aiuto
command-quit = esci
command-back = indietro
play-you = Ospite
play-welcome = { $title }. Al tavolo: { $players }.
play-commands = Rispondi con un numero o un nome. Inoltre: ? e un nome (perché non si può?), ? da solo (che cosa si chiede?), { command-back }, { command-board }, { command-hint }, { command-undo }, { command-rule } { $example }, { command-save }, { command-help }, { command-quit }.
play-reason = Perché: { $reason }
play-hint = Consiglio: { $picks }. Perché: { $reason }
play-asked = { $player }: { $prompt }
play-name-one = Indicane uno: { $names }
play-possible = { $what } adesso si può.
play-unknown = Qui niente si chiama «{ $what }». Scrivi ? per un aiuto.
play-not-here = { $what } non fa parte di questa scelta. Con «{ command-back }» togli l’ultima scelta e ne fai prima un’altra.
play-nothing-to-take-back = Non è stato ancora scelto niente.
play-nothing-to-undo = Non c’è ancora niente da annullare.
play-undone = Annullato: { $n ->
    [one] resta 1 mossa
   *[other] restano { $n } mosse
}.
play-saved = Salvato in { $file }.
play-resume = Per riprendere più tardi: roundhouse play --resume { $file }

## Errori

trouble-option = «{ $given }» non è un’opzione: scrivi chiave=valore, per esempio edition=2018.
trouble-players = Questo gioco è per { $least }–{ $most } giocatori, non per { $given }.
trouble-number = ci vuole un numero intero di almeno { $least }, non «{ $given }»
trouble-bots = Indica almeno un bot, per esempio --bots random.
trouble-too-many-bots = { $bots } bot non entrano in { $players } posti.
trouble-tournament-bots = Indica almeno due bot diversi, per esempio --bots random,apprentice.
trouble-tournament-other = { $file } contiene le partite di un altro torneo: indica un altro file, oppure chiedi lo stesso torneo.
trouble-resume = --resume riprende la partita contenuta nel file, che ha già opzioni, giocatori e seme propri: togli { $given }.
trouble-too-many-seats = { $people } persone e { $bots } bot non entrano in { $players } posti.
trouble-rule = Nessun gioco installato ha una regola «{ $given }». Le regole si scrivono come { $example }.
trouble-seat = Il posto { $given } non esiste: i posti si contano da 0 a { $most }.
trouble-at = La posizione { $given } non esiste: la partita ha le posizioni da 0 a { $most }.
trouble-write = { $file } non si può scrivere: { $why }.
trouble-output = La risposta non si può scrivere: { $why }.
