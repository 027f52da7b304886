"""Batches: the same games as one by one, in arrays that stay where they are."""

import numpy as np
import pytest

import bree

STEPS = {"journey": 400, "tricks": 300, "war": 150, "quest": 60, "wizards": 60}


def index(batch, luck):
    return (luck.random(len(batch)) * batch.num_legal).astype(np.int32)


def test_arrays_are_written_in_place_and_say_what_is_legal(name):
    batch, luck = bree.Batch(name, 70, seed=1, observations=True), np.random.default_rng(1)
    spec = bree.spec(name)
    legal, observations = batch.legal_actions, batch.observations
    places = [array.ctypes.data for array in (legal, observations, batch.num_legal, batch.rewards, batch.done)]
    columns = spec["action_width"]
    assert legal.shape[:2] == (70, spec["max_legal_actions"])
    for _ in range(STEPS[name]):
        count = batch.num_legal
        assert (count >= 1).all() and (count <= spec["max_legal_actions"]).all()
        offered = np.arange(legal.shape[1]) < count[:, None]
        if columns == 1:
            assert (legal[offered] >= 0).all() and (legal[~offered] == -1).all()
            assert (legal < spec["num_distinct_actions"]).all()
        else:
            sizes = np.array([size for _, size, _ in spec["action_columns"]])
            assert (legal[offered] < sizes).all() and (legal[offered][:, 0] > 0).all()
        assert np.isfinite(observations).all() and observations.any(axis=1).all()
        batch.step(index(batch, luck))
    assert batch.legal_actions is legal and batch.observations is observations
    now = [array.ctypes.data for array in (legal, observations, batch.num_legal, batch.rewards, batch.done)]
    assert now == places


def test_one_core_and_all_play_the_same(name):
    batches = [bree.Batch(name, 130, seed=5, parallel=parallel) for parallel in (False, True)]
    lucks = [np.random.default_rng(2) for _ in batches]
    for _ in range(STEPS[name]):
        for batch, luck in zip(batches, lucks):
            batch.step(index(batch, luck))
        one, all_ = batches
        assert np.array_equal(one.num_legal, all_.num_legal) and np.array_equal(one.done, all_.done)
    assert np.array_equal(one.legal_actions[:, 0], all_.legal_actions[:, 0])
    other = bree.Batch(name, 130, seed=6)
    other.play_randomly(20)
    one.play_randomly(20)
    assert not np.array_equal(one.legal_actions, other.legal_actions)


@pytest.mark.parametrize("name", ["journey", "tricks", "war"])
def test_games_end_with_payoffs_and_begin_anew(name):
    batch, luck, ends, paid = bree.Batch(name, 64, seed=3), np.random.default_rng(3), 0, 0.0
    for _ in range(6000):
        batch.step(index(batch, luck))
        if batch.done.any():
            over = batch.done.astype(bool)
            ends += over.sum()
            paid += batch.rewards[over].sum()
            assert (batch.rewards[over] >= 0).all() and (batch.rewards[over] <= 1).all()
            assert not batch.rewards[~over].any()
        if ends > 100:
            break
    assert ends > 50
    assert paid > 0 or name == "tricks", "random partners seldom win"


def test_games_of_quest_end():
    assert bree.Batch("quest", 8, seed=1, legal_actions=False).play_randomly(1000) > 8


def test_a_wrong_choice_moves_no_game():
    batch = bree.Batch("journey", 8, seed=1)
    before = batch.legal_actions.copy()
    wrong = np.zeros(8, np.int32)
    wrong[7] = 99
    with pytest.raises(ValueError, match="game 7"):
        batch.step(wrong)
    batch.step(np.zeros(8, np.int32))
    again = bree.Batch("journey", 8, seed=1)
    assert np.array_equal(again.legal_actions, before)
    again.step(np.zeros(8, np.int32))
    assert np.array_equal(again.legal_actions, batch.legal_actions)


def test_places_may_be_any_whole_numbers(name):
    """NumPy's own whole numbers are of 64 bits: nobody should stumble over that."""
    batches = [bree.Batch(name, 6, seed=1) for _ in range(5)]
    luck = np.random.default_rng(1)
    for _ in range(20):
        wanted = (luck.random(6) * batches[0].num_legal).astype(np.int32)
        strided = np.repeat(wanted, 2)[::2]
        for batch, given in zip(batches, (wanted, wanted.astype(np.int64), wanted.tolist(), strided, wanted.astype(np.uint8))):
            batch.step(given)
    assert all(np.array_equal(batch.legal_actions, batches[0].legal_actions) for batch in batches)


def test_what_is_no_place_is_told():
    batch = bree.Batch("journey", 4, seed=1)
    before = batch.legal_actions.copy()
    for wrong in (np.zeros(4), np.zeros(4, bool), ["roll"] * 4):
        with pytest.raises(TypeError, match="whole numbers"):
            batch.step(wrong)
    for wrong in (np.zeros((4, 1), np.int64), 0, np.full(4, 1 << 40), [0, 0, 0]):
        with pytest.raises(ValueError):
            batch.step(wrong)
    assert np.array_equal(batch.legal_actions, before)


def test_tensors_by_name_look_into_the_observations(name):
    batch = bree.Batch(name, 5, seed=1, observations=True)
    tensors = batch.tensors()
    assert list(tensors) == batch.observation_names
    for title, shape, offset in bree.spec(name)["observation_tensors"]:
        tensor = tensors[title]
        assert tensor.shape == (5, *shape) and np.shares_memory(tensor, batch.observations)
    batch.play_randomly(3)
    flat = np.concatenate([tensor.reshape(5, -1) for tensor in tensors.values()], axis=1)
    assert np.array_equal(flat, batch.observations), "they show what is written there now"
    assert bree.Batch(name, 1).tensors() is None


def test_what_is_not_offered_cannot_be_chosen():
    batch = bree.Batch("quest", 4, seed=1, max_legal_actions=2)
    for _ in range(40):
        longer = np.flatnonzero([len(row) for row in batch.legal_actions] == batch.num_legal)
        assert (batch.num_legal <= 2).all()
        if len(longer):
            wrong = np.zeros(4, np.int32)
            wrong[longer[0]] = 2
            with pytest.raises(ValueError, match=f"game {longer[0]} is offered 2"):
                batch.step(wrong)
        batch.step(np.zeros(4, np.int32))


def test_a_batch_that_is_too_large_is_refused_before_it_takes_memory(name):
    resource = pytest.importorskip("resource")
    bree.Batch(name, 2)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for wanted in ({"observations": True, "max_legal_actions": 4096}, {"n": 1 << 62}):
        with pytest.raises(ValueError):
            bree.Batch(name, **{"n": 1 << 20, **wanted})
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 << 10, "kilobytes"


def test_what_is_not_wanted_is_not_there():
    batch = bree.Batch("journey", 8, legal_actions=False)
    assert batch.legal_actions is None and batch.observations is None
    batch.step(np.zeros(8, np.int32))
