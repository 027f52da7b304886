//! A full state that fits all that a seat knows: the sample of a search.
//!
//! The unseen cards are put together, in order, shuffled and dealt anew: so the result depends only on the
//! seat's knowledge.

use table::{Observer, Rng, Seat};

use crate::combat::{FOE, HERO, Pick};
use crate::ids::{Card, Id, Mission};
use crate::memory::kept;
use crate::pack::Pack;
use crate::pile::Pile;
use crate::state::{HeroPile, SAURON, State, skill_bit};
use crate::view::{knows, trains};

/// Imagines what `seat` does not know.
pub fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let mut state = state.clone();
    skills(&mut state, seat, rng);
    for other in state.seats() {
        hero(&mut state, other, other == seat, rng);
    }
    if seat != SAURON {
        sauron(&mut state, rng);
        monsters(&mut state, seat, rng);
    }
    combat(&mut state, seat, rng);
    missions(&mut state, seat, rng);
    state
}

/// Puts a list in order and then out of it again.
fn shuffle<T: Ord>(rng: &mut Rng, items: &mut [T]) {
    items.sort_unstable();
    table::shuffle(rng, items);
}

/// Is this a skill card whose hero is hidden from some seats?
fn secret(pack: &Pack, shown: u32, card: Card) -> bool {
    pack.card(card).skill && shown & skill_bit(pack, card) == 0
}

/// Unseen skill cards may be in any hero's hand, or in the deck.
fn skills(state: &mut State, seat: Seat, rng: &mut Rng) {
    let pack = state.pack.clone();
    let own = trains(state, Observer::Seat(seat));
    let mut unseen = state.decks.skills.iter().collect::<Vec<_>>();
    if !own {
        unseen.extend(state.decks.training.iter());
    }
    let others = state.seats().filter(|other| *other != seat).collect::<Vec<_>>();
    for other in &others {
        let hero = state.hero(*other);
        let all = hero.life.iter().chain(hero.hand.iter()).chain(hero.damage.iter());
        unseen.extend(all.filter(|card| secret(&pack, hero.shown, *card)));
    }
    shuffle(rng, &mut unseen);
    for other in others {
        let hero = state.hero_mut(other);
        let shown = hero.shown;
        for pile in [&mut hero.life, &mut hero.hand, &mut hero.damage] {
            *pile = pile
                .iter()
                .map(|card| {
                    let deal = if secret(&pack, shown, card) { unseen.pop() } else { None };
                    deal.unwrap_or(card)
                })
                .collect();
        }
    }
    if !own {
        state.decks.training = state.decks.training.iter().map(|card| unseen.pop().unwrap_or(card)).collect();
        state.decks.training = state.decks.training.sorted();
    }
    unseen.sort_unstable();
    state.decks.skills = unseen.into_iter().collect();
}

/// A hero's cards: for the owner the life pool and the cards lost unseen; for others the hand, too. Cards
/// that all have seen come to hand, or that were laid face up, stay there.
fn hero(state: &mut State, seat: Seat, own: bool, rng: &mut Rng) {
    let face_up =
        match (state.combat.as_ref().filter(|combat| combat.seat == seat), crate::view::shown(state, HERO)) {
            (Some(_), Some(Pick::Card(card))) => Some(card),
            _ => None,
        };
    let hero = state.hero_mut(seat);
    let mut cards = hero.life.iter().collect::<Vec<_>>();
    let known = if own { hero.known } else { 0 };
    let unseen = |index: usize| known >> index & 1 == 0;
    cards.extend(hero.damage.iter().enumerate().filter(|(index, _)| unseen(*index)).map(|(_, card)| card));
    // Which cards of the damage pool came from hand, all have seen; which cards they are, only their owner.
    let mut open = crate::pile::Open::EMPTY;
    if !own {
        face_up.map(|card| hero.hand.take(card));
        open = kept(&mut hero.hand, &hero.open);
        cards.extend(hero.hand.iter());
    }
    shuffle(rng, &mut cards);
    let mut deal = |card: Card| cards.pop().unwrap_or(card);
    hero.damage = hero
        .damage
        .iter()
        .enumerate()
        .map(|(index, card)| if unseen(index) { deal(card) } else { card })
        .collect();
    if !own {
        hero.hand = hero.hand.iter().map(&mut deal).collect::<HeroPile>().sorted();
        open.iter().chain(face_up).for_each(|card| hero.hand.add(card));
    }
    hero.life = hero.life.iter().map(deal).collect::<HeroPile>().sorted();
}

/// Deals unseen cards back into piles of the same sizes.
fn deal<T: Id + Ord, const N: usize>(rng: &mut Rng, piles: &mut [(&mut Pile<T, N>, bool)]) {
    let mut all = piles.iter().flat_map(|(pile, _)| pile.iter().collect::<Vec<_>>()).collect::<Vec<_>>();
    shuffle(rng, &mut all);
    for (pile, sorted) in piles {
        let cards = pile.iter().map(|card| all.pop().unwrap_or(card)).collect::<Pile<T, N>>();
        **pile = if *sorted { cards.sorted() } else { cards };
    }
}

/// Sauron's cards.
fn sauron(state: &mut State, rng: &mut Rng) {
    let (sauron, decks) = (&mut state.sauron, &mut state.decks);
    let shadows = kept(&mut sauron.shadows, &sauron.open_shadows);
    let plots = kept(&mut sauron.plots, &sauron.open_plots);
    deal(rng, &mut [(&mut sauron.shadows, true), (&mut sauron.choosing, true), (&mut decks.shadows, true)]);
    let mut top = decks.top.into_iter().collect::<Pile<_, 18>>();
    deal(
        rng,
        &mut [
            (&mut sauron.plots, true),
            (&mut sauron.looking, true),
            (&mut decks.under, false),
            (&mut top, false),
            (&mut decks.plots, true),
        ],
    );
    decks.top = top.pop();
    shadows.iter().for_each(|card| sauron.shadows.add(card));
    plots.iter().for_each(|plot| sauron.plots.add(plot));
}

/// Monster tokens whose faces the hero has not seen.
fn monsters(state: &mut State, seat: Seat, rng: &mut Rng) {
    for bag in crate::ids::Bag::all() {
        let pile = &mut state.decks.bags[bag.index()];
        let unseen =
            |token: &&mut crate::board::Token| token.bag == bag && !knows(token, Observer::Seat(seat));
        let mut faces = pile.iter().collect::<Vec<_>>();
        let tokens = state.board.monsters.iter_mut().flatten().filter(unseen);
        let mut tokens = tokens.collect::<Vec<_>>();
        faces.extend(tokens.iter().map(|token| token.face));
        let taken = state.sauron.token.as_mut().filter(|(other, _)| *other == bag);
        faces.extend(taken.iter().map(|(_, face)| *face));
        shuffle(rng, &mut faces);
        for token in &mut tokens {
            token.face = faces.pop().unwrap_or(token.face);
        }
        if let Some((_, face)) = taken {
            *face = faces.pop().unwrap_or(*face);
        }
        faces.sort_unstable();
        *pile = faces.into_iter().collect();
    }
}

/// A combat: Sauron's hand, and the cards laid unseen.
fn combat(state: &mut State, seat: Seat, rng: &mut Rng) {
    let shown = [HERO, FOE].map(|side| crate::view::shown(state, side));
    let Some(combat) = &mut state.combat else { return };
    if seat != SAURON {
        if let Some(Pick::Card(card)) = shown[FOE] {
            combat.hand.take(card);
        }
        let deck = &mut state.decks.combat[combat.fighter.deck.index()];
        deal(rng, &mut [(&mut combat.hand, true), (deck, true)]);
        if let Some(Pick::Card(card)) = shown[FOE] {
            combat.hand.add(card);
        }
    }
    for side in [HERO, FOE] {
        let own = combat.seat_of(side) == seat;
        if combat.picks[side].is_some() && !own && shown[side].is_none() {
            let hand = if side == FOE {
                combat.hand.iter().collect::<Vec<_>>()
            } else {
                state.heroes[combat.seat.index() - 1].hand.iter().collect()
            };
            combat.picks[side] = hand.get(table::pick(rng, hand.len().max(1))).map(|card| Pick::Card(*card));
        }
    }
}

/// The mission of the other side.
fn missions(state: &mut State, seat: Seat, rng: &mut Rng) {
    for side in [0, 1] {
        if state.turn.round == 0 {
            state.missions[side] = Mission(0);
        } else if (seat == SAURON) != (side == 0) {
            let own = Mission::all().filter(|mission| state.pack.mission(*mission).sauron == (side == 0));
            let own = own.collect::<Vec<_>>();
            state.missions[side] = own[table::pick(rng, own.len())];
        }
    }
}
