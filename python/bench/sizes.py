"""How big the five games are, by random play: the table of docs/research.md.

    python python/bench/sizes.py [--games 200]

`hidden bits` is the binary logarithm of the number of ways in which what a seat cannot know could lie, as far as it is counted here:
cards over the places that may hold them (in quest by title), orders of decks not counted. What is known of them besides (a card that was shown and
went back to a hand) is not subtracted, so it is an upper bound of what these places hide.
"""

import argparse
import hashlib
import json
import math
import random
from collections import Counter

import bree

TABLES = {
    "journey": {"players": 2},
    "tricks": {"players": 4, "options": {"chapter": "19"}},
    "war": {"players": 2},
    "quest": {"players": 2},
    "wizards": {"players": 2},
}


def ways(titles, places):
    """The number of ways to lay cards of these titles (title -> copies) into places of these sizes."""
    table = {tuple(places): 1}
    for copies in titles.values():
        after = Counter()
        for left, count in table.items():
            for split in splits(copies, left):
                after[split] += count
        table = after
    return table.get((0,) * len(places), 0)


def splits(copies, left):
    """What is left in the places when so many copies were laid into them."""
    if len(left) == 1:
        if copies <= left[0]:
            yield (left[0] - copies,)
        return
    for here in range(min(copies, left[0]) + 1):
        for rest in splits(copies - here, left[1:]):
            yield (left[0] - here, *rest)


def bits(titles, places):
    places = [size for size in places if size]
    if len(places) < 2 and len(titles) < 2:
        return 0.0
    count = ways(titles, places) if len(places) > 1 else 1
    return math.log2(count) if count else 0.0


def hidden_tricks(game, player):
    view = json.loads(game.view_json(player))
    unseen = [chair["count"] - len(chair["shown"]) - len(chair["known"]) for chair in view["chairs"] if chair["hand"] is None]
    places = [size for size in [*unseen, view["stock"], view["discards"], view["side"]] if size > 0]
    # Every card is there once.
    total, count = sum(places), 0.0
    for size in places:
        count += math.log2(math.comb(total, size))
        total -= size
    return count


def hidden_war(game, player):
    view, count = json.loads(game.view_json(player)), 0.0
    hands = view["hands"]
    hands = hands.values() if isinstance(hands, dict) else hands
    decks = view["decks"]
    decks = decks.values() if isinstance(decks, dict) else decks
    for number, deck in enumerate(decks):
        for back in (0, 1):
            # With two players hand and side are one.
            hand = list(hands)[number]
            places = [deck[back], *([] if hand["cards"] is not None else [hand["backs"][back], hand["buried"][back]])]
            total = sum(places)
            for size in places:
                count += math.log2(math.comb(total, size))
                total -= size
    return count


def hidden_quest(game, player):
    table = json.loads(game.state_json())
    decks, count = table["decks"], 0.0
    if player != 0:
        sauron = table["sauron"]
        for hand, looking, deck in (("shadows", "choosing", "shadows"), ("plots", "looking", "plots")):
            piles = [sauron[hand], sauron[looking], decks[deck]]
            count += bits(Counter(card for pile in piles for card in pile), [len(pile) for pile in piles])
    for seat, hero in enumerate(table["heroes"], 1):
        piles = [hero["life"], hero["damage"]] + ([] if seat == player else [hero["hand"]])
        count += bits(Counter(card for pile in piles for card in pile), [len(pile) for pile in piles])
    return count


def hidden_wizards(game, player):
    """The other's cards over deck, hand, discard pile and sideboard, two copies of a card counted as two."""
    other = json.loads(game.view_json(player))["sides"][1 - player]
    piles = ("deck", "hand", "discard", "sideboard")
    places = [other[pile] - len(other.get(f"{pile}_known", [])) for pile in piles]
    total, count = sum(places), 0.0
    for size in places:
        count += math.log2(math.comb(total, size))
        total -= size
    return count


HIDDEN = {"journey": lambda game, player: 0.0, "tricks": hidden_tricks, "war": hidden_war, "quest": hidden_quest, "wizards": hidden_wizards}


def measure(name, games, most):
    luck = random.Random(1)
    lists, lengths, forced, hidden, states, decisions, over = [], [], 0, [], set(), 0, 0
    for seed in range(games):
        game, players = bree.make(name, seed=seed, **TABLES[name]), None
        players = game.num_players
        while not game.is_terminal() and game.num_steps < most:
            count = len(game.legal_rows())
            lists.append(count)
            forced += count == 1
            decisions += 1
            if decisions % 7 == 0:
                states.add(hashlib.blake2b(game.state_json().encode(), digest_size=8).digest())
            if name in HIDDEN and decisions % 23 == 0:
                hidden.append(HIDDEN[name](game, game.current_player()))
            game.step(luck.randrange(count))
        over += game.is_terminal()
        lengths.append(game.num_steps)
    lists.sort()
    sampled = decisions // 7
    return {
        "game": name,
        "players": players,
        "games": games,
        "ended": over,
        "choices a game, mean": round(sum(lengths) / games),
        "longest": max(lengths),
        "legal, mean": round(sum(lists) / len(lists), 1),
        "legal, 99 %": lists[int(0.99 * len(lists))],
        "legal, most": lists[-1],
        "forced": round(forced / len(lists), 2),
        "different states of those looked at": f"{len(states)} of {sampled}",
        "hidden bits, mean": round(sum(hidden) / len(hidden), 1) if hidden else None,
        "hidden bits, most": round(max(hidden), 1) if hidden else None,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--most", type=int, default=20_000, help="choices after which a game is broken off")
    args = parser.parse_args()
    games = {"journey": args.games, "tricks": 5 * args.games, "war": args.games // 8, "quest": args.games // 20, "wizards": args.games // 10}
    for name in TABLES:
        for key, value in measure(name, max(2, games[name]), args.most).items():
            print(f"{key:40}{value}", flush=True)
        print(flush=True)


if __name__ == "__main__":
    main()
