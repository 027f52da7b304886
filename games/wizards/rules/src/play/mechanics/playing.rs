//! The ways to play and to use cards: when, by whom, on what, for which price.

use super::declaring::needs_skill;
use super::{Scope, Speaker};
use crate::card::{Face, Keyword, Windows, book};
use crate::cards::statics::Exempts;
use crate::cards::{By, Cost, Exempt, Kind, Mode, Window};
use crate::prelude::*;
use crate::state::{Company, Key, Phase, Piece, Use};

/// A moment at which a player may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The organization phase.
    Organization,
    OrganizationEnd,
    /// The long-event phase.
    LongEvents,
    /// A company's movement phase, step IV.
    Movement,
    MovementEnd,
    /// Before strikes are given.
    Attack,
    /// The steps of one strike: the attacker's cards, or the defender's.
    Strike,
    /// Before a corruption check is rolled.
    Check,
    /// Before an influence check is rolled.
    Influence,
    /// The same, of the other player whose card it is.
    Resist,
    /// Before a company enters its site.
    Entering,
    /// The site phase.
    Site,
    EndOfTurn,
}

/// An action that can be declared: a card of the hand or in play, and the way of using it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The card.
    pub piece: PieceId,
    /// The way of using it.
    pub does: Use,
}

/// The aim of a declared action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aimed {
    /// The company in question.
    pub company: Option<CompanyId>,
    /// The character that uses it.
    pub user: Option<PieceId>,
    pub target: Target,
}

/// A mode number that stands for a creature that is played as an event.
const AS_EVENT: u8 = 90;

impl State {
    /// Calls `offer` with everything that a seat might play or use now, legal or not.
    pub(crate) fn each_offer(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        self.each_way(seat, &|_, _| true, &mut |choice, _| offer(choice));
    }

    /// The same, but only with what [`may_play`](Self::may_play) allows: a card that is not played at such a moment costs next to
    /// nothing.
    pub(crate) fn each_open_offer(
        &self,
        seat: Seat,
        moment: Moment,
        response: bool,
        offer: &mut impl FnMut(Choice),
    ) {
        let mut last = None;
        let active = self.acts(seat, moment);
        let now = match moment {
            Moment::Organization => ORGANIZING,
            Moment::Movement => MOVING,
            _ => EVER,
        };
        // What in_time says of each of its ways, at once.
        let may = |face: &Face, held: bool| {
            if !held {
                return face.used.meets(now);
            }
            let theirs = face.either || face.is_hazard() != active || face.played.meets(OUT_OF_TURN);
            theirs
                && (face.played.meets(now) || face.kind == CardKind::Creature && moment == Moment::Movement)
        };
        self.each_way(seat, &may, &mut |choice, held| {
            let found = match (choice, held) {
                (Choice::Play(card, mode), Some(copy)) => match way_of(card, mode) {
                    // All copies are played at the same moments.
                    Some(does) if self.in_time(seat, moment, response, copy, does).is_ok() => {
                        let piece = match last {
                            Some((known, piece)) if known == card => Some(piece),
                            _ => self.to_play(seat, card),
                        };
                        last = piece.map(|piece| (card, piece));
                        piece.map(|piece| Offer { piece, does })
                    }
                    _ => None,
                },
                _ => self.offered(seat, &choice).ok(),
            };
            if found.is_some_and(|found| self.may_do(seat, moment, response, found).is_ok()) {
                offer(choice);
            }
        });
    }

    /// Calls `way` with every way to play a card of the hand, with a copy of it, and every use of a card in play: of those cards that
    /// pass `may`, which is asked of the card and whether it is held.
    fn each_way(
        &self,
        seat: Seat,
        may: &dyn Fn(&Face, bool) -> bool,
        way: &mut dyn FnMut(Choice, Option<PieceId>),
    ) {
        let hand = self.sides[seat].hand.iter().copied().chain(self.reserved(seat));
        for (at, id) in hand.clone().enumerate() {
            let card = self.piece(id).card;
            let face = card.get();
            if !may(face, true) || hand.clone().take(at).any(|earlier| self.piece(earlier).card == card) {
                continue;
            }
            match face.kind {
                CardKind::Creature => {
                    way(Choice::Play(card, 0), Some(id));
                    if face.or_event.is_some() {
                        way(Choice::Play(card, AS_EVENT), Some(id));
                    }
                }
                CardKind::Resource | CardKind::Hazard => {
                    (0..face.modes.len()).for_each(|mode| way(Choice::Play(card, mode as u8), Some(id)));
                }
                _ => {}
            }
        }
        let stored = self.stored_of(seat);
        for id in self.in_play.iter().chain(&stored) {
            let face = self.face(*id);
            // Agents are offered with their other actions.
            if face.uses.is_empty() || face.kind == CardKind::Agent || !may(face, false) {
                continue;
            }
            for (mode, of) in face.uses.iter().enumerate() {
                if self.user_of(*id, of) == seat {
                    way(Choice::Use(*id, mode as u8), None);
                }
            }
        }
    }

    /// The copy of a card that its player plays: one that waits beside another comes first.
    fn to_play(&self, seat: Seat, card: CardId) -> Option<PieceId> {
        let waits = self.reserved(seat).find(|id| self.piece(*id).card == card);
        waits.or_else(|| self.in_hand(seat, card))
    }

    /// The stored cards and the factions of a player that can still be used.
    fn stored_of(&self, seat: Seat) -> Vec<PieceId> {
        let mut stored = Vec::new();
        for (at, piece) in self.pieces.iter().enumerate() {
            // Most lie elsewhere, and this is looked at whenever somebody may play anything.
            let won = matches!(piece.zone, Zone::Won(of) if of == seat);
            if won && is_at_hand(piece) && !piece.card.get().uses.is_empty() {
                stored.push(PieceId(at as u16));
            }
        }
        stored
    }

    /// The player who may use a card in play.
    fn user_of(&self, id: PieceId, mode: &Mode) -> Seat {
        match mode.by {
            None => self.piece(id).owner,
            Some(By::Company) => {
                let company = self.company_of(id).and_then(|id| self.find_company(id));
                company.map_or(self.turn.active, |company| company.seat)
            }
            Some(By::Attacker) => self.hazarding(),
        }
    }

    /// The card and way that a choice names.
    pub(crate) fn offered(&self, seat: Seat, choice: &Choice) -> Result<Offer, Why> {
        match *choice {
            Choice::Play(card, mode) => {
                let piece = self.to_play(seat, card).ok_or(Why::NOT_IN_HAND)?;
                let does = way_of(card, mode).ok_or(Why::NOT_NOW)?;
                Ok(Offer { piece, does })
            }
            Choice::Use(piece, mode) => {
                let in_play = self.pieces.get(piece.index()).is_some_and(|found| {
                    // An agent may be used while it lies face down: by its own player.
                    found.zone.in_play()
                        || found.zone == Zone::Lurking && found.owner == seat
                        || found.zone == Zone::Won(seat) && is_at_hand(found)
                });
                let of = in_play.then(|| self.face(piece).uses.get(usize::from(mode))).flatten();
                let of = of.ok_or(Why::NOT_NOW)?;
                require(self.user_of(piece, of) == seat && !self.lies_aside(piece), Why::NOT_NOW)?;
                require(!self.is_hallowed(piece), Why::HUSHED)?;
                Ok(Offer { piece, does: Use::Use(mode) })
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    /// Does it lie apart: on a card that is not a character's?
    fn lies_aside(&self, id: PieceId) -> bool {
        matches!(self.piece(id).zone, Zone::On(_)) && self.bearer(id).is_none()
    }

    /// The mode of an offer; none for a creature.
    pub(crate) fn mode_of(&self, piece: PieceId, does: Use) -> Option<&'static Mode> {
        let face = self.face(piece);
        match does {
            Use::Mode(mode) => face.modes.get(usize::from(mode)),
            Use::Use(mode) => face.uses.get(usize::from(mode)),
            Use::AsEvent => face.modes.first(),
            Use::Trigger(_) | Use::Creature(_) | Use::Support | Use::TurnBack => None,
        }
    }

    /// May the seat play or use this now?
    pub(crate) fn may_play(&self, seat: Seat, moment: Moment, response: bool, choice: &Choice) -> Verdict {
        self.may_do(seat, moment, response, self.offered(seat, choice)?)
    }

    /// May the seat do this now?
    fn may_do(&self, seat: Seat, moment: Moment, response: bool, of: Offer) -> Verdict {
        let Offer { piece, does } = of;
        let face = self.face(piece);
        require(face.missing.is_none(), Why::NOT_SUPPORTED)?;
        self.in_time(seat, moment, response, piece, does)?;
        if !matches!(does, Use::Use(_)) {
            self.is_free(self.piece(piece).card)?;
            require(!self.is_out_of_balance(face), Why::HUSHED)?;
            let moves = self.turn.phase == Phase::Movement;
            require(!(moves && self.keeps_still(piece)), Why::HUSHED)?;
        }
        require(!(self.is_hunted_alone() && face.is(Keyword::Spell)), Why::HUSHED)?;
        let price = self.limit_price(piece, does);
        if price > 0 {
            let company = self.turn.company.and_then(|id| self.find_company(id));
            let room = |company: &Company| company.used.saturating_add(price) <= company.limit;
            require(company.is_some_and(room), Why::LIMIT)?;
        }
        let mut why = Why::NO_TARGET;
        let mut found = false;
        self.each_aim(seat, moment, piece, does, &mut why, &mut |_| {
            found = true;
            false
        });
        require(found, if matches!(does, Use::Creature(_)) { Why::NO_KEY } else { why })
    }

    /// Does it count against the hazard limit (SATM-14.32)?
    pub(crate) fn counts(&self, piece: PieceId, does: Use) -> bool {
        let face = self.face(piece);
        // The use of an agent by a card is none of its actions (SATM-28.3).
        let hazard =
            face.is_hazard() && face.kind != CardKind::Agent && self.piece(piece).owner == self.hazarding();
        let by = self.mode_of(piece, does).and_then(|mode| mode.by);
        hazard && !face.free && by != Some(By::Company) && self.exemption(piece, does).is_none()
    }

    /// The price from the hazard limit: one, or what the card says.
    pub(crate) fn limit_price(&self, piece: PieceId, does: Use) -> u8 {
        let mut costs = self.mode_of(piece, does).into_iter().flat_map(|mode| &mode.cost);
        let said = costs.find_map(|cost| match cost {
            Cost::Limit(count) => Some(*count as u8),
            _ => None,
        });
        if self.counts(piece, does) { said.unwrap_or(1) } else { 0 }
    }

    /// Does a card let a creature be played besides the hazard limit: for all such creatures, or for a number
    /// of them, and then which card?
    pub(crate) fn exemption(&self, piece: PieceId, does: Use) -> Option<Option<CardId>> {
        let company = self.turn.company.and_then(|id| self.find_company(id))?;
        let face = self.face(piece);
        let creature = matches!(does, Use::Creature(_)) && face.kind == CardKind::Creature;
        let is = |kind: &Kind| creature && super::conditions::face_is(face, self.piece(piece).card, kind);
        let mut all = self.exempt_kinds(company.id);
        let dead = face.race == Some(Race::Undead) && creature && self.dead_walk(company);
        if dead || all.any(is) {
            return Some(None);
        }
        // A Dragon that comes as an event is one of its kind, too.
        let dragon = face.race == Some(Race::Dragon) && matches!(does, Use::Mode(_));
        let among = |kind: &Kind| {
            is(kind) || dragon && super::conditions::face_is(face, self.piece(piece).card, kind)
        };
        let by = self.exempting(company).find(|(_, kind)| among(kind));
        by.map(|(card, _)| Some(card))
    }

    /// The creatures that do not count against the limit of a company this turn.
    fn exempt_kinds(&self, id: CompanyId) -> impl Iterator<Item = &'static Kind> + '_ {
        let of = self.lasting.iter().filter(move |lasting| lasting.change.is_of_company(id));
        of.filter_map(|lasting| match lasting.change.op() {
            Some(Op::Exempt(Exempt { kind })) => Some(kind),
            _ => None,
        })
    }

    /// The cards in play that let one more such creature be played besides the limit of a company.
    fn exempting<'a>(&'a self, company: &'a Company) -> impl Iterator<Item = (CardId, &'static Kind)> + 'a {
        let says = self.in_play.iter().copied().filter(|by| self.face(*by).touches.lands());
        says.flat_map(move |by| {
            let scope = Scope { company: Some(company.id), ..Scope::of(self, by) };
            let card = self.piece(by).card;
            let used = company.exempted.iter().filter(|one| **one == card).count();
            let has = self.face(by).has.iter();
            has.filter_map(move |one| match self.unwrapped(one, &scope) {
                Some(Static::Exempts(Exempts { kind, count })) if used < *count as usize => {
                    Some((card, kind))
                }
                _ => None,
            })
        })
    }

    /// May a hazard be played though the limit is used up: a creature that does not count, or a card of the
    /// book that never does? The hand stays hidden.
    pub(crate) fn goes_beyond_limit(&self, company: &Company, moment: Moment) -> bool {
        let creature = moment == Moment::Movement
            && (self.dead_walk(company)
                || self.exempt_kinds(company.id).next().is_some()
                || self.exempting(company).next().is_some());
        creature || self.free_hazard_fits(company.id, moment)
    }

    fn free_hazard_fits(&self, company: CompanyId, moment: Moment) -> bool {
        let seat = self.hazarding();
        book().free_hazards.iter().any(|card| {
            let scope = Scope::about(Speaker::Printed(*card), seat, Some(company));
            card.get().modes.iter().any(|mode| {
                let now = match mode.when {
                    Window::Any => true,
                    Window::Movement => moment == Moment::Movement,
                    Window::Attack => moment == Moment::Attack,
                    _ => false,
                };
                let environment = |kind: &Kind| *kind == Kind::Keyword(Keyword::Environment);
                let aimed = mode.target.as_ref().is_none_or(|kind| {
                    !environment(kind)
                        || self.in_play.iter().any(|id| self.face(*id).is(Keyword::Environment))
                });
                let waits = mode.target != Some(Kind::Automatic)
                    || self
                        .find_company(company)
                        .is_some_and(|of| self.known_attacks(of.target_site()).next().is_some());
                now && aimed && waits && mode.tests.iter().all(|test| test.holds(self, &scope))
            })
        })
    }

    /// Does a seat play resources at a moment? SATM-23.13: at the Council both do.
    fn acts(&self, seat: Seat, moment: Moment) -> bool {
        seat == self.turn.active || self.turn.phase == Phase::Council || moment == Moment::Resist
    }

    fn in_time(&self, seat: Seat, moment: Moment, response: bool, piece: PieceId, does: Use) -> Verdict {
        let face = self.face(piece);
        let active = self.acts(seat, moment);
        let from_hand = !matches!(does, Use::Use(_));
        let mode = self.mode_of(piece, does);
        // SATM-1.5.
        if from_hand && !face.either && face.is_hazard() == active {
            // The player asked a riddle may be witty, no matter who asks.
            let witty = |mode: &Mode| mode.does.contains(&Op::Witty);
            let theirs = |mode: &Mode| mode.when == Window::TheirMovement;
            require(mode.is_some_and(|mode| theirs(mode) || witty(mode)), Why::NOT_HERE)?;
        }
        let Some(mode) = mode else {
            require(moment == Moment::Movement && !active, Why::NOT_HERE)?;
            return require(!response || does == Use::AsEvent, Why::STARTS_CHAIN);
        };
        require((moment == Moment::Resist) == (mode.when == Window::Resisted), Why::NOT_HERE)?;
        let fits = match mode.when {
            Window::Any | Window::Resisted => true,
            Window::OwnTurn => active,
            Window::TheirMovement => {
                let now = matches!(moment, Moment::Movement | Moment::Attack);
                now && !active && self.turn.phase == Phase::Movement
            }
            Window::Chain => response,
            // By its requirement alone.
            Window::Guard => false,
            Window::Organization => moment == Moment::Organization && active,
            Window::OrganizationEnd => moment == Moment::OrganizationEnd && active,
            Window::LongEvent => moment == Moment::LongEvents && active,
            // SATM-14.15: the other player's hazards; and cards in play may be used. The mover's resources that say so.
            Window::Movement => {
                let own = from_hand && !face.is_hazard();
                moment == Moment::Movement && active == own
            }
            Window::MovementEnd => moment == Moment::MovementEnd && active,
            // SATM-14.15: the other player's hazards belong to the movement phase.
            Window::Attack => {
                let attacks = mode.by == Some(By::Attacker);
                // A card in play that takes nothing of the limit is used at a site, too.
                let beyond = !from_hand && mode.cost.contains(&Cost::Limit(0));
                moment == Moment::Attack
                    && active != attacks
                    && (active || beyond || self.turn.phase == Phase::Movement)
            }
            Window::Assigned => false,
            // SATM-15.29: the attacker, with hazards; then the defender.
            Window::Strike => moment == Moment::Strike && (active || from_hand && face.is_hazard()),
            Window::Check => moment == Moment::Check && active,
            Window::Influence => moment == Moment::Influence && active,
            Window::RingTest => false,
            Window::Site => moment == Moment::Site && active && !response,
            Window::Entering => moment == Moment::Entering && active && !response,
            Window::EndOfTurn => moment == Moment::EndOfTurn && active,
        };
        require(fits, Why::NOT_HERE)?;
        require(!(response && face.is_corruption()), Why::STARTS_CHAIN)?;
        // SATM-15.13: one card that needs a skill against a strike.
        let skilled = from_hand && moment == Moment::Strike && needs_skill(mode);
        let before =
            self.combat.as_ref().and_then(|combat| combat.strike()).is_some_and(|strike| strike.skilled);
        require(!(skilled && before), Why::SKILL_ONCE)
    }

    /// SATM-6.12, SATM-1.14: is there no other copy of a unique card?
    pub(crate) fn is_free(&self, card: CardId) -> Verdict {
        self.may_manifest(card)?;
        if !card.get().unique {
            return Ok(());
        }
        for piece in self.pieces.iter().filter(|piece| piece.card == card) {
            require(piece.zone != Zone::Out, Why::ELIMINATED)?;
            let taken = piece.zone.in_play() || matches!(piece.zone, Zone::Won(_) | Zone::Chain);
            require(!taken, Why::UNIQUE)?;
        }
        Ok(())
    }
}

/// The windows of an organization phase, and of a movement phase; of other moments all may be open.
const ORGANIZING: Windows =
    Windows::of(&[Window::Any, Window::OwnTurn, Window::Organization, Window::Chain, Window::Resisted]);
const MOVING: Windows = Windows::of(&[
    Window::Any,
    Window::OwnTurn,
    Window::Movement,
    Window::TheirMovement,
    Window::Chain,
    Window::Resisted,
]);
const EVER: Windows = Windows::ALL;
/// The windows in which resources may be played in the other player's turn: some answer on the chain, as a riddle is answered.
const OUT_OF_TURN: Windows = Windows::of(&[Window::TheirMovement, Window::Chain]);

/// The way of playing a card that a number names.
fn way_of(card: CardId, mode: u8) -> Option<Use> {
    let face = card.get();
    match (face.kind, mode) {
        (CardKind::Creature, 0) => Some(Use::Creature(Key::None)),
        (CardKind::Creature, AS_EVENT) if face.or_event.is_some() => Some(Use::AsEvent),
        (CardKind::Resource | CardKind::Hazard, mode) if usize::from(mode) < face.modes.len() => {
            Some(Use::Mode(mode))
        }
        _ => None,
    }
}

/// Can a card in its player's marshalling pile be used: one that is stored, or a faction?
fn is_at_hand(piece: &Piece) -> bool {
    piece.stored.is_some() || piece.card.get().kind == CardKind::Faction
}

impl State {
    /// Has a riddling attempt been declared that is not resolved yet?
    pub(crate) fn is_riddling(&self) -> bool {
        let open = |link: &&Link| !link.cancelled && matches!(link.does, Use::Mode(_));
        self.chain.iter().filter(open).any(|link| self.face(link.piece).is(Keyword::Riddling))
    }
}
