//! Reading a position: what a text says is laid over the table as the book sets it up.

use super::{Moment, check, under_way};
use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::character::{Character, People, Place};
use crate::face::Face;
use crate::figures::{Figure, Figures, Force};
use crate::nation::{BySide, Nation, Side, Stand};
use crate::region::{Region, RegionSet};
use crate::setup;
use crate::state::State;
use crate::tile::{KINDS, Tile};
use table::Seat;
use table::lines::{Flaw, Line, lines};

/// Reads a text; so many play where it does not say it.
pub fn read(players: u8, text: &str) -> Result<State, Flaw> {
    let lines = lines(text)?;
    let players = match lines.iter().find(|line| line.key == "players") {
        Some(line) => line.count(setup::INFO.least as u8, setup::INFO.most as u8)?,
        None => players,
    };
    let mut reader = Reader {
        state: setup::table(players),
        placed: People::EMPTY,
    };
    reader.state.turn = 1;
    reader.state.frames = Moment::Actions(0).frames().into_iter().collect();
    let (going, lines): (Vec<_>, Vec<_>) = lines.into_iter().partition(under_way::tells);
    // Whatever the order of the lines, the map is bare before anything is put on it.
    let (map, others): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.key == "map");
    for line in map.into_iter().chain(others) {
        reader.line(line)?;
    }
    reader.people(&lines)?;
    reader.reserves(&lines)?;
    if going.is_empty() {
        reader.settlements();
    } else {
        under_way::read(&mut reader.state, &going, &lines)?;
    }
    check::check(&reader.state, &lines, !going.is_empty())?;
    Ok(reader.state)
}

struct Reader {
    state: State,
    /// Characters that a line has placed.
    placed: People,
}

impl Reader {
    fn line(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let state = &mut self.state;
        let bearers = &mut state.fellowship;
        match line.key {
            "players" => {}
            "turn" => state.turn = line.number(line.word()?, 0, 999)?,
            "phase" => state.frames = moment(line)?.frames().into_iter().collect(),
            "leading" => self.leading(line)?,
            "map" => match line.word()? {
                "empty" => state.board = Board::default(),
                "book" => {}
                other => {
                    return Err(line.flaw(format!("the map is 'empty' or as in the 'book', not '{other}'")));
                }
            },
            "at" => self.at(line)?,
            "captured" => self.captured(line)?,
            "mixed" => state.team.mixed[line.subject::<Side>()?] = regions(line)?,
            "acted" if line.about == "alone" => {
                let nations = line.list::<Nation>()?;
                state.team.deeds[0].alone = nations.iter().fold(0, |bits, nation| bits | 1 << nation.index());
            }
            "acted-together" => {
                state.team.deeds[0].army = Some((line.subject()?, force(line)?));
            }
            "casualties" => {
                for (count, figure) in line.counted::<Figure>()? {
                    match figure.kind().filter(|(nation, _)| nation.side() == Side::Free) {
                        Some((nation, kind)) => state.casualties[nation][kind] = count,
                        None => {
                            return Err(
                                line.flaw(format!("'{figure}' is no figure of the Free Peoples' Armies"))
                            );
                        }
                    }
                }
            }
            "gone" => {
                for who in line.list::<Character>()? {
                    self.place(line, who, Place::Gone)?;
                }
            }
            "nation" => self.nation(line)?,
            "fellowship" => bearers.at = line.one()?,
            "mordor" => bearers.mordor = Some(line.count(0, crate::fellowship::CRACK_OF_DOOM - 1)?),
            "progress" => bearers.progress = line.count(0, crate::fellowship::TRACK)?,
            "hidden" => bearers.hidden = line.yes()?,
            "corruption" => bearers.corruption = line.count(0, crate::fellowship::DOOM - 1)?,
            // Read when it is known who is left.
            "guide" => {}
            "company" if line.word() == Ok("nobody") => {}
            "company" => {
                for who in line.list::<Character>()? {
                    self.place(line, who, Place::Fellowship)?;
                }
            }
            "stirred" => bearers.stirred = line.yes()?,
            "dice" => {
                let side = line.subject::<Side>()?;
                for (count, face) in line.counted::<Face>()? {
                    if face == Face::Eye || !side.die().faces.contains(&face) {
                        return Err(line.flaw(format!("'{face}' is no face of a die to act with")));
                    }
                    state.dice[side][face] += count;
                }
            }
            "hunt-box" => state.hunt_box = sides(line)?,
            "rings" => state.rings = sides(line)?,
            "ring-used" => {
                for side in line.list::<Side>()? {
                    state.ring_used[side] = true;
                }
            }
            "mouth-used" => state.mouth_used = line.yes()?,
            "must-hunt" => state.must_hunt = line.yes()?,
            "tiles" => self.tiles(line)?,
            "hand" => {
                let seat = self.seat(line)?;
                self.cards(line, |state| &mut state.cards.hands[seat.index()])?;
            }
            "buried" => {
                let seat = self.seat(line)?;
                self.cards(line, |state| &mut state.cards.buried[seat.index()])?;
            }
            "table" => self.cards(line, |state| &mut state.cards.table)?,
            "discarded" => self.cards(line, |state| &mut state.cards.discarded)?,
            other => {
                return Err(line.flaw(format!(
                    "'{} {}' tells nothing that a position has",
                    other, line.about
                )));
            }
        }
        Ok(())
    }

    fn seat(&self, line: &Line<'_>) -> Result<Seat, Flaw> {
        let seat = line.subject::<Seat>()?;
        if seat.index() < usize::from(self.state.players) {
            Ok(seat)
        } else {
            Err(line.flaw(format!("there is no seat {seat}")))
        }
    }

    fn leading(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let wrong = || line.flaw("the leading players are a seat of the Free Peoples and one of the Shadow");
        let [free, shadow] = line.list::<Seat>()?.try_into().map_err(|_| wrong())?;
        for (side, seat) in [(Side::Free, free), (Side::Shadow, shadow)] {
            if self.state.seats(side).all(|other| other != seat) {
                return Err(wrong());
            }
        }
        self.state.leading = BySide::from_array([free, shadow]);
        self.state.deciding = self.state.leading;
        Ok(())
    }

    /// What stands in a region: exactly this.
    fn at(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let at = line.subject::<Region>()?;
        let force = if line.word() == Ok("nobody") {
            Force::default()
        } else {
            force(line)?
        };
        let there = *self.state.board.at(at);
        self.state.board.take(at, &there);
        self.state.board.put(at, &force.figures);
        for who in force.people.iter() {
            self.place(line, who, Place::On(at))?;
        }
        Ok(())
    }

    fn place(&mut self, line: &Line<'_>, who: Character, place: Place) -> Result<(), Flaw> {
        if self.placed.has(who) {
            return Err(line.flaw(format!("'{who}' is somewhere else already")));
        }
        self.placed.add(who);
        self.state.set_place(who, place);
        Ok(())
    }

    /// Settlements in the hands of the enemy of their owner, by whose troops took them.
    fn captured(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let seat = match line.about.parse::<Side>() {
            Ok(side) => self.state.seats(side).next(),
            Err(_) => Some(self.seat(line)?),
        };
        let Some(seat) = seat else { return Ok(()) };
        let side = self.state.side_of(seat);
        for at in line.list::<Region>()? {
            if at.owner() != Some(side.other()) {
                return Err(line.flaw(format!("'{at}' has no Settlement of the enemy's")));
            }
            if self.state.captured.has(at) {
                return Err(line.flaw(format!("'{at}' is captured already")));
            }
            self.state.captured.add(at);
            self.state.team.captors[seat.index()].add(at);
        }
        Ok(())
    }

    fn nation(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let nation = line.subject::<Nation>()?;
        let word = line.word()?;
        let stand = match word.split_once(' ') {
            None if word == "at-war" => Stand {
                steps: 0,
                active: true,
            },
            Some((stand @ ("active" | "passive"), steps)) => Stand {
                steps: line.number(steps.trim(), 1, 3)? as u8,
                active: stand == "active",
            },
            _ => {
                let says = "a Nation is 'at-war', or 'active' or 'passive' with the steps left to that";
                return Err(line.flaw(format!("{says}, not '{word}'")));
            }
        };
        // No Nation becomes passive: those that begin active never are (GDA-2.9).
        if nation.facts().active && !stand.active {
            return Err(line.flaw(format!("'{nation}' is always active")));
        }
        self.state.politics[nation] = stand;
        Ok(())
    }

    /// Tiles that are where the book does not put them: the others follow.
    fn tiles(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        for (count, tile) in line.counted::<Tile>()? {
            let special = tile.facts().special.is_some();
            let tiles = &mut self.state.tiles;
            let home: &mut [u8; KINDS] = if special {
                &mut tiles.aside
            } else {
                &mut tiles.pool
            };
            let left = home[tile.index()].checked_sub(count);
            home[tile.index()] = left.ok_or_else(|| {
                line.flaw(format!(
                    "there are but {} of the tile '{tile}'",
                    tile.facts().count
                ))
            })?;
            let there = match line.about {
                "drawn" => &mut tiles.drawn,
                "gone" => &mut tiles.gone,
                "waiting" if special => &mut tiles.waiting,
                "added" if special => &mut tiles.pool,
                "waiting" | "added" => {
                    return Err(line.flaw(format!(
                        "'{tile}' is no special tile: it is in the pool from the start"
                    )));
                }
                other => {
                    return Err(line.flaw(format!("tiles are drawn, waiting, added or gone, not '{other}'")));
                }
            };
            there[tile.index()] += count;
        }
        Ok(())
    }

    /// Cards leave the decks.
    fn cards(&mut self, line: &Line<'_>, place: impl Fn(&mut State) -> &mut CardSet) -> Result<(), Flaw> {
        for card in line.list::<Card>()? {
            if !self.state.cards.decks.has(card) {
                return Err(line.flaw(format!("'{card}' is somewhere else already")));
            }
            self.state.cards.decks.remove(card);
            place(&mut self.state).add(card);
        }
        Ok(())
    }

    /// Whoever is named nowhere is where the book puts them; but the company, if it is told, is all there is of it.
    fn people(&mut self, lines: &[Line<'_>]) -> Result<(), Flaw> {
        let told = lines.iter().any(|line| line.key == "company");
        for who in Character::ALL.into_iter().filter(|who| !self.placed.has(*who)) {
            if self.state.place(who) == Place::Fellowship && told {
                self.state.set_place(who, Place::Gone);
            }
            // Who takes the place of another has sent him away.
            if let Some(before) = who.facts().replaces
                && self.state.place(who) != Place::Aside
                && !self.placed.has(before)
            {
                self.state.set_place(before, Place::Gone);
            }
        }
        for who in self.placed.iter() {
            if let Some(before) = who.facts().replaces
                && !self.placed.has(before)
            {
                self.state.set_place(before, Place::Gone);
            }
        }
        let minions = Character::ALL
            .into_iter()
            .filter(|who| who.side() == Side::Shadow);
        self.state.minion_seen = minions
            .into_iter()
            .any(|who| self.state.place(who) != Place::Aside);
        let guides = self.state.guides();
        let guide = self.state.fellowship.guide.filter(|guide| guides.has(*guide));
        self.state.fellowship.guide = guide.or(guides.iter().next());
        if let Some(line) = lines.iter().find(|line| line.key == "guide") {
            self.state.fellowship.guide = match line.word()? {
                "gollum" => None,
                _ => Some(line.one()?),
            };
        }
        Ok(())
    }

    /// What is neither on the map nor lost waits beside the board.
    fn reserves(&mut self, lines: &[Line<'_>]) -> Result<(), Flaw> {
        for nation in Nation::ALL {
            let kinds = if nation.side() == Side::Free || nation == Nation::Sauron {
                3
            } else {
                2
            };
            for kind in 0..kinds {
                let figure = Figure::of(nation, kind);
                let lost = match nation.side() {
                    Side::Free => self.state.casualties[nation][kind],
                    Side::Shadow => 0,
                };
                let all = nation.facts().figures[kind];
                let used = u8::try_from(self.state.board.total(figure)).unwrap_or(u8::MAX);
                let used = used.saturating_add(lost);
                let Some(left) = all.checked_sub(used) else {
                    let names = |line: &&Line<'_>| {
                        let word = figure.to_string();
                        matches!(line.key, "at" | "casualties")
                            && line
                                .values()
                                .any(|value| value.split(' ').next_back() == Some(word.as_str()))
                    };
                    let reason = format!("that makes {used} of '{figure}', and there are {all}");
                    let last = lines.iter().rfind(names);
                    return Err(Flaw::of(last, lines, reason));
                };
                self.state.reserve[nation][kind] = left;
            }
        }
        Ok(())
    }

    /// An Army alone in a Settlement of the enemy's has captured it, where the text does not say whose it is.
    fn settlements(&mut self) {
        for side in Side::ALL {
            let alone = self
                .state
                .board
                .armies(side)
                .minus(self.state.board.armies(side.other()));
            for at in alone.iter().filter(|at| at.owner() == Some(side.other())) {
                if !self.state.captured.has(at) {
                    self.state.captured.add(at);
                    self.state.note_capture(at, side);
                }
            }
        }
    }
}

fn moment(line: &Line<'_>) -> Result<Moment, Flaw> {
    let word = line.word()?;
    let plain = [
        Moment::Recover,
        Moment::Declare,
        Moment::EnterMordor,
        Moment::Guide,
        Moment::Allocate,
    ];
    let moments = plain.into_iter().chain((0..4).map(Moment::Actions));
    let known = moments
        .clone()
        .map(|moment| moment.to_string())
        .collect::<Vec<_>>();
    let mut found = moments.zip(&known).filter(|(_, name)| *name == word);
    match found.next() {
        Some((moment, _)) => Ok(moment),
        None => Err(line.flaw(format!("'{word}' is no phase; there are: {}", known.join(", ")))),
    }
}

pub(super) fn regions(line: &Line<'_>) -> Result<RegionSet, Flaw> {
    Ok(line.list::<Region>()?.into_iter().collect())
}

pub(super) fn force(line: &Line<'_>) -> Result<Force, Flaw> {
    let mut force = Force::default();
    for (count, figure) in line.counted::<Figure>()? {
        match figure {
            Figure::Person(_) if count != 1 => return Err(line.flaw(format!("there is but one '{figure}'"))),
            Figure::Person(who) => force.people.add(who),
            other => {
                let (sum, most) = (force.count(other).saturating_add(count), Figures::most(other));
                if sum > most {
                    let all = other
                        .kind()
                        .map_or(most, |(nation, kind)| nation.facts().figures[kind]);
                    return Err(line.flaw(format!("that makes {sum} of '{other}', and there are {all}")));
                }
                force.figures.put(other, count);
            }
        }
    }
    Ok(force)
}

/// A number for each side: `3 free, 1 shadow`.
fn sides(line: &Line<'_>) -> Result<BySide<u8>, Flaw> {
    let mut counts = BySide::default();
    for (count, side) in line.counted::<Side>()? {
        counts[side] = count;
    }
    Ok(counts)
}
