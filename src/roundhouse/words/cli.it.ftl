### Le parole del comando `roundhouse`.

player = Giocatore { $n }

## Aiuto

cli-about = Giochi ferroviari da tavolo da giocare, verificare, simulare e disegnare.
cli-command = comando
cli-commands = comandi
cli-lang = lingua di tutto ciò che viene detto
cli-version = mostra la versione e come è stata costruita, poi esce
installed-plain = Non compilato, quindi parecchie volte più lento per bot e simulazioni: { $why }
installed-plain-checkout = questa è una copia dei sorgenti, e si compilano solo i wheel. `make fast` ne costruisce uno qui accanto.
installed-plain-asked = al momento dell’installazione era impostato ROUNDHOUSE_COMPILE=0.
installed-plain-no-compiler = al momento dell’installazione mancava un compilatore C. Installane uno (Debian e Ubuntu: apt install gcc python3-dev; macOS: xcode-select --install; Windows: Build Tools per Visual Studio) e reinstalla con --force-reinstall.
installed-plain-failed = la compilazione è fallita durante l’installazione. Reinstalla con `pip install -v --force-reinstall` per vedere perché.
installed-without-pages = Senza le pagine: `roundhouse serve` offre i tavoli solo ai programmi. In una copia dei sorgenti le costruisce `make client`; un pacchetto le contiene sempre, a meno che non sia impostato ROUNDHOUSE_PAGES=0.
cli-play = gioca una partita in questo terminale
cli-simulate = fa giocare molte partite ai bot e ne conta gli esiti
cli-tournament = fa incontrare i bot su ogni posto e ne stima la forza
cli-seal = una partita finita è stata distribuita come promesso all’inizio?
cli-verify = rigioca le partite campione e confronta tutto ciò che vi è registrato
cli-import = trasforma in un salvataggio una partita registrata da un altro programma
cli-replay = racconta una partita salvata dall’inizio
cli-render = disegna la mappa di una partita salvata come immagine SVG o PNG
cli-board = controlla, converte o disegna il file di una mappa
cli-board-deed = check dice che cosa non va e dove; convert scrive il JSON come testo e il testo come JSON; draw fa un’immagine SVG
cli-board-files = i file della mappa, in JSON o come testo; senza file, la nostra mappa
cli-board-output = dove scrivere; una cartella, se i file sono più d’uno
cli-rule = spiega una regola
cli-word = spiega una parola di un gioco
cli-language = dice che cosa c’è e che cosa manca in una traduzione, file per file
cli-puzzles = trova rompicapi nelle partite salvate e ridimostra quelli di un file
cli-puzzles-act = che cosa fare: make (crea) o check (verifica)
cli-puzzles-about = il gioco di cui creare i rompicapi, o i file da verificare
cli-puzzles-from = partite salvate in cui cercare i rompicapi
cli-puzzles-output = file in cui scrivere i rompicapi
cli-puzzles-most = quanti rompicapi tenere al massimo
cli-games = elenca i giochi installati con le loro opzioni e i loro bot
cli-game = il gioco: { $games }
cli-options = opzioni del gioco, per esempio edition=2018 (vedi: roundhouse games)
cli-players = numero di giocatori
cli-names = nomi delle persone a questo schermo, separati da virgole
cli-bots = bot, uno per posto, separati da virgole; se sono meno si ripetono a turno; uno tuo come pacchetto.modulo:Classe
cli-play-bots = bot per gli altri posti, separati da virgole
cli-seed = numero da cui deriva ogni caso
cli-play-save = file in cui si conserva la partita
cli-resume = riprende la partita contenuta in questo file
cli-games-count = numero di partite
cli-games-one = soltanto questo gioco
cli-jobs = numero di processi che giocano contemporaneamente
cli-json = stampa le cifre su una riga di JSON
cli-tournament-bots = almeno due bot, separati da virgole; uno tuo come pacchetto.modulo:Classe
cli-tournament-ray = indirizzo di un cluster Ray che gioca le partite, invece di questo solo computer; auto trova quello attivo qui
cli-tournament-keep = file in cui si conservano le partite; con lo stesso file un torneo riprende da dove era stato interrotto
cli-tournament-html = pagina da scrivere, con una tabella e grafici
cli-verify-files = partite campione, o registrate da un altro programma, semplici o compresse con gzip
cli-seal-save = il file salvato di un tavolo la cui partita è finita
cli-seal-promised = il sigillo mostrato durante la partita, o un file esportato allora
cli-verify-trace = gli stati che l’altro programma ha registrato dopo ogni azione
cli-import-file = la partita registrata, o una nella notazione testuale, semplice o compressa con gzip
cli-import-output = file di salvataggio da scrivere
cli-rule-ids = sigle delle regole, per esempio SR-7.1-g
cli-word-game = il gioco, con il nome che mostra «roundhouse games»
cli-language-code = la lingua, con le sue due lettere, per esempio de
cli-language-missing = elenca ogni messaggio che manca
language-file = { $file }: { $has } messaggi su { $all }
language-missing = { $key } manca; si dice in inglese
language-unknown = { $key } non è fra i messaggi inglesi
language-otherwise = { $key } usa qualcosa che non riceve
cli-word-term = la parola, al singolare o al plurale; se manca, tutte le parole del gioco
cli-save = un file di salvataggio
cli-at = posizione dopo N azioni (negativo: contando dalla fine)
cli-seat = ciò che vede il giocatore di questo posto (contando da 0); senza, ciò che vedono tutti
cli-theme = colori: chiari, scuri, o entrambi a scelta di chi guarda
cli-targets = evidenzia ciò che adesso si può scegliere
cli-output = file in cui scrivere l’immagine, PNG se così si chiama; senza, viene stampata come SVG
cli-replay-board = descrive anche l’ultima posizione

## Risultati

seal-found = Questa partita è stata distribuita da ciò che ha il sigillo { $seal }.
seal-compare = Confrontalo con quello mostrato durante la partita.
seal-kept = È il sigillo promesso: tutto è stato distribuito come stabilito all’inizio.
seal-broken = Era stato promesso un altro sigillo: questa partita non viene da ciò che era stabilito all’inizio.
trouble-seal-none = { $file } non è la partita di un tavolo: lì non è stato sigillato nulla.
trouble-seal-given = «{ $given }» non è né un sigillo (almeno le prime 16 lettere e cifre) né un file che ne contiene uno.
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
simulate-length = Decisioni per partita: in media { $mean } (mediana { $median }), da { $least } a { $most }.
simulate-points = Punti di tutti i giocatori insieme: in media { $mean } (± { $deviation }), da { $least } a { $most }.
simulate-winner = Punti del vincitore: in media { $mean } (± { $deviation }), da { $least } a { $most }.
simulate-spread = Dal primo all’ultimo: in media { $mean } punti (mediana { $median }), da { $least } a { $most }.
simulate-ended = Finite perché { $why }: { $n } ({ $share } %).
simulate-tally = { $what } per partita: { $n }.
simulate-place = Posto { $n } nell’ordine di turno: ha vinto il { $rate } %, in media { $total } punti.
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
trouble-no-ray = Qui Ray non è installato: pip install 'roundhouse-games[ray]', oppure togli --ray.
trouble-no-cluster = Nessun cluster Ray risponde a { $address }. `ray start --head` ne avvia uno e ne dice l’indirizzo.
trouble-tournament-other = { $file } contiene le partite di un altro torneo: indica un altro file, oppure chiedi lo stesso torneo.
trouble-resume = --resume riprende la partita contenuta nel file, che ha già opzioni, giocatori e seme propri: togli { $given }.
trouble-too-many-seats = { $people } persone e { $bots } bot non entrano in { $players } posti.
trouble-rule = Nessun gioco installato ha una regola «{ $given }». Le regole si scrivono come { $example }.
trouble-word = Nel glossario di { $title } non c’è la parola «{ $given }».
trouble-word-near = Nel glossario di { $title } non c’è la parola «{ $given }». Intendevi { $near }?
trouble-seat = Il posto { $given } non esiste: i posti si contano da 0 a { $most }.
trouble-at = La posizione { $given } non esiste: la partita ha le posizioni da 0 a { $most }.
trouble-write = { $file } non si può scrivere: { $why }.
trouble-rasteriser = Per disegnare un PNG serve un altro pacchetto: pip install "{ $extra }". Per un SVG no.
trouble-read = { $file } non si può leggere: { $why }.
trouble-not-utf8 = { $file } non è un file di testo in UTF-8.
trouble-no-boards = { $game } non ha file di mappa; li hanno questi giochi: { $known }.
trouble-board-file = { $file } non è uno dei file di una mappa. Ci vuole un file che finisce in .json, oppure { $known }.
trouble-board-twice = { $file } e { $other } sono entrambi { $name }: una mappa ne ha uno solo.
board-right = Sulla mappa «{ $title }» si può giocare.
board-written = { $file }: scritto.
trouble-puzzles-usage = Si chiede così: { $usage }
trouble-puzzles-none = { $title } non ha rompicapi da creare.
trouble-puzzles-game = { $file } è una partita di { $title }.
puzzles-make = make GIOCO --from PARTITA… -o FILE   trova nelle partite salvate rompicapi con una sola risposta migliore
puzzles-check = check FILE…                          dimostra di nuovo ogni rompicapo
puzzles-made =
    { $n ->
        [one] { $file }: 1 rompicapo, su { $found } trovati. Partite lette: { $games }.
       *[other] { $file }: { $n } rompicapi, su { $found } trovati. Partite lette: { $games }.
    }
puzzles-left-out = { $file } è stata giocata con altre regole ed è tralasciata.
puzzles-failed = NO    { $file }, { $puzzle }: { $why }
puzzle-wrong-action = le regole rifiutano l’azione { $n } della sua partita
puzzle-wrong-question = in questa posizione non si può porre la domanda «{ $theme }»
puzzle-wrong-unclear = non c’è una sola risposta migliore
puzzle-wrong-figures = la risposta migliore vale { $found }, non { $recorded }, o altre risposte hanno un altro valore
puzzle-wrong-rating = la sua difficoltà è { $found }, non { $recorded }
puzzle-wrong-answer = la risposta registrata è rifiutata, o non è la migliore
trouble-output = La risposta non si può scrivere: { $why }.

## Che cosa si dice di opzioni e argomenti

argument-usage = uso:
argument-options-title = opzioni
argument-positional = argomenti
argument-help = mostra questo aiuto ed esce
argument-error = %(prog)s: %(message)s
argument-argument = %(argument_name)s: %(message)s
argument-required = mancano: %s
argument-one-required = ne manca uno tra questi: %s
argument-unrecognized = qui non si conoscono: %s
argument-choice = %(value)s non esiste; ci sono %(choices)s
argument-type = %(value)r non è un valore valido (%(type)s)
argument-ambiguous = %(option)s potrebbe voler dire %(matches)s
argument-not-with = non può stare insieme a %s
argument-explicit = non vuole un valore, ma è stato dato %r
argument-expected-one = manca un valore
argument-expected-some = manca almeno un valore
argument-expected-one-at-most = un valore al massimo
argument-place-address = INDIRIZZO
argument-place-directory = CARTELLA
argument-place-file = FILE
argument-place-folder = CARTELLA
argument-place-host = INDIRIZZO
argument-place-key = CHIAVE
argument-place-language = LINGUA
argument-place-name = NOME
argument-place-name-or-folder = NOME|CARTELLA
argument-place-rule = REGOLA
argument-place-save = PARTITA
argument-place-seal = SIGILLO
argument-place-trace = STATI
argument-place-game = gioco
argument-place-option = chiave=valore
argument-place-term = parola
