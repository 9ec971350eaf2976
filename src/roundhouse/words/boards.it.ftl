### Tabelloni propri: lo scaffale e l'editor nel browser, caricati con queste schermate.

boards-help = Chi possiede un gioco stampato può inserire qui il suo tabellone e giocarci senza limiti: con qualsiasi numero di giocatori, edizione e variante, con gli amici e con l’orologio.
boards-from-ours = Parti dal nostro tabellone
boards-from-empty = Parti da un tabellone vuoto
boards-from-file = Apri un file
boards-from-photo = Nell’editor si può mettere sotto la griglia una fotografia del tabellone stampato, da ricalcare. Resta in questo browser.
boards-mine = I miei tabelloni
boards-none = Non hai ancora tabelloni.
boards-editor = Editor dei tabelloni
boards-map = Mappa del tabellone. Le frecce muovono il cursore, gli altri tasti dipingono.
boards-unnamed = Il mio tabellone
boards-name = Nome del tabellone
boards-not-kept = non ancora salvato
boards-changed = versione { $n }, poi modificata
boards-kept = versione { $n }, salvata
boards-taken-up = Ecco il tuo lavoro non salvato. Con Annulla si torna all’inizio.
boards-undo = Annulla
boards-redo = Ripeti
boards-save = Salva
boards-play = Giocaci
boards-more = Altro
boards-share = Condividi con un link
boards-unshare = Rendi di nuovo privato
boards-link = Link al tabellone
boards-shared-now = Ora chi ha il link può vedere e copiare il tabellone. Il link è stato copiato.
boards-private-now = Ora solo tu puoi vedere il tabellone. I tavoli aperti su di esso continuano.
boards-is-shared = condiviso con un link
boards-is-private = privato
boards-copy = Copia
boards-delete = Elimina
boards-delete-sure = Eliminare davvero?
boards-versions = Versioni precedenti
boards-version-which = Riprendi …
boards-version = versione { $n }
boards-to-file = Salva come file
boards-as-text = Il tabellone come testo
boards-form-file = Dati
boards-text-help = Modificalo qui, oppure incolla un altro testo, e adottalo. Si può annullare anche questo.
boards-text-take = Adotta il testo
boards-provenance = Da dove viene il tabellone
boards-provenance-help = Con parole tue: si legge ovunque si giochi su questo tabellone. Per esempio: inserito dalla mia copia dell’edizione 1999.
boards-tools = Dipingi
boards-hand = Guarda in giro
boards-here = Qui
boards-check = Controllo
boards-checking = Controllo in corso …
boards-good = Su questo tabellone si può giocare.
boards-show = Mostra
boards-more-problems =
    { $n ->
        [one] E un altro ancora.
       *[other] E altri { $n }.
    }
boards-photo = Fotografia
boards-photo-help = Metti sotto la griglia una fotografia del tabellone stampato. Resta in questo browser e non viene mai inviata.
boards-photo-choose = Scegli una fotografia
boards-photo-remove = Toglila
boards-photo-unreadable = Questa fotografia non si può leggere.
boards-photo-strength = Quanto se ne vede
boards-photo-move = Il puntatore e le frecce spostano la fotografia
boards-photo-scale = Dimensione
boards-photo-turn = Rotazione
boards-keys = Tasti sulla mappa
boards-keys-walk = per muoversi sulla mappa
boards-keys-details = per scrivere il nome e il resto
boards-keys-repeat = ancora lo stesso
boards-keys-undo = annulla; con Maiusc: ripeti
