//! From what the rules know to what the drawing knows.

use war::character::{Character, Place as Whereabouts};
use war::face::Face as Rolled;
use war::figures::{Figure as Piece, Rank};
use war::nation::{Nation as Folk, Side as Camp};
use war::region::Region;
use war::tile::{Damage as Harm, Tile as Drawn};
use war::view::View;

use crate::dice::{Damage, Face, Side, Tile};
use crate::figure::Figure;
use crate::place::Nation;
use canvas::Language;

pub(crate) const fn nation(folk: Folk) -> Nation {
    Nation::ALL[folk.index()]
}

pub(crate) const fn side(camp: Camp) -> Side {
    match camp {
        Camp::Free => Side::Free,
        Camp::Shadow => Side::Shadow,
    }
}

pub(crate) const fn face(rolled: Rolled) -> Face {
    match rolled {
        Rolled::Character => Face::Character,
        Rolled::Army => Face::Army,
        Rolled::Muster => Face::Muster,
        Rolled::Event => Face::Event,
        Rolled::MusterArmy => Face::ArmyMuster,
        Rolled::Will => Face::Will,
        Rolled::Eye => Face::Eye,
    }
}

pub(crate) fn tile(drawn: Drawn) -> Tile {
    let facts = drawn.facts();
    Tile {
        damage: match facts.damage {
            Harm::Number(points) => Damage::Points(points),
            Harm::Eye => Damage::Eye,
            Harm::Die => Damage::Die,
        },
        reveal: facts.reveal,
        stop: facts.stop,
        side: facts.special.map(side),
    }
}

/// The two letters on the shield of a character, from the name in the reader's language.
pub(crate) fn letters(language: Language, who: Character) -> String {
    let name = language.text(who.term());
    let articles = ["El ", "La ", "The "];
    let name = articles
        .iter()
        .find_map(|article| name.strip_prefix(article))
        .unwrap_or(&name);
    name.chars().take(2).collect()
}

/// A figure as it is drawn; `letters` are those of a character.
pub(crate) const fn figure(piece: Piece, letters: &str) -> Figure<'_> {
    match piece {
        Piece::Unit(folk, Rank::Regular) => Figure::Regular(nation(folk)),
        Piece::Unit(folk, Rank::Elite) => Figure::Elite(nation(folk)),
        Piece::Leader(folk) => Figure::Leader(nation(folk)),
        Piece::Nazgul => Figure::Nazgul,
        Piece::Person(who) => person(who, letters),
    }
}

/// A character as it is drawn.
pub(crate) const fn person(who: Character, letters: &str) -> Figure<'_> {
    match who.side() {
        Camp::Free => Figure::Companion(letters),
        Camp::Shadow => Figure::Minion(letters),
    }
}

/// The characters of a side in a region.
pub(crate) fn people_in(view: &View, region: Region, camp: Camp) -> impl Iterator<Item = Character> + '_ {
    let all = Character::ALL.into_iter().zip(view.people);
    all.filter(move |(who, place)| who.side() == camp && *place == Whereabouts::On(region))
        .map(|(who, _)| who)
}

/// The side that holds the Settlement of a region.
pub(crate) fn holder(view: &View, region: Region) -> Option<Camp> {
    let owner = region.owner()?;
    Some(if view.captured.has(region) {
        owner.other()
    } else {
        owner
    })
}

/// Figures in words, counted: '3 Regulars of Gondor'.
pub(crate) fn counted(language: Language, piece: Piece, count: u8) -> String {
    match piece {
        Piece::Person(who) => language.text(who.term()),
        other => language.with(&format!("war-force-{other}.counted"), &[("number", count.into())]),
    }
}
