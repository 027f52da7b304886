//! The spot of a choice that names a figure: the region where the figure stands, or will stand.

use war::questions::{Hits, HitsAt, Pick, Raise, Trim};
use war::state::Battle;

use crate::prelude::*;

/// A choice about a figure, and where it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    pub choice: Choice,
    /// The figure; of an Elite that would become a Regular, the Elite.
    pub piece: Piece,
    /// The region; `None` for a member of the Fellowship.
    pub at: Option<Region>,
}

/// The spots of all these choices; those that name no figure have none.
pub fn spots<'a>(view: &'a View, choices: impl Iterator<Item = &'a Choice>) -> impl Iterator<Item = Spot> {
    choices.filter_map(|choice| spot(view, *choice))
}

fn spot(view: &View, choice: Choice) -> Option<Spot> {
    let (piece, at) = match choice {
        Choice::Recruit(piece, at) | Choice::At(piece, at) => (piece, Some(at)),
        Choice::Take(piece) | Choice::Lose(piece) => (piece, stands(view, piece)),
        Choice::Who(who) => (Piece::Person(who), whereabouts(view, who)),
        Choice::Reduce(nation) => {
            let elite = Piece::Unit(nation, Rank::Elite);
            (elite, stands(view, elite))
        }
        _ => return None,
    };
    Some(Spot { choice, piece, at })
}

/// The region that the open question is about: the Army in it opens.
pub fn opened(view: &View) -> Option<Region> {
    match view.question? {
        Frame::Pick(Pick { from, .. }) => Some(from),
        Frame::HitsAt(HitsAt { at, .. }) | Frame::Trim(Trim(at, ..)) | Frame::Raise(Raise { at, .. }) => {
            Some(at)
        }
        Frame::Hits(Hits { side, .. }) => Some(stands_at(&view.battle?, side)),
        Frame::Press => Some(view.battle?.from),
        _ => None,
    }
}

fn stands_at(battle: &Battle, side: Side) -> Region {
    if side == battle.attacker { battle.from } else { battle.at }
}

fn stands(view: &View, piece: Piece) -> Option<Region> {
    let walks = || match piece {
        Piece::Person(who) => whereabouts(view, who),
        _ => None,
    };
    let fights = || view.battle.map(|battle| stands_at(&battle, piece.side()));
    // A card that strikes one Army's Leaders: they are where such a figure is, and nowhere else.
    let only = || {
        let mut holding = Region::all().filter(|region| view.board.at(*region).count(piece) > 0);
        holding.next().filter(|_| holding.next().is_none())
    };
    opened(view).or_else(walks).or_else(fights).or_else(only)
}

fn whereabouts(view: &View, who: Character) -> Option<Region> {
    match view.people[who] {
        Place::On(region) => Some(region),
        _ => None,
    }
}
