"""Tables where more happens than a game: chat, answers ahead, undo, clocks, bots, coming and going, branches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scripts.fixture_hall import Hall
from scripts.fixture_plan import Course

#: What the others need: courses of games by name, and a folder with the saves that were written before.
Courses = dict[str, Course]


def make_all(hall: Hall, courses: Courses, saves: Path) -> None:
    planned(hall, courses)
    for make in (talking, undoing, clocks, bots, gathering, coming_and_going, settled, answers, branches):
        make(hall)
    imports(hall, saves)


def planned(hall: Hall, courses: Courses) -> None:
    """The games of the plan: on one screen, between two, and with everybody on a seat of their own, in turn."""
    for number, (name, course) in enumerate(courses.items()):
        people = list(hall.people)[: (1, 2, 8)[number % 3]]
        who = [people[seat % len(people)] for seat in range(course.wish.players)]
        options = dict(course.wish.options)
        if "board" in options:
            hall.people["Ada"].post(f"/games/{course.wish.game}/board", board=options["board"])
        hall.open(name, course.wish.game, who, seed=course.seed, options=options, fallback="random")
        hall.follow(name, course)


# -- around the game


def talking(hall: Hall) -> None:
    """Chat before, while and after nobody else could look on; notes that only their writer sees."""
    table = hall.open("chat", "rocket", ["Ada", "Bruno", "Clara"])
    ada, bruno, clara = (hall.people[name] for name in ("Ada", "Bruno", "Clara"))
    ada.post(f"/tables/{table}/chat", text="Buona fortuna!  Good luck — 祝你好运 🚂")
    hall.play("chat", 6)
    ada.put(f"/tables/{table}/spectators", spectators=False)
    bruno.post(f"/tables/{table}/chat", text="Nobody looks on now.")
    hall.play("chat", 3)
    ada.put(f"/tables/{table}/spectators", spectators=True)
    clara.post(f"/tables/{table}/chat", text="Two\nlines, <b>no</b> markup & 'quotes'")
    ada.put(f"/tables/{table}/note", text="Ask Bruno about the GWR.\n– e poi: perché no?")
    clara.put(f"/tables/{table}/note", text="London first")


def undoing(hall: Hall) -> None:
    """Taken back at once, asked for, granted by everybody, refused, and withdrawn."""
    for name in ("undo-asked", "undo-half-granted", "undo-granted", "undo-refused", "undo-free"):
        table = hall.open(name, "rocket", ["Ada", "Bruno", "Clara"])
        view = hall.play(name, 9)
        if name == "undo-free":
            continue
        asker = next(seat for seat in range(3) if may_undo(hall, name, seat) == "ask")
        hall.owner(name, asker).post(f"/tables/{table}/undo", seat=asker, expected_seq=view["seq"])
        others = [seat for seat in range(3) if seat != asker]
        agreed = {"undo-half-granted": [True], "undo-granted": [True, True], "undo-refused": [False]}.get(name, [])
        for seat, answer in zip(others, agreed):
            hall.owner(name, seat).post(f"/tables/{table}/undo/answer", seat=seat, agreed=answer)
    take_back_freely(hall, "undo-free")
    hall.play("undo-granted", 5)


def may_undo(hall: Hall, name: str, seat: int) -> str:
    return str(hall.owner(name, seat).table(hall.tables[name].id, seat=seat)["can_undo"])


def take_back_freely(hall: Hall, name: str) -> None:
    """Somebody at their own first action of a turn takes it back, and does something else."""
    table = hall.tables[name]
    for _ in range(12):
        view = hall.asked(name)
        before = view["decision"]["seat"]
        after = hall.play(name, 1)
        if may_undo(hall, name, before) == "free":
            hall.owner(name, before).post(f"/tables/{table.id}/undo", seat=before, expected_seq=after["seq"])
            return
    raise AssertionError("nothing could be taken back freely")


def clocks(hall: Hall) -> None:
    """By the day and live, running, standing still, and run out."""
    day, live = {"kind": "day", "time": 86_400}, {"kind": "live", "time": 3_600, "increment": 15}
    for name, game, clock in (("clock-day", "1862", day), ("clock-live", "rocket", live), ("paused", "spike", live)):
        hall.open(name, game, ["Ada", "Bruno", "Clara"], clock=clock, fallback="random")
        hall.play(name, 12)
    hall.agree("paused", "pause")
    hall.open("resumed", "rocket", ["Ada", "Emma"], clock=day)
    hall.play("resumed", 5)
    for deed in ("pause", "resume", "pause"):
        hall.agree("resumed", deed)
    run_out(hall)


def run_out(hall: Hall) -> None:
    """Everybody has as little time as can be agreed on; a bot has taken over, and its owner has come back."""
    clock = {"kind": "live", "time": 10}
    table = hall.open("clock-run-out", "rocket", ["Ada", "Bruno", "Clara"], clock=clock, fallback="greedy")
    hall.people["Ada"].until(table, lambda view: any(seat["away"] for seat in view["seats"]))
    view = hall.asked("clock-run-out")
    away = next(seat for seat, each in enumerate(view["seats"]) if each["away"])
    hall.owner("clock-run-out", away).post(f"/tables/{table}/return", seat=away)
    hall.agree("clock-run-out", "pause")


def bots(hall: Hall) -> None:
    """People against every bot; one game to its end."""
    for game in ("rocket", "spike", "1862"):
        hall.open(f"bots-{game}", game, ["Ada", "bot:random", "bot:greedy", "bot:apprentice"])
        hall.play(f"bots-{game}", 8)
    hall.open("bots-over", "rocket", ["Ada", "bot:greedy", "bot:random"], options={"edition": "2018"})
    hall.play("bots-over", 300)


def waiting_for_bot(hall: Hall) -> None:
    """The bot was asked when the server stopped. Only where no bot moves can that be made on purpose."""
    hall.open("bot-asked", "rocket", ["Ada", "bot:random"], fallback="random")
    table = hall.tables["bot-asked"].id
    while not (view := hall.people["Ada"].table(table))["seats"][view["decision"]["seat"]]["bot"]:
        hall.people["Ada"].act(table, view["decision"]["seat"], view["seq"], picks=view["picks"][0])


def gathering(hall: Hall) -> None:
    """Seats that were drawn when all were ready, a table where some still are not, and what waits for votes."""
    table = hall.open("drawn", "rocket", ["Ada", "Bruno", "Clara"], seating="drawn", ready=True)
    hall.gather("drawn")
    hall.tables["drawn"].owners[:] = [seat["name"] for seat in hall.people["Ada"].table(table)["seats"]]
    hall.play("drawn", 6)
    table = hall.open("half-ready", "spike", ["Ada", "Bruno", "Clara"], seating="drawn", ready=True)
    hall.people["Bruno"].post(f"/tables/{table}/ready", seat=1)
    table = hall.open("proposed", "rocket", ["Ada", "Bruno", "Clara"])
    hall.play("proposed", 4)
    hall.people["Ada"].post(f"/tables/{table}/end")
    hall.people["Clara"].post(f"/tables/{table}/vote", seat=2, agreed=True)


def coming_and_going(hall: Hall) -> None:
    people = hall.people
    ada, bruno, clara = people["Ada"], people["Bruno"], people["Clara"]
    # Somebody sat down, got up, and somebody else came; one seat is open, one is for whoever has the secret.
    table = hall.open("waiting", "1862", ["Ada", "Bruno", "", ""])
    bruno.post(f"/tables/{table}/leave", seat=1)
    clara.post(f"/tables/{table}/sit", seat=1)
    hall.tables["waiting"].owners[1] = "Clara"
    hall.secrets["waiting"] = ada.post(f"/tables/{table}/invitations", seat=3)["secret"]
    # Only those who are invited know of this one; one has come.
    table = hall.open("private", "spike", ["Ada", "", ""], spectators=False)
    secret = ada.post(f"/tables/{table}/invitations", seat=1)["secret"]
    people["Dario"].post("/invitations", secret=secret)
    hall.tables["private"].owners[1] = "Dario"
    hall.secrets["private"] = ada.post(f"/tables/{table}/invitations", seat=2)["secret"]
    # Away, back again, given up, and an open seat for a bot.
    table = hall.open("away", "rocket", ["Ada", "Bruno", "Clara", ""], fallback="greedy")
    ada.post(f"/tables/{table}/bots", seat=3, bot="random")
    hall.play("away", 6)
    for seat, person in ((1, bruno), (2, clara)):
        person.post(f"/tables/{table}/leave", seat=seat)
        hall.asked("away")
    hall.play("away", 4)
    clara.post(f"/tables/{table}/return", seat=2)
    table = hall.open("resigned", "rocket", ["Ada", "Bruno", "Clara"], fallback="random")
    hall.play("resigned", 4)
    bruno.post(f"/tables/{table}/resign", seat=1)
    hall.play("resigned", 6)
    # Where a game ends when somebody leaves.
    table = hall.open("left", "rocket", ["Ada", "Bruno", "Clara"], leaving="end")
    hall.play("left", 5)
    bruno.post(f"/tables/{table}/resign", seat=1)


def settled(hall: Hall) -> None:
    """What is agreed on besides: no hints, practice, nobody looks on; and a table that is closed."""
    hall.open("no-hints", "rocket", ["Ada", "Emma"], hints=False)
    hall.play("no-hints", 7)
    hall.open("practice", "spike", ["Emma", "Emma"], host="Emma", practice=True, spectators=False)
    hall.play("practice", 30)
    table = hall.tables["practice"].id
    emma = hall.people["Emma"]
    view = emma.table(table)
    emma.post(f"/tables/{table}/undo", seat=view["decision"]["seat"], expected_seq=view["seq"])
    hall.open("closed", "1862", ["Ada", "Bruno", "Clara"])
    hall.play("closed", 10)
    hall.agree("closed", "close")


def answers(hall: Hall) -> None:
    """Answers ahead: some that were used, and of every form some that wait."""
    table = hall.open("answers-rocket", "rocket", ["Ada", "Bruno", "Clara"])
    subjects = hall.people["Ada"].get(f"/tables/{table}/standing/subjects", seat=0)
    about, unless = subjects["about"][0]["pick"], subjects["unless"][-1]["pick"]
    forms: list[list[dict[str, Any]]] = [
        [{"about": [about], "until": "game"}, {"unless_paid": True, "until": "game"}],
        [{"until": "game", "unless": [unless]}],
        [{"until": "turn"}],
    ]
    for seat, given in enumerate(forms):
        hall.owner("answers-rocket", seat).put(f"/tables/{table}/standing", seat=seat, answers=given)
    play_until_answered(hall, "answers-rocket", times=3)
    hall.owner("answers-rocket", 2).put(f"/tables/{table}/standing", seat=2, answers=[{"until": "turn"}])
    table = hall.open("answers-1862", "1862", ["Ada", "Bruno", "Clara", "Dario"])
    subjects = hall.people["Ada"].get(f"/tables/{table}/standing/subjects", seat=0)
    bids = [{"want": each["pick"], "limit": 60, "until": "game"} for each in subjects["want"][:3]]
    hall.people["Bruno"].put(f"/tables/{table}/standing", seat=1, answers=bids)
    hall.people["Dario"].put(f"/tables/{table}/standing", seat=3, answers=[{"until": "game"}])
    hall.play("answers-1862", 60, until="trade")
    waits = next(seat for seat in (0, 2) if seat != hall.asked("answers-1862")["decision"]["seat"])
    passes = [{"turns": True, "until": "change", "unless": [subjects["want"][0]["pick"]]}]
    hall.owner("answers-1862", waits).put(f"/tables/{table}/standing", seat=waits, answers=passes)


def play_until_answered(hall: Hall, name: str, times: int) -> None:
    """Until there are so many more records than anybody has asked for: those were answers ahead."""
    table = hall.tables[name]
    asked_for = hall.people[table.host].table(table.id)["seq"] + 10
    while hall.play(name, 10)["seq"] < asked_for + times:
        asked_for += 10


# -- tables made of others


def branches(hall: Hall) -> None:
    """Going on from a position that one knew, from the true one of a finished game, and once more altogether."""
    sources = {
        "rocket": ("rocket-1999-veto_bid", "rocket-2018-3-over"),
        "spike": ("spike-advanced-action", "spike-advanced-2-over"),
        "1862": ("1862-trains", "1862-standard-over"),
    }
    for game, (running, over) in sources.items():
        for name, source, at in ((f"branch-{game}", running, 40), (f"branch-{game}-over", over, 90)):
            table = hall.tables[source]
            hall.foretell()
            wish = {"at": at, "seat": 0 if source == running else None, "bot": "random"}
            answer = hall.people["Ada"].post(f"/tables/{table.id}/branch", **wish)
            view = hall.people["Ada"].table(answer["id"])
            owners = ["Ada" if seat in view["yours"] else None for seat in range(len(view["seats"]))]
            hall.opened(name, "Ada", answer, owners)
            hall.play(name, 4 if source == running else 2)
    hall.foretell()
    ended = hall.tables["rocket-1999-3-over"]
    answer = hall.people["Ada"].post(f"/tables/{ended.id}/rematch")
    hall.opened("rematch", "Ada", answer, ended.owners[1:] + ended.owners[:1])
    hall.gather("rematch")
    hall.play("rematch", 5)


def imports(hall: Hall, saves: Path) -> None:
    """Tables that were made of save files."""
    for file in sorted(saves.glob("imported-*.json")) + sorted(saves.glob("cli-*.json")):
        document = json.loads(file.read_text("utf-8"))
        answer = hall.people["Emma"].post("/imports", document=document)
        view = hall.people["Emma"].table(answer["id"])
        owners = ["Emma" if seat in view["yours"] else None for seat in range(len(view["seats"]))]
        hall.opened(file.stem, "Emma", answer, owners)
