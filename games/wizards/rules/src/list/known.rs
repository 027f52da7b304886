//! Every card of the game by name, of all seven sets and for whomever it is: so that what is not played here is not taken for a
//! slip of the pen.

use std::sync::LazyLock;

use table::Names;

use crate::card::set_of;

/// The alignment a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// A Wizard's player, or any player: it may come to be played here.
    Ours,
    /// A minion's player: a Ringwraith, or the Balrog.
    Minion,
    /// A fallen Wizard's player.
    Fallen,
}

/// The sort of a card, as far as a list must know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Sort {
    Character,
    Item,
    Resource,
    Hazard,
    Site,
    Region,
}

/// A card of the game, whether it is played here or not.
#[derive(PartialEq, Eq, Debug)]
pub struct Known {
    /// Its number in the sets.
    pub number: &'static str,
    /// The alignment it is for.
    pub whose: Whose,
    /// The names of the card.
    pub name: Names,
    /// Is it an item made for minions? A Wizard's deck may hold it (SATM-35.1).
    pub minions_item: bool,
    pub(super) sort: Sort,
}

impl Known {
    /// Its set: `TW`.
    pub fn set(&self) -> &'static str {
        set_of(self.number)
    }

    /// Is it for a Wizard's player without regard to the minions?
    pub fn is_of_the_pool(&self) -> bool {
        self.whose == Whose::Ours && !self.minions_item
    }

    /// Does the rule bar it that says what a Wizard's deck holds (SATM-35.1)? It speaks of no sites; and a card of the pool that is
    /// not played here breaks no rule.
    pub fn is_barred(&self) -> bool {
        !self.is_of_the_pool() && self.sort != Sort::Site
    }
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let lines = include_str!("../../data/names.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| known(line).unwrap_or_else(|| panic!("the names: {line}"))).collect()
});

/// All there are.
pub fn all() -> &'static [Known] {
    &KNOWN
}

fn known(line: &'static str) -> Option<Known> {
    let mut fields = line.split('\t');
    let (number, what, en) = (fields.next()?, fields.next()?, fields.next()?);
    let es = fields.next().unwrap_or(en);
    let sort = match what.get(1..)? {
        "c" => Sort::Character,
        "i" => Sort::Item,
        "r" => Sort::Resource,
        "h" => Sort::Hazard,
        "s" => Sort::Site,
        "g" => Sort::Region,
        _ => return None,
    };
    let whose = match what.get(..1)? {
        "h" | "n" => Whose::Ours,
        // A Wizard's deck may hold a minion's items.
        "m" if sort == Sort::Item => Whose::Ours,
        "m" | "b" => Whose::Minion,
        "f" => Whose::Fallen,
        _ => return None,
    };
    let minions_item = what == "mi";
    Some(Known { number, whose, name: Names { es: es.to_owned(), en: en.to_owned() }, minions_item, sort })
}
