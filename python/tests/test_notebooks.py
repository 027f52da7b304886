"""The notebooks run, at small sizes."""

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parent.parent / "notebooks"
SMALL = {
    "BREE_GAMES": "2",
    "BREE_WORLDS": "2",
    "BREE_PLAYOUTS": "4",
    "BREE_LEARN_MINUTES": "0.05",
    "BREE_LEARN_GAMES": "32",
    "BREE_ARENA_GAMES": "4",
}


def test_there_are_three():
    assert len(list(FOLDER.glob("*.ipynb"))) == 3


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_it_runs(path, monkeypatch):
    for name, value in SMALL.items():
        monkeypatch.setitem(os.environ, name, value)
    book = nbformat.read(path, as_version=4)
    NotebookClient(book, timeout=300, kernel_name="python3").execute()
    ran = [cell for cell in book.cells if cell.cell_type == "code"]
    assert ran and all(cell.execution_count for cell in ran)
