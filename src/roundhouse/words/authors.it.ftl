### Che cosa dice il comando a chi costruisce su Roundhouse: autori di giochi e di bot.

cli-new-game = crea un pacchetto con un piccolo gioco completo, da trasformare nel tuo
cli-new-game-name = il nome del gioco in lettere minuscole, per esempio treno_notturno
cli-new-game-folder = cartella in cui mettere il pacchetto; senza, qui
cli-check-game = gioca partite a caso e verifica se un gioco rispetta il contratto dei giochi
cli-check-game-game = un gioco installato, con il suo nome, o la cartella di un pacchetto che ne contiene uno
new-game-done = { $folder } contiene un pacchetto con un gioco completo. Che cosa fare adesso:
check-game-kept = { $game }: rispetta il contratto ({ $n ->
    [one] 1 partita giocata
   *[other] { $n } partite giocate
}).
check-game-broken = { $game }: non rispetta il contratto.
trouble-new-game-name = «{ $given }» non può essere il nome di un gioco: da due a trenta lettere minuscole, cifre e trattini bassi, con una lettera per prima, e nessuna parola riservata di Python.
trouble-new-game-taken = Un gioco o un modulo di Python si chiama già «{ $given }»: scegli un altro nome.
trouble-new-game-there = { $folder } c’è già: scegli un altro nome, o un’altra cartella con --in.
trouble-check-game-entries = { $file } non nomina alcun gioco sotto [project.entry-points."{ $group }"].
trouble-check-game-rules = { $given } non è un gioco: si aspetta un oggetto di una classe di Rules.

## Le partite come dati

cli-export = scrive le partite come JSON, JSON Lines, CSV o testo
cli-export-files = file di salvataggio, o partite nella notazione testuale
cli-export-as = json: salvataggi; jsonl: una partita per riga; csv: un’azione per riga; text: come la scriverebbe una persona, e import la rilegge
cli-export-output = file da scrivere; senza, viene stampato
cli-export-tables = anche le partite finite di un server, quelle che tutti possono vedere
export-done = { $file }: { $n ->
    [one] 1 partita
   *[other] { $n } partite
}
notation-line = { $file }, riga { $n }
notation-head = l’intestazione deve nominare il gioco, la versione delle regole e il numero di giocatori
notation-seat = «{ $found }» non è un posto: i posti si contano da 0
notation-data = ciò che sta qui non sono dati
trouble-export-none = Non c’è nulla da esportare: nomina dei salvataggi, o chiedi --tables.
trouble-import-several = { $file } contiene { $n } partite, e un salvataggio ne contiene una: `roundhouse export --as jsonl` le scrive tutte.

## La shell

cli-completion = stampa ciò che serve a una shell per completare comandi, opzioni e giochi
cli-completion-shell = la shell
cli-completion-how = bash: roundhouse completion bash > ~/.local/share/bash-completion/completions/roundhouse; zsh: mettilo in un file _roundhouse su $fpath; fish: roundhouse completion fish > ~/.config/fish/completions/roundhouse.fish
