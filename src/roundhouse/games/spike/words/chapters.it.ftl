### Spike: i titoli dei capitoli delle regole.

chapter-1 = Materiale
chapter-2 = Preparazione
chapter-3 = Turno
chapter-4 = Movimento del treno
chapter-5 = Caricare, scaricare, consegnare
chapter-6 = Pescare
chapter-7 = Costruire
chapter-8 = Mettere in moto, Extra movimento, migliorare
chapter-9 = Round e carte Tempo
chapter-10 = Fine della partita
chapter-11 = Conteggio finale
chapter-12 = Gioco avanzato
chapter-13 = Informazioni nascoste, e che cosa è sempre vero
