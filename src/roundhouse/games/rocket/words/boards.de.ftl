### Stephenson's Rocket: was über eine brauchbare Plandatei gesagt wird.

boardnote-places = { $hexes } Felder, { $lines } Linien, { $cities } Städte und { $towns } Eisenbahnorte.
boardnote-pieces = Gleisplättchen: { $tiles }. Bahnhöfe pro Spieler: { $stations }. Passagiere: { $passengers }.
boardnote-reconstruction = Die Datei sagt, dass der Plan eine Rekonstruktion ist; Bilder davon sagen es auch.
boardnote-provenance = Woher der Plan kommt, in den Worten dessen, der ihn gezeichnet hat: { $text }
boardnote-numbers = Das gedruckte Spiel hat 7 Linien, 12 Städte und 9 Eisenbahnorte. Andere Zahlen werden nach denselben Regeln gespielt.
boardnote-stuck = Kein offenes Feld liegt neben dem Startort der { $line }: Ihre Lokomotive kann nie losfahren.
boardnote-apart =
    { $n ->
        [one] Ein Feld ist vom übrigen Plan abgeschnitten: { $hexes }.
       *[other] { $n } Felder sind vom übrigen Plan abgeschnitten: { $hexes }.
    }
