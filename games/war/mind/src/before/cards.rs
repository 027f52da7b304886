//! Event cards: what each is worth, and the choices they leave.

use super::Glance;
use super::race::way_to_mordor;
use war::card::{Card, Deck};
use war::cards::effect::{Advance, Effect, Levy, Recruit, RecruitInThree, Spot, Tiles};
use war::cards::{self, book::entry};
use war::choice::Choice;
use war::figures::Figure;
use war::frame::{Frame, Led};
use war::nation::{Nation, Side};
use war::questions::EventChoice;

impl Glance<'_> {
    pub(super) fn worth_of_card(&self, frame: &Frame, choice: Choice) -> f64 {
        match (*frame, choice) {
            (Frame::HandLimit(_) | Frame::Price(_), Choice::Card(card)) => -self.keeping(card),
            (Frame::Swap(_), Choice::No) => 0.3,
            (Frame::Mix(_), Choice::Yes) => 1.0,
            (Frame::TurnDraw(_), Choice::Draw(Deck::Strategy)) => 0.1,
            (Frame::Wisdom(_), Choice::Yes) => 1.0,
            (Frame::Rout(_), Choice::To(to)) => self.front().pull(to),
            (Frame::EventChoice(EventChoice(card, index)), choice) => {
                self.answer(entry(card).effects[usize::from(index)], choice)
            }
            _ => 0.0,
        }
    }

    /// What a card in hand is worth, for its event or in a battle.
    pub(super) fn keeping(&self, card: Card) -> f64 {
        self.event(card).max(0.35)
    }

    /// What it is worth to draw a card.
    pub(super) fn draw(&self, deck: Deck) -> f64 {
        let hand = self.state.hand(self.side).len();
        let full = hand >= 6 || self.state.players > 2 && hand >= 4;
        let base = match (self.side, deck) {
            (Side::Free, Deck::Character) | (Side::Shadow, Deck::Strategy) => 0.75,
            _ => 0.65,
        };
        if full { 0.3 } else { base * 1.0 }
    }

    /// What it is worth to play a card now.
    pub(super) fn event(&self, card: Card) -> f64 {
        let effects = entry(card).effects;
        if card.facts().table {
            return self.lasting(card);
        }
        effects.iter().map(|effect| self.effect(*effect)).sum::<f64>() * 1.0
    }

    fn lasting(&self, card: Card) -> f64 {
        let outside = self.state.fellowship.mordor.is_none();
        match card {
            cards::MITHRIL => 1.8,
            cards::WIZARDS_STAFF => 1.6,
            cards::AXE_AND_BOW | cards::HORN_OF_GONDOR => 1.3,
            cards::A_POWER_TOO_GREAT => 1.5,
            cards::PALANTIR => 1.5,
            cards::WORMTONGUE => 1.0,
            cards::CREBAIN | cards::WORN_WITH_SORROW if outside => 0.9,
            cards::BALROG if outside => 0.7,
            cards::THREATS_AND_PROMISES | cards::DENETHORS_FOLLY => 0.7,
            _ => 0.4,
        }
    }

    fn effect(&self, effect: Effect) -> f64 {
        let state = self.state;
        let corruption = f64::from(state.fellowship.corruption);
        let gollum = state.fellowship.guide.is_none();
        let mordor = state.fellowship.mordor.is_some();
        let hurt = 1.1;
        match effect {
            Effect::Tile(_) => {
                if mordor {
                    2.0
                } else {
                    1.5
                }
            }
            Effect::Heal(heal) => {
                let with = heal.gollum.filter(|_| gollum);
                hurt * corruption.min(f64::from(with.unwrap_or(heal.points)))
            }
            Effect::HealByDice(..) => hurt * corruption.min(1.3),
            Effect::HealAt(_) => 0.2,
            Effect::CorruptByDice(..) => 1.5,
            Effect::Wound => {
                if corruption <= 3.0 {
                    2.2
                } else {
                    1.2
                }
            }
            Effect::Tiles(Tiles { sure, random, .. }) => {
                1.5 + 0.4 * f64::from(u8::from(sure)) + 0.6 * f64::from(u8::from(random))
            }
            Effect::Lure => 1.5,
            Effect::SearchEnds => 1.2,
            Effect::Strike => 0.8,
            Effect::Drive => 0.9,
            Effect::AnotherWay if gollum => 1.2,
            Effect::Separate { .. } | Effect::SeparateOrWalk { .. } => {
                self.parting().max(self.walking()).max(0.0)
            }
            Effect::Walk => self.walking(),
            Effect::RouseIf(..) | Effect::ToWarIf(..) => 0.6,
            Effect::CharacterToWill => 0.3,
            Effect::Challenge => 0.6,
            Effect::Eagles => 0.8,
            Effect::Ents => self.ents(),
            Effect::DeadMen => 1.2,
            Effect::Recruit(Recruit { spot, levies }) => self.levies(spot, levies),
            Effect::RecruitInThree(RecruitInThree { nation, count, .. }) => {
                let left = f64::from(state.reserve[nation][0]);
                0.4 * left.min(3.0 * f64::from(count)) * self.readiness(nation)
            }
            Effect::Draw(draw) => 0.55 * f64::from(draw.count),
            Effect::GreyCompany => 0.4,
            Effect::Advance(Advance { nation }) => self.waking(nation),
            Effect::Counsel => 0.9,
            Effect::Discord(_) | Effect::Ambush(..) => 0.8,
            Effect::RecruitIfArmy(recruit) => 0.7 * self.levies(Spot::Coast, recruit.levies),
            Effect::Relieve => 0.8,
            Effect::SecretPath(..) => 0.4,
            Effect::Journey(journey) => {
                (0.6 + 0.3 * f64::from(journey.armies)) * self.marches(Led::Freely, 1).max(0.0)
            }
            Effect::March(_) => 1.6 * self.marches(Led::Freely, 2).max(0.0),
            Effect::Fly => 0.5 * self.flying(),
            Effect::Abroad => self
                .marches(Led::ByNazgul, 2)
                .max(self.best_attack(Led::ByNazgul))
                .max(0.0),
            Effect::Eyes(_) => {
                if mordor {
                    1.0
                } else {
                    0.4
                }
            }
            Effect::Spells => 0.8,
            Effect::Assault => 0.8 + self.best_attack(Led::Freely).max(0.0),
            Effect::Captain => 0.9,
            Effect::CaptainLeads => self
                .best_attack(Led::ByWitchKing)
                .max(self.marches(Led::ByWitchKing, 1))
                .max(0.0),
            Effect::Valinor => 0.9,
            Effect::Folly(_) => 0.2,
            Effect::NoDawn => 0.8 * f64::from(state.dice[Side::Free][war::face::Face::Will]) + 0.2,
            Effect::Stormcrow => 0.7,
            Effect::Corsairs(..) => 1.0,
            Effect::Dunlendings => 1.0,
            Effect::Summon(..) => 0.0,
            Effect::Promote(promote) => 0.45 * f64::from(promote.count),
            _ => 0.0,
        }
    }

    fn ents(&self) -> f64 {
        let orthanc = war::region::Region::ORTHANC;
        let saruman = self.state.in_play(war::character::Character::Saruman);
        let units = self.state.board.army(orthanc, Side::Shadow);
        0.2 + 0.25 * f64::from(units) + if saruman { 1.5 } else { 0.0 }
    }

    /// Troops of a Nation that is not At War stay where they are.
    fn readiness(&self, nation: Nation) -> f64 {
        if self.state.at_war(nation) { 1.0 } else { 0.6 }
    }

    fn levies(&self, spot: Spot, levies: &[Levy]) -> f64 {
        let state = self.state;
        let spots = state.spots(self.side, spot).iter();
        let pull = spots.map(|at| self.front().pull(at)).fold(0.0, f64::max);
        let units = levies.iter().map(|levy| match *levy {
            Levy::Units(nation, count) => {
                let [regulars, elites, _] = state.reserve[nation];
                let elite = count.min(elites);
                let regular = (count - elite).min(regulars);
                (0.85 * f64::from(elite) + 0.5 * f64::from(regular)) * self.readiness(nation)
            }
            Levy::Regulars(nation, count) => {
                0.5 * f64::from(count.min(state.reserve[nation][0])) * self.readiness(nation)
            }
            Levy::Elites(nation, count) => 0.85 * f64::from(count.min(state.reserve[nation][1])),
            Levy::Leader(_) => 0.35,
            Levy::Nazgul(count) => 0.6 * f64::from(count),
        });
        units.sum::<f64>() * (0.6 + 0.6 * pull)
    }

    /// The answers that events ask for.
    fn answer(&self, effect: Effect, choice: Choice) -> f64 {
        let state = self.state;
        match (effect, choice) {
            (Effect::Drive, Choice::To(to)) => f64::from(way_to_mordor(to)),
            (Effect::Corsairs(by_sea), Choice::To(to)) if state.board.armies(Side::Free).has(to) => {
                self.attack(by_sea.port, to)
            }
            (Effect::Relieve | Effect::Assault, Choice::To(at)) => self.prize(at),
            (Effect::Discord(_) | Effect::Ambush(..) | Effect::Spells | Effect::Eagles, Choice::To(at)) => {
                f64::from(state.board.army(at, self.side.other()))
            }
            (Effect::Eyes(_), Choice::Done) => {
                if state.fellowship.mordor.is_some() {
                    0.0
                } else {
                    0.5
                }
            }
            (Effect::Lure, Choice::Way(way)) => {
                let who = state.cards.memory.group.iter().next();
                let level = who.map_or(0, |who| who.level());
                let doomed = state.fellowship.corruption + level >= 11;
                if (way == 1) == (level <= 1 && !doomed) {
                    1.0
                } else {
                    0.0
                }
            }
            (Effect::AnotherWay, Choice::Way(1)) => 1.5,
            (Effect::AnotherWay, Choice::Way(2)) => self.next_step(),
            (Effect::Abroad, Choice::Way(1)) => self.marches(Led::ByNazgul, 2),
            (Effect::Abroad, Choice::Way(_)) => self.best_attack(Led::ByNazgul),
            (Effect::CaptainLeads, Choice::Way(1)) => self.marches(Led::ByWitchKing, 1),
            (Effect::CaptainLeads, Choice::Way(_)) => self.best_attack(Led::ByWitchKing),
            (Effect::Captain, Choice::Way(1)) => 1.0,
            (Effect::EntsPlay, Choice::Card(card)) => self.event(card),
            (Effect::Strike, Choice::Card(_)) => 1.0,
            (Effect::Strike, Choice::Way(_)) => 0.8,
            (Effect::DeadMenMuster(_), Choice::Count(count)) => 0.3 * f64::from(count),
            (Effect::Counsel | Effect::Stormcrow, Choice::Nation(nation)) => self.waking(nation),
            (Effect::StormcrowLoss, Choice::At(figure, at)) => {
                let body = match figure {
                    Figure::Leader(_) => 0.3,
                    Figure::Unit(_, war::figures::Rank::Regular) => 0.5,
                    _ => 0.0,
                };
                body - self.front().pull(at)
            }
            (Effect::DunlendingsFollow(_), Choice::At(..)) => 0.4,
            (_, Choice::To(to)) => self.front().pull(to),
            (_, Choice::From(from)) => self.front().pull(from),
            _ => 0.2,
        }
    }
}
