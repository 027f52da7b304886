"""What the tests share: every game at a small table, and random play."""

import random

import pytest

import bree

GAMES = bree.games()


def random_steps(game, seed, steps):
    """Plays at random and yields before each choice; stops at the end."""
    luck = random.Random(seed)
    for _ in range(steps):
        if game.is_terminal():
            return
        yield game
        game.step(luck.randrange(len(game.legal_actions())))


def advanced(name, seed, steps, **settings):
    """A game after so many random choices."""
    game = bree.make(name, seed=seed, **settings)
    for _ in random_steps(game, seed, steps):
        pass
    return game


@pytest.fixture(params=GAMES)
def name(request):
    return request.param
