"""PettingZoo's own tests, and what they do not ask."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import bree
from bree import pettingzoo


@pytest.fixture(autouse=True)
def without_warnings_of_dicts():
    # That an observation is a dict and no array is the convention of PettingZoo's classic games, and is warned of there, too.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_api(name):
    api_test(pettingzoo.env(name), num_cycles=400)


def test_seeds(name):
    seed_test(lambda: pettingzoo.env(name), num_cycles=120)


@pytest.mark.parametrize("game, players", [("journey", 4), ("tricks", 3), ("war", 4), ("quest", 4)])
def test_other_tables(game, players):
    env = pettingzoo.env(game, players=players)
    env.reset(seed=2)
    assert len(env.agents) == players
    for _ in range(200):
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            break
        env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))


def test_the_mask_is_the_list(name):
    env = pettingzoo.raw_env(name)
    env.reset(seed=4)
    for _ in range(150):
        observation, _, over, _, _ = env.last()
        if over:
            break
        agent, mask = env.agent_selection, observation["action_mask"]
        legal = env.game.legal_actions()
        if env.action_names:
            assert {env.action_names[number] for number in np.flatnonzero(mask)} == set(legal)
        else:
            assert mask.sum() == len(legal)
            verbs = env.action_columns[0][2]
            rows = observation["legal_rows"][: len(legal)]
            words = [action.replace(":", " ").split(" ")[0] for action in legal]
            assert [verbs[row[0] - 1] for row in rows] == words
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(env.action_space(agent).sample(mask))


def test_an_illegal_action_ends_the_game():
    env = pettingzoo.env("journey")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values()) or all(env.truncations.values())
    raw = pettingzoo.raw_env("journey")
    raw.reset(seed=1)
    with pytest.raises(ValueError):
        raw.step(int(np.flatnonzero(mask == 0)[0]))


def test_names_of_tensors_are_those_of_the_observation(name):
    env = pettingzoo.raw_env(name)
    env.reset(seed=1)
    observation = env.last()[0]["observation"]
    assert list(observation) == env.observation_names == [tensor[0] for tensor in bree.spec(name)["observation_tensors"]]
    assert env.observation_space("player_0").contains(env.observe("player_0"))
