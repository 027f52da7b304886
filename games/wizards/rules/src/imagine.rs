//! A state that fits all that a seat knows: the sample of a search.

use std::sync::LazyLock;

use table::flow;
use table::{Rng, pick, shuffle};

use crate::card::{Face, SiteSet, book};
use crate::prelude::*;
use crate::questions::Frame;
use crate::state::Piece;

/// The public part of a hidden card's identity: the book fixes how many there are of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum PublicSort {
    Hazard,
    Resource,
    Character,
}

fn sort(face: &Face) -> PublicSort {
    match face.kind {
        CardKind::Character => PublicSort::Character,
        _ if face.is_hazard() => PublicSort::Hazard,
        _ => PublicSort::Resource,
    }
}

/// Is a card there hidden from the other player?
const fn is_hidden(zone: Zone) -> bool {
    matches!(zone, Zone::Deck | Zone::Hand | Zone::Discard | Zone::Sideboard | Zone::Unused | Zone::Guard(_))
}

/// The own deck in another order; the other player's hidden cards and sites replaced by others that they could be.
pub(crate) fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
    // The other player may be asked about a hand: those in which there is nothing of the kind do not fit.
    const TRIES: usize = 256;
    let mut imagined = imagine_once(state, seat, rng);
    for _ in 1..TRIES {
        if !has_no_answer(&imagined, seat) {
            break;
        }
        imagined = imagine_once(state, seat, rng);
    }
    imagined
}

/// Is the other player asked about cards of the hand, the deck or the sideboard, and there are none of the kind? That there are some
/// is known to everybody: else it would not be asked.
fn has_no_answer(imagined: &State, seat: Seat) -> bool {
    let other = other(seat);
    let of_hidden = imagined.frames.top().is_some_and(Frame::asks_of_hidden);
    if !of_hidden || !flow::asks::<Wizards>(imagined).has(other) {
        return false;
    }
    let mut choices = Vec::new();
    flow::choices::<Wizards>(imagined, other, &mut choices);
    choices.is_empty()
}

fn imagine_once(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let mut imagined = state.clone();
    let mut own = imagined.sides[seat].deck.clone();
    own.sort_unstable();
    shuffle(rng, &mut own);
    let seen = looks_at(state, seat);
    lay(&mut imagined, seat, own, &seen, Piece::is_known_to_all);
    forget_marks(&mut imagined, seat);
    sifted(&mut imagined, seat, &state.sides[seat].deck);
    begun(&mut imagined, seat, rng);
    let known = acting(state).map(|link| link.piece).chain(seen.iter().copied()).collect::<Vec<_>>();
    number_agents(&mut imagined, other(seat), &known);
    other_cards(&mut imagined, other(seat), [&seen, &known], rng);
    picks(&mut imagined, other(seat), rng);
    agents(&mut imagined, other(seat), rng);
    other_sites(&mut imagined, other(seat), rng);
    imagined
}

/// Agents that lie face down have the lowest numbers among the hidden cards: which card went there is not told by its number.
fn number_agents(state: &mut State, seat: Seat, known: &[PieceId]) {
    for at in 0..state.agents.len() {
        let piece = state.agents[at].piece;
        let hidden = |id: PieceId, is: &dyn Fn(Zone) -> bool| {
            let one = state.piece(id);
            one.owner == seat && !one.is_known() && is(one.zone) && !known.contains(&id)
        };
        // One at whom something is aimed keeps the number by which everybody sees that.
        let aimed_at =
            acting(state).any(|link| link.target == Target::Piece(piece) || link.user == Some(piece));
        if aimed_at || !hidden(piece, &|zone| zone == Zone::Lurking) {
            continue;
        }
        if let Some(least) = (0..piece.0).map(PieceId).find(|id| hidden(*id, &is_hidden)) {
            state.pieces.swap(piece.index(), least.index());
            state.agents[at].piece = least;
        }
    }
}

/// The hidden cards that a seat looks at while something is asked.
fn looks_at(state: &State, seat: Seat) -> Vec<PieceId> {
    let of = |frame: &Frame| match frame {
        Frame::Foresight(foresight) if foresight.seat == seat => {
            let deck = &state.sides[seat].deck;
            deck[deck.len().saturating_sub(usize::from(foresight.count))..].to_vec()
        }
        Frame::Buried(buried) if buried.seat == seat => buried.turned_over(state),
        Frame::Sift(sift) if sift.seat == seat => sift.cards.clone(),
        _ => Vec::new(),
    };
    state.frames.iter().flat_map(of).chain(state.looked_at_to_choose(seat)).collect()
}

/// Actions that are declared or being settled. Their cards are named, wherever those lie by now.
fn acting(state: &State) -> impl Iterator<Item = &Link> {
    state.chain.iter().chain(state.frames.iter().filter_map(Frame::link))
}

/// What the other player alone knows of this seat's deck is not known here: where those cards lie may have been changed unseen.
fn forget_marks(state: &mut State, seat: Seat) {
    for id in state.sides[seat].deck.clone() {
        if !state.piece(id).is_known_to_all() {
            state.piece_mut(id).hide();
        }
    }
}

/// The other player looks at cards of this seat's deck: those that lie in the same places of the imagined one.
fn sifted(state: &mut State, seat: Seat, real: &[PieceId]) {
    let deck = state.sides[seat].deck.clone();
    let there = |id: &PieceId| real.iter().position(|one| one == id).map(|at| deck[at]);
    for frame in 0..state.frames.len() {
        if let Frame::Sift(sift) = &mut state.frames[frame]
            && sift.seat != seat
        {
            sift.cards = sift.cards.iter().filter_map(there).collect();
        }
    }
}

/// What the other player has only begun to choose is told when it is chosen: here it is not yet begun, or begun otherwise.
///
/// So it is with a company's way, with what pays for an action and what it is aimed at, and with an order of cards.
fn begun(state: &mut State, seat: Seat, rng: &mut Rng) {
    let active = state.active();
    for frame in 0..state.frames.len() {
        match &mut state.frames[frame] {
            Frame::Route(route) if active != seat => route.chain.truncate(1),
            other => other.begin_otherwise(seat, rng),
        }
    }
}

/// Lays a deck anew, but for those cards of it that stay where they are: those looked at, and those known to lie there.
fn lay(state: &mut State, seat: Seat, deck: Vec<PieceId>, seen: &[PieceId], known: fn(&Piece) -> bool) {
    let here = state.sides[seat].deck.iter().copied();
    let open = here.filter(|id| known(state.piece(*id)));
    let stay = open.chain(seen.iter().copied()).collect::<Vec<_>>();
    let mut others = deck.into_iter().filter(|id| !stay.contains(id)).collect::<Vec<_>>().into_iter();
    let now = std::mem::take(&mut state.sides[seat].deck);
    let new = now.into_iter().filter_map(|id| if stay.contains(&id) { Some(id) } else { others.next() });
    let new = new.collect::<Vec<_>>();
    state.sides[seat].deck = new;
}

/// Those hidden cards become others that are not known, and lie elsewhere in the deck where they are not seen.
fn other_cards(state: &mut State, seat: Seat, [seen, known]: [&[PieceId]; 2], rng: &mut Rng) {
    let all = (0..state.pieces.len() as u16).map(PieceId);
    let unknown = all.filter(|id| {
        let piece = state.piece(*id);
        piece.owner == seat && !piece.is_known() && is_hidden(piece.zone) && !known.contains(id)
    });
    let ids = unknown.collect::<Vec<_>>();
    let mut zones = ids.iter().map(|id| state.piece(*id).zone).collect::<Vec<_>>();
    let mut sorts = ids.iter().map(|id| sort(state.face(*id))).collect::<Vec<_>>();
    zones.sort_by_key(|zone| order(*zone));
    sorts.sort_unstable();
    shuffle(rng, &mut zones);
    shuffle(rng, &mut sorts);
    let held = known.iter().map(|id| state.piece(*id));
    let open = state.pieces.iter().filter(|piece| piece.is_known() || piece.owner != seat);
    let mut taken = open.chain(held).map(|piece| piece.card).collect::<Vec<_>>();
    let mut pools = [PublicSort::Hazard, PublicSort::Resource, PublicSort::Character].map(pool);
    for ((id, zone), sort) in ids.into_iter().zip(zones).zip(sorts) {
        let card = sample(&mut pools[sort as usize], &mut taken, rng);
        let piece = state.piece_mut(id);
        piece.zone = zone;
        piece.card = card;
    }
    // Lists in an order that says nothing: known cards of the hand first.
    let mut hand = state.pile(seat, Zone::Hand).collect::<Vec<_>>();
    hand.sort_by_key(|id| (!state.piece(*id).is_known(), *id));
    state.sides[seat].hand = hand;
    let mut deck = state.pile(seat, Zone::Deck).collect::<Vec<_>>();
    shuffle(rng, &mut deck);
    lay(state, seat, deck, seen, Piece::is_known);
    gone_cards(state, seat);
}

/// Imagines the cards discarded face down: a question about one is asked about a card that lies there.
fn gone_cards(state: &mut State, seat: Seat) {
    let gone = state.pile(seat, Zone::Discard).filter(|id| !state.piece(*id).is_known()).collect::<Vec<_>>();
    let mut gone = gone.into_iter();
    for frame in 0..state.frames.len() {
        match &state.frames[frame] {
            Frame::Exchange(exchange) if exchange.seat == seat && exchange.taken.is_some() => {
                let other = state.pile(seat, Zone::Discard).next();
                if let Frame::Exchange(exchange) = &mut state.frames[frame] {
                    exchange.taken = other;
                }
            }
            Frame::Endure(endure) if endure.seat == seat && !state.piece(endure.card).is_known() => {
                if let Some(other) = gone.next()
                    && let Frame::Endure(endure) = &mut state.frames[frame]
                {
                    endure.card = other;
                }
            }
            _ => {}
        }
    }
}

/// Agents that lie face down: they stay agents, and their ways ways that are allowed.
fn agents(state: &mut State, seat: Seat, rng: &mut Rng) {
    let mut pool = POOLS[3].clone();
    let lurking = |state: &State, at: usize| state.piece(state.agents[at].piece).zone == Zone::Lurking;
    let open = |at: &usize| {
        let piece = state.piece(state.agents[*at].piece);
        piece.owner != seat || piece.is_known() || !lurking(state, *at)
    };
    let open = (0..state.agents.len()).filter(open);
    let mut taken = open.map(|at| state.piece(state.agents[at].piece).card).collect::<Vec<_>>();
    let mut used = SiteSet::EMPTY;
    for company in state.companies_of(seat) {
        used.add(company.site);
    }
    used = used.or(state.sides[seat].spent).or(state.sides[seat].kept);
    let hosts = state.hosts.iter().filter(|host| state.piece(host.piece).owner == seat);
    hosts.for_each(|host| used.add(host.site));
    let seen = state.agents_of(seat).flat_map(|agent| &agent.way);
    seen.filter(|step| step.seen).for_each(|step| used.add(step.site));
    for at in 0..state.agents.len() {
        let piece = state.agents[at].piece;
        if state.piece(piece).owner != seat || !lurking(state, at) {
            continue;
        }
        if !state.piece(piece).is_known() {
            let card = sample(&mut pool, &mut taken, rng);
            state.piece_mut(piece).card = card;
        }
        let mut places = state.face(piece).home;
        for step in 0..state.agents[at].way.len() {
            if !state.agents[at].way[step].seen {
                let face = state.face(piece);
                let near = |to: &SiteId| places.iter().any(|from| state.agent_step(face, from, *to));
                let able = SiteId::all().filter(|site| !used.has(*site) && near(site));
                let able = able.collect::<Vec<_>>();
                let site = match able.as_slice() {
                    [] => places.iter().next().unwrap_or(SiteId(0)),
                    able => able[pick(rng, able.len())],
                };
                state.agents[at].way[step].site = site;
            }
            let site = state.agents[at].way[step].site;
            used.add(site);
            places = [site].into_iter().collect();
        }
    }
}

/// An order of zones, for lists that must not depend on anything else.
const fn order(zone: Zone) -> (u8, u8) {
    match zone {
        Zone::Deck => (0, 0),
        Zone::Hand => (1, 0),
        Zone::Discard => (2, 0),
        Zone::Sideboard => (3, 0),
        Zone::Unused => (4, 0),
        Zone::Guard(company) => (5, company.0),
        _ => (6, 0),
    }
}

/// The cards that a hidden card may be: of each public sort, and last the agents. A search imagines thousands of states.
static POOLS: LazyLock<[Vec<CardId>; 4]> = LazyLock::new(|| {
    let some = |of: &dyn Fn(&Face) -> bool| {
        let all = CardId::all().filter(|card| card.get().missing.is_none() && of(card.get()));
        all.collect::<Vec<_>>()
    };
    let of = |sort_of| some(&|face: &Face| sort(face) == sort_of && !face.is_wizard());
    let [hazards, resources, characters] =
        [PublicSort::Hazard, PublicSort::Resource, PublicSort::Character].map(of);
    [hazards, resources, characters, some(&|face: &Face| face.kind == CardKind::Agent)]
});

fn pool(sort_of: PublicSort) -> Vec<CardId> {
    POOLS[sort_of as usize].clone()
}

fn sample(pool: &mut Vec<CardId>, taken: &mut Vec<CardId>, rng: &mut Rng) -> CardId {
    loop {
        let at = pick(rng, pool.len());
        let card = pool[at];
        if !card.get().unique {
            return card;
        }
        // There is only one of it.
        if pool.len() > 1 {
            pool.swap_remove(at);
        }
        if !taken.contains(&card) {
            taken.push(card);
            return card;
        }
        if pool.len() == 1 {
            return pool[0];
        }
    }
}

/// Picks of the draft and starting items: characters stay characters, items stay items.
fn picks(state: &mut State, seat: Seat, rng: &mut Rng) {
    let aside = state.pile(seat, Zone::Aside).filter(|id| !state.piece(*id).is_known()).collect::<Vec<_>>();
    let mut items = aside.iter().map(|id| state.face(*id).kind == CardKind::Item).collect::<Vec<_>>();
    items.sort_unstable();
    shuffle(rng, &mut items);
    let (mut people, mut things) = (Vec::new(), Vec::new());
    if !aside.is_empty() {
        people = pool(PublicSort::Character);
        things = pool(PublicSort::Resource);
        things.retain(|card| card.get().class == Some(ItemClass::Minor) && !card.get().unique);
    }
    let mut taken = Vec::new();
    for (id, item) in aside.iter().zip(items) {
        let from = if item { &mut things } else { &mut people };
        let card = sample(from, &mut taken, rng);
        state.piece_mut(*id).card = card;
    }
    let people =
        aside.into_iter().filter(|id| state.face(*id).kind == CardKind::Character).collect::<Vec<_>>();
    for frame in 0..state.frames.len() {
        if let Frame::Draft(draft) = &mut state.frames[frame]
            && draft.picks[seat.index()].is_some()
        {
            let pick = (!people.is_empty()).then(|| people[pick(rng, people.len())]);
            draft.picks[seat.index()] = Some(pick.into());
        }
    }
}

/// Sites of the location deck, and where companies are bound for.
fn other_sites(state: &mut State, seat: Seat, rng: &mut Rng) {
    let known = |state: &State| {
        let mut known = SiteSet::EMPTY;
        for company in state.companies_of(seat) {
            known.add(company.site);
            if let Some(to) = company.to.filter(|_| company.shows_goal()) {
                known.add(to);
            }
        }
        let ways = state.agents_of(seat).flat_map(|agent| &agent.way);
        ways.for_each(|step| known.add(step.site));
        let hosts = state.hosts.iter().filter(|host| state.piece(host.piece).owner == seat);
        hosts.for_each(|host| known.add(host.site));
        known.or(state.sides[seat].spent).or(state.sides[seat].kept)
    };
    let havens = book().havens;
    let mut sites = SiteId::all().collect::<SiteSet>().minus(known(state)).or(havens);
    let bound = state.companies_of(seat).filter(|company| company.to.is_some() && !company.shows_goal());
    for id in bound.map(|company| company.id).collect::<Vec<_>>() {
        let company = state.company(id);
        let able = sites.iter().filter(|site| state.within_reach(company).has(*site)).collect::<Vec<_>>();
        let to = if able.is_empty() { company.site } else { able[pick(rng, able.len())] };
        if !to.get().is_haven() {
            sites.remove(to);
        }
        state.company_mut(id).to = Some(to);
    }
    state.sides[seat].sites = sites;
}
