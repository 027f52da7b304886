//! What can be played and used: when, by whom, on what, for which price.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::declaring::needs_skill;
use crate::card::Kind as Sort;
use crate::cards::{By, Mode, Window};
use crate::choice::Choice;
use crate::ids::{CardId, CompanyId, PieceId};
use crate::state::{Does, Key, Phase, State, Target, Zone};
use crate::why::{Verdict, Why, unless};

/// The moment at which somebody may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The organization phase.
    Organization,
    /// Its end.
    OrganizationEnd,
    /// The long-event phase.
    LongEvents,
    /// A company's movement phase, step IV.
    Movement,
    /// The end of it.
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
    /// The site phase.
    Site,
    /// The end of the turn.
    EndOfTurn,
}

/// What can be declared: a card of the hand or in play, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The card.
    pub piece: PieceId,
    /// How.
    pub does: Does,
}

/// What a declared action is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aimed {
    /// The company in question.
    pub company: Option<CompanyId>,
    /// Who uses it.
    pub user: Option<PieceId>,
    /// What it is about.
    pub target: Target,
}

/// A mode number that stands for a creature that is played as an event.
const AS_EVENT: u8 = 90;

impl State {
    /// Calls `offer` with everything that a seat might play or use now, legal or not.
    pub(crate) fn each_offer(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        let hand = &self.sides[seat].hand;
        for (at, id) in hand.iter().enumerate() {
            let card = self.piece(*id).card;
            if hand[..at].iter().any(|earlier| self.piece(*earlier).card == card) {
                continue;
            }
            let face = card.get();
            match face.kind {
                Sort::Creature => {
                    offer(Choice::Play(card, 0));
                    if face.or_event.is_some() {
                        offer(Choice::Play(card, AS_EVENT));
                    }
                }
                Sort::Resource | Sort::Hazard => {
                    (0..face.modes.len()).for_each(|mode| offer(Choice::Play(card, mode as u8)));
                }
                _ => {}
            }
        }
        let stored = self.stored_of(seat);
        for id in self.in_play.iter().chain(&stored) {
            let face = self.face(*id);
            for (mode, of) in face.uses.iter().enumerate() {
                let whose = self.user_of(*id, of);
                if whose == seat {
                    offer(Choice::Use(*id, mode as u8));
                }
            }
        }
    }

    /// The stored cards of a player that can still be used.
    fn stored_of(&self, seat: Seat) -> Vec<PieceId> {
        let all = self.pieces.iter().enumerate();
        let stored = all.filter(|(_, piece)| piece.stored.is_some() && piece.zone == Zone::Won(seat));
        stored.map(|(at, _)| PieceId(at as u16)).filter(|id| !self.face(*id).uses.is_empty()).collect()
    }

    /// Whose a card in play is to use.
    fn user_of(&self, id: PieceId, mode: &Mode) -> Seat {
        match mode.by {
            None => self.piece(id).owner,
            Some(By::Company) => self.turn.active,
            Some(By::Attacker) => self.hazarding(),
        }
    }

    /// The card and way that a choice names.
    pub(crate) fn offered(&self, seat: Seat, choice: &Choice) -> Result<Offer, Why> {
        match *choice {
            Choice::Play(card, mode) => {
                let piece = self.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
                let face = card.get();
                let does = match (face.kind, mode) {
                    (Sort::Creature, 0) => Does::Creature(Key::None),
                    (Sort::Creature, AS_EVENT) if face.or_event.is_some() => Does::AsEvent,
                    (Sort::Resource | Sort::Hazard, mode) if usize::from(mode) < face.modes.len() => {
                        Does::Mode(mode)
                    }
                    _ => return Err(Why::NOT_NOW),
                };
                Ok(Offer { piece, does })
            }
            Choice::Use(piece, mode) => {
                let in_play = self.pieces.get(piece.index()).is_some_and(|found| {
                    found.zone.in_play() || found.stored.is_some() && found.zone == Zone::Won(seat)
                });
                let of = in_play.then(|| self.face(piece).uses.get(usize::from(mode))).flatten();
                let of = of.ok_or(Why::NOT_NOW)?;
                unless(self.user_of(piece, of) == seat && !self.lies_aside(piece), Why::NOT_NOW)?;
                unless(!self.is_hallowed(piece), Why::CONDITION)?;
                Ok(Offer { piece, does: Does::Use(mode) })
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    /// Does it lie with nobody: on a card that is not a character's?
    fn lies_aside(&self, id: PieceId) -> bool {
        matches!(self.piece(id).zone, Zone::On(_)) && self.bearer(id).is_none()
    }

    /// The mode of an offer; none for a creature.
    pub(crate) fn mode_of(&self, piece: PieceId, does: Does) -> Option<&'static Mode> {
        let face = self.face(piece);
        match does {
            Does::Mode(mode) => face.modes.get(usize::from(mode)),
            Does::Use(mode) => face.uses.get(usize::from(mode)),
            Does::AsEvent => face.modes.first(),
            Does::Trigger(_) | Does::Creature(_) | Does::Support | Does::TurnBack => None,
        }
    }

    /// May the seat play or use this now?
    pub(crate) fn may_play(&self, seat: Seat, moment: Moment, response: bool, choice: &Choice) -> Verdict {
        let Offer { piece, does } = self.offered(seat, choice)?;
        let face = self.face(piece);
        unless(face.missing.is_none(), Why::NOT_SUPPORTED)?;
        self.in_time(seat, moment, response, piece, does)?;
        if !matches!(does, Does::Use(_)) {
            self.is_free(self.piece(piece).card)?;
        }
        if self.counts(piece, does) {
            let company = self.turn.company.and_then(|id| self.find_company(id));
            unless(company.is_some_and(|company| company.used < company.limit), Why::LIMIT)?;
        }
        let mut why = Why::NO_TARGET;
        let mut found = false;
        self.each_aim(seat, moment, piece, does, &mut why, &mut |_| {
            found = true;
            false
        });
        unless(found, if matches!(does, Does::Creature(_)) { Why::NO_KEY } else { why })
    }

    /// Does it count against the hazard limit (SATM-14.32)?
    pub(crate) fn counts(&self, piece: PieceId, does: Does) -> bool {
        let face = self.face(piece);
        let hazard = face.is_hazard() && self.piece(piece).owner == self.hazarding();
        let by = self.mode_of(piece, does).and_then(|mode| mode.by);
        hazard && !face.free && by != Some(By::Company)
    }

    fn in_time(&self, seat: Seat, moment: Moment, response: bool, piece: PieceId, does: Does) -> Verdict {
        let face = self.face(piece);
        // SATM-23.13: at the Council both play resources.
        let active =
            seat == self.turn.active || self.turn.phase == Phase::Council || moment == Moment::Resist;
        let from_hand = !matches!(does, Does::Use(_));
        if from_hand && !face.either {
            // SATM-1.5.
            unless(face.is_hazard() != active, Why::NOT_HERE)?;
        }
        let Some(mode) = self.mode_of(piece, does) else {
            unless(moment == Moment::Movement && !active, Why::NOT_HERE)?;
            return unless(!response || does == Does::AsEvent, Why::STARTS_CHAIN);
        };
        unless((moment == Moment::Resist) == (mode.when == Window::Resisted), Why::NOT_HERE)?;
        let fits = match mode.when {
            Window::Any | Window::Resisted => true,
            Window::OwnTurn => active,
            Window::Chain => response,
            Window::Organization => moment == Moment::Organization && active,
            Window::OrganizationEnd => moment == Moment::OrganizationEnd && active,
            Window::LongEvent => moment == Moment::LongEvents && active,
            // SATM-14.15: the other player's hazards; and what is in play may be used.
            Window::Movement => moment == Moment::Movement && !active,
            Window::MovementEnd => moment == Moment::MovementEnd && active,
            // SATM-14.15: the other player's hazards belong to the movement phase.
            Window::Attack => {
                let attacks = mode.by == Some(By::Attacker);
                moment == Moment::Attack
                    && active != attacks
                    && (active || self.turn.phase == Phase::Movement)
            }
            Window::Assigned => false,
            // SATM-15.29: the attacker, with hazards; then the defender.
            Window::Strike => moment == Moment::Strike && (active || from_hand && face.is_hazard()),
            Window::Check => moment == Moment::Check && active,
            Window::Influence => moment == Moment::Influence && active,
            Window::RingTest => false,
            Window::Site => moment == Moment::Site && active && !response,
            Window::EndOfTurn => moment == Moment::EndOfTurn && active,
        };
        unless(fits, Why::NOT_HERE)?;
        unless(!(response && face.is_corruption()), Why::STARTS_CHAIN)?;
        // SATM-15.13: one card that needs a skill against a strike.
        let skilled = from_hand && moment == Moment::Strike && needs_skill(mode);
        let before =
            self.combat.as_ref().and_then(|combat| combat.strike()).is_some_and(|strike| strike.skilled);
        unless(!(skilled && before), Why::SKILL_ONCE)
    }

    /// SATM-6.12, SATM-1.14: is there no other copy of a unique card?
    pub(crate) fn is_free(&self, card: CardId) -> Verdict {
        self.may_manifest(card)?;
        if !card.get().unique {
            return Ok(());
        }
        for piece in self.pieces.iter().filter(|piece| piece.card == card) {
            unless(piece.zone != Zone::Out, Why::ELIMINATED)?;
            let taken = piece.zone.in_play() || matches!(piece.zone, Zone::Won(_) | Zone::Chain);
            unless(!taken, Why::UNIQUE)?;
        }
        Ok(())
    }
}
