### Le parole dei comandi che si occupano di un server: `serve`, `backup`, `restore`, `check` e `admin`.

## Il comando

cli-serve = offre tavoli in rete
serve-host = indirizzo su cui ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 per tutti
serve-port = porta su cui ascoltare; 0 ne prende una libera
serve-database = dove si conservano i tavoli: sqlite:///file o postgresql://…; senza, SQLite nella cartella dei dati
serve-data = cartella del database e della chiave con cui si firmano i cookie
serve-workers = numero di processi del server (più di uno richiede PostgreSQL)
serve-bot-workers = numero di processi, per ogni processo del server, in cui pensano i bot
serve-bot-pause = secondi tra due mosse dei bot, a ogni tavolo (se manca: come stabilito a ogni tavolo, se qualcuno guarda)
serve-sockets-per-person = quanti socket può tenere aperti insieme una persona in un processo del server
serve-sockets-per-address = quanti socket può tenere aperti insieme un indirizzo in un processo del server
serve-origin = indirizzo di una pagina che può usare questo server benché ne abbia un altro, come https://games.example; si può ripetere
serve-proxies = indirizzi dei reverse proxy a cui si crede, separati da virgole
serve-key = chiave con cui si firmano i cookie, al posto di quella nella cartella dei dati (meglio se impostata nell’ambiente)
serve-log = quanto si annota
serve-open = apre la pagina in un browser
serve-address = Roundhouse è a { $address }
serve-public-url = indirizzo da comunicare agli altri, per esempio https://games.example: compare negli inviti
serve-friends = Gli altri lo raggiungono su { $address }
serve-alone = Lo raggiunge solo questo computer. Con --host 0.0.0.0 lo raggiungono tutti quelli della tua rete.
serve-kept = I tavoli sono conservati in { $where }
trouble-serve-taken = { $address } è occupato da un altro programma. Una porta libera è { $free }: --port { $free }
problem-serve-public-url = «{ $given }» non è un indirizzo come https://games.example o http://192.0.2.7:8000
serve-stop = Si ferma con Ctrl+C.
serve-environment = Ogni opzione si può impostare anche nell’ambiente, come ROUNDHOUSE_PORT=8000.
trouble-no-server = Con questa libreria il server non è installato. Si installa con: pip install 'roundhouse-games[server]'
trouble-serve-port = Non si può ascoltare su { $address }: { $why }.
trouble-serve-workers = Più processi richiedono PostgreSQL: indica --database postgresql://…
trouble-serve-database = Il database non si può usare: { $why }.
trouble-serve-newer = Il database è stato usato da una versione più recente di Roundhouse (il suo schema è { $found }): installa quella, o scegli un altro database.
trouble-serve-start = Il server non è riuscito ad avviarsi; il motivo è nel suo registro.
trouble-serve-environment = { $name } non può essere «{ $given }».
problem-serve-key = è troppo corta: dovrebbe avere almeno 32 caratteri
problem-serve-data = non può essere la cartella dei dati: { $why }
problem-serve-key-file = non contiene una chiave: eliminalo e ne verrà creata una nuova (gli ospiti perdono i loro posti, tutti gli altri devono accedere di nuovo)
problem-serve-number = dovrebbe essere un numero di almeno { $least }, non «{ $given }»
problem-serve-origin = «{ $given }» non è l’indirizzo di una pagina, come https://games.example
problem-serve-networks = '{ $given }' non indica reti, come 10.0.0.0/8 o ::1
problem-serve-database = non è l’indirizzo di un database utilizzabile: ci sono sqlite:///file e postgresql://…

# `roundhouse backup`, `restore`, `check`
cli-backup = copia in un file tutto ciò che un server conserva, mentre è in funzione
cli-backup-file = il file da scrivere
backup-done = { $file }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  } con { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
  }.
backup-key = Conserva anche la chiave dei cookie (cookie.key nella cartella dei dati): gli ospiti si riconoscono da quella.
cli-restore = riempie un database vuoto con una copia di sicurezza
cli-restore-file = il file scritto da `roundhouse backup`
restore-done = { $tables ->
    [one] Ripristinato un tavolo
   *[other] Ripristinati { $tables } tavoli
  } con { $records ->
    [one] una registrazione
   *[other] { $records } registrazioni
  }. “roundhouse check” li rigioca tutti.
backup-format = non è una copia di sicurezza che questa versione sappia leggere
backup-damaged = è danneggiato o incompleto; non è stato ripristinato nulla
backup-not-empty = si può ripristinare solo in un database vuoto
cli-check = rigioca ogni tavolo di un database e lo confronta con quanto è stato registrato
check-lost = il suo inizio non è leggibile
check-sound-count = { $n ->
    [one] Un tavolo è integro.
   *[other] { $n } tavoli sono integri.
  }
check-earlier-count = { $n ->
    [one] Un tavolo è iniziato con una versione precedente; le regole lo ammettono per intero.
   *[other] { $n } tavoli sono iniziati con una versione precedente; le regole li ammettono per intero.
  }
check-stopped-count = { $n ->
    [one] Un tavolo non può continuare; si può leggere ed esportare.
   *[other] { $n } tavoli non possono continuare; si possono leggere ed esportare.
  }
check-lost-count = { $n ->
    [one] Un tavolo non si può aprire.
   *[other] { $n } tavoli non si possono aprire.
  }
check-snapshots-count = { $n ->
    [one] Un’istantanea è di una versione precedente o danneggiata: sarà scartata.
   *[other] { $n } istantanee sono di una versione precedente o danneggiate: saranno scartate.
  }

## roundhouse admin

cli-admin = gestisce tavoli e persone di un server, sulla sua macchina; ogni intervento viene registrato
admin-act = che cosa fare: vedi sotto
admin-about = un tavolo, un posto, un nome: vedi sotto
admin-days = per quanti giorni qualcuno è zittito o escluso (di norma 7; un numero negativo lo annulla)
admin-as = chi interviene, per il registro (di norma l’utente di questa macchina)
admin-list = list [PAROLA]: gli ultimi tavoli
admin-people = people [NOME]: chi è stato qui
admin-show = show TAVOLO: chi vi siede, che cosa è successo e che cosa non va
admin-close = close TAVOLO: per sempre, anche se danneggiato
admin-end-seat = end-seat TAVOLO POSTO: chi vi siede non gioca più; continua un bot
admin-mend = mend TAVOLO: lo rigioca da capo, senza istantanea, e lo riapre se era parcheggiato; una partita ferma riprende dall’ultima registrazione valida
admin-mute = mute NOME: per un po’ non può scrivere
admin-ban = ban NOME: viene scollegato e per un po’ non può tornare
admin-rename = rename NOME NUOVO: un altro nome, anche ai suoi tavoli
admin-password-link = password-link NOME: un link per scegliere un’altra password, una volta, entro due giorni
admin-statistics = statistics: quanto c’è di ogni cosa
admin-log = log: che cosa hanno fatto gli amministratori
admin-done = Fatto e registrato.
admin-mended =
    { $n ->
        [0] La partita ricomincia da capo; i giocatori ne sono avvisati.
        [one] La partita riprende dopo la prima azione; i giocatori ne sono avvisati.
       *[other] La partita riprende dopo { $n } azioni; i giocatori ne sono avvisati.
    }
admin-damaged-row = questa riga è danneggiata
admin-sound = Il tavolo è in ordine.
admin-wrong = Che cosa non va: { $why }.
admin-wrong-records = Registrazioni illeggibili: { $records }.
admin-wrong-snapshot = La sua istantanea non è valida e non viene usata.
admin-wrong-parked = È parcheggiato perché faceva aspettare gli altri.
admin-can-mend = «mend { $table }» lo fa riprendere da prima; «close { $table }» lo chiude.
admin-can-close = Qui non si può riparare; «close { $table }» lo chiude.
admin-is-guest = ospite
admin-is-muted = zittito
admin-is-banned = escluso
trouble-admin-usage = Serve altro: { $usage }.
trouble-admin-table = Questo tavolo non esiste: { $given }.
trouble-admin-broken = Dal tavolo { $given } non si ricava nulla: si può solo chiudere.
trouble-admin-unmendable = Il tavolo { $given } non si può riparare: { $why }. Si può leggere, esportare e chiudere.
trouble-admin-person = Nessuno si chiama { $given }; gli ospiti si trovano con il loro id.
trouble-admin-name = { $given } è già in uso, o somiglia a un nome in uso.
trouble-admin-days = I giorni sono un numero fino a { $most }, non { $given }.
trouble-admin-seat = Un posto è un numero da 1 in su, non { $given }.
trouble-admin-refused = Il tavolo rifiuta: { $why }
