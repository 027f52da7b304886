"""The types that are written down (`_bree.pyi`) are those of the module: names, parameters and defaults."""

import ast
import inspect
from pathlib import Path

import bree
from bree import _bree

FOLDER = Path(bree.__file__).parent
TREE = ast.parse((FOLDER / "_bree.pyi").read_text())


def functions(body):
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def parameters(node):
    """(name, default) of each parameter that is written down; `inspect.Parameter.empty` is none."""
    args = node.args.args
    none = [inspect.Parameter.empty] * (len(args) - len(node.args.defaults))
    defaults = [*none, *(ast.literal_eval(default) for default in node.args.defaults)]
    return [(arg.arg, default) for arg, default in zip(args, defaults) if arg.arg not in ("self", "cls")]


def there(made):
    signature = inspect.signature(made)
    return [(one.name, one.default) for one in signature.parameters.values() if one.name != "self"]


def public(made):
    return {name for name in vars(made) if not name.startswith("_")}


def test_a_type_checker_finds_them():
    assert (FOLDER / "py.typed").exists()


def test_functions_are_as_they_are_written_down():
    written = functions(TREE.body)
    assert written.keys() == {name for name in bree.__all__ if not isinstance(getattr(bree, name), type)}
    for name, node in written.items():
        assert parameters(node) == there(getattr(_bree, name)), name


def test_classes_are_as_they_are_written_down():
    classes = {node.name: functions(node.body) for node in TREE.body if isinstance(node, ast.ClassDef)}
    assert classes.keys() == {"Game", "Batch"}
    for name, methods in classes.items():
        made = getattr(_bree, name)
        assert {method for method in methods if not method.startswith("_")} == public(made), name
        for method, node in methods.items():
            if node.decorator_list:
                assert inspect.isgetsetdescriptor(vars(made)[method]), f"{name}.{method} is no property"
            elif not method.startswith("__"):
                assert parameters(node) == there(getattr(made, method)), f"{name}.{method}"
    assert parameters(classes["Batch"]["__new__"]) == there(bree.Batch)


def test_everything_says_what_it_is():
    for made in (bree.Game, bree.Batch):
        for name in public(made):
            assert getattr(made, name).__doc__, f"{made.__name__}.{name} has no sentence"
    for name in bree.__all__:
        assert getattr(bree, name).__doc__, name
    assert bree.__doc__ and bree.__version__.count(".") == 2
