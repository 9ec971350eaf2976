### Spike: che cosa spiega, di quello che si può scegliere, il modulo di un nuovo tavolo.

option-advanced-help = I giocatori scelgono il lato dei propri contratti e tengono una carta Percorso su due (SK-12.1-a, SK-12.1-b).
option-segment_exclusive-help = Se su un tratto possono stare i binari di un solo giocatore o un pezzo di ciascuno (K-01).
option-allow_debt-help = Se un miglioramento può portare sotto zero i soldi di un giocatore (K-02).
option-wild_one_colour-help = Se un gruppo jolly vale carte di un solo colore o di colori misti (K-03).
option-reverse_allowed-help = Se un treno in viaggio può tornare indietro o deve proseguire nello stesso verso (K-04).
option-one_city_per_build-help = Se una costruzione unisce una sola nuova città o si può ripetere nello stesso turno (K-05).
option-cargo_on_arrival-help = Se un treno può caricare e consegnare solo nel turno in cui arriva nella città, e non in qualsiasi momento finché vi si trova (K-13).
option-bypass_in_free_move_only-help = Se un treno può evitare una città solo nel movimento gratuito, e non quando viene messo in moto o con l’Extra movimento (K-14).
option-start_at_full_speed-help = Se un treno messo in moto deve percorrere esattamente tanti spazi quanto la sua velocità, a meno che si fermi prima in una città, e non un numero qualsiasi fino a quello (K-19).
option-larger_half_on_top-help = Se l’ultimo mazzo ha un numero dispari di carte: se in cima alla parte con le carte Tempo va la metà più grande invece della più piccola (K-21).
option-time_cards_go_back-help = Se una carta Tempo che esce mentre si completano le carte scoperte si rimescola nel mazzo invece di essere posata (K-22).
option-special_end_without_contracts-help = Se per la fine speciale il giocatore non deve avere più alcun contratto aperto, e non solo nessuna consegna ancora possibile (K-23).
option-tie_by_track-help = Se a parità di soldi e di città vince chi ha più pezzi di binario rimasti, invece di più carte Ferrovia in mano (K-25).
option-board-help = La nostra mappa, una seconda nostra messa a punto per essere più vivace, o i dati di un’altra con le sue carte.
