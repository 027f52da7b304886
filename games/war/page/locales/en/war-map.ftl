war-map-title = Middle-earth
war-map-under = in the days of the War of the Ring
war-map-north = N
war-map-town = Town
war-map-city = City
war-map-stronghold = Stronghold
war-map-fortification = Fortification
war-map-points = { $number ->
    [one] 1 Victory Point
   *[other] { $number } Victory Points
}
war-map-unrolled = not rolled
war-map-die = Action die ({ $side }): { $face }
war-map-tile = Hunt tile: { $damage }
war-map-tile-die = roll of a die
war-map-tile-reveal = reveals the Fellowship
war-map-tile-stop = stops the Fellowship
war-map-tile-back = Hunt tile face down
war-map-politics = Political Track
war-map-at-war = At War
war-map-steps = { $number ->
    [one] 1 step away
   *[other] { $number } steps away
}
war-map-active = active
war-map-passive = passive
war-map-fellowship = Fellowship Track
war-map-progress = the Fellowship’s Progress
war-map-hidden = hidden
war-map-revealed = revealed
war-map-corruption = Corruption
war-map-mordor = Mordor Track
war-map-mordor-gate = Entrance to Mordor
war-map-doom = Crack of Doom
war-map-bearers = Ring-bearers
war-map-hunt = Hunt Box
war-map-hunt-shadow = Shadow
war-map-hunt-free = Free Peoples
war-map-victory = Victory Points
war-map-victory-of = { $side }: { $number } of { $needed } Victory Points
war-map-sea = The Great Sea
war-map-bay = Bay of Belfalas
war-map-key-frontier = Border of a Nation
war-map-key-border = Border of a region
war-map-key-impassable = Armies cannot cross
war-map-key-points = Victory Points
war-map-realm-eriador = Eriador
war-map-realm-lindon = Lindon
war-map-realm-rhovanion = Rhovanion
war-map-realm-rohan = Rohan
war-map-realm-gondor = Gondor
war-map-realm-mordor = Mordor
war-map-realm-rhun = Rhûn
war-map-realm-harad = Harad
war-map-company = Fellowship of the Ring
war-map-guide = Guide of the Fellowship
war-map-elven-rings = Elven Rings
war-map-elven-ring = Elven Ring
war-map-captured = { $region }: controlled by { $side }
