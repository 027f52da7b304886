"""Bree's five games for programs that learn to play: journey, tricks, war, quest, wizards.

    import bree
    game = bree.make("journey", players=2, seed=1)
    while not game.is_terminal():
        game.step(game.legal_actions()[0])
    print(game.returns())

Players are counted from 0 here; the JSON of states and views counts seats from 1, as people do.
"""

from ._bree import Batch, Game, games, loads, make, spec

__all__ = ["Batch", "Game", "games", "loads", "make", "spec"]
