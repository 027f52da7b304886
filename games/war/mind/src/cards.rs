//! Event cards: the worth of each, and the choices they leave.

use crate::prelude::*;
use crate::race::way_to_mordor;
use war::cards::book::entry;
use war::cards::effect::{Advance, Effect, Levy, Recruit, RecruitInThree, Spot, Tiles};

impl Glance<'_> {
    /// The worth of a card in hand, for its event or in a battle.
    pub(super) fn keeping(&self, card: Card) -> f64 {
        if !self.state.may_use(self.side, card) {
            // The event is the partner's.
            return 0.25;
        }
        // It may be that it can never be played.
        (0.8 * self.worth_by(card, |_| true)).max(0.35)
    }

    /// The worth of a card by its lasting effects, or by those of its effects that count.
    fn worth_by(&self, card: Card, counts: impl Fn(&Effect) -> bool) -> f64 {
        if card.facts().table {
            return self.lasting(card);
        }
        let effects = entry(card).effects.iter().copied().filter(counts);
        effects.map(|effect| self.potential(effect)).sum()
    }

    /// The worth of drawing a card.
    pub(super) fn draw(&self, deck: Deck) -> f64 {
        let state = self.state;
        let full = state.hand(self.side).len() >= state.hand_limit(state.decider(self.side));
        let base = match (self.side, deck) {
            (Side::Free, Deck::Character) => 0.75,
            (Side::Free, Deck::Strategy) => 0.65,
            // A spare die of the Shadow hunts best by cards.
            (Side::Shadow, Deck::Character) => 1.3,
            (Side::Shadow, Deck::Strategy) => 0.6,
        };
        if full { 0.3 } else { 0.8 * base }
    }

    /// The worth of playing a card now.
    pub(super) fn event(&self, card: Card) -> f64 {
        let might = |effect: &Effect| effect.might(self.state, self.side);
        self.worth_by(card, might) + self.crowded()
    }

    fn lasting(&self, card: Card) -> f64 {
        let outside = self.state.fellowship.mordor.is_none();
        match card {
            Card::MITHRIL_COAT_AND_STING => 1.8,
            Card::WIZARDS_STAFF => 1.6,
            Card::AXE_AND_BOW | Card::HORN_OF_GONDOR => 1.3,
            Card::A_POWER_TOO_GREAT | Card::THE_PALANTIR_OF_ORTHANC => 1.5,
            Card::WORMTONGUE => 1.0,
            Card::FLOCKS_OF_CREBAIN | Card::WORN_WITH_SORROW_AND_TOIL if outside => 0.9,
            Card::BALROG_OF_MORIA if outside => 0.7,
            Card::THREATS_AND_PROMISES | Card::DENETHORS_FOLLY => 0.7,
            _ => 0.4,
        }
    }

    /// The worth of playing any card: a full hand throws the next away.
    fn crowded(&self) -> f64 {
        let state = self.state;
        let seat = state.decider(self.side);
        let (hand, limit) = (state.hand(self.side).len(), state.hand_limit(seat));
        // Cards come at the start of every turn.
        let over = (hand + 2).saturating_sub(limit) as f64;
        0.5 * over.min(2.0)
    }

    /// The worth of an effect when it does anything.
    fn potential(&self, effect: Effect) -> f64 {
        let state = self.state;
        let corruption = f64::from(state.fellowship.corruption);
        let gollum = state.fellowship.guide.is_none();
        let mordor = state.fellowship.mordor.is_some();
        let hurt = 1.6;
        match effect {
            // The Ring, and who goes with it.
            Effect::Wound if corruption <= 3.0 => 2.2,
            Effect::Tile(_) if mordor => 2.0,
            Effect::Tiles(Tiles { sure, random, .. }) => 1.5 + when(sure, 0.4) + when(random, 0.6),
            Effect::Tile(_) | Effect::CorruptByDice(..) | Effect::Lure => 1.5,
            Effect::Wound | Effect::SearchEnds => 1.2,
            Effect::AnotherWay if gollum => 1.2,
            Effect::Drive => 0.9,
            Effect::Strike => 0.8,
            Effect::HealAt(_) => 0.2,
            Effect::Heal(heal) => {
                let with = heal.gollum.filter(|_| gollum);
                hurt * corruption.min(f64::from(with.unwrap_or(heal.points)))
            }
            Effect::HealByDice(..) => hurt * corruption.min(1.3),
            Effect::Separate { .. } | Effect::SeparateOrWalk { .. } => {
                self.parting().max(self.walking()).max(0.0)
            }
            Effect::Walk => self.walking(),
            // Armies and Nazgûl.
            Effect::Ents => self.ents(),
            Effect::DeadMen => 1.2,
            Effect::Corsairs(..) | Effect::Dunlendings => 1.0,
            Effect::Captain | Effect::Valinor => 0.9,
            Effect::Discord(_) | Effect::Ambush(..) | Effect::Relieve => 0.8,
            Effect::Eagles | Effect::Spells => 0.8,
            Effect::Challenge => 0.6,
            Effect::GreyCompany | Effect::SecretPath(..) => 0.4,
            Effect::Journey(journey) => {
                (0.6 + 0.3 * f64::from(journey.armies)) * self.marches(Led::Freely, 1).max(0.0)
            }
            Effect::March(_) => 1.6 * self.marches(Led::Freely, 2).max(0.0),
            Effect::Assault => 0.8 + self.best_attack(Led::Freely).max(0.0),
            Effect::Abroad => self.sallying(Led::ByNazgul, 2).max(0.0),
            Effect::CaptainLeads => self.sallying(Led::ByWitchKing, 1).max(0.0),
            Effect::Fly => 0.5 * self.flying(),
            // Reinforcements and politics.
            Effect::Recruit(Recruit { spot, levies }) => self.levies(spot, levies),
            Effect::RecruitIfArmy(recruit) => 0.7 * self.levies(Spot::Coast, recruit.levies),
            Effect::RecruitInThree(RecruitInThree { nation, count, .. }) => {
                let left = f64::from(state.reserve[nation][0]);
                0.4 * left.min(3.0 * f64::from(count)) * self.readiness(nation)
            }
            Effect::Promote(promote) => 0.45 * f64::from(promote.count),
            Effect::Advance(Advance { nation }) => self.waking(nation),
            Effect::Counsel => 0.9,
            Effect::Stormcrow => 0.7,
            Effect::RouseIf(..) | Effect::ToWarIf(..) => 0.6,
            // Dice and cards.
            Effect::NoDawn => 0.8 * f64::from(state.dice[Side::Free][Face::Will]) + 0.2,
            Effect::Draw(draw) => 0.55 * f64::from(draw.count),
            Effect::Eyes(_) if mordor => 1.0,
            Effect::Eyes(_) => 0.4,
            Effect::CharacterToWill => 0.3,
            Effect::Folly(_) => 0.2,
            _ => 0.0,
        }
    }

    /// The better of an attack and of `count` marches under such a leader.
    fn sallying(&self, led: Led, count: u8) -> f64 {
        self.marches(led, count).max(self.best_attack(led))
    }

    fn ents(&self) -> f64 {
        let saruman = self.state.in_play(Character::Saruman);
        let units = self.state.board.army(Region::ORTHANC, Side::Shadow);
        0.2 + 0.25 * f64::from(units) + when(saruman, 1.5)
    }

    /// Troops of a Nation that is not At War stay where they are.
    fn readiness(&self, nation: Nation) -> f64 {
        if self.state.at_war(nation) { 1.0 } else { 0.6 }
    }

    fn levies(&self, spot: Spot, levies: &[Levy]) -> f64 {
        let state = self.state;
        let spots = state.spots(self.side, spot).iter();
        let pull = spots.map(|at| self.pull(at)).fold(0.0, f64::max);
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
    pub(super) fn answer(&self, effect: Effect, choice: Choice) -> f64 {
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
            (Effect::Eyes(_), Choice::Done) => when(state.fellowship.mordor.is_none(), 0.5),
            (Effect::Lure, Choice::Way(way)) => {
                let who = state.cards.memory.group.iter().next();
                let level = who.map_or(0, |who| who.level());
                let doomed = state.fellowship.corruption + level >= 11;
                when((way == 1) == (level <= 1 && !doomed), 1.0)
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
                    Figure::Unit(_, Rank::Regular) => 0.5,
                    _ => 0.0,
                };
                body - self.pull(at)
            }
            (Effect::DunlendingsFollow(_), Choice::At(..)) => 0.4,
            (_, Choice::To(to)) => self.pull(to),
            (_, Choice::From(from)) => self.pull(from),
            _ => 0.2,
        }
    }
}
