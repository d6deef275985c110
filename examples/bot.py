#!/usr/bin/env python3
"""A bot for Dalmuti's house: The Great Dalmuti by greed, Grapples by expected worth.

    ./dalmuti bot check python3 examples/bot.py

It reads one JSON object a line and answers on standard output. What goes to standard error is its
log. docs/bots.md describes every message.
"""

import json
import sys

WORTH = {"A": 1, "J": 3, "10": -10, "Q": -10, "K": -10, "X": -2}


def worth(card):
    """What a card of Grapples is worth: "9H" is 9, "X1" is a joker."""
    name = "X" if card.startswith("X") else card[:-1]
    return WORTH.get(name) or int(name)


def trick(go):
    """Lead the worst rank with as many cards as there are; else beat by as little as possible."""
    plays = [move for move in go["moves"] if move["move"] == "lay"]
    if not plays:
        return go["moves"][0]
    leads = "top" not in go["scene"]
    if leads:
        return max(plays, key=lambda play: (-play["jesters"], play["rank"], play["naturals"]))
    best = max(plays, key=lambda play: (-play["jesters"], play["rank"]))
    passes = [move for move in go["moves"] if move["move"] == "pass"]
    spends_jester = best["jesters"] and len(go["hand"]) > 4
    return passes[0] if passes and spends_jester else best


def court(go):
    """Give away the worst cards, and leave the rest as it is."""
    payments = [move for move in go["moves"] if move["move"] == "payBack"]
    if payments:
        return max(payments, key=lambda move: sum(rank for rank in move["cards"] if rank < 13))
    return go["moves"][0]


def grapples(go, seat):
    moves = {move["move"]: move for move in go["moves"]}
    if "lookAtTop" in moves:
        return moves["lookAtTop"]
    if go["scene"]["scene"] == "lookedAtTop":
        good = go["outlook"]["mean"] > 0  # after a look it is the worth of the top card
        to = "SELF" if good else "LEFT"
        return next(move for move in go["moves"] if move["to"] == to)
    if "doubleDown" in moves:
        return moves["doubleDown"] if go["outlook"]["mean"] > 0 or len(moves) == 1 else moves["keep"]
    for useful in ("takeOffice", "askForOffice"):
        if useful in moves:
            return moves[useful]
    trades = [move for move in go["moves"] if move["move"] == "tradeQueen"]
    if trades:
        return max(trades, key=lambda move: go["cards"][move["with"]])
    if go["scene"]["scene"] == "offered":  # give the cards away only when they are worse than a queen
        mean = sum(worth(card) for card in go["hand"]) / len(go["hand"])
        return moves["agree" if 3 * mean < -10 else "refuse"]
    return moves.get("refuse", go["moves"][0])


def choose(game, go, seat):
    if game == "grapples":
        return grapples(go, seat)
    return trick(go) if go["scene"]["scene"] == "tricks" else court(go)


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    game = seat = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message.get("type")
        if kind == "hello":
            say(type="hello", protocol=1, name="example", games=["dalmuti", "grapples"])
        elif kind == "match":
            game, seat = message["game"], message["seat"]
        elif kind == "go":
            say(type="move", id=message["id"], index=choose(game, message, seat)["index"])
        elif kind == "stop":
            return
        # "options", "event" and whatever comes later: this bot needs nothing of it


if __name__ == "__main__":
    main()
