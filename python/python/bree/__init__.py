"""Bree's five games for programs that learn to play: journey, tricks, war, quest, wizards.

    import random
    import bree

    game = bree.make("journey", players=2, seed=1)
    while not game.is_terminal():
        game.step(random.choice(game.legal_actions()))
    print(game.returns(), game.ending())

`make` begins one game, `Batch` many that step at once in NumPy arrays, and `bree.pettingzoo.env` a PettingZoo environment (with
`pip install pettingzoo gymnasium`). `spec` tells a game's options, actions and tensors. A search asks `Game.resample`
for worlds that fit what a player knows, and `Game.clone(seed=...)` for other dice.

Players are counted from 0 here; the JSON of states and views counts seats from 1, as people do. `__version__` and `__commit__` say
what a result was made with.
"""

from ._bree import Batch, Game, games, loads, make, spec
from ._bree import __commit__ as __commit__, __version__ as __version__

__all__ = ["Batch", "Game", "games", "loads", "make", "spec"]


def __getattr__(name):
    # Imported when it is first asked for: it needs packages that the games do not.
    if name == "pettingzoo":
        from importlib import import_module

        return import_module("bree.pettingzoo")
    raise AttributeError(f"module 'bree' has no attribute '{name}'")
