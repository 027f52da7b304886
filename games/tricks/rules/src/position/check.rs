//! The demands of the box and the rules on every position.

use cardlang::Bounds;
use table::lines::{Flaw, Line};

use crate::book::cards::Ability;
use crate::book::{Action, Effect};
use crate::prelude::*;

/// A flaw of the line of this key and chair, or of the whole text where it has none.
pub(super) fn of_line(lines: &[Line<'_>], key: &str, about: &str, reason: &str) -> Flaw {
    let mut told = lines.iter();
    let line = told.find(|line| line.key == key && line.about == about);
    Flaw::of(line, lines, reason)
}

/// `chapter 25`, or the endless road.
fn chapter(state: &State) -> String {
    match state.card().number {
        0 => "the endless road".to_owned(),
        number => format!("chapter {number}"),
    }
}

/// A character of the chapter, or what the masked pair turns into (LDT-C23.2).
pub(super) fn of_chapter(state: &State, line: &Line<'_>, who: Character) -> Result<Character, Flaw> {
    let roster = state.card().roster;
    let masked = roster.iter().any(|who| state.rules.sheet(who).can(Ability::Masked));
    if roster.has(who) || masked && Character::UNMASKED.contains(&who) {
        return Ok(who);
    }
    let names = roster.iter().map(Character::name).collect::<Vec<_>>();
    Err(line.flaw(format!("'{}' is not in {}; there are: {}", who.name(), chapter(state), names.join(", "))))
}

/// The greatest number of rounds: those laid down, one for each group, or on until all are completed (LDT-6.7).
pub(super) fn rounds(state: &State) -> u8 {
    let chapter = state.card();
    match (chapter.rounds.len(), chapter.groups.len()) {
        (0, 0) if chapter.long => u8::MAX,
        (0, 0) => 1,
        (rounds, groups) => rounds.max(groups) as u8,
    }
}

/// Checks that every chair has a character, and where groups play, one of the group (LDT-C32.1).
pub(super) fn cast(state: &mut State, lines: &[Line<'_>]) -> Result<(), Flaw> {
    let chairs = Chair::all(state.chairs());
    let cast = chairs.filter_map(|chair| state.deal.cast[chair]);
    let cast = cast.collect::<CharacterSet>();
    if cast.len() < state.chairs() {
        return Err(Flaw::of_all(lines, "it is not said who plays whom: 'cast: …'"));
    }
    let groups = &state.card().groups;
    let group = groups.iter().position(|group| *group == cast);
    if group.is_none() && !groups.is_empty() {
        let reason = format!("these are no group of {}", chapter(state));
        return Err(of_line(lines, "cast", "", &reason));
    }
    state.group = group.map(|group| group as u8);
    if state.card().drawn.is_some() {
        // LDT-11.2: who plays was drawn.
        state.roster = state.roster.or(cast);
    }
    Ok(())
}

/// Does the character in this chair do that while setting up? What it does, then.
fn actions(state: &State, chair: Chair) -> &[Action] {
    state.sheet(chair).map_or(&[], |sheet| &sheet.setup)
}

fn name(state: &State, chair: Chair) -> &'static str {
    state.deal.cast[chair].map_or("nobody", Character::name)
}

/// Cards beside an event (LDT-8.4).
pub(super) fn aside(state: &State) -> CardSet {
    let cards = state.effects().filter_map(|effect| match effect {
        Effect::SetAside(cards) => Some(*cards),
        _ => None,
    });
    cards.fold(CardSet::EMPTY, CardSet::or).and(state.deck())
}

/// Cards of the side deck, as it was (LDT-C28.2).
fn side(state: &State) -> CardSet {
    let cards = state.effects().filter_map(|effect| match effect {
        Effect::SideDeck(cards, _) => Some(*cards),
        _ => None,
    });
    cards.fold(CardSet::EMPTY, CardSet::or).and(state.deck())
}

/// Cards from outside the deck that this round has (LDT-C31.3, LDT-C35.1).
fn from_outside(state: &State) -> CardSet {
    let deck = state.deck();
    let mut cards = CardSet::EMPTY;
    for effect in state.effects() {
        if let Effect::GiveEach(these) = effect {
            cards = cards.or(these.minus(deck).iter().take(state.chairs()).collect());
        }
    }
    for chair in Chair::all(state.chairs()) {
        for action in actions(state, chair) {
            if let Action::Add(these) = action {
                cards = cards.or(these.minus(deck));
            }
        }
    }
    cards
}

/// All cards of the round.
pub(super) fn all(state: &State) -> CardSet {
    state.deck().or(from_outside(state))
}

/// Cards that all have seen a chair get: the one assigned first by a card (LDT-2.4), and the one that took a
/// card (LDT-C21.2). Alone at Helm's Deep no hand need have it (LDT-C25.7).
pub(super) fn had(state: &State) -> Vec<(Chair, Card)> {
    let (card, character) = state.card().first;
    let assigned = !state.is_solo() || state.card().rounds.is_empty();
    let mut had = Vec::new();
    for chair in Chair::all(state.chairs()) {
        if assigned && state.deal.cast[chair] == Some(character) {
            had.push((chair, card));
        }
        let taken = actions(state, chair).iter().filter_map(|action| match action {
            Action::TakeCard(card) => Some((chair, *card)),
            _ => None,
        });
        had.extend(taken);
    }
    had.retain(|(_, card)| !state.deal.discards.has(*card));
    had
}

/// May this card be where the line says?
pub(super) fn may_lie(state: &State, line: &Line<'_>, card: Card) -> Result<(), Flaw> {
    let chapter = chapter(state);
    if !all(state).has(card) {
        return Err(line.flaw(format!("'{card}' is not in the deck of {chapter}")));
    }
    let reason = match (line.key, aside(state).has(card), side(state).has(card)) {
        ("aside", true, _) | ("side", _, true) => return Ok(()),
        ("aside", ..) => format!("'{card}' does not lie beside an event of {chapter}"),
        ("side", ..) => format!("'{card}' is not in the side deck of {chapter}"),
        (_, true, _) => format!("'{card}' lies beside the event of {chapter}, and nowhere else"),
        _ => return Ok(()),
    };
    Err(line.flaw(reason))
}

/// LDT-2.2, LDT-A2: the lost card, where there is one. Who exchanges with it may leave any other there.
pub(super) fn lost(state: &State, line: &Line<'_>, card: Card) -> Result<(), Flaw> {
    if !state.card().lost {
        return Err(line.flaw(format!("there is no lost card in {}", chapter(state))));
    }
    let exchanges = |chair| {
        let mut actions = actions(state, chair).iter();
        actions.any(|action| matches!(action, Action::ExchangeLost(_)))
    };
    if Chair::all(state.chairs()).any(exchanges) {
        return Ok(());
    }
    let never = state.effects().filter_map(|effect| match effect {
        Effect::LostNot(cards) => Some(*cards),
        _ => None,
    });
    if never.fold(CardSet::TOWERS, CardSet::or).has(card) {
        return Err(line.flaw(format!("'{card}' is never the lost card")));
    }
    Ok(())
}

/// LDT-2.8
pub(super) fn tucks(state: &State, line: &Line<'_>, chair: Chair) -> Result<(), Flaw> {
    if actions(state, chair).contains(&Action::Tuck) {
        return Ok(());
    }
    let name = name(state, chair);
    let hint = if state.can(chair, Ability::Pending) {
        format!("; what lies under the token is told by 'token {chair}'")
    } else {
        String::new()
    };
    Err(line.flaw(format!("'{name}' tucks no card{hint}")))
}

/// LDT-C22.2
pub(super) fn has_token(state: &State, line: &Line<'_>, chair: Chair) -> Result<(), Flaw> {
    if state.can(chair, Ability::Pending) {
        return Ok(());
    }
    Err(line.flaw(format!("'{}' has no token with a card under it", name(state, chair))))
}

/// LDT-C25.3: Orcs under Gimli's card.
pub(super) fn under(state: &State, line: &Line<'_>, cards: CardSet) -> Result<CardSet, Flaw> {
    let mut roster = state.card().roster.iter();
    if !roster.any(|who| state.rules.sheet(who).can(Ability::TakesOrcs)) {
        return Err(line.flaw(format!("nothing lies under Gimli in {}", chapter(state))));
    }
    match cards.minus(CardSet::ORCS).first() {
        Some(card) => Err(line.flaw(format!("'{card}' is no Orc, and only Orcs lie under Gimli"))),
        None => Ok(cards),
    }
}

/// LDT-C23.2: Gandalf is one of the masked pair.
pub(super) fn is_masked(state: &State, line: &Line<'_>, chair: Chair) -> Result<Chair, Flaw> {
    if state.masked_pair().has(chair) {
        return Ok(chair);
    }
    Err(line.flaw(format!("'{}' is none of the masked pair", name(state, chair))))
}

/// The chair whose character takes the Burden, and its bounds.
fn burdens(state: &State) -> Option<(Chair, Bounds<u8>)> {
    Chair::all(state.chairs()).find_map(|chair| {
        let mut actions = actions(state, chair).iter();
        actions.find_map(|action| match action {
            Action::Burden(tokens) => Some((chair, *tokens)),
            _ => None,
        })
    })
}

/// LDT-7.6
pub(super) fn burden(state: &State, line: &Line<'_>) -> Result<u8, Flaw> {
    match burdens(state) {
        Some((_, Bounds { least, most })) => line.count(least, most),
        None => Err(line.flaw("nobody of the cast takes a Burden")),
    }
}

/// Checks that the tokens laid out in the set-up are in the text.
pub(super) fn tokens(state: &State, lines: &[Line<'_>]) -> Result<(), Flaw> {
    if let Some((chair, Bounds { least, most })) = burdens(state)
        && state.deal.burden == 0
    {
        let name = name(state, chair);
        return Err(Flaw::of_all(
            lines,
            format!(
                "'{name}' has a Burden of {least} to {most}, and it is not said which: 'burden: {least}'"
            ),
        ));
    }
    if state.masked_pair().len() == 2 && state.deal.masked.is_none() {
        let reason = "it is not said which chair of the masked pair is Gandalf: 'gandalf: …'";
        return Err(Flaw::of_all(lines, reason));
    }
    let without = |chair: &Chair| state.can(*chair, Ability::Pending) && state.deal.pending[*chair].is_none();
    match Chair::all(state.chairs()).find(without) {
        Some(chair) => Err(Flaw::of_all(
            lines,
            format!(
                "'{}' has a card under the token, and it is not said which: 'token {chair}: …'",
                name(state, chair)
            ),
        )),
        None => Ok(()),
    }
}

/// Cards that a chair may have beyond the others, by its character's setup actions (LDT-C35.1, LDT-C23.3).
fn more(state: &State, chair: Chair) -> usize {
    let sum = actions(state, chair).iter().map(|action| match action {
        Action::Add(cards) => cards.minus(state.deck()).len() as i32,
        Action::TakeLost(_) => 1,
        Action::Discard(count) => -i32::from(*count),
        Action::Place => -1,
        _ => 0,
    });
    sum.sum::<i32>().max(0) as usize
}

/// LDT-2.3: all have as many cards to play, with those that are on the table.
pub(super) fn hands(state: &State, lines: &[Line<'_>]) -> Result<(), Flaw> {
    let cards =
        |chair: Chair| state.cards_to_play(chair) + usize::from(state.deal.current.cards[chair].is_some());
    let Some(least) = state.in_step().min_by_key(|chair| cards(*chair)) else {
        return Ok(());
    };
    for chair in state.in_step() {
        let most = cards(least) + more(state, chair);
        if cards(chair) > most {
            let reason = format!(
                "chair {chair} has {} cards to play, chair {least} has {}: everybody has as many",
                cards(chair),
                cards(least)
            );
            return Err(of_line(lines, "hand", &chair.to_string(), &reason));
        }
    }
    Ok(())
}

/// Who has the suit that was led has followed it (LDT-3.2): what a bot concludes from a card that does not follow would be wrong.
pub(super) fn follows(state: &State, lines: &[Line<'_>], chair: Chair, laid: Card) -> Result<(), Flaw> {
    let Some(suit) = state.deal.current.suit.filter(|suit| laid.suit() != Some(*suit)) else {
        return Ok(());
    };
    match state.open_hand(chair).and(suit.cards()).iter().next() {
        Some(has) if !state.can(chair, Ability::IgnoresSuit) => {
            let reason = format!("chair {chair} has {has} and did not follow with it");
            Err(of_line(lines, "trick", "", &reason))
        }
        _ => Ok(()),
    }
}

/// No more tricks than the cards that are dealt make.
pub(super) fn length(state: &State, total: usize, lines: &[Line<'_>]) -> Result<(), Flaw> {
    let given = state.effects().any(|effect| matches!(effect, Effect::GiveEach(_)));
    let gives = Chair::all(state.chairs()).any(|chair| state.sets_up(chair, Action::GiveEach));
    let most = state.deal_size() + usize::from(given) + usize::from(gives);
    if total <= most {
        return Ok(());
    }
    Err(Flaw::of_all(
        lines,
        format!("that makes {total} tricks, and a round of {} has {most}", chapter(state)),
    ))
}
