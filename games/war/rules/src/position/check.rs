//! What the box and the rules demand of every position.

use table::lines::{Flaw, Line};

use crate::card::CardSet;
use crate::character::{Character, Level, Place};
use crate::nation::{Nation, Side};
use crate::region::Region;
use crate::state::State;

struct Check<'a> {
    state: &'a State,
    /// Is something under way? Then there may be too many of something, which is about to be put right.
    under_way: bool,
    lines: &'a [Line<'a>],
}

/// Checks everything that no single line shows.
pub fn check(state: &State, lines: &[Line<'_>], under_way: bool) -> Result<(), Flaw> {
    let check = Check {
        state,
        under_way,
        lines,
    };
    for at in Region::all() {
        check.region(at)?;
    }
    for who in Character::ALL {
        check.character(who)?;
    }
    check.fellowship()?;
    for side in Side::ALL {
        check.side(side)?;
    }
    check.politics()
}

impl Check<'_> {
    fn demand(
        &self,
        holds: bool,
        key: &str,
        about: &str,
        reason: impl FnOnce() -> String,
    ) -> Result<(), Flaw> {
        if holds {
            return Ok(());
        }
        let line = self
            .lines
            .iter()
            .find(|line| line.key == key && line.about == about);
        Err(Flaw::of(line, self.lines, reason()))
    }

    fn region(&self, at: Region) -> Result<(), Flaw> {
        let state = self.state;
        let demand = |holds, reason: &dyn Fn() -> String| self.demand(holds, "at", at.id(), reason);
        let contested = state.board.contested().has(at);
        if self.under_way {
            return Ok(());
        }
        demand(!contested || at.is_stronghold(), &|| {
            format!("Armies of both sides stand in '{at}', where there is no Stronghold to besiege")
        })?;
        for side in Side::ALL {
            let (units, limit) = (state.board.army(at, side), state.limit(at, side));
            let inside = if state.is_besieged(at, side) {
                " under siege"
            } else {
                ""
            };
            demand(units <= limit, &|| {
                format!("{units} units of the {side} side in '{at}'{inside}: there is room for {limit}")
            })?;
            let alone = units > 0 && !contested;
            demand(!alone || state.controls(at) != Some(side.other()), &|| {
                format!("an Army is alone in '{at}', which its enemy holds")
            })?;
        }
        let led = state.board.at(at).all_leaders() == 0 || state.board.armies(Side::Free).has(at);
        demand(led, &|| format!("Leaders stand in '{at}' without an Army"))
    }

    fn character(&self, who: Character) -> Result<(), Flaw> {
        let place = self.state.place(who);
        let line = self
            .lines
            .iter()
            .find(|line| line.values().any(|value| value == who.id()));
        let flaw = |reason: String| Flaw::of(line, self.lines, reason);
        let born = who.side() == Side::Free && who.facts().replaces.is_none();
        if place == Place::Fellowship && !born {
            return Err(flaw(format!("'{who}' is never in the Fellowship")));
        }
        // Level 0: he never leaves the region that he comes into (GDA-6.13).
        let bound = who.facts().level == Level::Steps(0);
        if let Place::On(at) = place
            && bound
            && at != Region::ORTHANC
        {
            return Err(flaw(format!("'{who}' never leaves '{}'", Region::ORTHANC)));
        }
        let replaced = who.facts().replaces.is_none_or(|before| {
            matches!(place, Place::Aside | Place::Fellowship) || self.state.place(before) == Place::Gone
        });
        if !replaced {
            return Err(flaw(format!(
                "'{who}' and whose place he takes are both in the game"
            )));
        }
        Ok(())
    }

    fn fellowship(&self) -> Result<(), Flaw> {
        let bearers = &self.state.fellowship;
        let guide = match bearers.guide {
            None => self.state.companions().is_empty(),
            Some(who) => self.state.guides().has(who),
        };
        self.demand(guide || self.under_way, "guide", "", || {
            "the Guide is a Companion of the highest level in the Fellowship, or Gollum when nobody is left"
                .to_owned()
        })?;
        let on_track = bearers.mordor.is_none() || bearers.progress == 0;
        self.demand(on_track, "progress", "", || {
            "on the Mordor Track there is no progress but its steps".to_owned()
        })?;
        let added = self.state.tiles.pool.iter().zip(crate::tile::Tile::all());
        let special = added.filter(|(_, tile)| tile.facts().special.is_some());
        let early = bearers.mordor.is_none() && special.map(|(count, _)| *count).sum::<u8>() > 0;
        self.demand(!early, "tiles", "added", || {
            "special tiles wait until the Fellowship is on the Mordor Track".to_owned()
        })?;
        let late = bearers.mordor.is_some() && self.state.tiles.waiting.iter().any(|count| *count > 0);
        self.demand(!late, "tiles", "waiting", || {
            "on the Mordor Track special tiles are in the pool".to_owned()
        })
    }

    fn side(&self, side: Side) -> Result<(), Flaw> {
        let state = self.state;
        let dice = u32::from(state.dice_left(side)) + u32::from(state.hunt_box[side]);
        let most = side.die().most;
        self.demand(dice <= u32::from(most), "dice", side.id(), || {
            format!("{dice} Action dice of the {side} side: there are {most}")
        })?;
        let rings: u32 = state.rings.values().copied().map(u32::from).sum();
        self.demand(rings <= 3, "rings", "", || {
            format!("{rings} Elven Rings: there are 3")
        })?;
        let mut own = CardSet::EMPTY;
        for deck in crate::card::Deck::ALL {
            own = own.or(CardSet::deck(side, deck));
        }
        for seat in state.seats(side) {
            let about = seat.to_string();
            let (hand, buried) = (state.cards.hands[seat.index()], state.cards.buried[seat.index()]);
            for (key, cards) in [("hand", hand), ("buried", buried)] {
                self.demand(cards.minus(own).is_empty(), key, &about, || {
                    format!("seat {seat} is of the {side} side, and holds no cards of the other")
                })?;
            }
            let limit = state.hand_limit(seat);
            self.demand(hand.len() <= limit || self.under_way, "hand", &about, || {
                format!("{} cards: the hand limit is {limit}", hand.len())
            })?;
        }
        for card in state.cards.table.iter() {
            self.demand(card.facts().table, "table", "", || {
                format!("'{card}' does not stay on the table")
            })?;
        }
        Ok(())
    }

    fn politics(&self) -> Result<(), Flaw> {
        for nation in Nation::ALL {
            let stand = self.state.stand(nation);
            let most = nation.facts().steps.max(3);
            self.demand(stand.steps <= most, "nation", nation.id(), || {
                format!("the Political Track has {most} steps")
            })?;
        }
        Ok(())
    }
}
