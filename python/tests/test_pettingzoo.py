"""PettingZoo's own tests, and what they do not ask."""

import pickle
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


def test_no_agent_observes_what_its_seat_may_not_know(name):
    """With another world in its place, which differs in nothing that the agent knows, an environment shows the agent the same."""
    env, luck, twins = pettingzoo.raw_env(name), np.random.default_rng(1), 0
    env.reset(seed=4)
    for step in range(120):
        if env.game.is_terminal():
            env.reset(seed=step)
        for agent in env.agents if step % 4 == 0 else ():
            shown, truth = env.observe(agent), env.game
            env.game = truth.resample(env.possible_agents.index(agent), step)
            other = env.observe(agent)
            twins += env.game != truth
            env.game = truth
            assert other["observation"].keys() == shown["observation"].keys() == set(env.observation_names)
            for tensor in shown["observation"]:
                assert np.array_equal(shown["observation"][tensor], other["observation"][tensor]), tensor
            for part in shown.keys() - {"observation"}:
                assert np.array_equal(shown[part], other[part]), part
        assert not any(env.infos.values()), "nothing is told beside the observation"
        env.step(int(luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert (twins > 10) == (name != "journey")


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


def played(env, steps):
    """Random choices, with all that the environment says on the way."""
    luck, lines = np.random.default_rng(1), []
    for _ in range(steps):
        if not env.agents:
            break
        observation, reward, over, cut, _ = env.last()
        lines.append((env.agent_selection, reward, over, cut, observation["action_mask"].tolist(), env.unwrapped.game.state_json()))
        env.step(None if over or cut else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return lines


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_a_pickled_environment_is_the_same_environment(name, make):
    env = make(name)
    env.reset(seed=3)
    played(env, 15)
    again = pickle.loads(pickle.dumps(env))
    assert played(again, 40) == played(env, 40)
    for one in (env, again, pickle.loads(pickle.dumps(again))):
        one.reset(seed=6)
    fresh = make(name)
    fresh.reset(seed=6)
    lines = played(fresh, 40)
    assert played(env, 40) == lines and played(again, 40) == lines


def test_an_environment_of_a_finished_position_is_over_at_once(name):
    game = bree.make(name, seed=5)
    luck = np.random.default_rng(5)
    while not game.is_terminal():
        game.step(int(luck.integers(len(game.legal_rows()))))
    text = game.position()
    if text is None:
        pytest.skip("this game does not write its end as a position")
    env = pettingzoo.env(name, position=text)
    env.reset(seed=1)
    seen = {}
    for agent in env.agent_iter(max_iter=10):
        _, reward, termination, _, _ = env.last()
        assert termination
        seen[agent] = reward
        env.step(None)
    assert list(seen.values()) == game.returns()
