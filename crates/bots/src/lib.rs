//! Players: random, greedy and Monte Carlo tree search, and the arena where they meet
