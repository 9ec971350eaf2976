### 1862: che cosa può esserci di sbagliato in preparazioni, azioni scritte e registri.

mania-problem-players = { $given } giocatori; devono essere da 2 a 8
mania-problem-option-unknown = opzione sconosciuta; si conoscono { $known }
mania-problem-option-value = { $given } non è possibile; ammessi: { $allowed }
mania-problem-option-kind = valori del tipo giusto
mania-problem-site-seed = deve essere un numero intero
mania-problem-logged-runs = deve essere una lista di testi
mania-problem-beginners-variant = la versione per principianti si gioca solo con una variante semplice
mania-problem-offer = deve elencare le { $n } compagnie in gioco, ciascuna una volta
mania-problem-company = { $given } non è una compagnia; si conoscono { $known }
mania-problem-permits = deve elencare { $n } licenze come lettere di { $letters }
mania-problem-action-object = un’azione è un oggetto con un tipo
mania-problem-action-type = { $given } non è un tipo di azione; si conoscono { $known }
mania-problem-action-field = un’azione di tipo { $type } non ha questo campo
mania-problem-action-number = deve essere un numero intero
mania-problem-action-name = deve essere un nome
mania-problem-action-edges = deve essere un elenco di lati da 0 a 5
mania-problem-action-runs = deve essere un elenco di corse, ciascuna con un treno e un percorso di esagoni con i loro lati
mania-problem-name-unknown = { $given } qui non è conosciuto
mania-problem-log-title = questa non è l’esportazione di una partita di 1862
mania-problem-log-players = deve elencare da 2 a 8 giocatori con i loro id
mania-problem-log-field = { $given } qui non si può leggere
mania-problem-log-option = la regola opzionale { $given } non è conosciuta
mania-problem-log-over = la partita è già finita
mania-problem-log-illegal = { $type } viola la regola { $rule }
