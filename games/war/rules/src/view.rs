//! The view of an observer: all but other players' hands, the decks, and face-down cards.

use arrayvec::ArrayVec;
use table::{BySeat, Observer, Rng, shuffle};

use crate::board::Board;
use crate::character::ByCharacter;
use crate::face::ByFace;
use crate::nation::{ByNation, Stand};
use crate::prelude::*;
use crate::state::{Action, Fellowship};
use crate::tile::Tiles;

/// The table as an observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The number of players.
    pub players: u8,
    /// The turn, from 1.
    pub turn: u16,
    /// Figures on the map.
    pub board: Board,
    pub people: ByCharacter<Place>,
    /// The Political Track.
    pub politics: ByNation<Stand>,
    /// Settlements in the hands of the enemy of their owner.
    pub captured: RegionSet,
    /// Regions in which an Army is besieged.
    pub besieged: RegionSet,
    /// Victory points of each side.
    pub points: BySide<u8>,
    /// Figures beside the board: [regular, elite, leader or Nazgûl].
    pub reserve: ByNation<[u8; 3]>,
    /// Figures out of the game: [regular, elite, leader].
    pub casualties: ByNation<[u8; 3]>,
    pub fellowship: Fellowship,
    /// Unused Action dice by face.
    pub dice: BySide<ByFace<u8>>,
    /// Action dice of each side this turn.
    pub pools: BySide<u8>,
    /// Dice in the Hunt Box.
    pub hunt_box: BySide<u8>,
    /// Elven Rings.
    pub rings: BySide<u8>,
    /// Hunt tiles.
    pub tiles: Tiles,
    /// Cards left in the decks of each side: [Character, Strategy].
    pub decks: BySide<[u8; 2]>,
    pub hands: BySeat<HandView>,
    pub table: CardSet,
    /// Cards laid aside face up.
    pub discarded: CardSet,
    /// The card that is being resolved.
    pub playing: Option<Card>,
    /// Regions in which the troops of partners are one Army.
    pub mixed: BySide<RegionSet>,
    /// The leading player of each side.
    pub leading: BySide<Seat>,
    /// The player of each Nation.
    pub seats: ByNation<Seat>,
    /// The action that is under way.
    pub action: Option<Action>,
    /// The battle, its face-down cards hidden.
    pub battle: Option<Battle>,
    /// The strength of each side in the battle as it stands.
    pub odds: Option<BySide<Odds>>,
    /// The Combat cards that lie face down: their backs.
    pub backs: BySide<Option<Deck>>,
    pub hunt: Option<Hunt>,
    /// The question that is open.
    pub question: Option<Frame>,
    /// The ending, once the game is over.
    pub over: Option<Ending>,
}

/// The strength of a side in a battle, all from open information.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Odds {
    /// Army units.
    pub units: u8,
    /// Dice in the Combat roll.
    pub dice: u8,
    /// The lowest face with which a die hits.
    pub need: u8,
    /// Dice at most in the Leader re-roll.
    pub leadership: u8,
}

impl Odds {
    fn of(state: &State, side: Side) -> Self {
        Self {
            units: state.fighting(side).units(),
            dice: state.strength(side),
            need: state.battle().to_hit(side),
            leadership: state.leadership(side).min(5),
        }
    }
}

/// A hand as an observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HandView {
    /// The number of cards of each back: [Character, Strategy].
    pub backs: [u8; 2],
    /// The number discarded face down, of each back.
    pub buried: [u8; 2],
    /// The cards, for observers who may see them.
    pub cards: Option<CardSet>,
    /// The discarded cards, for observers who may see them.
    pub gone: Option<CardSet>,
}

fn backs(cards: CardSet, side: Side) -> [u8; 2] {
    Deck::ALL.map(|deck| cards.and(CardSet::deck(side, deck)).len() as u8)
}

impl View {
    /// The characters of `side` in `region`.
    pub fn people_in(&self, region: Region, side: Side) -> People {
        let is_here = |place: &Place| *place == Place::On(region);
        self.people.keys_where::<People>(is_here).of(side)
    }

    /// The side that controls the Settlement of `region`.
    pub fn controls(&self, region: Region) -> Option<Side> {
        region.controlled(self.captured)
    }

    /// What the Shadow has in the Ring-bearers' region, for each of which a Hunt rolls a failed die again: a Stronghold, Army
    /// units, Nazgûl.
    pub fn hunted_by(&self) -> [bool; 3] {
        let at = self.fellowship.at;
        let king = self.people[Character::WitchKing] == Place::On(at);
        self.board.hunters(at, self.captured, king)
    }

    /// The view of a state.
    pub fn of(state: &State, observer: Observer) -> Self {
        let mut face_down = BySide::default();
        let battle = state.battle.map(|mut battle| {
            for side in Side::ALL {
                if !battle.open && !observer.sees_all_of(state.decider(side)) {
                    let card = battle.cards[side].take();
                    face_down[side] = card.map(Card::deck);
                }
            }
            battle
        });
        Self {
            players: state.players,
            turn: state.turn,
            board: state.board.clone(),
            people: state.people.table(),
            politics: state.politics,
            captured: state.captured,
            besieged: state.board.contested(),
            points: BySide::new(|side| state.victory_points(side)),
            reserve: state.reserve,
            casualties: state.casualties,
            fellowship: state.fellowship,
            dice: state.dice,
            pools: BySide::new(|side| state.pool(side)),
            hunt_box: state.hunt_box,
            rings: state.rings,
            tiles: state.tiles.clone(),
            decks: BySide::new(|side| backs(state.cards.decks, side)),
            hands: BySeat::new(usize::from(state.players), |seat| {
                let (hand, gone) = (state.cards.hands[seat.index()], state.cards.buried[seat.index()]);
                let (side, open) = (state.side_of(seat), observer.sees_all_of(seat));
                HandView {
                    backs: backs(hand, side),
                    buried: backs(gone, side),
                    cards: open.then_some(hand),
                    gone: open.then_some(gone),
                }
            }),
            table: state.cards.table,
            discarded: state.cards.discarded,
            playing: state.cards.playing,
            mixed: state.team.mixed,
            leading: state.leading,
            seats: ByNation::new(|nation| state.seat_of(nation)),
            action: state.action,
            odds: battle.map(|_| BySide::new(|side| Odds::of(state, side))),
            battle,
            backs: face_down,
            hunt: state.hunt,
            question: state.frames.last().copied(),
            over: state.over,
        }
    }
}

/// A state that fits everything `seat` knows: cards it cannot see are dealt anew among the places where they
/// may be.
pub fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let mut dream = state.clone();
    for side in Side::ALL {
        for deck in Deck::ALL.map(|deck| CardSet::deck(side, deck)) {
            let mut unseen = CardSet::EMPTY;
            let mut gather = |cards: &mut CardSet| unseen = unseen.or(cards.and(deck));
            each_hidden(&mut dream, seat, side, &mut gather);
            let mut pool = unseen.iter().collect::<ArrayVec<_, 24>>();
            shuffle(rng, &mut pool);
            each_hidden(&mut dream, seat, side, &mut |cards| {
                let count = cards.and(deck).len();
                let dealt = (0..count).filter_map(|_| pool.pop()).collect::<CardSet>();
                *cards = cards.minus(deck).or(dealt);
            });
        }
    }
    dream
}

/// All places with cards of `side` that `seat` does not see.
fn each_hidden(state: &mut State, seat: Seat, side: Side, visit: &mut dyn FnMut(&mut CardSet)) {
    visit(&mut state.cards.decks);
    for other in state.seats(side).filter(|other| *other != seat) {
        visit(&mut state.cards.hands[other.index()]);
        visit(&mut state.cards.buried[other.index()]);
    }
    let mut single = |place: &mut Option<Card>| {
        let mut card = place.iter().copied().collect();
        visit(&mut card);
        *place = card.nth(0);
    };
    if state.partner(state.leading[side]) != seat {
        single(&mut state.team.offered[side]);
    }
    let decider = state.decider(side);
    if let Some(battle) = &mut state.battle
        && !battle.open
        && decider != seat
    {
        single(&mut battle.cards[side]);
    }
}
