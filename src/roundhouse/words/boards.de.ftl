### Eigene Spielpläne: das Regal und der Editor im Browser; sie werden mit diesen Seiten geholt.

boards-help = Wer ein gedrucktes Spiel besitzt, kann den Plan hier eingeben und mit allem darauf spielen: mit beliebig vielen Spielern, jeder Ausgabe und Variante, mit Freunden und mit Uhr.
boards-from-ours = Mit unserem Plan beginnen
boards-from-empty = Mit einem leeren Plan beginnen
boards-from-file = Eine Datei öffnen
boards-from-photo = Ein Foto des gedruckten Plans kann im Editor unter das Raster gelegt werden, um ihn nachzuzeichnen. Es bleibt in diesem Browser.
boards-mine = Meine Pläne
boards-none = Du hast noch keine Pläne.
boards-editor = Plan-Editor
boards-map = Karte des Plans. Pfeiltasten bewegen die Schreibmarke, andere Tasten malen.
boards-unnamed = Mein Plan
boards-name = Name des Plans
boards-not-kept = noch nicht gespeichert
boards-changed = Fassung { $n }, seitdem geändert
boards-kept = Fassung { $n }, gespeichert
boards-taken-up = Hier ist deine Arbeit, die nicht gespeichert war. Rückgängig führt dorthin zurück, wo sie begann.
boards-undo = Rückgängig
boards-redo = Wiederherstellen
boards-save = Speichern
boards-play = Darauf spielen
boards-more = Mehr
boards-share = Über einen Link teilen
boards-unshare = Wieder privat machen
boards-link = Link zum Plan
boards-shared-now = Wer den Link hat, kann den Plan jetzt sehen und kopieren. Der Link wurde kopiert.
boards-private-now = Jetzt siehst nur du den Plan. Tische, die darauf eröffnet wurden, gehen weiter.
boards-is-shared = über einen Link geteilt
boards-is-private = privat
boards-copy = Kopieren
boards-delete = Löschen
boards-delete-sure = Wirklich löschen?
boards-versions = Frühere Fassungen
boards-version-which = Wieder aufnehmen …
boards-version = Fassung { $n }
boards-to-file = Als Datei speichern
boards-as-text = Der Plan als Text
boards-form-file = Daten
boards-text-help = Ändere ihn hier oder füge einen anderen Text ein und übernimm ihn. Auch das lässt sich rückgängig machen.
boards-text-take = Übernehmen
boards-provenance = Woher der Plan kommt
boards-provenance-help = In deinen eigenen Worten: Es steht überall, wo auf dem Plan gespielt wird. Zum Beispiel: nach meinem Exemplar der Ausgabe von 1999 eingegeben.
boards-tools = Malen
boards-hand = Umsehen
boards-here = Hier
boards-check = Prüfung
boards-checking = Wird geprüft …
boards-good = Auf diesem Plan kann gespielt werden.
boards-show = Zeigen
boards-more-problems =
    { $n ->
        [one] Und noch eines.
       *[other] Und { $n } weitere.
    }
boards-photo = Foto
boards-photo-help = Lege ein Foto des gedruckten Plans unter das Raster. Es bleibt in diesem Browser und wird nie gesendet.
boards-photo-choose = Foto auswählen
boards-photo-remove = Wegnehmen
boards-photo-unreadable = Dieses Foto kann nicht gelesen werden.
boards-photo-strength = Wie stark es durchscheint
boards-photo-move = Zeiger und Pfeiltasten bewegen das Foto
boards-photo-scale = Größe
boards-photo-turn = Drehung
boards-keys = Tasten auf der Karte
boards-keys-walk = über die Karte gehen
boards-keys-details = den Namen und das Übrige schreiben
boards-keys-repeat = dasselbe noch einmal
boards-keys-undo = rückgängig; mit Umschalt: wiederherstellen
