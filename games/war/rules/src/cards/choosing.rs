//! The choices that effects of cards leave: what might be answered, why it may not, and what the answer does.

use super::book::entry;
use super::effect::Effect;
use crate::card::{Card, CardKind};
use crate::character::{Character, People};
use crate::choice::{Act, Choice};
use crate::ctx::Ctx;
use crate::event::Event;
use crate::face::Face;
use crate::figures::{Figure, Rank};
use crate::frame::{Frame, Led};
use crate::nation::{Nation, Side};
use crate::politics::Because;
use crate::questions::{Attack, Companions, EventChoice, March, Minions, Separate};
use crate::region::{Region, RegionSet};
use crate::state::{Cause, Hunt, State};
use crate::why::{Verdict, Why, unless};

const COAST: [Region; 3] = [Region::ERECH, Region::LAMEDON, Region::PELARGIR];
const DUNLANDS: [Region; 2] = [Region::NORTH_DUNLAND, Region::SOUTH_DUNLAND];

fn effect(card: Card, index: u8) -> Effect {
    entry(card).effects[usize::from(index)]
}

impl State {
    /// Who answers the question that an effect of a card leaves.
    pub(crate) fn event_chooser(&self, card: Card, index: u8) -> Side {
        match effect(card, index) {
            Effect::Lure | Effect::StormcrowLoss => Side::Free,
            _ => card.side(),
        }
    }

    /// Regions one may choose for an effect.
    fn event_regions(&self, card: Card, effect: Effect) -> RegionSet {
        let side = card.side();
        let memory = &self.cards.memory;
        match effect {
            Effect::Eagles => self.eagle_prey(),
            Effect::EaglesDrive => RegionSet::filter(|at| {
                at.nation() == Some(Nation::Sauron) && at.is_stronghold() && self.unconquered(at)
            }),
            Effect::DeadMen => COAST.into_iter().collect(),
            Effect::Recruit(spot, _) => self.spots(side, spot),
            Effect::RecruitInThree(nation, _, strongholds) => self.muster_halls(nation, strongholds),
            Effect::Discord(_) => self.mixed_armies(),
            Effect::Ambush(_, regions) => regions
                .iter()
                .copied()
                .collect::<RegionSet>()
                .and(self.board.armies(Side::Shadow)),
            Effect::Relieve => match memory.at {
                None => self.reliefs(),
                Some(_) => RegionSet::EMPTY,
            },
            Effect::SecretPath(_, city) => match memory.at {
                None => RegionSet::EMPTY,
                Some(from) => self.path_ends(from, city),
            },
            Effect::Drive => self.bearers_at().map_or(RegionSet::EMPTY, Region::near),
            Effect::Spells => self.spell_prey(),
            Effect::Assault => self.assaults(card),
            Effect::Corsairs(port, nation) => {
                let fits = |at: Region| {
                    let coast = at.facts().coast && at.nation() == Some(nation);
                    coast && (self.sails_to_attack(port, at) || self.sails_to_land(port, at))
                };
                RegionSet::filter(fits)
            }
            Effect::Dunlendings => {
                let near = DUNLANDS.into_iter().collect::<RegionSet>().neighbours();
                near.iter().filter(|at| self.is_free(*at, side)).collect()
            }
            _ => RegionSet::EMPTY,
        }
    }

    /// Armies one may choose for an effect.
    fn event_armies(&self, effect: Effect) -> RegionSet {
        let memory = &self.cards.memory;
        match (effect, memory.at) {
            (Effect::Relieve, Some(at)) => self.relievers(at),
            (Effect::SecretPath(nation, city), None) => {
                let armies = self.board.armies(Side::Free).iter();
                let fits = |from: &Region| {
                    from.nation() == Some(nation) && *from != city && !self.path_ends(*from, city).is_empty()
                };
                armies.filter(fits).collect()
            }
            (Effect::Promote(nation, count), _) => {
                let more = memory.tally < count && self.reserve[nation][1] > 0;
                let regulars = |at: &Region| self.board.at(*at).units(nation)[0] > 0;
                let armies = self.board.armies(nation.side()).iter();
                armies.filter(|at| more && regulars(at)).collect()
            }
            _ => RegionSet::EMPTY,
        }
    }

    /// Where the secret path may lead: to the city, or beside it if it is not to be entered.
    fn path_ends(&self, from: Region, city: Region) -> RegionSet {
        let closed = self.controls(city) != Some(Side::Free) || self.board.armies(Side::Shadow).has(city);
        let ends = if closed {
            city.near()
        } else {
            RegionSet::only(city)
        };
        let fits = |to: &Region| {
            *to != from
                && self.is_free_to_march(*to, Side::Free)
                && self
                    .marching(Side::Free, from, *to, Led::Freely)
                    .prospects(&crate::figures::Force::default())
                    .is_ok()
        };
        ends.iter().filter(fits).collect()
    }

    fn sails_to_attack(&self, port: Region, at: Region) -> bool {
        let enemy = self.board.armies(Side::Free).has(at) && !self.is_besieged(at, Side::Free);
        let picking = self.attacking(Side::Shadow, port, Led::Freely);
        enemy
            && self.board.armies(Side::Shadow).has(port)
            && !self.is_besieged(port, Side::Shadow)
            && picking.prospects(&crate::figures::Force::default()).is_ok()
    }

    fn sails_to_land(&self, port: Region, at: Region) -> bool {
        let picking = self.marching(Side::Shadow, port, at, Led::Freely);
        self.is_free_to_march(at, Side::Shadow)
            && self.board.armies(Side::Shadow).has(port)
            && !self.is_besieged(port, Side::Shadow)
            && picking.prospects(&crate::figures::Force::default()).is_ok()
    }

    /// Every answer one might think of.
    pub(crate) fn each_event_answer(&self, card: Card, index: u8, offer: &mut dyn FnMut(Choice)) {
        let effect = effect(card, index);
        self.event_regions(card, effect)
            .iter()
            .for_each(|at| offer(Choice::To(at)));
        self.event_armies(effect)
            .iter()
            .for_each(|at| offer(Choice::From(at)));
        match effect {
            Effect::AnotherWay | Effect::Captain | Effect::Lure | Effect::SeparateOrWalk { .. } => {
                [Choice::Way(1), Choice::Way(2)].into_iter().for_each(&mut *offer);
            }
            Effect::Abroad | Effect::CaptainLeads => {
                [Choice::Way(1), Choice::Way(2)].into_iter().for_each(&mut *offer);
            }
            Effect::EntsPlay => {
                self.hand(Side::Free)
                    .iter()
                    .for_each(|card| offer(Choice::Card(card)));
            }
            Effect::DeadMen => {
                // Those who are with the king; he himself goes.
                if let Some(at) = self.king_at() {
                    let kings = super::needs::KINGS.into_iter().collect();
                    let people = self.people_in(at, Side::Free).minus(kings);
                    for who in people.minus(self.cards.memory.group).iter() {
                        offer(Choice::Take(Figure::Person(who)));
                    }
                }
            }
            Effect::DeadMenMuster(_) => (0..=3).for_each(|count| offer(Choice::Count(count))),
            Effect::GreyCompany | Effect::Counsel | Effect::Stormcrow => {
                Side::Free
                    .nations()
                    .iter()
                    .for_each(|nation| offer(Choice::Nation(*nation)));
            }
            Effect::Strike => {
                self.free_characters()
                    .iter()
                    .for_each(|card| offer(Choice::Card(card)));
                offer(Choice::Way(2));
            }
            Effect::Eyes(_) => {
                for face in Face::ALL {
                    if self.dice[Side::Shadow][face] > 0 {
                        offer(Choice::Die(face));
                    }
                }
            }
            Effect::Folly(at) => {
                let figures = *self.board.at(at);
                for (figure, _) in figures
                    .iter()
                    .filter(|(figure, _)| matches!(figure, Figure::Leader(_)))
                {
                    offer(Choice::Lose(figure));
                }
            }
            Effect::StormcrowLoss => {
                for (at, figures) in self.board.occupied() {
                    for (figure, _) in figures.iter() {
                        if figure.kind().map(|(nation, _)| nation) == self.cards.memory.nation {
                            offer(Choice::At(figure, at));
                        }
                    }
                }
            }
            Effect::DunlendingsFollow(_) => {
                let others = DUNLANDS
                    .into_iter()
                    .filter(|at| self.cards.memory.at != Some(*at));
                for at in others {
                    for figure in Rank::ALL.map(|rank| Figure::Unit(Nation::Isengard, rank)) {
                        if self.board.at(at).count(figure) > 0 {
                            offer(Choice::At(figure, at));
                        }
                    }
                }
            }
            _ => {}
        }
        if self.may_decline(effect) {
            offer(Choice::Done);
        }
    }

    /// Does this effect lift a card from the table?
    pub fn lifts(card: Card, index: u8) -> bool {
        effect(card, index) == Effect::Strike
    }

    /// What an option of an effect is called.
    pub fn way(card: Card, index: u8, way: u8) -> &'static str {
        match (entry(card).effects[usize::from(index)], way) {
            (Effect::AnotherWay, 1) => Act::Hide.term(),
            (Effect::AnotherWay, 2) => Act::MoveFellowship.term(),
            (Effect::SeparateOrWalk { .. }, 1) => Act::Separate.term(),
            (Effect::SeparateOrWalk { .. }, 2) => Act::MoveCompanions.term(),
            (Effect::Abroad, 1) => Act::March.term(),
            (Effect::CaptainLeads, 1) => Act::MarchLed.term(),
            (Effect::Abroad | Effect::CaptainLeads, 2) => Act::AttackLed.term(),
            (Effect::Lure, 1) => "war-way-corruption",
            (Effect::Lure, 2) => "war-way-lose",
            (Effect::Captain, 1) => "war-way-nazgul",
            (Effect::Captain, 2) => "war-way-fly",
            (Effect::Strike, _) => "war-way-hunt",
            _ => "war-choice-way",
        }
    }

    /// Is the effect one that may be left undone?
    const fn may_decline(&self, effect: Effect) -> bool {
        matches!(
            effect,
            Effect::AnotherWay
                | Effect::EntsPlay
                | Effect::Eyes(_)
                | Effect::Strike
                | Effect::CaptainLeads
                | Effect::Abroad
                | Effect::DunlendingsFollow(_)
        )
    }

    /// Character cards of the Free Peoples on the table.
    pub(crate) fn free_characters(&self) -> crate::card::CardSet {
        let table = self.cards.table.iter();
        let fits = |card: &Card| card.side() == Side::Free && card.facts().kind == CardKind::Character;
        table.filter(fits).collect()
    }

    /// May this be the answer?
    pub(crate) fn objection_to_event_answer(&self, card: Card, index: u8, choice: Choice) -> Verdict {
        let effect = effect(card, index);
        let memory = &self.cards.memory;
        let side = card.side();
        match (effect, choice) {
            (effect, Choice::Done) => unless(self.may_decline(effect), Why::NOT_NOW),
            (Effect::DeadMen, Choice::To(to)) => unless(COAST.contains(&to), Why::CARD_TEXT),
            (effect, Choice::To(to)) => self.objection_to_event_region(card, effect, to),
            (effect, Choice::From(from)) => self.objection_to_event_army(card, effect, from),
            (Effect::AnotherWay, Choice::Way(1)) => unless(!self.fellowship.hidden, Why::ALREADY_HIDDEN),
            (Effect::AnotherWay, Choice::Way(2)) => self.objection_to_move_fellowship(),
            (Effect::SeparateOrWalk { .. }, Choice::Way(1)) => {
                unless(!self.companions().is_empty(), Why::NOBODY_LEFT)
            }
            (Effect::SeparateOrWalk { .. }, Choice::Way(2)) => self.objection_to_any_walk(effect.travel()),
            (Effect::Lure, Choice::Way(1 | 2)) => Ok(()),
            (Effect::Captain, Choice::Way(1)) => {
                let king = self.stands(Character::WitchKing);
                unless(self.in_reserve(Figure::Nazgul) > 0, Why::NO_RESERVE)?;
                unless(
                    king.is_some_and(|at| self.can_levy(side, at)),
                    Why::RECRUIT_NOT_FREE,
                )
            }
            (Effect::Captain, Choice::Way(2)) => unless(self.can_fly(true, People::EMPTY), Why::NO_MINIONS),
            (Effect::Abroad, Choice::Way(way @ (1 | 2))) => self.objection_to_way(side, way, Led::ByNazgul),
            (Effect::CaptainLeads, Choice::Way(way @ (1 | 2))) => {
                self.objection_to_way(side, way, Led::ByWitchKing)
            }
            (Effect::EntsPlay, Choice::Card(other)) => {
                unless(self.white_among_friends(), Why::CARD_TEXT)?;
                unless(self.hand(side).has(other), Why::NOT_IN_HAND)?;
                unless(other.facts().kind == CardKind::Character, Why::CARD_TEXT)?;
                unless(self.may_use(side, other), Why::CARD_ICON)?;
                self.card_requirement(side, other)
            }
            (Effect::DeadMen, Choice::Take(Figure::Person(who))) => {
                let goes = super::needs::KINGS.contains(&who) || memory.group.has(who);
                let with_king = who.side() == Side::Free && self.stands(who).is_some();
                unless(
                    !goes && with_king && self.stands(who) == self.king_at(),
                    Why::CARD_TEXT,
                )
            }
            (Effect::DeadMenMuster(nation), Choice::Count(count)) => {
                let free = memory
                    .at
                    .is_some_and(|at| !self.board.armies(Side::Shadow).has(at));
                unless(count == 0 || free, Why::RECRUIT_NOT_FREE)?;
                unless(count <= 3, Why::CARD_TEXT)?;
                unless(count <= self.reserve[nation][0], Why::NO_RESERVE)
            }
            (Effect::GreyCompany, Choice::Nation(nation)) => {
                let left = nation.side() != Side::Free || self.reserve[nation][1] > 0;
                unless(left, Why::NO_RESERVE)?;
                unless(self.can_company(nation), Why::CARD_TEXT)
            }
            (Effect::Counsel, Choice::Nation(nation)) => {
                unless(self.can_counsel(nation), Why::AT_WAR_ALREADY)
            }
            (Effect::Stormcrow, Choice::Nation(nation)) => unless(self.storms(nation), Why::CARD_NEEDS),
            (Effect::Strike, Choice::Card(card)) => {
                unless(self.free_characters().has(card), Why::NOT_ON_TABLE)
            }
            (Effect::Strike, Choice::Way(2)) => Ok(()),
            (Effect::Eyes(most), Choice::Die(face)) => {
                unless(memory.tally < most, Why::CARD_TEXT)?;
                unless(self.dice[side][face] > 0, Why::NO_SUCH_DIE)
            }
            (Effect::Folly(at), Choice::Lose(figure @ Figure::Leader(_))) => {
                unless(self.board.at(at).count(figure) > 0, Why::NO_SUCH_FIGURE)
            }
            (Effect::StormcrowLoss, Choice::At(figure, at)) => {
                let nation = figure.kind().map(|(nation, _)| nation);
                unless(nation.is_some() && nation == memory.nation, Why::NO_SUCH_FIGURE)?;
                unless(self.board.at(at).count(figure) > 0, Why::NO_SUCH_FIGURE)
            }
            (Effect::DunlendingsFollow(most), Choice::At(figure @ Figure::Unit(Nation::Isengard, _), at)) => {
                unless(
                    DUNLANDS.contains(&at) && memory.at.is_some_and(|to| to != at),
                    Why::CARD_TEXT,
                )?;
                unless(memory.tally < most, Why::CARD_TEXT)?;
                unless(self.board.at(at).count(figure) > 0, Why::CARD_TEXT)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn objection_to_way(&self, side: Side, way: u8, led: Led) -> Verdict {
        if way == 1 {
            self.objection_to_any_march(side, led)
        } else {
            self.objection_to_any_attack(side, led)
        }
    }

    /// May this region be the answer to an effect?
    fn objection_to_event_region(&self, card: Card, effect: Effect, to: Region) -> Verdict {
        if self.event_regions(card, effect).has(to) {
            return Ok(());
        }
        let side = card.side();
        let named = match effect {
            Effect::Recruit(spot, _) => self.named_spots(side, spot).has(to),
            Effect::RecruitInThree(nation, _, strongholds) => {
                let hall = to.is_settlement() && (!strongholds || to.is_stronghold());
                to.nation() == Some(nation) && hall && !self.cards.memory.seen.has(to)
            }
            _ => false,
        };
        Err(if named {
            Why::RECRUIT_NOT_FREE
        } else {
            Why::CARD_TEXT
        })
    }

    /// May this Army be the answer to an effect?
    fn objection_to_event_army(&self, card: Card, effect: Effect, from: Region) -> Verdict {
        if self.event_armies(effect).has(from) {
            return Ok(());
        }
        if let (Effect::Relieve, Some(at)) = (effect, self.cards.memory.at) {
            self.objection_to_attack(card.side(), from, at, Led::Freely)?;
        }
        Err(Why::CARD_TEXT)
    }

    /// Is Gandalf the White in Fangorn or in Rohan?
    fn white_among_friends(&self) -> bool {
        let at = self.stands(Character::GandalfTheWhite);
        at.is_some_and(|at| at == Region::FANGORN || at.nation() == Some(Nation::Rohan))
    }

    /// Is there nothing to answer?
    pub(crate) fn event_answer_is_moot(&self, card: Card, index: u8) -> bool {
        let effect = effect(card, index);
        // Whether the hand holds a card that could be played is nobody's business.
        if effect == Effect::EntsPlay {
            return !self.white_among_friends() || self.hand(Side::Free).is_empty();
        }
        if effect == Effect::EaglesDrive {
            let left = self.cards.memory.at.map_or(0, |at| self.board.at(at).nazgul());
            if left == 0 {
                return true;
            }
        }
        if let Effect::DeadMenMuster(nation) = effect
            && (self.reserve[nation][0] == 0 || self.cards.memory.at.is_none())
        {
            return true;
        }
        if let Effect::RecruitInThree(nation, ..) = effect
            && (self.cards.memory.seen.len() >= 3 || self.reserve[nation][0] == 0)
        {
            return true;
        }
        let mut some = false;
        self.each_event_answer(card, index, &mut |choice| {
            let says = choice != Choice::Done && !matches!(choice, Choice::Count(0));
            some = some || says && self.objection_to_event_answer(card, index, choice).is_ok();
        });
        !some
    }

    /// Does what was answered.
    pub(crate) fn answer_event(&mut self, card: Card, index: u8, choice: Choice, ctx: &mut Ctx<'_>) {
        let side = card.side();
        let again = Frame::EventChoice(EventChoice(card, index));
        match (effect(card, index), choice) {
            (_, Choice::Done) => {}
            (Effect::AnotherWay, Choice::Way(1)) => self.hide(ctx),
            (Effect::AnotherWay, _) => self.move_fellowship(ctx),
            (leave @ Effect::SeparateOrWalk { .. }, Choice::Way(1)) => {
                self.frames.push(Separate {
                    group: People::EMPTY,
                    travel: leave.travel(),
                    most: u8::MAX,
                });
            }
            (walk @ Effect::SeparateOrWalk { .. }, _) => self.frames.push(Companions {
                moved: People::EMPTY,
                group: People::EMPTY,
                travel: walk.travel(),
                left: 1,
            }),
            (Effect::Eagles, Choice::To(at)) => {
                self.cards.memory.at = Some(at);
                let nazgul = self.board.at(at).nazgul();
                let hits = self.card_dice(card, nazgul, 5, ctx);
                (0..hits).for_each(|_| self.lose(at, Figure::Nazgul, ctx));
            }
            (Effect::EaglesDrive, Choice::To(to)) => {
                if let Some(from) = self.cards.memory.at {
                    for _ in 0..self.board.at(from).nazgul() {
                        self.fly(Figure::Nazgul, from, to, ctx);
                    }
                }
            }
            (Effect::EntsPlay, Choice::Card(other)) => {
                // The first card has done what it does.
                self.end_card();
                let seat = self.decider(side);
                self.cards.hands[seat.index()].remove(other);
                ctx.journal.reveal();
                ctx.tell(|| Event::Played { side, card: other });
                self.resolve(other);
            }
            (Effect::DeadMen, Choice::Take(Figure::Person(who))) => {
                self.cards.memory.group.add(who);
                self.frames.push(again);
            }
            (Effect::DeadMen, Choice::To(to)) => {
                let kings = super::needs::KINGS.into_iter().filter(|who| self.in_play(*who));
                let group = self.cards.memory.group.or(kings.collect());
                self.walk(group, to, ctx);
                self.dead_men(card, to, ctx);
            }
            (Effect::DeadMenMuster(nation), Choice::Count(count)) => {
                if let Some(at) = self.cards.memory.at {
                    for _ in 0..count {
                        self.recruit(Figure::Unit(nation, Rank::Regular), at, ctx);
                    }
                    self.seize(at, side, ctx);
                }
            }
            (Effect::Recruit(_, levies), Choice::To(at)) => self.levy(at, levies, ctx),
            (Effect::RecruitInThree(nation, count, _), Choice::To(at)) => {
                self.cards.memory.seen.add(at);
                self.levy(at, &[super::effect::Levy::Regulars(nation, count)], ctx);
                self.frames.push(again);
            }
            (Effect::GreyCompany, Choice::Nation(nation)) => self.grey_company(nation, ctx),
            (Effect::Counsel, Choice::Nation(nation)) => {
                self.activate(nation, Because::Card, ctx);
                self.advance(nation, Because::Card, ctx);
            }
            (Effect::Discord(dice) | Effect::Ambush(dice, _), Choice::To(at)) => {
                self.strike(card, at, dice, 5, ctx);
            }
            (Effect::Relieve, Choice::To(at)) => {
                self.cards.memory.at = Some(at);
                self.frames.push(again);
            }
            (Effect::Relieve, Choice::From(from)) => {
                if let Some(at) = self.cards.memory.at {
                    self.attack_by_card(from, at);
                }
            }
            (Effect::SecretPath(..), Choice::From(from)) => {
                self.cards.memory.at = Some(from);
                self.frames.push(again);
            }
            (Effect::SecretPath(..), Choice::To(to)) => {
                if let Some(from) = self.cards.memory.at {
                    self.march_by_card(from, to);
                }
            }
            (Effect::Drive, Choice::To(to)) => {
                self.fellowship.at = to;
                ctx.tell(|| Event::Driven { at: to });
            }
            (Effect::Strike, Choice::Card(other)) => self.lift(other, ctx),
            (Effect::Strike, _) => {
                self.hunt = Some(Hunt::new(Cause::Roll));
                self.ask_roll();
            }
            (Effect::Lure, Choice::Way(way)) => {
                if let Some(who) = self.cards.memory.group.iter().next() {
                    if way == 1 {
                        self.corrupt(who.level(), ctx);
                    } else {
                        if self.cards.table.has(super::WORN_WITH_SORROW) {
                            self.frames.push(Frame::Sorrow);
                        }
                        self.lose_companion(who, ctx);
                    }
                }
            }
            (Effect::Eyes(_), Choice::Die(face)) => {
                self.dice[side][face] -= 1;
                self.hunt_box[Side::Shadow] += 1;
                self.cards.memory.tally += 1;
                ctx.tell(|| Event::DieTurned {
                    side,
                    from: face,
                    to: Face::Eye,
                });
                self.frames.push(again);
            }
            (Effect::Spells, Choice::To(at)) => {
                let casters = at
                    .near()
                    .or(RegionSet::only(at))
                    .and(self.board.armies(Side::Shadow));
                let nazgul = casters.iter().map(|from| self.nazgul_in(from)).max().unwrap_or(0);
                self.strike(card, at, nazgul, 5, ctx);
            }
            (Effect::Assault, Choice::To(at)) => self.attack_by_card(at, at),
            (Effect::Abroad, Choice::Way(1)) => {
                self.frames.push(March {
                    led: Led::ByNazgul,
                    left: 2,
                    may_stop: false,
                });
            }
            (Effect::Abroad, _) => self.frames.push(Attack {
                led: Led::ByNazgul,
                may_stop: false,
            }),
            (Effect::Captain, Choice::Way(1)) => {
                if let Some(at) = self.stands(Character::WitchKing) {
                    self.levy(at, &[super::effect::Levy::Nazgul(2)], ctx);
                }
            }
            (Effect::Captain, _) => {
                self.frames.push(Minions {
                    nazgul_only: true,
                    moved: People::EMPTY,
                });
            }
            (Effect::CaptainLeads, Choice::Way(1)) => {
                self.frames.push(March {
                    led: Led::ByWitchKing,
                    left: 1,
                    may_stop: false,
                });
            }
            (Effect::CaptainLeads, _) => {
                self.frames.push(Attack {
                    led: Led::ByWitchKing,
                    may_stop: false,
                });
            }
            (Effect::Folly(at), Choice::Lose(figure)) => self.lose(at, figure, ctx),
            (Effect::Stormcrow, Choice::Nation(nation)) => {
                self.cards.memory.nation = Some(nation);
                let top = nation.facts().steps.max(3);
                let stand = &mut self.politics[nation];
                stand.steps = (stand.steps + 1).min(top);
                let steps = stand.steps;
                ctx.tell(|| Event::WentBack { nation, steps });
            }
            (Effect::StormcrowLoss, Choice::At(figure, at)) => {
                self.lose(at, figure, ctx);
                self.strand_leaders(at, ctx);
                self.seize(at, Side::Shadow, ctx);
            }
            (Effect::Corsairs(port, _), Choice::To(at)) => {
                if self.sails_to_attack(port, at) {
                    self.attack_by_card(port, at);
                } else {
                    self.march_by_card(port, at);
                }
            }
            (Effect::Dunlendings, Choice::To(at)) => {
                self.cards.memory.at = Some(at);
                self.levy(at, &[super::effect::Levy::Regulars(Nation::Isengard, 2)], ctx);
                self.entered(at, side, ctx);
            }
            (Effect::DunlendingsFollow(_), Choice::At(figure, from)) => {
                if let Some(to) = self.cards.memory.at {
                    let mut force = crate::figures::Force::default();
                    force.add(figure);
                    self.cards.memory.tally += 1;
                    ctx.tell(|| Event::Marched { from, to, force });
                    self.transfer(from, to, side, &force, ctx);
                    self.frames.push(again);
                }
            }
            (Effect::Promote(nation, _), Choice::From(at)) => {
                self.cards.memory.tally += 1;
                self.promote(nation, at, ctx);
                self.frames.push(again);
            }
            (effect, choice) => unreachable!("'{choice}' was not checked against {effect:?}"),
        }
    }
}
