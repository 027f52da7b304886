//! Every line of a position, each said once: so it is written, and so it is read.

use table::lines::{Flaw, Head, Line, Telling};

use super::{MOMENTS, Told, moment, quiet};
use crate::board::Board;
use crate::fellowship::{CRACK_OF_DOOM, DOOM, TRACK};
use crate::figures::Figures;
use crate::nation::{BySide, Stand};
use crate::prelude::*;
use crate::team::Acted;
use crate::tile::{KINDS, Tile, Tiles};

/// The position that is read or written.
pub struct Table {
    pub state: State,
    /// Characters that a line has placed.
    pub placed: People,
}

impl Table {
    /// All but what is under way.
    pub fn lines(&mut self, text: &mut Telling<'_>) -> Told {
        let state = &mut self.state;
        // Read before all others.
        text.line("players", [state.players]);
        if let Some(line) = text.line("turn", [state.turn]) {
            state.turn = line.number(line.word()?, 0, 999)?;
        }
        if let Some(line) = text.line("phase", quiet(state)) {
            let word = line.word()?;
            let Some(frames) = moment(word) else {
                let known = MOMENTS.map(|(name, _)| name).join(", ");
                return Err(line.flaw(format!("'{word}' is no phase; there are: {known}")));
            };
            state.frames = frames.iter().copied().collect();
        }
        if let Some(line) = text.line("leading", state.leading.values()) {
            let wrong = "the leading players are a seat of the Free Peoples and one of the Shadow";
            state.leading = seats(state, line, wrong)?;
            state.deciding = state.leading;
        }
        text.gap();
        self.map(text)?;
        text.gap();
        let state = &mut self.state;
        for nation in text.each("nation", Nation::ALL)? {
            let stand = &mut state.politics[nation];
            if let Some(line) = text.line(("nation", nation), [spelled(*stand)]) {
                *stand = read_stand(line, nation)?;
            }
        }
        text.gap();
        self.fellowship(text)?;
        text.gap();
        dice(&mut self.state, text)?;
        tiles(&mut self.state.tiles, text)?;
        text.gap();
        let state = &mut self.state;
        let cards = &mut state.cards;
        for seat in Seat::all(usize::from(state.players)) {
            let (hand, buried) = (&mut cards.hands[seat.index()], &mut cards.buried[seat.index()]);
            pile(text, ("hand", seat), &mut cards.decks, hand)?;
            pile(text, ("buried", seat), &mut cards.decks, buried)?;
        }
        pile(text, "table", &mut cards.decks, &mut cards.table)?;
        pile(text, "discarded", &mut cards.decks, &mut cards.discarded)?;
        let mut keys = ["captured", "hand", "buried", "ring-used"].into_iter();
        match keys.find_map(|key| text.any(key)) {
            Some(line) => Err(line.flaw(format!("there is no seat {}", line.subject::<Seat>()?))),
            None => Ok(()),
        }
    }

    /// The lines of the map and the pieces beside it.
    fn map(&mut self, text: &mut Telling<'_>) -> Told {
        if let Some(line) = text.line("map", ["empty"]) {
            match line.word()? {
                "empty" => self.state.board = Board::default(),
                "book" => {}
                other => {
                    return Err(line.flaw(format!("the map is 'empty' or as in the 'book', not '{other}'")));
                }
            }
        }
        for at in text.each("at", Region::all())? {
            let mut there = self.state.force_in(at, Side::Free);
            there.join(&self.state.force_in(at, Side::Shadow));
            if let Some(line) = text.tally(("at", at), listed(&there)) {
                // Exactly this stands there.
                let force = read_force(line)?;
                self.state.board.take(at, &there.figures);
                self.state.board.put(at, &force.figures);
                self.place(line, force.people.iter(), Place::On(at))?;
            }
        }
        let state = &mut self.state;
        for side in Side::ALL {
            captured(state, text, side)?;
        }
        for side in Side::ALL {
            if let Some(line) = text.line(("mixed", side), state.team.mixed[side].iter()) {
                state.team.mixed[side] = regions(line)?;
            }
        }
        deed(text, ["acted", "acted-together"], &mut state.team.deeds[0])?;
        let lost = Nation::ALL.into_iter().flat_map(|nation| {
            let lost = state.casualties[nation];
            (0..3).map(move |kind| (lost[kind], Figure::of(nation, kind)))
        });
        if let Some(line) = text.tally("casualties", lost) {
            for (count, figure) in line.counted::<Figure>()? {
                match figure.kind().filter(|(nation, _)| nation.side() == Side::Free) {
                    Some((nation, kind)) => state.casualties[nation][kind] = count,
                    None => {
                        let reason = format!("'{figure}' is no figure of the Free Peoples' Armies");
                        return Err(line.flaw(reason));
                    }
                }
            }
        }
        if let Some(line) = text.line("gone", state.people.at(Place::Gone).iter()) {
            self.place(line, line.list()?, Place::Gone)?;
        }
        text.remark(|| {
            let left = |nation| {
                let [regular, elite, leader] = self.state.reserve[nation];
                format!(" {nation} {regular}-{elite}-{leader}")
            };
            format!("reinforcements:{}", Nation::ALL.map(left).concat())
        });
        Ok(())
    }

    fn fellowship(&mut self, text: &mut Telling<'_>) -> Told {
        let company = self.state.companions();
        let bearers = &mut self.state.fellowship;
        text.one("fellowship", &mut bearers.at)?;
        if let Some(line) = text.line("mordor", bearers.mordor) {
            // The first step is number 0.
            let enters = line.words().next().is_some();
            bearers.mordor = enters.then(|| line.count(0, CRACK_OF_DOOM - 1)).transpose()?;
        }
        text.count("progress", &mut bearers.progress, 0, TRACK)?;
        text.yes("hidden", &mut bearers.hidden)?;
        text.count("corruption", &mut bearers.corruption, 0, DOOM - 1)?;
        // Read when it is known who is left.
        text.line("guide", [bearers.guide.map_or("gollum", Character::id)]);
        let names = company.iter().map(Character::id);
        let nobody = company.is_empty().then_some("nobody");
        if let Some(line) = text.line("company", names.chain(nobody)) {
            self.place(line, line.list()?, Place::Fellowship)?;
        }
        text.flag("stirred", &mut self.state.fellowship.stirred)
    }

    fn place(&mut self, line: &Line<'_>, who: impl IntoIterator<Item = Character>, place: Place) -> Told {
        for who in who {
            if self.placed.has(who) {
                return Err(line.flaw(format!("'{who}' is somewhere else already")));
            }
            self.placed.add(who);
            self.state.set_place(who, place);
        }
        Ok(())
    }
}

/// Settlements in the hands of the enemy of their owner: of two partners each has those that their own troops took.
fn captured(state: &mut State, text: &mut Telling<'_>, side: Side) -> Told {
    let theirs = state.captured.and(RegionSet::owned(side.other()));
    for seat in state.seats(side) {
        let (own, all) = if state.has_partners(side) {
            (state.team.captors[seat.index()], RegionSet::EMPTY)
        } else {
            (RegionSet::EMPTY, theirs)
        };
        let line = text.line(("captured", seat), own.iter());
        let Some(line) = line.or_else(|| text.line(("captured", side), all.iter())) else {
            continue;
        };
        for at in line.list::<Region>()? {
            if at.owner() != Some(side.other()) {
                return Err(line.flaw(format!("'{at}' has no Settlement of the enemy's")));
            }
            if state.captured.has(at) {
                return Err(line.flaw(format!("'{at}' is captured already")));
            }
            state.captured.add(at);
            state.team.captors[seat.index()].add(at);
        }
    }
    Ok(())
}

/// The line of a player's last action: its Nations alone, and the Armies of several.
pub fn deed(text: &mut Telling<'_>, keys: [&'static str; 2], deed: &mut Acted) -> Told {
    let [alone, together] = keys;
    let bit = |nation: &Nation| 1 << nation.index();
    let acted = |nation: &Nation| deed.alone & bit(nation) != 0;
    let nations = Nation::ALL.into_iter().filter(acted);
    if let Some(line) = text.line((alone, "alone"), nations) {
        let told = line.list::<Nation>()?;
        deed.alone = told.iter().fold(0, |bits, nation| bits | bit(nation));
    }
    for at in text.each(together, deed.armies.iter().map(|(at, _)| at))? {
        let army = deed.armies.at(at).unwrap_or_default();
        if let Some(line) = text.tally((together, at), listed(&army)) {
            deed.armies.put(at, read_force(line)?);
        }
    }
    Ok(())
}

fn dice(state: &mut State, text: &mut Telling<'_>) -> Told {
    for side in text.each("dice", Side::ALL)? {
        let dice = &mut state.dice[side];
        if let Some(line) = text.tally(("dice", side), Face::ALL.map(|face| (dice[face], face))) {
            for (count, face) in line.counted::<Face>()? {
                if face == Face::Eye || !side.die().faces.contains(&face) {
                    return Err(line.flaw(format!("'{face}' is no face of a die to act with")));
                }
                dice[face] += count;
            }
        }
    }
    for (key, counts) in [("hunt-box", &mut state.hunt_box), ("rings", &mut state.rings)] {
        let told = Side::ALL.map(|side| format!("{} {side}", counts[side]));
        if let Some(line) = text.line(key, told) {
            *counts = BySide::default();
            for (count, side) in line.counted::<Side>()? {
                counts[side] = count;
            }
        }
    }
    let used = Side::ALL.into_iter().filter(|side| state.ring_used[*side]);
    if let Some(line) = text.line("ring-used", used) {
        for side in line.list::<Side>()? {
            state.ring_used[side] = true;
        }
    }
    for seat in Seat::all(usize::from(state.players)) {
        text.flag(("ring-used", seat), &mut state.team.ringed[seat.index()])?;
    }
    text.flag("mouth-used", &mut state.mouth_used)?;
    text.flag("must-hunt", &mut state.must_hunt)
}

/// One heap of tiles, by kind.
type Heap = fn(&mut Tiles) -> &mut [u8; KINDS];

/// The heaps of tiles that a position lists: other tiles are where the book puts them.
const HEAPS: [(&str, Heap); 4] = [
    ("drawn", |tiles| &mut tiles.drawn),
    ("waiting", |tiles| &mut tiles.waiting),
    ("added", |tiles| &mut tiles.pool),
    ("gone", |tiles| &mut tiles.gone),
];

fn tiles(tiles: &mut Tiles, text: &mut Telling<'_>) -> Told {
    let special = |tile: &Tile| tile.facts().special.is_some();
    for (name, heap) in HEAPS {
        let there = *heap(tiles);
        let only_special = ["waiting", "added"].contains(&name);
        let told = Tile::all().filter(|tile| !only_special || special(tile));
        let Some(line) = text.tally(("tiles", name), told.map(|tile| (there[tile.index()], tile))) else {
            continue;
        };
        for (count, tile) in line.counted::<Tile>()? {
            let is_special = special(&tile);
            if only_special && !is_special {
                let reason = format!("'{tile}' is no special tile: it is in the pool from the start");
                return Err(line.flaw(reason));
            }
            let home = if is_special { &mut tiles.aside } else { &mut tiles.pool };
            let Some(left) = home[tile.index()].checked_sub(count) else {
                let all = tile.facts().count;
                return Err(line.flaw(format!("there are but {all} of the tile '{tile}'")));
            };
            home[tile.index()] = left;
            heap(tiles)[tile.index()] += count;
        }
    }
    match text.any("tiles") {
        Some(line) => {
            Err(line.flaw(format!("tiles are drawn, waiting, added or gone, not '{}'", line.about)))
        }
        None => Ok(()),
    }
}

fn pile(text: &mut Telling<'_>, head: impl Head, decks: &mut CardSet, cards: &mut CardSet) -> Told {
    if let Some(line) = text.line(head, cards.iter()) {
        for card in line.list()? {
            take(line, decks, card)?;
            cards.add(card);
        }
    }
    Ok(())
}

/// A card that lies somewhere is in no deck.
pub fn take(line: &Line<'_>, decks: &mut CardSet, card: Card) -> Told {
    if !decks.has(card) {
        return Err(line.flaw(format!("'{card}' is somewhere else already")));
    }
    decks.remove(card);
    Ok(())
}

/// A seat of each side.
pub fn seats(state: &State, line: &Line<'_>, wrong: &str) -> Result<BySide<Seat>, Flaw> {
    let seats: [Seat; 2] = line.list()?.try_into().map_err(|_| line.flaw(wrong))?;
    let fits = |(side, seat): (Side, &Seat)| state.seats(side).any(|other| other == *seat);
    let seats = BySide::from_array(seats);
    let right = seats.iter().all(fits);
    right.then_some(seats).ok_or_else(|| line.flaw(wrong))
}

fn spelled(stand: Stand) -> String {
    match (stand.at_war(), stand.active) {
        (true, _) => "at-war".to_owned(),
        (false, true) => format!("active {}", stand.steps),
        (false, false) => format!("passive {}", stand.steps),
    }
}

fn read_stand(line: &Line<'_>, nation: Nation) -> Result<Stand, Flaw> {
    let word = line.word()?;
    let (steps, active) = match word.split_once(' ') {
        None if word == "at-war" => (0, true),
        Some((stand @ ("active" | "passive"), steps)) => {
            (line.number(steps.trim(), 1, 3)? as u8, stand == "active")
        }
        _ => {
            let says = "a Nation is 'at-war', or 'active' or 'passive' with the steps left to that";
            return Err(line.flaw(format!("{says}, not '{word}'")));
        }
    };
    // No Nation becomes passive: those that begin active never are (GDA-2.9).
    if nation.facts().active && !active {
        return Err(line.flaw(format!("'{nation}' is always active")));
    }
    Ok(Stand { steps, active })
}

/// The regions of a line.
pub fn regions(line: &Line<'_>) -> Result<RegionSet, Flaw> {
    Ok(line.list::<Region>()?.into_iter().collect())
}

fn listed(force: &Force) -> impl Iterator<Item = (u8, Figure)> {
    force.iter().map(|(figure, count)| (count, figure))
}

fn read_force(line: &Line<'_>) -> Result<Force, Flaw> {
    let mut force = Force::default();
    for (count, figure) in line.counted::<Figure>()? {
        match figure {
            Figure::Person(_) if count != 1 => return Err(line.flaw(format!("there is but one '{figure}'"))),
            Figure::Person(who) => force.people.add(who),
            other => {
                let (sum, most) = (force.count(other).saturating_add(count), Figures::most(other));
                if sum > most {
                    let kind = other.kind();
                    let all = kind.map_or(most, |(nation, kind)| nation.facts().figures[kind]);
                    return Err(line.flaw(format!("that makes {sum} of '{other}', and there are {all}")));
                }
                force.figures.put(other, count);
            }
        }
    }
    Ok(force)
}
