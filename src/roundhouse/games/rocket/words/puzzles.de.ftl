### Aufgaben: ihre Themen, wonach jede fragt, und was eine Antwort wert ist.

puzzle-money = Am meisten Geld
puzzle-money-task =
    { $n ->
        [one] In diesem Zug hast du noch eine Aktion. Mach damit so viel Geld wie möglich; niemand legt ein Veto ein.
       *[other] Du bist am Zug: zwei Aktionen. Mach damit so viel Geld wie möglich; niemand legt ein Veto ein.
    }
puzzle-stop = Halt sie auf
puzzle-stop-task = { $player } verlängert die { $line }. Lass { $player } so wenig Geld wie möglich, für so wenige Aktien wie möglich. Sonst bietet niemand, aber { $player } gleicht dein Gebot aus, wo immer das hilft.
puzzle-stop-figure =
    { $n ->
        [0] { $money } für { $player }, keine Aktie geboten
        [one] { $money } für { $player }, 1 Aktie geboten
       *[other] { $money } für { $player }, { $n } Aktien geboten
    }
