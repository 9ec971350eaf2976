### Rocket: che cosa spiega, di quello che si può scegliere, il modulo di un nuovo tavolo.

option-edition-help = L’edizione imposta tutte le altre opzioni, che si possono poi cambiare una per una.
option-veto_active_scope-help = Dove può mandare la locomotiva il giocatore di turno che vince il veto con una propria offerta (R-01).
option-active_may_call_veto-help = Dopo che tutti gli altri hanno rinunciato, anche il giocatore di turno può chiamare il veto, e può fare un’offerta anche se nessun altro ne fa (R-05).
option-linked_station_movable-help = Se una stazione su un esagono di una linea si può ancora spostare altrove (R-07).
option-share_limit-help = Quante quote ha ogni linea; quando sono finite, ampliare la linea non ne fa guadagnare e una fusione si regola con quote supplementari (R-09).
option-end_check-help = Quando si controlla se la partita è finita: decide chi ha ancora un’ultima azione (R-19).
option-end_condition_lines-help = Che cosa deve accadere alle linee perché la partita finisca, oltre all’esaurimento delle tessere (R-18).
option-isolation_model-help = Come si verifica se una linea è isolata: con tutti i percorsi che la sua locomotiva potrebbe davvero fare, con gli stessi ma senza badare ai binari che poserebbe, oppure con l’area libera intorno (R-16).
option-survivor_extendable-help = Se la seconda azione di un turno può ampliare la linea con cui si è fusa quella ampliata per prima (R-03).
option-supplementary_bids-help = Se nel veto le quote supplementari si possono offrire come le altre. Altrimenti si contano a parte per ciascuno; in una fusione quelle ordinarie vanno in senso orario a partire dal giocatore di turno (R-09).
option-places_one_by_one-help = Se una mossa connette più cittadine ferroviarie, la prima si conteggia prima che conti la successiva, invece che tutte insieme (R-10).
option-call_denies_passenger-help = Se il giocatore di turno resta senza passeggero quando il veto è stato chiamato ma poi nessuno ha fatto offerte (R-11).
option-tiles_never_lack-help = Se la seconda azione di un turno può ampliare una linea anche se le tessere sono finite nella prima. Conta solo se la fine si controlla dopo ogni turno (R-21).
option-totals_visible-help = Se tutti vedono quanto ha ottenuto finora ciascun giocatore; i pagamenti sono comunque pubblici (R-26).
option-unit_name-help = In che cosa si contano i pagamenti; cambia solo come sono scritti gli importi.
option-invest_medium-help = Se gli investimenti acquisiti si disegnano con il gettone del giocatore o con un cubetto del suo colore (R-22).
option-isolated_pile-help = Se una linea isolata è segnata con una X dove sono elencate le quote, o se le sue quote semplicemente spariscono.
option-connector_tiles-help = Quanti raccordi si disegnano dove si uniscono i binari di linee fuse; non contano mai come tessere (R-20).
option-city_indicator-help = Se un piccolo cubetto segna ogni città connessa a una linea.
option-board-help = La nostra mappa, una seconda ricostruzione nostra messa a punto per essere più vivace, o i dati di un’altra.
