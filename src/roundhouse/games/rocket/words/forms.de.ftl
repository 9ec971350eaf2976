### Rocket: was das Formular eines neuen Tisches zu dem erklärt, was man wählen kann.

option-edition-help = Die Ausgabe gibt alle anderen Einstellungen vor; jede lässt sich trotzdem einzeln ändern.
option-veto_active_scope-help = Wohin der aktive Spieler die Lokomotive schicken darf, wenn er ein Veto mit eigenem Gebot gewinnt (R-01).
option-active_may_call_veto-help = Wenn alle anderen verzichtet haben, darf auch der aktive Spieler ein Veto einlegen, und er darf bieten, auch wenn sonst niemand bietet (R-05).
option-linked_station_movable-help = Ob ein Bahnhof auf einem Feld einer Linie noch versetzt werden darf (R-07).
option-share_limit-help = Wie viele Aktien jede Linie hat; sind sie vergeben, bringt das Verlängern keine mehr, und Fusionen werden mit Zusatzaktien abgerechnet (R-09).
option-end_check-help = Wann geprüft wird, ob die Partie zu Ende ist: Davon hängt ab, wer noch eine letzte Aktion bekommt (R-19).
option-end_condition_lines-help = Was aus den Linien geworden sein muss, damit die Partie endet, außer dass die Plättchen ausgehen (R-18).
option-isolation_model-help = Wie geprüft wird, ob eine Linie isoliert ist: an jedem Weg, den ihre Lokomotive wirklich nehmen könnte, ebenso ohne das Gleis, das sie dabei legen würde, oder am offenen Gebiet um sie herum (R-16).
option-survivor_extendable-help = Ob die zweite Aktion eines Zuges die Linie verlängern darf, in der die zuerst verlängerte aufgegangen ist (R-03).
option-supplementary_bids-help = Ob mit Zusatzaktien bei einem Veto wie mit anderen geboten werden kann. Wenn nicht, werden sie bei jedem getrennt gezählt; bei einer Fusion gehen die gewöhnlichen im Uhrzeigersinn herum, beim aktiven Spieler beginnend (R-09).
option-places_one_by_one-help = Schließt ein Zug mehrere Eisenbahnorte an, wird der erste gewertet, bevor der nächste zählt, statt alle zugleich (R-10).
option-call_denies_passenger-help = Ob der aktive Spieler keinen Passagier bekommt, wenn ein Veto eingelegt wurde, aber niemand geboten hat (R-11).
option-tiles_never_lack-help = Ob die zweite Aktion eines Zuges eine Linie verlängern darf, obwohl die Plättchen in der ersten ausgegangen sind. Das zählt nur, wenn nach jedem Zug auf das Ende geprüft wird (R-21).
option-totals_visible-help = Ob alle sehen, wie viel jeder bisher hat; Zahlungen sind in jedem Fall offen (R-26).
option-unit_name-help = Worin Zahlungen gezählt werden; das ändert nur, wie Beträge geschrieben werden.
option-invest_medium-help = Ob vergebene Investitionen als Marker des Spielers oder als Würfel in seiner Farbe gezeichnet werden (R-22).
option-isolated_pile-help = Ob eine isolierte Linie in der Liste der Aktien ein X bekommt oder ihre Aktien einfach fort sind.
option-connector_tiles-help = Wie viele Verbindungen gezeichnet werden, wo das Gleis fusionierter Linien zusammenkommt; als Plättchen zählen sie nie (R-20).
option-city_indicator-help = Ob ein kleiner Würfel jede Stadt kennzeichnet, die an eine Linie angeschlossen ist.
option-board-help = Unser Plan, eine zweite, lebhaftere Rekonstruktion von uns oder die Daten eines anderen.
