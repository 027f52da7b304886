//! The view of one observer.

use table::Observer;

use crate::card::{RegionKind, SiteSet};
use crate::ids::{AgentId, RegionId};
use crate::mechanics::{Against, Parts, Points};
use crate::options::Rules;
use crate::prelude::*;
use crate::state::{Agent, Check, Combat, Host, Piece, Turn};

/// The table as one observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The options.
    pub rules: Rules,
    /// The turn, and its course so far.
    pub turn: Turn,
    /// Each player's things.
    pub sides: Vec<SideView>,
    pub companies: Vec<CompanyView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub agents: Vec<AgentView>,
    /// The hazard hosts that hold prisoners, and their rescue sites.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hosts: Vec<Host>,
    /// The cards in play.
    pub cards: Vec<CardView>,
    /// The declared actions.
    pub chain: Vec<Link>,
    /// The attack that is faced.
    pub combat: Option<Combat>,
    /// Its strikes, their prowess and the body of the attacker, with everything that changes them.
    pub attack: Option<(i8, i8, i8)>,
    /// The parts of that prowess.
    pub attack_parts: Parts,
    /// The parts of the target's prowess, for each strike given.
    pub fighting: Vec<Parts>,
    /// By how much less the target of each strike given has if it stays untapped (SATM-15.8): not above 0.
    pub staying: Vec<i8>,
    /// Whom each strike given is at, where the observer may know it: whoever is slain is in play no more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub struck: Vec<Option<CardId>>,
    /// Checks about to be rolled.
    pub checks: Vec<Check>,
    /// The parts of the roll's modifier, and of the number it is compared with, for each of them.
    pub bonuses: Vec<(Parts, Parts)>,
}

/// A player's things.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideView {
    /// Cards in the play deck.
    pub deck: usize,
    /// Cards in the hand.
    pub hand: usize,
    /// Those of them that the observer knows.
    pub hand_known: Vec<CardId>,
    /// Cards in the discard pile.
    pub discard: usize,
    /// Those of them that the observer knows.
    pub discard_known: Vec<CardId>,
    /// Cards in the sideboard.
    pub sideboard: usize,
    /// Those of them that the observer knows.
    pub sideboard_known: Vec<CardId>,
    /// Cards that were set aside before the game, and those of them that the observer knows.
    pub aside: usize,
    /// Those of them that the observer knows.
    pub aside_known: Vec<CardId>,
    /// The character chosen for the draft and not yet revealed, if the observer chose it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picked: Option<CardId>,
    /// The marshalling pile.
    pub won: Vec<CardId>,
    /// Cards out of play.
    pub out: Vec<CardId>,
    /// The location deck, if it is the observer's.
    pub sites: Option<SiteSet>,
    /// Discarded sites.
    pub spent: SiteSet,
    /// Site cards stored in the marshalling pile.
    pub kept: SiteSet,
    /// Tapped sites in play.
    pub tapped: SiteSet,
    /// The number of times the deck was exhausted.
    pub exhausted: u8,
    /// Victory points by classes, before anything is doubled or cut.
    pub points: Points,
    /// The total at this table, as the points are now.
    pub total: i16,
    /// Free general influence.
    pub general: i16,
}

/// A company.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CompanyView {
    /// The number of the company.
    pub id: CompanyId,
    /// The player.
    pub seat: Seat,
    pub site: SiteId,
    /// Has a new site been laid beside it?
    pub moving: bool,
    /// The new site, if the observer may know it.
    pub to: Option<SiteId>,
    /// The site it came from, once it has arrived this turn.
    pub from: Option<SiteId>,
    /// The regions of its way, once shown.
    pub regions: Vec<RegionId>,
    /// The symbols of its way, once shown.
    pub lands: Vec<RegionKind>,
    /// Hazards that may be played, and that were.
    pub limit: (u8, u8),
    /// Is a card on guard?
    pub guard: bool,
    /// The on-guard card, if the observer may know it.
    pub guard_known: Option<CardId>,
    /// Has a card been put on guard this turn, one that may be gone again?
    pub guarded: bool,
    /// Has it moved, explored, entered?
    pub done: (bool, bool, bool),
}

/// An agent on the table (SATM-28.1).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AgentView {
    /// The number of the agent.
    pub id: AgentId,
    /// The player.
    pub seat: Seat,
    /// Does it lie face down?
    pub lurking: bool,
    /// Its card, if the observer may know.
    pub card: Option<CardId>,
    /// The state of its card.
    pub status: Status,
    /// The site cards on it, the last one on top: those that the observer may know.
    pub way: Vec<Option<SiteId>>,
    /// Was it played this turn, and has it done its action?
    pub done: (bool, bool),
    /// The events that lie on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bears: Vec<CardId>,
}

impl AgentView {
    fn of(state: &State, agent: &Agent, observer: Observer) -> Self {
        let piece = state.piece(agent.piece);
        let own = observer.sees_all_of(piece.owner);
        let lurking = state.is_lurking(agent);
        let sees = |seen: bool| own || seen || !lurking;
        Self {
            id: agent.id,
            seat: piece.owner,
            lurking,
            card: sees(is_known(piece, observer)).then_some(piece.card),
            status: piece.status,
            way: agent.way.iter().map(|step| sees(step.seen).then_some(step.site)).collect(),
            done: (agent.fresh, agent.acted),
            bears: agent.bears.iter().map(|id| state.piece(*id).card).collect(),
        }
    }
}

/// A card in play, or being played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    /// The number of the card.
    pub id: PieceId,
    /// The piece in its place and state.
    pub piece: Piece,
    /// Prowess, body, direct influence that is free, corruption points; of a character.
    pub numbers: Option<(i8, i8, i16, i8)>,
    /// The parts of its prowess, its body and its corruption points.
    pub parts: Option<[Parts; 3]>,
}

impl View {
    /// The view of an observer.
    pub fn of(state: &State, observer: Observer) -> Self {
        let sees = |seat: Seat| observer.sees_all_of(seat);
        Self {
            rules: state.rules,
            turn: state.turn.clone(),
            sides: [Seat::new(0), Seat::new(1)].map(|seat| SideView::of(state, seat, observer)).into(),
            companies: state
                .companies
                .iter()
                .map(|company| {
                    let own = sees(company.seat);
                    let guard = state.pieces.iter().find(|piece| piece.zone == Zone::Guard(company.id));
                    CompanyView {
                        id: company.id,
                        seat: company.seat,
                        site: company.site,
                        moving: company.to.is_some(),
                        to: company.to.filter(|_| own || company.shows_goal()),
                        from: company.origin,
                        regions: company.path.regions.iter().copied().collect(),
                        lands: company.path.lands.iter().copied().collect(),
                        limit: (company.limit, company.used),
                        guard: guard.is_some(),
                        guard_known: guard
                            .filter(|piece| sees(piece.owner) || is_known(piece, observer))
                            .map(|piece| piece.card),
                        guarded: company.guarded,
                        done: (company.moved, company.explored, company.entered),
                    }
                })
                .collect(),
            agents: state.agents.iter().map(|agent| AgentView::of(state, agent, observer)).collect(),
            hosts: state.hosts.clone(),
            cards: state
                .pieces
                .iter()
                .enumerate()
                .filter(|(_, piece)| piece.zone.in_play() || piece.zone == Zone::Chain)
                .map(|(at, piece)| {
                    let id = PieceId(at as u16);
                    CardView {
                        id,
                        piece: *piece,
                        numbers: state.shown_numbers(id),
                        parts: state.shown_parts(id),
                    }
                })
                .collect(),
            chain: state.chain.iter().map(|link| told(state, *link, observer)).collect(),
            combat: state.combat.clone(),
            attack: state.combat.as_ref().map(|combat| {
                let strikes = if combat.assigned { combat.total as i8 } else { state.attack_strikes(combat) };
                (strikes, state.attack_prowess(combat), state.attack_body(combat))
            }),
            attack_parts: state.combat.as_ref().map_or_else(Parts::new, |combat| state.attack_parts(combat)),
            staying: state.combat.as_ref().map_or_else(Vec::new, |combat| {
                combat.given.iter().map(|strike| state.staying_untapped(strike)).collect()
            }),
            fighting: state.combat.as_ref().map_or_else(Vec::new, |combat| {
                combat.given.iter().map(|strike| state.fighting_parts(strike)).collect()
            }),
            struck: state.combat.as_ref().map_or_else(Vec::new, |combat| {
                combat.given.iter().map(|strike| struck(state, strike.at, observer)).collect()
            }),
            checks: state.checks.clone(),
            bonuses: state
                .checks
                .iter()
                .map(|check| {
                    let against = match check.of {
                        None => state.corruption_parts(check.who),
                        Some(_) => Parts::new(),
                    };
                    (state.check_parts(check), against)
                })
                .collect(),
        }
    }
}

/// A declared action. The number of a card stays the same for a whole game: that of one that lies face down would name it to
/// whoever has seen it before.
fn told(state: &State, link: Link, observer: Observer) -> Link {
    let seen = |id: PieceId| {
        let piece = state.piece(id);
        observer.sees_all_of(piece.owner) || state.lies_open(id) || is_known(piece, observer)
    };
    let target = match link.target {
        Target::Piece(id) if !seen(id) => Target::Nothing,
        target => target,
    };
    Link { target, user: link.user.filter(|id| seen(*id)), ..link }
}

/// The card that a strike is at, if it lies open or the observer knows it.
fn struck(state: &State, at: PieceId, observer: Observer) -> Option<CardId> {
    let piece = state.piece(at);
    let open = piece.zone.in_play() || piece.zone == Zone::Out;
    let seen = open || observer.sees_all_of(piece.owner) || is_known(piece, observer);
    seen.then_some(piece.card)
}

/// True if an observer other than its owner knows what a hidden card is.
fn is_known(piece: &Piece, observer: Observer) -> bool {
    match observer {
        Observer::Seat(_) => piece.is_known(),
        _ => piece.is_known_to_all(),
    }
}

impl SideView {
    fn of(state: &State, seat: Seat, observer: Observer) -> Self {
        let own = observer.sees_all_of(seat);
        let known = |zone: Zone| {
            let pile = state.pile(seat, zone).filter(|id| own || is_known(state.piece(*id), observer));
            let mut cards = pile.map(|id| state.piece(id).card).collect::<Vec<_>>();
            cards.sort_unstable();
            cards
        };
        let open = |zone: fn(Zone, Seat) -> bool| {
            let pile = state.pieces.iter().filter(|piece| zone(piece.zone, seat));
            pile.map(|piece| piece.card).collect::<Vec<_>>()
        };
        let side = &state.sides[seat];
        Self {
            deck: side.deck.len(),
            hand: side.hand.len(),
            hand_known: if own {
                side.hand.iter().map(|id| state.piece(*id).card).collect()
            } else {
                known(Zone::Hand)
            },
            discard: state.pile(seat, Zone::Discard).count(),
            discard_known: known(Zone::Discard),
            sideboard: state.pile(seat, Zone::Sideboard).count(),
            sideboard_known: known(Zone::Sideboard),
            aside: state.pile(seat, Zone::Aside).count(),
            aside_known: known(Zone::Aside),
            picked: state.picked(seat).filter(|_| own),
            won: open(|zone, seat| zone == Zone::Won(seat)),
            out: state.pile(seat, Zone::Out).map(|id| state.piece(id).card).collect(),
            sites: own.then_some(side.sites),
            spent: side.spent,
            kept: side.kept,
            tapped: side.tapped,
            exhausted: side.exhausted,
            points: state.points(seat),
            total: state.total(seat),
            general: state.general_free(seat),
        }
    }
}

impl State {
    /// The same in their parts.
    fn shown_parts(&self, id: PieceId) -> Option<[Parts; 3]> {
        let parts = |stat| self.number_parts(id, stat, Against::Nothing);
        self.is_member(id).then(|| [parts(Stat::Prowess), parts(Stat::Body), self.corruption_parts(id)])
    }

    /// The numbers of a character as the table shows them.
    pub(crate) fn shown_numbers(&self, id: PieceId) -> Option<(i8, i8, i16, i8)> {
        self.is_member(id).then(|| {
            (
                self.number(id, Stat::Prowess, Against::Nothing),
                self.number(id, Stat::Body, Against::Nothing),
                self.direct_free(id, Against::Nothing),
                self.corruption(id),
            )
        })
    }
}
