//! Choices as people write them: a card in play by its name, not by its number.

use crate::prelude::*;

/// The sort of an argument of a choice.
enum ArgSort {
    /// A card, a site, a region, a number: as it is written.
    Plain,
    /// A card in play.
    Piece,
    /// A company: `c1`, or one of its characters.
    Company,
    /// An agent: `a1`, or its card.
    Agent,
}

fn sorts(word: &str) -> &'static [ArgSort] {
    use ArgSort::{Agent, Company, Piece, Plain};
    match word {
        "use" => &[Piece, Plain],
        "pick" | "general" | "part" | "store" | "remove" | "try" | "dismiss" | "rescue" | "recall" => {
            &[Piece]
        }
        "follow" | "give" | "influence" => &[Piece, Piece],
        "join" => &[Piece, Company],
        "company" | "stay" => &[Company],
        "head" => &[Company, Plain],
        "gain" => &[Plain, Piece],
        "wander" => &[Agent, Plain],
        "retrace" | "go-home" | "recover" | "rouse" | "summon" | "hide" | "unmask" | "ambush" => &[Agent],
        "sway" => &[Agent, Piece],
        _ => &[],
    }
}

/// The choice that a text with names stands for.
pub(crate) fn by_name(state: &State, seat: Seat, text: &str) -> Option<Choice> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let mut written = verb.to_owned();
    let mut sorts = sorts(verb).iter();
    for word in words {
        let named = match sorts.next() {
            Some(ArgSort::Piece) => piece(state, seat, word).map(|id| id.to_string()),
            Some(ArgSort::Company) => company(state, seat, word).map(|id| id.to_string()),
            Some(ArgSort::Agent) => agent(state, seat, word),
            Some(ArgSort::Plain) | None => None,
        };
        written.push(' ');
        written.push_str(named.as_deref().unwrap_or(word));
    }
    written.parse().ok()
}

/// The card of that name that one can see: in play, or won. `wolves/2` is the second of them; the own ones come first.
fn piece(state: &State, seat: Seat, word: &str) -> Option<PieceId> {
    let (name, which) = match word.split_once('/') {
        Some((name, which)) => (name, which.parse::<usize>().ok()?.checked_sub(1)?),
        None => (word, 0),
    };
    let card = CardId::named(name)?;
    let mut all = (0..state.pieces.len() as u16)
        .map(PieceId)
        .filter(|id| {
            let piece = state.piece(*id);
            let seen = piece.zone.in_play() || matches!(piece.zone, Zone::Won(_) | Zone::Chain | Zone::Aside);
            piece.card == card && seen
        })
        .collect::<Vec<_>>();
    all.sort_by_key(|id| (state.piece(*id).owner != seat, !state.piece(*id).zone.in_play()));
    all.get(which).copied()
}

fn company(state: &State, seat: Seat, word: &str) -> Option<CompanyId> {
    let id = piece(state, seat, word)?;
    (state.face(id).kind == CardKind::Character).then(|| state.company_of(id)).flatten()
}

fn agent(state: &State, seat: Seat, word: &str) -> Option<String> {
    let card = CardId::named(word)?;
    let mut own = state.agents_of(seat);
    let found = own.find(|agent| state.piece(agent.piece).card == card)?;
    Some(found.id.to_string())
}
