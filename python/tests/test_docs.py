"""What docs/research.md says of tensors and actions is what the module says."""

import re
from pathlib import Path

import pytest

import bree

TEXT = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text()


def test_tensors_have_the_names_and_the_width_that_are_written(name):
    row = re.search(rf"^\| {name} \| ([\d,]+) \| ([a-z_, ]+) \|$", TEXT, re.MULTILINE)
    assert row, f"{name} has no row in the table of tensors"
    assert int(row[1].replace(",", "")) == bree.spec(name)["observation_size"]
    assert row[2].split(", ") == [tensor[0] for tensor in bree.spec(name)["observation_tensors"]]


def test_actions_are_as_many_as_are_written(name):
    spec = bree.spec(name)
    if "action_names" in spec:
        assert f"**{name}** ({len(spec['action_names']):,})" in TEXT
        return
    row = re.search(rf"^\| {name} \| (.+) \|$", TEXT[TEXT.index("| | columns |"):], re.MULTILINE)
    columns = re.sub(r" \([^)]*\)", "", row[1]).split(", ")
    assert columns == [column[0] for column in spec["action_columns"]] and len(columns) == spec["action_width"] == 12


def test_lists_are_as_long_as_is_written():
    mosts = ", ".join(str(bree.spec(game)["max_legal_actions"]) for game in bree.games())
    assert f"({mosts})" in TEXT


def test_every_call_in_the_table_is_there():
    calls = set(re.findall(r"`([a-z_]+)\(", TEXT))
    there = {*dir(bree), *dir(bree.Game), *dir(bree.Batch), "env", "help"}
    assert len(calls) > 15 and calls <= there, calls - there


@pytest.mark.filterwarnings("ignore")
def test_what_is_shown_runs(capsys):
    """The programs of the page, one after the other, as somebody types them who has nothing but the page."""
    pytest.importorskip("pettingzoo")
    shown, names = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL), {}
    assert len(shown) >= 4
    for number, program in enumerate(shown):
        exec(compile(program, f"docs/research.md, program {number + 1}", "exec"), names)
    assert "games were won" in capsys.readouterr().out
