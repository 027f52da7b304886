//! Nothing is spent for nothing: in games of random decks whatever is offered changes something but what it costs.

use std::collections::BTreeMap;
use std::mem::discriminant;

use serde_json::{Value, json};
use table::{Chance, Game, Journal, Rng, Seat, Seed, pick, rng};
use wizards::Wizards;
use wizards::card::{CardKind, Face};
use wizards::cards::ops::{Discard, What};
use wizards::cards::{Cost, Mode, Op, Who};
use wizards::choice::Choice;
use wizards::ids::{CardId, PieceId};
use wizards::questions::Frame;
use wizards::setup::Setup;
use wizards::state::{State, Status, Zone};

use crate::pool::random_deck;
use crate::stage::STANDARD;

/// The number of times each way of a card is tried in one game.
const TRIES: usize = 8;

/// A way to spend something: the card, whether it lies in play, and which of its ways.
type Way = (CardId, bool, u8);

fn way(state: &State, choice: &Choice) -> Option<(Way, &'static Mode)> {
    let found = |card: CardId, used: bool, mode: u8| {
        let face: &'static Face = card.get();
        let modes = if used { &face.uses } else { &face.modes };
        Some(((card, used, mode), modes.get(usize::from(mode))?))
    };
    match *choice {
        Choice::Play(card, mode) => found(card, false, mode),
        Choice::Use(piece, mode) => found(state.piece(piece).card, true, mode),
        _ => None,
    }
}

/// The character on whom a card lies.
fn bearer(state: &State, id: PieceId) -> PieceId {
    match state.piece(id).zone {
        Zone::On(on) => bearer(state, on),
        _ => id,
    }
}

/// A state without the price that was paid, and without its stack.
fn unpaid(state: &State, spent: &[PieceId], tapped: &[PieceId], site: bool) -> Value {
    let mut value = serde_json::to_value(state).expect("plain data");
    value["going_on"] = Value::Null;
    value["chain"] = Value::Null;
    value["turn"]["standing"] = Value::Null;
    let gone = spent.iter().map(|id| json!(id)).collect::<Vec<_>>();
    for id in spent {
        value["pieces"][id.index()] = Value::Null;
    }
    for id in tapped {
        value["pieces"][id.index()]["status"] = Value::Null;
    }
    if let Some(in_play) = value["in_play"].as_array_mut() {
        in_play.retain(|id| !gone.contains(id));
    }
    for side in value["sides"].as_array_mut().into_iter().flatten() {
        if let Some(hand) = side["hand"].as_array_mut() {
            hand.retain(|id| !gone.contains(id));
        }
        if site {
            side["tapped"] = Value::Null;
        }
    }
    for company in value["companies"].as_array_mut().into_iter().flatten() {
        company["used"] = Value::Null;
    }
    for strike in value["combat"]["given"].as_array_mut().into_iter().flatten() {
        strike["skilled"] = Value::Null;
    }
    value
}

/// Does a choice, aimed at something, change anything? What it leads to is answered by passing.
fn changes(before: &State, seat: Seat, choice: &Choice, mode: &Mode, rng: &mut Rng) -> bool {
    let mut state = before.clone();
    let mut chance = Chance::stream(table::rng(7));
    let played = match *choice {
        Choice::Use(piece, _) => Some(piece),
        Choice::Play(card, _) => {
            before.sides[seat].hand.iter().copied().find(|id| before.piece(*id).card == card)
        }
        _ => None,
    };
    // What a use does to the card itself is a change, unless it is its price.
    let price = |cost: &Cost| !matches!(cost, Cost::Limit(_) | Cost::Once);
    let own = matches!(choice, Choice::Play(..)) || mode.cost.iter().any(price);
    // A use that does nothing else takes the card, and with it what the card forbids, from the table; or takes the crown up.
    let itself = |op: &Op| matches!(op, Op::Crown | Op::Discard(Discard { what: What::Who(Who::This) }));
    let leaves = mode.does.iter().all(itself);
    let mut spent = played.filter(|_| own || mode.cost.is_empty() && !leaves).into_iter().collect::<Vec<_>>();
    // Who taps for it has paid; whoever else untaps or heals by it has gained something.
    let bears = mode.cost.contains(&Cost::TapBearer);
    let pays = mode.cost.iter().any(|cost| matches!(cost, Cost::Tap(_)));
    let mut tapped = spent.iter().filter(|_| bears).map(|id| bearer(before, *id)).collect::<Vec<_>>();
    let asked = before.frames.last().map(discriminant);
    let mut apply = |state: &mut State, seat: Seat, choice: &Choice| {
        Wizards::apply(state, seat, choice, &mut chance, &mut Journal::silent());
    };
    apply(&mut state, seat, choice);
    let mut choices = Vec::new();
    for _ in 0..40 {
        let Some(seat) = Wizards::asks(&state).first() else { return true };
        match state.frames.last() {
            Some(Frame::Aim(aim)) => {
                let first = aim.step == 0;
                choices.clear();
                Wizards::choices(&state, seat, &mut choices);
                let choice = choices[pick(rng, choices.len())];
                if let (true, Choice::Pick(who)) = (first && pays, choice)
                    && before.piece(who).status == Status::Untapped
                {
                    tapped.push(who);
                }
                apply(&mut state, seat, &choice);
            }
            Some(Frame::Respond(_)) => apply(&mut state, seat, &Choice::Pass),
            _ => break,
        }
    }
    let sole = |id: &&PieceId| {
        mode.cost.iter().any(|cost| match cost {
            Cost::Spend(card) | Cost::SpendStored(card) => before.piece(**id).card == *card,
            _ => false,
        })
    };
    let all = (0..before.pieces.len()).map(|at| format!("#{at}").parse::<PieceId>().expect("a card"));
    let all = all.collect::<Vec<_>>();
    spent.extend(all.iter().filter(sole));
    // A copy of the card may have been taken instead.
    if let Choice::Play(card, _) = *choice {
        let copy = |id: &&PieceId| before.piece(**id).card == card && before.piece(**id).zone == Zone::Hand;
        spent.extend(all.iter().filter(copy));
    }
    // A wise card that lies on somebody or on the table, and is not gone, is a change.
    let lies = spent.iter().any(|id| {
        let (then, now) = (before.piece(*id).zone, state.piece(*id).zone);
        now.in_play() && !then.in_play()
    });
    let site = mode.cost.contains(&Cost::TapSite);
    let same = |state: &State| unpaid(state, &spent, &tapped, site);
    chance.drawn() > 0
        || lies
        || state.frames.last().map(discriminant) != asked
        || same(&state) != same(before)
}

/// The same table with other cards in the hand, and with other things borne: so all cards come to be looked at, in all that
/// happens to companies.
fn with_other_cards(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let mut other = state.clone();
    let all = CardId::all().filter(|card| card.get().missing.is_none()).collect::<Vec<_>>();
    for id in state.sides[seat].hand.iter().chain(&state.in_play) {
        let (piece, face) = (state.piece(*id), state.face(*id));
        let hand = piece.zone == Zone::Hand;
        if hand || matches!(piece.zone, Zone::On(_)) && matches!(face.kind, CardKind::Item | CardKind::Ally) {
            let card = all[pick(rng, all.len())];
            if hand || card.get().kind == face.kind {
                other.pieces[id.index()].card = card;
            }
        } else if piece.zone == Zone::Table {
            let light = ["doors_of_night", "gates_of_morning"][pick(rng, 2)];
            other.pieces[id.index()].card = crate::stage::card(light);
        }
    }
    other
}

/// SATM-17.11: of whatever could be played or tapped in games of random decks, nothing changes nothing.
#[test]
fn whatever_is_offered_changes_something() {
    let scale = proof::Scale::of_the_environment();
    let mut ways = BTreeMap::<Way, usize>::new();
    for seed in scale.seeds(10) {
        let decks = [0, 1].map(|at| Some(random_deck(seed * 2 + at, &STANDARD)));
        let setup = Setup { rules: STANDARD, decks, first: None, position: None };
        let mut rng = rng(seed);
        let mut chance = Chance::from_seed(&Seed::from_number(seed));
        let mut state = Wizards::start(&setup, &mut chance, &mut Journal::silent());
        let mut here = BTreeMap::<Way, usize>::new();
        let mut choices = Vec::new();
        while let Some(seat) = Wizards::asks(&state).first() {
            for at in 0..4 {
                let state = if at == 0 { state.clone() } else { with_other_cards(&state, seat, &mut rng) };
                choices.clear();
                Wizards::choices(&state, seat, &mut choices);
                for choice in &choices {
                    let Some((way, mode)) = way(&state, choice) else { continue };
                    let tried = here.entry(way).or_default();
                    if *tried < TRIES {
                        *tried += 1;
                        *ways.entry(way).or_default() += 1;
                        assert!(
                            changes(&state, seat, choice, mode, &mut rng),
                            "game {seed} (again: {scale}): {choice:?} of {} changes nothing\n{}",
                            way.0,
                            Wizards::lines(&state).join("\n")
                        );
                    }
                }
            }
            choices.clear();
            Wizards::choices(&state, seat, &mut choices);
            // Whoever passes for a turn sees little of it.
            choices.retain(|choice| !matches!(choice, Choice::PassOn | Choice::PassTurn));
            let choice = choices[pick(&mut rng, choices.len())];
            Wizards::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        }
    }
    assert!(ways.len() > 80, "{} ways were tried", ways.len());
}
