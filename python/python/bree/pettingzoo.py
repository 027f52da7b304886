"""The five games as PettingZoo AEC environments.

    from bree import pettingzoo
    env = pettingzoo.env("tricks", players=4, options={"chapter": "21"})
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

In journey, tricks and quest an action is a number for good: `env.unwrapped.action_names` names each. In war and wizards it is a
place among the rows offered, `observation["legal_rows"]`, which say what each does: `env.unwrapped.action_columns`.
Observations are tensors by name (`env.unwrapped.observation_names`), written from what the agent's seat sees and nothing else.
Rewards come at the end: each agent's payoff, from 0 to 1.
"""

import functools
import secrets

import numpy as np

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as why:
    raise ImportError("bree.pettingzoo needs PettingZoo and Gymnasium: pip install pettingzoo gymnasium") from why

from ._bree import make, spec


def env(game, **settings):
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game, with -1 for whoever did it."""
    inner = raw_env(game, **settings)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):
    """The environment without wrappers. `settings` are those of `bree.make`: players, options, position, bring."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game, render_mode=None, **settings):
        super().__init__()
        self.spec_of_game = spec(game)
        self.metadata = {**self.metadata, "name": f"bree_{game}_v0"}
        self.render_mode = render_mode
        self.game = make(game, **settings)
        self.possible_agents = [f"player_{player}" for player in range(self.game.num_players)]
        self.agents = list(self.possible_agents)
        self.observation_names = self.game.observation_names
        #: Choices that were legal and not offered, because the list was longer than the action space.
        self.left_out = 0
        self.action_names = self.spec_of_game.get("action_names")
        self.action_columns = self.spec_of_game.get("action_columns")
        self._numbered = self.action_names is not None
        self._most = self.spec_of_game["max_legal_actions"]
        self._actions = len(self.action_names) if self._numbered else self._most

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent):
        tensors = {
            name: spaces.Box(-np.inf, np.inf, tuple(shape), np.float32)
            for name, shape, _ in self.spec_of_game["observation_tensors"]
        }
        parts = {
            "observation": spaces.Dict(tensors),
            "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
        }
        if not self._numbered:
            sizes = np.array([size for _, size, _ in self.action_columns], np.int16)
            high = np.broadcast_to(sizes - 1, (self._most, len(sizes))).copy()
            parts["legal_rows"] = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        return spaces.Dict(parts)

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent):
        return spaces.Discrete(self._actions)

    def _player(self, agent):
        return self.possible_agents.index(agent)

    def _legal(self, player):
        """The rows of the legal choices of a player, as many as are offered."""
        if self.game.is_terminal() or player not in self.game.players_to_move():
            return np.zeros((0, self.spec_of_game["action_width"]), np.int16)
        return self.game.legal_rows(player)

    def observe(self, agent):
        player = self._player(agent)
        rows = self._legal(player)
        # Only who is asked now has a mask: others who owe a decision are asked after.
        own_turn = agent == self.agent_selection
        mask = np.zeros(self._actions, np.int8)
        parts = {"observation": self.game.observation(player), "action_mask": mask}
        if self._numbered:
            if own_turn:
                mask[rows[:, 0]] = 1
            return parts
        shown = rows[: self._most] if own_turn else rows[:0]
        mask[: len(shown)] = 1
        padded = np.zeros((self._most, rows.shape[1]), np.int16)
        padded[: len(shown)] = shown
        parts["legal_rows"] = padded
        return parts

    def reset(self, seed=None, options=None):
        self.game.reset(secrets.randbits(63) if seed is None else int(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        # A position may be one at which the game is over.
        self.agent_selection = self.agents[0]
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self):
        """Says who is next, or how it ended."""
        player = self.game.current_player()
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
            return
        for agent, payoff in zip(self.possible_agents, self.game.returns()):
            self.rewards[agent] = float(payoff)
            self.terminations[agent] = True

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._was_dead_step(action)
        player = self._player(agent)
        rows = self._legal(player)
        if self._numbered:
            found = np.flatnonzero(rows[:, 0] == action)
            if len(found) == 0:
                raise ValueError(f"{agent}: action {action} is not legal now")
            index = int(found[0])
        else:
            index = int(action)
            self.left_out += max(0, len(rows) - self._most)
            if not 0 <= index < min(len(rows), self._most):
                raise ValueError(f"{agent}: there are {len(rows)} legal choices, and no number {action}")
        self.game.step(index, player)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def render(self):
        if self.game.is_terminal():
            return f"{self.game.ending()}\n"
        choices = [f"  {choice['action']}: {choice['label']}" for choice in self.game.explain()]
        text = "\n".join([f"{self.agent_selection}: {self.game.prompt()}", *choices])
        return text

    def close(self):
        pass
