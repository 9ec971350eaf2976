### 1862: che cosa può esserci di sbagliato in preparazioni, azioni scritte e registri.

e1862-problem-players = { $given } giocatori; devono essere da 2 a 8
e1862-problem-option-unknown = questa opzione non esiste; ci sono: { $known }
e1862-problem-option-value = { $given } non è possibile; ammessi: { $allowed }
e1862-problem-option-kind = valori del tipo giusto
e1862-problem-site-seed = deve essere un numero intero
e1862-problem-logged-runs = deve essere una lista di testi
e1862-problem-priority = deve essere un posto da 0 a { $most }, non { $given }
e1862-problem-shorter-length = la partita più corta ha il suo numero di treni: lasciare la durata normale
e1862-problem-beginners-variant = la versione per principianti si gioca solo con una variante semplice
e1862-problem-offer = deve elencare le { $n } compagnie in gioco, ciascuna una volta
e1862-problem-company = la compagnia { $given } non esiste; ci sono: { $known }
e1862-problem-permits = deve elencare { $n } licenze come lettere di { $letters }
e1862-problem-action-edges = deve essere un elenco di lati da 0 a 5
e1862-problem-action-runs = deve essere un elenco di corse, ciascuna con un treno e una serie di esagoni con i loro lati
e1862-problem-log-title = questa non è l’esportazione di una partita di 1862
e1862-problem-log-players = deve elencare da 2 a 8 giocatori con i loro id
e1862-problem-log-field = { $given } qui non si può leggere
e1862-problem-log-option = la regola opzionale { $given } non è conosciuta
e1862-problem-log-over = la partita è già finita
e1862-problem-log-illegal = { $type } viola la regola { $rule }
