"""Small journeys that are solved: the last turn of a game, and what each level of the house loses there.

    python python/bench/last_turns.py [--games 2000] [--needs 1 3 5] [--bots random easy fair hard]

The rival has arrived and waits; whoever moves is the last of the round, as many boxes before Mordor as `needs` says, and the game ends
with this turn. So the only player who still decides can be reckoned with exactly: every choice, and every fall of the dice with its
odds (`chance_outcomes`), by the rules themselves. `best` is what perfect play is worth, `random` that of random choices, both exact;
a level's worth is the mean of so many turns that it played, with its 95 % interval. What it falls short of `best` is its
exploitability here.
"""

import argparse
import hashlib
import math
import time

import bree

POSITION = """players: 2
option game: basic
round: 9
first: 1
turn: 2
phase: roll
hobbit 1: frodo
hobbit 2: sam
bearer 1: 20
bearer 2: {at}
nazgul 1: [x][x][x][x][x][x][x]
nazgul 2: [x][x][x][x][x][x][x]
"""
MORDOR = 20


def begin(needs, seed=0):
    return bree.make("journey", position=POSITION.format(at=MORDOR - needs), seed=seed)


def solve(game, known):
    """(worth by the best choices, worth by random ones) to the player who decides; `known` keeps them by state."""
    if game.is_terminal():
        return game.returns()[1], game.returns()[1]
    state = hashlib.blake2b(game.state_json().encode(), digest_size=8).digest()
    if state in known:
        return known[state]
    best, mean, actions = 0.0, 0.0, game.legal_actions()
    for action in actions:
        high = low = 0.0
        if action == "roll":
            for odds, after in game.chance_outcomes(action):
                (one, other) = solve(after, known)
                high, low = high + odds * one, low + odds * other
        else:
            after = game.clone()
            after.step(action)
            high, low = solve(after, known)
        best, mean = max(best, high), mean + low / len(actions)
    known[state] = best, mean
    return best, mean


def played(needs, bot, games):
    """What so many turns of a bot are worth, and half of the 95 % interval."""
    paid = []
    for seed in range(games):
        game = begin(needs, seed)
        while not game.is_terminal():
            game.step(game.advise(bot))
        paid.append(game.returns()[1])
    mean = sum(paid) / games
    return mean, 1.96 * math.sqrt(sum((one - mean) ** 2 for one in paid) / games / games)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--needs", type=int, nargs="+", default=[1, 3, 5])
    parser.add_argument("--bots", nargs="+", default=["random", "easy", "fair", "hard"])
    args = parser.parse_args()
    for needs in args.needs:
        began, known = time.process_time(), {}
        best, mean = solve(begin(needs), known)
        spent = time.process_time() - began
        print(f"needs {needs}: best {best:.4f}, random {mean:.4f} ({len(known):,} moments solved, {spent:.0f} s)", flush=True)
        for bot in args.bots:
            began = time.process_time()
            worth, error = played(needs, bot, args.games)
            spent = time.process_time() - began
            print(f"    {bot:8} {worth:.3f} ± {error:.3f}, short of the best by {best - worth:.3f} ({spent:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
