"""How many choices a second: batches of the five games, one game at a time, PettingZoo, and others' environments in the same run.

    python python/bench/speed.py [--seconds 3] [--games 4096] [--cpu]

With --cpu batches keep to one core, and a second is one of the processor's and not of the clock: for a machine that others use, too.

Each figure is the best of three windows, for other work makes windows slower and none faster. With `pip install pettingzoo[classic]`
and `pip install open_spiel` their own games are in the table, too; what is not installed is left out and said.
"""

import argparse
import os
import time

import numpy as np

import bree


CLOCK = time.perf_counter


def best(run, seconds):
    """The most choices a second of three windows; `run` makes some and returns how many."""
    rates = []
    for _ in range(3):
        made, began = 0, CLOCK()
        while CLOCK() - began < seconds / 3:
            made += run()
        rates.append(made / (CLOCK() - began))
    return max(rates)


def batched(name, games, seconds, **settings):
    batch = bree.Batch(name, games, seed=1, parallel=CLOCK is time.perf_counter, **settings)
    luck = np.random.default_rng(1)
    # Drawn once: what is measured is the batch, and not NumPy's random numbers.
    draws = [luck.random(games, dtype=np.float32) for _ in range(16)]
    index, turn = np.zeros(games, np.int32), 0

    def run():
        nonlocal turn
        for _ in range(8):
            turn += 1
            np.multiply(draws[turn % 16], batch.num_legal, out=index, casting="unsafe")
            batch.step(index)
        return 8 * games

    run()
    return best(run, seconds)


def bare(name, games, seconds, **settings):
    batch = bree.Batch(name, games, seed=1, legal_actions=False, parallel=CLOCK is time.perf_counter, **settings)

    def run():
        batch.play_randomly(32)
        return 32 * games

    return best(run, seconds)


def one_game(name, seconds, **settings):
    game, luck, seed = bree.make(name, seed=1, **settings), np.random.default_rng(1), 1

    def run():
        nonlocal seed
        for _ in range(100):
            if game.is_terminal():
                seed += 1
                game.reset(seed)
            count = len(game.legal_actions())
            game.step(int(luck.integers(count)))
        return 100

    return best(run, seconds)


def aec(make, seconds):
    """Random play of a PettingZoo environment."""
    env = make()
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def run():
        for _ in range(100):
            if not env.agents:
                env.reset(seed=int(luck.integers(1 << 30)))
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")
            env.step(int(luck.choice(np.flatnonzero(mask))))
        return 100

    return best(run, seconds)


def classics(seconds):
    try:
        from pettingzoo import classic  # noqa: F401
    except Exception as why:
        yield "PettingZoo's classic games", None, str(why)
        return
    for module in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "gin_rummy_v4", "hanabi_v5", "chess_v6"):
        try:
            game = __import__(f"pettingzoo.classic.{module}", fromlist=["env"])
            yield f"PettingZoo {module}", aec(game.env, seconds), ""
        except Exception as why:
            yield f"PettingZoo {module}", None, str(why).splitlines()[0]


def openspiel(seconds):
    try:
        import pyspiel
    except Exception as why:
        yield "OpenSpiel", None, str(why)
        return
    luck = np.random.default_rng(1)
    for name in ("pig", "hearts", "leduc_poker"):
        try:
            game = pyspiel.load_game(name)
        except Exception as why:
            yield f"OpenSpiel {name}", None, str(why).splitlines()[0]
            continue

        def run():
            made, state = 0, game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes())
                    state.apply_action(int(luck.choice(actions, p=odds)))
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[luck.integers(len(legal))])
                made += 1
            return made

        yield f"OpenSpiel {name}, one game from Python", best(run, seconds), ""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--cpu", action="store_true")
    args = parser.parse_args()
    if args.cpu:
        global CLOCK
        CLOCK = time.process_time
    cores, load = os.cpu_count(), os.getloadavg()[0]
    print(f"{cores} cores, load {load:.1f}; batches of {args.games}; choices a second{' of one core' * args.cpu}, best of three windows\n")
    print(f"{'':52}{'list in arrays':>15}{'with tensors':>15}{'bare':>15}")
    tables = {"journey": {}, "tricks": {"players": 4, "options": {"chapter": "19"}}, "war": {}, "quest": {}, "wizards": {}}
    for name, settings in tables.items():
        # The long rows of a thousand games fill memory and nothing else.
        games = args.games if name in ("journey", "tricks") else min(args.games, 1024)
        listed = batched(name, games, args.seconds, **settings)
        seen = batched(name, min(games, 1024), args.seconds, observations=True, **settings)
        alone = bare(name, games, args.seconds, **settings)
        print(f"{f'bree.Batch {name}':52}{listed:15,.0f}{seen:15,.0f}{alone:15,.0f}", flush=True)
    for name, settings in tables.items():
        print(f"{f'bree.make {name}, one game':52}{one_game(name, args.seconds, **settings):15,.0f}", flush=True)
    try:
        from bree import pettingzoo

        for name, settings in tables.items():
            rate = aec(lambda: pettingzoo.env(name, **settings), args.seconds)
            print(f"{f'PettingZoo bree {name}':52}{rate:15,.0f}", flush=True)
    except ImportError as why:
        print(f"PettingZoo is not installed: {why}")
    for name, rate, why in [*classics(args.seconds), *openspiel(args.seconds)]:
        print(f"{name:52}{rate:15,.0f}" if rate else f"{name:52} not measured: {why}", flush=True)


if __name__ == "__main__":
    main()
