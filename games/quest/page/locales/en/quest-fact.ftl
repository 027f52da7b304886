# The end of a game: what was told of it, counted.
quest-fact-combats = Combats: { $combats }. Enemies defeated: { $beaten }; heroes defeated: { $fallen }.
quest-fact-damage = Damage to heroes: { $suffered }; to their enemies in combat: { $dealt }.
quest-fact-plots = Plots in play in all: { $plots }; discarded: { $discarded }.
