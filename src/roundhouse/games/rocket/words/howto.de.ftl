# So wird gespielt, für alle, die das Spiel noch nie gesehen haben: howto-<Kapitel>, howto-<Kapitel>-<Punkt> und sein Text.

howto-about = England, 1830. Sieben Linien durchqueren das Land, und alle von euch dürfen alle verlängern. Keine Linie gehört jemandem: Euch gehören Aktien, Investitionen in Städten und Bahnhöfe.
howto-wins = Wer am Ende das meiste Geld hat, gewinnt. Die Partie endet, wenn höchstens eine Linie noch Aktien zu vergeben hat oder die Gleisplättchen aufgebraucht sind.
howto-fact-turn = Ein Zug
howto-fact-turn-value = zwei Aktionen
howto-fact-luck = Glück
howto-fact-luck-value = keines
howto-fact-hidden = Verdeckt
howto-fact-hidden-value = nur, wie viel Geld jeder hat

howto-idea = Das Spiel in sechs Bildern
howto-idea-turn = Bist du am Zug, dann tu zwei Dinge
howto-idea-turn-text = Investiere in eine Stadt, baue einen Bahnhof oder verlängere eine Linie. Alles, was hier leuchtet, könntest du wählen.
howto-idea-extend = Eine Linie verlängern, eine Aktie nehmen
howto-idea-extend-text = Jeder darf jede Lokomotive um ein Feld weiterfahren. Wer es tut, nimmt eine Aktie dieser Linie: Aktien gehören dir, Linien nicht.
howto-idea-cities = Städte bezahlen, wer investiert hat
howto-idea-cities-text = Kommt eine Linie neben einer Stadt an, so zahlt die Stadt sofort: 2.000 £ an den, der dort die meisten Investitionen hat, 1.000 £ an den Zweiten.
howto-idea-towns = Eisenbahnorte bezahlen Bahnhöfe
howto-idea-towns-text = Kommt eine Linie neben einem Eisenbahnort an, so wird bezahlt, wer die meisten Bahnhöfe an dieser Linie hat, und für eine lange Linie mehr als für eine kurze.
howto-idea-veto = Gefällt dir nicht? Veto
howto-idea-veto-text = Wer Aktien der Linie hat, darf einige davon bieten, um die Lokomotive anderswohin zu schicken. Das höchste Gebot entscheidet und wird zurückgegeben; der aktive Spieler darf gleichziehen.
howto-idea-merger = Linien fusionieren, Mehrheiten werden bezahlt
howto-idea-merger-text = Fährt eine Linie in eine andere, so gibt es sie nicht mehr. Wer die meisten Aktien hat, bekommt ihren Wert, und der Zweite die Hälfte. Ihre Aktien leben in der überlebenden Linie weiter, zwei zu eins.

howto-turn = Ein Zug, Schritt für Schritt
howto-turn-invest = Investieren
howto-turn-invest-text = Nimm einen der Industriemarker einer Stadt. Das kostet nichts als die Aktion. Er bringt Geld, wenn eine Linie die Stadt anschließt, und am Ende noch einmal.
howto-turn-station = Einen Bahnhof bauen
howto-turn-station-text = Setze einen deiner Bahnhöfe auf ein offenes Feld, an dem wohl eine Linie vorbeikommt. Sobald ihn ein Gleis erreicht, ist er an diese Linie angeschlossen und zählt bei jedem Eisenbahnort, den sie von da an anschließt.
howto-turn-extend = Eine Linie verlängern
howto-turn-extend-text = Wähle eine Linie und eines der Felder vor ihrer Lokomotive. Du nimmst eine Aktie; die anderen dürfen ein Veto einlegen; dann wird hinter der Lokomotive ein Gleis gelegt und alles bezahlt, was sie erreicht. Mit deinen zwei Aktionen darfst du nicht zweimal dieselbe Linie verlängern.
howto-turn-passengers = Passagiere
howto-turn-passengers-text = Fährst du eine Lokomotive in den Bahnhof eines anderen, so bekommst du einen Passagier. Am Ende bekommt, wer die meisten Passagiere hat, 6.000 £, und der Zweite 3.000 £.

howto-veto = Das Veto, an einem Beispiel
howto-veto-call = Jemand erhebt Einspruch
howto-veto-call-text = Ada verlängert die LBSCR auf London zu, wo sie investiert hat. Bruno hat eine Aktie der LBSCR; also darf er ein Veto einlegen und sie für ein anderes Feld bieten. Bietet niemand mehr und zieht Ada nicht gleich, so fährt die Linie, wohin er will, und er gibt die Aktie zurück.
howto-veto-answer = Die Antwort
howto-veto-answer-text = Ada zieht mit der Aktie gleich, die sie gerade genommen hat: Bei Gleichstand entscheidet der aktive Spieler. Die Linie hält neben London, und London zahlt ihr 2.000 £. Eine Aktie ist also auch eine Waffe: Wer von einer Linie keine hat, kann sie nicht aufhalten.

howto-end = Das Ende und die letzte Wertung
howto-end-when = Wann sie endet
howto-end-when-text = Linien fusionieren, und Linien, die keine andere mehr erreichen können, sind isoliert: Sie geben keine Aktien mehr. Wenn höchstens eine Linie noch Aktien zu vergeben hat, ist die Partie zu Ende. Sie ist es auch, wenn das letzte der 60 Gleisplättchen gelegt ist.
howto-end-count = Was dann bezahlt wird
howto-end-count-text = Passagiere; bei jeder Industrie, wer darin die meisten Investitionen hat; bei jeder Linie, die übrig ist, wer die meisten Bahnhöfe an ihr und wer die meisten Aktien von ihr hat. Der Wert einer Linie ist, was sie anschließt, und eine lange Linie am Ende ist mehr wert als manche Zahlung davor.

howto-mistakes = Was am Anfang oft misslingt
howto-mistakes-order = Erst verlängern, dann investieren
howto-mistakes-order-text = Eine Stadt zahlt, wenn die Linie ankommt, nicht später. Investiere mit der ersten Aktion, verlängere mit der zweiten.
howto-mistakes-single = Überall einzelne Investitionen
howto-mistakes-single-text = Nur die ersten zwei werden bezahlt, und bei Gleichstand wird geteilt. Zwei Marker in einer Stadt, die eine Linie erreichen wird, sind besser als je einer in zweien.
howto-mistakes-money = Die anderen bezahlen
howto-mistakes-money-text = Bevor du bestätigst, sieh nach, wer bezahlt wird. Eine Aktie für dich und 2.000 £ für jemand anderen sind ein schlechtes Geschäft.
howto-mistakes-veto = Die letzte Aktie ausgeben
howto-mistakes-veto-text = Ein Veto kostet Aktien, ob es sich gelohnt hat oder nicht. Behalte von jeder wichtigen Linie eine, und lass Kleinigkeiten auf sich beruhen.
howto-mistakes-end = Die Mehrheit verpassen
howto-mistakes-end-text = Wenn zwei Linien ein Feld voneinander entfernt sind, zähle ihre Aktien: Wer sie im nächsten Zug fusioniert, bestimmt den Augenblick. Tu es, solange du führst, oder nimm vorher noch eine Aktie.

howto-editions = 1999 oder 2018
howto-editions-differ = Was verschieden ist
howto-editions-differ-text = Die Ausgabe von 2018 zählt offenes Prestige statt verdeckten Geldes, begrenzt die Aktien nicht und lässt den aktiven Spieler auf ein Veto nur für das Feld antworten, das zuerst gewählt wurde. Sie endet nach einem Zug, in dem sechs Linien geschlossen sind. Für eine erste Partie empfehlen wir die Ausgabe von 1999 zu dritt.
