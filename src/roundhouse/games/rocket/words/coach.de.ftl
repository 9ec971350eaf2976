# Was der Trainer in einer ersten Partie sagt: coach-about-<Art der Entscheidung>, und worauf es jetzt ankommt.

coach-about-action = In einem Zug hast du zwei Aktionen. Investiere in eine Stadt, die bald eine Linie erreicht; baue einen Bahnhof vor einer Linie; oder verlängere eine Linie: Das bringt dir eine Aktie und bezahlt, wer dort investiert oder gebaut hat. Sieh dir an, wer bezahlt wird, bevor du bestätigst.
coach-about-veto-call = Jemand will eine Linie verlängern, von der du Aktien hast. Du kannst ein Veto einlegen und dann Aktien bieten, um die Lokomotive anderswohin zu schicken. Das lohnt sich, wenn das Feld anderen viel mehr bringt als dir oder dir etwas nimmt. Sonst lass es: Am Ende sind Aktien Geld.
coach-about-veto-bid = Biete Aktien dieser Linie für ein anderes Feld. Das höchste Gebot entscheidet und wird zurückgegeben. Der aktive Spieler darf gleichziehen: Biete also nur für ein Feld, das du willst, und nur so viel, wie es wert ist.
coach-about-veto-answer = Gegen deinen Zug wurde ein Veto eingelegt. Du kannst das höchste Gebot mit ebenso vielen deiner Aktien ausgleichen: Dann gilt dein Feld, und du gibst sie zurück. Ist das, was du dort gewinnst, weniger wert als die Aktien, dann lass den anderen ihren Willen.

coach-line-lead =
    { $own ->
        [one] Du führst bei der { $line }, 1 Aktie gegen { $other }. Ihre Mehrheit ist jetzt { $money } wert.
       *[other] Du führst bei der { $line }, { $own } Aktien gegen { $other }. Ihre Mehrheit ist jetzt { $money } wert.
    }
coach-line-behind =
    { $other ->
        [one] Bei der { $line } liegt { $player } vorn, mit 1 Aktie gegen deine { $own }. Ihre Mehrheit ist jetzt { $money } wert.
       *[other] Bei der { $line } liegt { $player } vorn, mit { $other } Aktien gegen deine { $own }. Ihre Mehrheit ist jetzt { $money } wert.
    }
coach-line-tie =
    { $own ->
        [one] Bei der { $line } herrscht Gleichstand mit { $player }, je 1 Aktie. Ihre Mehrheit ist jetzt { $money } wert.
       *[other] Bei der { $line } herrscht Gleichstand mit { $player }, je { $own } Aktien. Ihre Mehrheit ist jetzt { $money } wert.
    }
coach-lines-left = Linien, die noch im Spiel sind: { $n }. Wenn höchstens eine noch Aktien zu vergeben hat, endet die Partie.
