//! The lines of a combat of which a round is about to begin.

use std::str::FromStr;

use table::lines::{Flaw, Line, Telling};

use super::Table;
use super::piles::{pile, take};
use crate::combat::{Combat, FOE, Foe, HERO};
use crate::ids::{Monster, Unknown};
use crate::prelude::*;

/// The first words of the lines about a combat's state.
pub const OF_A_COMBAT: [&str; 8] =
    ["combat", "stack", "last", "rounds", "hurt", "kept", "weaker", "exhausted"];

impl Table {
    /// The lines of a combat: its two sides, and its state.
    pub(super) fn combat(&mut self, text: &mut Telling<'_>) -> Result<(), Flaw> {
        for seat in self.state.seats() {
            let Some(who) = self.state.hero(seat).who else { continue };
            let own = self.state.combat.as_ref().filter(|combat| combat.seat == seat);
            // A monster token may be number 0.
            let fights = text.line(("fights", who), own.map(|combat| word(combat.foe)));
            if let Some(line) = fights.filter(|line| line.words().next().is_some()) {
                self.state.combat = Some(begun(&self.state, line, seat)?);
            }
        }
        let State { combat, decks, heroes, pack, .. } = &mut self.state;
        let Some(combat) = combat else { return Ok(()) };
        let hero = &mut heroes[combat.seat.index() - 1];
        let Some(who) = hero.who else { return Ok(()) };
        text.gap();
        text.some("rounds", &mut combat.round, 99)?;
        let deck = &mut decks.combat[combat.fighter.deck.index()];
        pile(text, ("combat", "hand"), deck, &mut combat.hand, Pile::add)?;
        pile(text, ("combat", "discarded"), deck, &mut combat.out, Pile::add)?;
        pile(text, ("stack", who), &mut hero.life, &mut combat.stacks[HERO], Pile::push)?;
        pile(text, ("stack", "sauron"), deck, &mut combat.stacks[FOE], Pile::push)?;
        text.some("hurt", &mut combat.damage, 99)?;
        text.some("kept", &mut combat.kept, 99)?;
        let weaker = Attribute::ALL.iter().map(|attribute| (combat.weaker[attribute.index()], *attribute));
        if let Some(line) = text.tally("weaker", weaker) {
            for (by, attribute) in line.counted::<Attribute>()? {
                combat.weaker[attribute.index()] = by;
            }
        }
        let sides = [(HERO, who.id()), (FOE, "sauron")];
        let exhausted = sides.into_iter().filter(|(side, _)| combat.exhausted[*side]);
        if let Some(line) = text.line("exhausted", exhausted.map(|(_, name)| name)) {
            for Side(name) in line.list::<Side>()? {
                let side = sides.into_iter().find(|(_, own)| *own == name);
                let (side, _) = side.ok_or_else(|| line.flaw(format!("'{name}' does not fight")))?;
                combat.exhausted[side] = true;
            }
        }
        // The cards of the last round, as far as they matter: their effects in this one, and their types.
        for (side, name) in sides {
            if let Some(line) = text.perhaps(("last", name), combat.before[side]) {
                let card = line.one::<Card>()?;
                let mut stack = combat.stacks[side];
                take(line, &mut stack, card)?;
                combat.before[side] = Some(card);
                combat.types[side] = Some(pack.card(card).melee);
            }
        }
        Ok(())
    }
}

/// A side of a combat.
struct Side(String);

impl FromStr for Side {
    type Err = Unknown;
    fn from_str(word: &str) -> Result<Self, Unknown> {
        match word.parse::<Who>() {
            Err(_) if word != "sauron" => Err(Unknown::new("side of a combat", word)),
            _ => Ok(Self(word.to_owned())),
        }
    }
}

/// The enemy of a hero: a monster token by its number, else by the name.
fn word(foe: Foe) -> String {
    match foe {
        Foe::Token(number) => number.to_string(),
        Foe::Minion(minion) => minion.to_string(),
        Foe::Bare(monster) => monster.to_string(),
    }
}

fn begun(state: &State, line: &Line<'_>, seat: Seat) -> Result<Combat, Flaw> {
    if state.combat.is_some() {
        return Err(line.flaw("one hero fights at a time"));
    }
    let word = line.word()?;
    let here = state.hero(seat).at;
    if let Ok(number) = word.parse::<u8>() {
        let token = state.board.token(number).filter(|token| token.at == here);
        let monster = token.and_then(|token| token.face.monster());
        let monster =
            monster.ok_or_else(|| line.flaw(format!("no monster token {number} is where the hero is")))?;
        let fighter = state.pack.monster(monster);
        return Ok(Combat::new(seat, Foe::Token(number), Some(monster), fighter, true));
    }
    if let Ok(minion) = word.parse::<Minion>() {
        let fighter = state.pack.minion(minion).fighter;
        return Ok(Combat::new(seat, Foe::Minion(minion), None, fighter, true));
    }
    let monster = line.named::<Monster>(word)?;
    let fighter = state.pack.monster(monster);
    Ok(Combat::new(seat, Foe::Bare(monster), Some(monster), fighter, true))
}
