"""One game: choices, words, positions, copies, chance, errors."""

import copy
import json
import pickle
import sys

import numpy as np
import pytest
from conftest import GAMES, advanced, random_steps

import bree


def test_the_five_games_are_there():
    assert GAMES == ["journey", "tricks", "war", "quest", "wizards"]


def test_a_random_game_ends_with_payoffs(name):
    game = advanced(name, 1, 60_000)
    assert game.is_terminal() and game.current_player() == -4
    assert all(0 <= payoff <= 1 for payoff in game.returns())
    for player in (None, *range(game.num_players)):
        for lang in ("en", "es"):
            told = game.ending(lang, player)
            assert told and "{" not in told and "$" not in told
    assert game.ending("en") != game.ending("es")


def test_a_game_that_is_over_asks_nobody_and_can_be_looked_at(name):
    game = advanced(name, 2, 60_000)
    spec = bree.spec(name)
    for player in (None, *range(game.num_players)):
        assert game.legal_actions(player) == [] and game.explain(player) == []
        assert game.legal_rows(player).shape == (0, spec["action_width"])
        assert json.loads(game.view_json(player))
    for player in range(game.num_players):
        assert game.observation_tensor(player).shape == (spec["observation_size"],)
        assert game.prompt(player) and game.resample(player, 1).is_terminal()
    for wrong in (
        lambda: game.step(0),
        lambda: game.step("pass"),
        lambda: game.advise(),
        lambda: game.chance_outcomes("pass"),
        lambda: game.chance_sample("pass", 1),
        lambda: game.observation_tensor(),
    ):
        with pytest.raises(ValueError, match="over"):
            wrong()
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again.returns() == game.returns() and again.ending() == game.ending()
    again.reset()
    assert not again.is_terminal()


def test_a_winner_is_named_and_told():
    for seed in range(2000):
        game = advanced("journey", seed, 2000)
        if game.returns() == [0.0, 1.0]:
            break
    assert "player_1" in game.ending() and "player_1" in game.ending("es", 0)
    assert "you" in game.ending(player=1).lower() and "player_1" not in game.ending(player=1)


def test_a_game_can_be_made_from_its_end(name):
    game = advanced(name, 5, 60_000)
    text = game.position()
    if text is None:
        pytest.skip("this game does not write its end as a position")
    over = bree.make(name, position=text)
    assert over.is_terminal() and over.legal_actions() == [] and over.returns() == game.returns()
    with pytest.raises(ValueError, match="over"):
        bree.Batch(name, 4, position=text)


def test_choices_are_read_by_notation_and_by_place(name):
    one, other = bree.make(name, seed=3), bree.make(name, seed=3)
    for game in (one, other):
        for _ in random_steps(game, 3, 200):
            pass
    assert one == other and one.num_steps == other.num_steps > 10
    for game in random_steps(one, 4, 60):
        action = game.legal_actions()[-1]
        by_name, by_place = game.clone(), game.clone()
        by_name.step(action)
        by_place.step(len(game.legal_actions()) - 1)
        assert by_name == by_place


def test_every_legal_choice_has_a_sentence_in_both_languages(name):
    for game in random_steps(bree.make(name, seed=5), 5, 150):
        for lang in ("en", "es"):
            told = game.explain(lang=lang)
            assert [choice["action"] for choice in told] == game.legal_actions()
            assert all(choice["label"] and choice["sentence"] and choice["clause"] for choice in told)
            assert game.prompt(lang=lang)
    spanish = bree.make("journey", seed=1).explain(lang="es")[0]["effect"]
    assert spanish != bree.make("journey", seed=1).explain(lang="en")[0]["effect"]


def test_the_same_seed_is_the_same_game_and_another_is_another(name):
    ends = [advanced(name, 7, 120).state_json() for _ in range(2)]
    assert ends[0] == ends[1]
    one, other = bree.make(name, seed=7), bree.make(name, seed=8)
    for _ in random_steps(one, 7, 120):
        pass
    for _ in random_steps(other, 7, 120):
        pass
    assert one.state_json() != other.state_json()
    game = bree.make(name, seed=7)
    first = game.state_json()
    game.step(0)
    game.reset()
    assert game.state_json() == first
    game.reset(seed=9)
    assert game == bree.make(name, seed=9)


def test_states_and_views_are_json(name):
    game = advanced(name, 2, 80)
    assert isinstance(json.loads(game.state_json()), dict)
    for player in range(game.num_players):
        assert isinstance(json.loads(game.view_json(player)), dict)
    assert isinstance(json.loads(game.view_json()), dict)


def test_positions_go_out_and_come_in(name):
    met = 0
    for game in random_steps(bree.make(name, seed=11), 11, 120):
        text = game.position()
        if text is None:
            continue
        again = bree.make(name, position=text, seed=1)
        assert again.legal_actions() == game.legal_actions()
        assert again.players_to_move() == game.players_to_move()
        assert again.position() == text
        met += 1
    assert met > 20


def test_a_copy_goes_its_own_way(name):
    game = advanced(name, 13, 10)
    before, kept = game.state_json(), game.clone()
    game.step(0)
    assert kept.state_json() == before, "undo is a clone kept"
    twin, deep = copy.copy(kept), copy.deepcopy(kept)
    for one in (twin, deep):
        one.step(0)
        assert one == game, "a clone knows the same chance"


def test_a_game_is_written_and_read_with_its_chance(name):
    game = advanced(name, 17, 12)
    for again in (bree.loads(game.dumps()), pickle.loads(pickle.dumps(game))):
        assert again == game and again.num_steps == game.num_steps
        ours = game.clone()
        for one in (ours, again):
            for _ in random_steps(one, 1, 80):
                pass
        assert ours == again


SETTINGS = {
    "journey": {"players": 3, "options": {"game": "advanced"}},
    "tricks": {"players": 4, "options": {"chapter": "21"}},
    "war": {"players": 3},
    "quest": {"players": 3},
    "wizards": {},
}


def as_it_goes_on(game, seed):
    """All that can be told of a game on its way, chance and advice included."""
    lines = []
    for now in random_steps(game, seed, 80):
        lines += [now.state_json(), now.legal_actions(), now.told(0), now.advise("random"), now.num_steps]
    return lines


@pytest.mark.parametrize("through", [lambda game: pickle.loads(pickle.dumps(game)), lambda game: bree.loads(game.dumps())])
def test_a_game_that_was_pickled_begins_anew_like_any_other(name, through):
    game = advanced(name, 17, 12, **SETTINGS[name])
    first = bree.make(name, seed=17, **SETTINGS[name])
    again = through(game)
    assert again.told(0) == game.told(0) and again.dumps() == game.dumps()
    assert as_it_goes_on(game.clone(), 2) == as_it_goes_on(through(game), 2)
    again.reset()
    game.reset()
    assert again == game == first and again.num_players == first.num_players
    assert as_it_goes_on(again, 3) == as_it_goes_on(game, 3) == as_it_goes_on(first, 3)
    again.reset(seed=4)
    game.reset(seed=4)
    assert again == game == bree.make(name, seed=4, **SETTINGS[name])
    again = through(again)
    again.reset()
    assert again == game, "the last seed is the one that counts"


def test_a_game_from_a_position_is_pickled_with_it(name):
    text = next(game.position() for game in random_steps(bree.make(name, seed=11), 11, 200) if game.num_steps > 20 and game.position())
    game = bree.make(name, position=text, seed=3)
    again = pickle.loads(pickle.dumps(advanced(name, 3, 5, position=text)))
    again.reset()
    assert again == game and again.legal_actions() == game.legal_actions()
    assert as_it_goes_on(again, 1) == as_it_goes_on(game, 1)


def test_all_falls_of_the_dice_are_told_with_their_odds():
    game = bree.make("journey", seed=1)
    while game.legal_actions() != ["roll"]:
        game.step(0)
    ways = game.chance_outcomes("roll")
    assert ways is not None and 1 < len(ways) <= 6**5
    assert sum(probability for probability, _ in ways) == pytest.approx(1)
    texts = [way.state_json() for _, way in ways]
    assert len(set(texts)) == len(texts), "equal games are one"
    assert game.num_steps + 1 == ways[0][1].num_steps
    sampled = game.chance_sample("roll", seed=5)
    assert sampled.state_json() in set(texts)
    assert {game.chance_sample("roll", seed=seed).state_json() for seed in range(6)} != {sampled.state_json()}
    assert game.chance_outcomes("roll", most=10) is None, "too many to list: there is always a sample"


def test_samples_want_a_seed():
    """With one for all a loop would draw the same world again and again, and nobody would see it."""
    game = bree.make("tricks", seed=1)
    with pytest.raises(TypeError, match="seed"):
        game.resample(0)
    with pytest.raises(TypeError, match="seed"):
        game.chance_sample(0)
    assert len({game.resample(None, seed).state_json() for seed in range(4)}) == 4


def test_a_choice_is_given_by_its_place_everywhere():
    game = bree.make("journey", seed=1)
    while game.legal_actions() != ["roll"]:
        game.step(0)
    assert game.chance_sample(0, 5) == game.chance_sample("roll", 5)
    assert len(game.chance_outcomes(0)) == len(game.chance_outcomes("roll"))


def test_options_may_be_numbers_and_flags():
    assert bree.make("tricks", options={"chapter": 21}, players=4) == bree.make("tricks", options={"chapter": "21"}, players=4)
    assert bree.make("journey", options={"voluntary": True}) == bree.make("journey", options={"voluntary": "on"})
    assert bree.make("journey", options={"voluntary": False}) == bree.make("journey", options={"voluntary": "off"})
    assert bree.make("wizards", options={"seen-sites-guarded": True}) == bree.make("wizards", options={"seen-sites-guarded": "yes"})
    with pytest.raises(TypeError, match="chapter"):
        bree.make("tricks", options={"chapter": [21]})


def test_who_is_asked_is_told_to_who_is_not():
    game = bree.make("journey", seed=1)
    other = 1 - game.current_player()
    for action in (0, "roll"):
        with pytest.raises(ValueError, match=f"player {other} is not asked now, but player {1 - other}"):
            game.step(action, player=other)


def test_what_draws_nothing_has_one_outcome(name):
    for game in random_steps(bree.make(name, seed=3), 3, 40):
        ways = game.chance_outcomes(game.legal_actions()[0], most=8)
        after = game.clone()
        after.step(0)
        if ways is not None and len(ways) == 1:
            assert ways[0][0] == pytest.approx(1) and ways[0][1] == after
            return
    pytest.fail("no choice without a draw was met")


def test_another_world_is_the_same_to_the_player(name):
    differed = 0
    for step, game in enumerate(random_steps(bree.make(name, seed=19), 19, 160)):
        if step % 4:
            continue
        for player in range(game.num_players):
            world = game.resample(player, seed=step)
            assert world.view_json(player) == game.view_json(player)
            assert world.legal_actions(player) == game.legal_actions(player)
            assert world.players_to_move() == game.players_to_move()
            ours, theirs = game.observation(player), world.observation(player)
            assert ours.keys() == theirs.keys()
            assert all(np.array_equal(ours[tensor], theirs[tensor]) for tensor in ours)
            assert np.array_equal(game.legal_rows(player), world.legal_rows(player))
            assert world.state_json() == game.resample(player, seed=step).state_json()
            differed += world.state_json() != game.state_json()
    # Where nothing is hidden a world is the game itself.
    assert (differed > 0) == (name != "journey")


def test_a_bot_gives_a_legal_choice(name):
    game = advanced(name, 23, 10)
    for level in ("random", "easy"):
        choice = game.advise(level, seed=1)
        assert choice in game.legal_actions() and choice == game.advise(level, seed=1)
        assert game.advise(level) == game.clone().advise(level)


def test_one_seed_for_a_whole_game_is_another_draw_at_each_choice():
    parts = []
    for game in random_steps(bree.make("war", seed=1), 1, 400):
        legal = game.legal_actions()
        if len(legal) > 3:
            parts.append(2 * legal.index(game.advise("random", seed=5)) // len(legal))
    assert 0.2 < np.mean(parts) < 0.8


def test_what_is_told_is_a_list_of_sentences(name):
    lines = []
    for game in random_steps(bree.make(name, seed=29), 29, 60):
        lines += game.told(0)
    assert lines and all(isinstance(line, str) and line for line in lines)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: bree.make("chess"),
        lambda: bree.make("journey", players=9),
        lambda: bree.make("war", options={"colour": "blue"}),
        lambda: bree.make("tricks", options={"chapter": "one"}),
        lambda: bree.make("war", position="this is no position"),
        lambda: bree.make("war", bring=[(0, "deck", "cards")]),
        lambda: bree.make("wizards", bring=[(9, "deck", "cards")]),
        lambda: bree.loads("{}"),
        lambda: bree.loads("no json"),
        lambda: bree.loads('{"game": "war"}'),
        lambda: bree.make("journey").step("set mauve"),
        lambda: bree.make("journey").step(99),
        lambda: bree.make("war").step("pass", player=1),
        lambda: bree.make("journey").step(None),
        lambda: bree.make("journey").explain(lang="fr"),
        lambda: bree.make("journey").observation(7),
        lambda: bree.make("journey").resample(4, 1),
        lambda: bree.make("journey").advise("genius"),
        lambda: bree.make("journey").chance_outcomes("set red"),
        lambda: bree.make("journey").chance_outcomes(99),
        lambda: bree.make("journey").chance_sample(99, 1),
        lambda: bree.Batch("journey", 0),
        lambda: bree.Batch("chess", 4),
        lambda: bree.Batch("journey", -1),
        lambda: bree.Batch("journey", 10**30),
        lambda: bree.Batch("journey", 4, max_legal_actions=0),
        lambda: bree.Batch("wizards", 1 << 20),
        lambda: bree.Batch("wizards", 1 << 20, legal_actions=False),
        lambda: bree.Batch("tricks", 1 << 20, legal_actions=False, observations=True),
        lambda: bree.make("war").chance_outcomes("pass", most=1 << 60),
        lambda: bree.Batch("journey", 4).step(np.full(3, 0, np.int32)),
        lambda: bree.Batch("journey", 4).step(np.full(4, 99, np.int32)),
        lambda: bree.Batch("journey", 4).step(np.full(4, -1, np.int32)),
    ],
)
def test_what_is_wrong_is_an_error_and_the_process_lives(wrong):
    with pytest.raises(ValueError) as told:
        wrong()
    assert str(told.value)
    assert bree.make("journey").legal_actions()


def test_a_refused_choice_leaves_the_game_as_it_was_and_names_its_clause():
    game = bree.make("journey", seed=1)
    while game.legal_actions() != ["roll"]:
        game.step(0)
    before = game.dumps()
    with pytest.raises(ValueError, match="VAM-"):
        game.step("stop")
    assert game.dumps() == before


def test_without_pettingzoo_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "bree.pettingzoo", raising=False)
    vars(bree).pop("pettingzoo", None)
    with pytest.raises(ImportError, match="pip install pettingzoo gymnasium"):
        bree.pettingzoo.env("war")
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        bree.chess
