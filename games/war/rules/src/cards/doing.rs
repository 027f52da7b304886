//! What the effects of cards do.

use super::book::entry;
use super::effect::{Effect, Levy, Spot};
use crate::card::Card;
use crate::character::{Character, People, Place};
use crate::ctx::{Ctx, die};
use crate::event::Event;
use crate::face::Face;
use crate::figures::{Figure, Force, Rank};
use crate::frame::{Call, Calls, Frame, Led, Travel};
use crate::nation::{Nation, Side};
use crate::politics::Because;
use crate::questions::{
    Companions, EventChoice, HitsAt, Journey, March, Minions, Pick, Raise, Rout, Separate, Share,
};
use crate::region::Region;
use crate::state::{Cause, Hunt, Memory, State};
use crate::steps::NextEffect;
use crate::tile::Tile;

impl State {
    /// Does the next effect of a card; those after it follow.
    pub fn effect(&mut self, card: Card, index: u8, ctx: &mut Ctx<'_>) {
        let effects = entry(card).effects;
        let Some(effect) = effects.get(usize::from(index)) else {
            return;
        };
        if let Some((share, next)) = self.too_few(card, index) {
            self.frames.push(NextEffect(card, next));
            self.frames.push(share);
            return;
        }
        if usize::from(index) + 1 < effects.len() {
            self.frames.push(NextEffect(card, index + 1));
        }
        self.do_effect(card, index, *effect, ctx);
    }

    /// Where a card calls units of one Nation to several regions, one effect after another, and not all can come: the
    /// question which do, and the effect that follows.
    fn too_few(&self, card: Card, index: u8) -> Option<(Frame, u8)> {
        let side = card.side();
        let (mut nation, mut calls, mut next) = (None, Calls::default(), index);
        let (mut regulars, mut units) = (0, 0);
        for effect in &entry(card).effects[usize::from(index)..] {
            let Effect::Recruit(Spot::At(at), [levy]) = *effect else {
                break;
            };
            let (called, call) = match *levy {
                Levy::Regulars(called, regulars) => (
                    called,
                    Call {
                        at,
                        regulars,
                        units: 0,
                    },
                ),
                Levy::Units(called, units) => (
                    called,
                    Call {
                        at,
                        regulars: 0,
                        units,
                    },
                ),
                _ => break,
            };
            if nation.is_some_and(|nation| nation != called) {
                break;
            }
            if self.can_levy(side, at)
                && let Some(free) = calls.0.iter_mut().find(|free| free.is_none())
            {
                (regulars, units) = (regulars + call.regulars, units + call.units);
                *free = Some(call);
            }
            (nation, next) = (Some(called), next + 1);
        }
        let nation = nation?;
        let [reserve, elites, _] = self.reserve[nation];
        let short = regulars > reserve || regulars + units > reserve + elites;
        let several = calls.0.iter().flatten().count() > 1;
        (short && several).then_some((Frame::Share(Share { nation, calls }), next))
    }

    /// Dice that a card asks for: how many show `need` or more.
    pub(super) fn card_dice(&mut self, card: Card, dice: u8, need: u8, ctx: &mut Ctx<'_>) -> u8 {
        let mut faces = arrayvec::ArrayVec::<u8, 8>::new();
        ctx.chance.roll("card", dice.min(5).into());
        for _ in 0..dice.min(5) {
            faces.push(die(ctx));
        }
        let hits = faces.iter().filter(|face| **face >= need).count() as u8;
        ctx.tell(|| Event::CardRoll {
            card,
            faces: faces.to_vec(),
            need,
            hits,
        });
        hits
    }

    /// Dice of a card against an Army.
    pub(super) fn strike(&mut self, card: Card, at: Region, dice: u8, need: u8, ctx: &mut Ctx<'_>) {
        let left = self.card_dice(card, dice, need, ctx);
        let side = card.side().other();
        self.frames.push(HitsAt { at, side, left });
    }

    fn memory(&mut self) -> &mut Memory {
        &mut self.cards.memory
    }

    fn do_effect(&mut self, card: Card, index: u8, effect: Effect, ctx: &mut Ctx<'_>) {
        let side = card.side();
        let gollum = self.fellowship.guide.is_none();
        let ask = Frame::EventChoice(EventChoice(card, index));
        match effect {
            Effect::Tile(tile) => self.add_tile(tile, ctx),
            Effect::Heal(points, with_gollum) => self.heal(if gollum { with_gollum } else { points }, ctx),
            Effect::HealByDice(need, with_strider) => {
                let strider = self.fellowship.guide == Some(Character::Strider);
                let points = self.card_dice(card, 3, if strider { with_strider } else { need }, ctx);
                self.heal(points, ctx);
            }
            Effect::HealAt(at) => {
                if self.bearers_at() == Some(at) && self.unconquered(at) {
                    self.heal(1, ctx);
                }
            }
            Effect::CorruptByDice(need, with_gollum) => {
                let points = self.card_dice(card, 3, if gollum { with_gollum } else { need }, ctx);
                self.corrupt(points, ctx);
            }
            Effect::Wound => {
                let points = if self.fellowship.corruption <= 3 { 2 } else { 1 };
                self.corrupt(points, ctx);
            }
            Effect::Separate { .. } => {
                if !self.companions().is_empty() {
                    self.frames.push(Separate {
                        group: People::EMPTY,
                        travel: effect.travel(),
                        most: u8::MAX,
                    });
                }
            }
            Effect::Walk => self.frames.push(Companions {
                moved: People::EMPTY,
                group: People::EMPTY,
                travel: Travel::PLAIN,
                left: u8::MAX,
            }),
            Effect::RouseIf(who, regions, wake, advance) => {
                if self.at_home(Some(who), regions) {
                    wake.iter()
                        .for_each(|nation| self.activate(*nation, Because::Card, ctx));
                    advance
                        .iter()
                        .for_each(|nation| self.advance(*nation, Because::Card, ctx));
                }
            }
            Effect::ToWarIf(regions, nation) => {
                if self.at_home(None, regions) {
                    self.activate(nation, Because::Card, ctx);
                    while !self.at_war(nation) && self.stand(nation).active {
                        self.advance(nation, Because::Card, ctx);
                    }
                }
            }
            Effect::CharacterToWill => {
                let dice = &mut self.dice[Side::Free];
                if dice[Face::Character] > 0 {
                    dice[Face::Character] -= 1;
                    dice[Face::Will] += 1;
                    let (from, to) = (Face::Character, Face::Will);
                    ctx.tell(|| Event::DieTurned { side, from, to });
                }
            }
            Effect::Challenge => self.challenge(ctx),
            Effect::Ents => self.ents(card, ctx),
            Effect::EntsEnd => self.ents_end(ctx),
            Effect::DeadMenRout => self.dead_men_rout(ctx),
            Effect::Recruit(spot, levies) => {
                let spots = self.spots(side, spot);
                match (spots.len(), spots.iter().next()) {
                    (0, _) => {}
                    (1, Some(at)) => self.levy(at, levies, ctx),
                    _ => self.frames.push(ask),
                }
            }
            Effect::RecruitIfArmy(at, levies) => {
                if self.board.armies(side).has(at) && self.can_levy(side, at) {
                    self.levy(at, levies, ctx);
                }
            }
            Effect::Draw(deck, count) => {
                let seat = self.decider(side);
                (0..count).for_each(|_| self.draw_card(seat, deck, ctx));
            }
            Effect::Advance(nation) => self.advance(nation, Because::Card, ctx),
            Effect::Journey {
                armies,
                range,
                led,
                gather,
            } => {
                self.memory().range = range;
                self.memory().gather = gather;
                self.frames.push(Journey {
                    led,
                    left: armies,
                    may_stop: false,
                });
            }
            Effect::March(left) => {
                self.frames.push(March {
                    led: Led::Freely,
                    left,
                    may_stop: true,
                });
            }
            Effect::Tiles {
                sure,
                random,
                breaking,
            } => {
                if breaking && gollum {
                    self.corrupt(1, ctx);
                } else {
                    self.hunt_by_card(Hunt {
                        sure,
                        random,
                        breaking,
                        only_plain: true,
                        ..Hunt::new(Cause::Card)
                    });
                }
            }
            Effect::Fly => {
                self.moved.clear();
                self.frames.push(Minions {
                    nazgul_only: true,
                    moved: People::EMPTY,
                });
            }
            Effect::SearchEnds => {
                if self.bearers_at().is_some_and(|at| self.nazgul_in(at) > 0) {
                    self.reveal(ctx);
                }
            }
            Effect::Lure => {
                if gollum {
                    self.corrupt(1, ctx);
                } else {
                    let companions = self.companions();
                    let nth = |n: u32| companions.iter().nth(n as usize);
                    ctx.chance.roll("companion", 1);
                    let n = ctx
                        .chance
                        .face(companions.len() as u32, |n| nth(n).map_or("", Character::id));
                    if let Some(who) = nth(n) {
                        self.memory().group = People::only(who);
                        ctx.tell(|| Event::Tempted { who });
                        self.frames.push(ask);
                    }
                }
            }
            Effect::Valinor => self.valinor(card, ctx),
            Effect::NoDawn => {
                let lost = std::mem::take(&mut self.dice[Side::Free][Face::Will]);
                ctx.tell(|| Event::DiceLost {
                    side: Side::Free,
                    face: Face::Will,
                    dice: lost,
                });
            }
            Effect::Summon(who, at) => {
                if let Some(from) = self.stands(who) {
                    self.set_place(who, Place::On(at));
                    ctx.tell(|| Event::Flew {
                        who: Figure::Person(who),
                        from,
                        to: at,
                    });
                }
            }
            Effect::Abroad | Effect::CaptainLeads => {
                // What flew may go on with the Army it joined.
                self.moved.clear();
                self.frames.push(ask);
            }
            Effect::Strike => {
                self.moved.clear();
                if self.bearers_at().is_some_and(|at| self.nazgul_in(at) > 0) {
                    self.frames.push(ask);
                }
            }
            Effect::AnotherWay => {
                if gollum {
                    self.frames.push(ask);
                }
            }
            Effect::SeparateOrWalk { .. }
            | Effect::Eagles
            | Effect::EaglesDrive
            | Effect::EntsPlay
            | Effect::DeadMen
            | Effect::DeadMenMuster(_)
            | Effect::RecruitInThree(..)
            | Effect::GreyCompany
            | Effect::Counsel
            | Effect::Discord(_)
            | Effect::Ambush(..)
            | Effect::Relieve
            | Effect::SecretPath(..)
            | Effect::Drive
            | Effect::Eyes(_)
            | Effect::Spells
            | Effect::Assault
            | Effect::Captain
            | Effect::Folly(_)
            | Effect::Stormcrow
            | Effect::StormcrowLoss
            | Effect::Corsairs(..)
            | Effect::Dunlendings
            | Effect::DunlendingsFollow(_)
            | Effect::Promote(..) => self.frames.push(ask),
        }
    }

    fn add_tile(&mut self, tile: Tile, ctx: &mut Ctx<'_>) {
        self.tiles.bring(tile, self.fellowship.mordor.is_some());
        ctx.tell(|| Event::TileAdded { tile });
    }

    /// Figures come to `at`, as far as there are any. Which rank a unit has may be asked.
    pub(super) fn levy(&mut self, at: Region, levies: &[Levy], ctx: &mut Ctx<'_>) {
        let mut units_come = self.board.armies(Side::Free).has(at);
        for levy in levies {
            let (figure, count) = match *levy {
                Levy::Units(nation, units) => {
                    units_come |= self.reserve[nation][0] + self.reserve[nation][1] > 0;
                    self.frames.push(Raise { nation, at, units });
                    continue;
                }
                Levy::Regulars(nation, count) => (Figure::Unit(nation, Rank::Regular), count),
                Levy::Elites(nation, count) => (Figure::Unit(nation, Rank::Elite), count),
                // A Leader does not come where there is nobody to lead.
                Levy::Leader(nation) => (Figure::Leader(nation), u8::from(units_come)),
                Levy::Nazgul(count) => (Figure::Nazgul, count),
            };
            for _ in 0..count.min(self.in_reserve(figure)) {
                self.recruit(figure, at, ctx);
            }
        }
    }

    fn challenge(&mut self, ctx: &mut Ctx<'_>) {
        let mut drawn = arrayvec::ArrayVec::<Tile, 3>::new();
        for _ in 0..3 {
            drawn.extend(self.take_tile(ctx));
        }
        let fatal = drawn.len() == 3 && drawn.iter().all(|tile| tile.is_eye());
        for tile in &drawn {
            if tile.is_eye() && !fatal {
                self.tiles.gone[tile.index()] += 1;
                ctx.tell(|| Event::TileGone { tile: *tile });
            } else {
                self.tiles.pool[tile.index()] += 1;
            }
        }
        if fatal {
            for who in super::needs::KINGS {
                if self.in_play(who) {
                    self.eliminate(who, ctx);
                }
            }
        }
    }

    fn ents(&mut self, card: Card, ctx: &mut Ctx<'_>) {
        let at = Region::ORTHANC;
        if self.board.armies(Side::Shadow).has(at) {
            self.memory().at = Some(at);
            self.rouse_attacked(at, Side::Shadow, ctx);
            self.strike(card, at, 3, 4, ctx);
        } else if self.stands(Character::Saruman) == Some(at) {
            self.eliminate(Character::Saruman, ctx);
        }
    }

    /// An Army that such a card has wiped out takes its Nazgûl and Minions with it.
    fn ents_end(&mut self, ctx: &mut Ctx<'_>) {
        if let Some(at) = self
            .cards
            .memory
            .at
            .filter(|at| !self.board.armies(Side::Shadow).has(*at))
        {
            let force = self.force_in(at, Side::Shadow);
            self.lose_leaders(at, &force.figures, force.people, ctx);
        }
    }

    /// The Dead Men: after the king has come to `at`.
    pub(super) fn dead_men(&mut self, card: Card, at: Region, ctx: &mut Ctx<'_>) {
        self.memory().at = Some(at);
        self.memory().tally = 0;
        if self.board.armies(Side::Shadow).has(at) {
            self.memory().tally = 1;
            self.rouse_attacked(at, Side::Shadow, ctx);
            ctx.chance.roll("card", 1);
            let face = die(ctx);
            ctx.tell(|| Event::CardRoll {
                card,
                faces: vec![face],
                need: 1,
                hits: face,
            });
            self.frames.push(HitsAt {
                at,
                side: Side::Shadow,
                left: face,
            });
        }
    }

    /// What the Dead have left alive flees, if there is where to.
    fn dead_men_rout(&mut self, ctx: &mut Ctx<'_>) {
        let Some(at) = self.cards.memory.at.filter(|_| self.cards.memory.tally > 0) else {
            return;
        };
        let force = self.force_in(at, Side::Shadow);
        let flees = force.units() > 0;
        let places = self.flights_from(at);
        if flees && !places.is_empty() {
            self.frames.push(Rout(at));
            return;
        }
        for (figure, count) in force.figures.iter() {
            (0..count).for_each(|_| self.lose(at, figure, ctx));
        }
        force.people.iter().for_each(|who| self.eliminate(who, ctx));
    }

    /// Where a routed Army of the Shadow may flee to.
    pub(crate) fn flights_from(&self, at: Region) -> crate::region::RegionSet {
        at.near()
            .iter()
            .filter(|to| self.is_free(*to, Side::Shadow))
            .collect()
    }

    fn valinor(&mut self, card: Card, ctx: &mut Ctx<'_>) {
        let havens = [
            Region::GREY_HAVENS,
            Region::RIVENDELL,
            Region::LORIEN,
            Region::WOODLAND_REALM,
        ];
        for at in havens {
            let elves = self.board.at(at).nation(Nation::Elves);
            if elves > 0 && !self.board.contested(at) {
                self.strike(card, at, elves, 6, ctx);
            }
        }
    }

    /// Elites stand where Regulars stood: a Regular of the king's Army is lost for it.
    pub(super) fn grey_company(&mut self, nation: Nation, ctx: &mut Ctx<'_>) {
        if let Some(at) = self.king_at() {
            self.promote(nation, at, ctx);
        }
    }

    /// A card makes an Army attack: who goes is picked.
    pub(super) fn attack_by_card(&mut self, from: Region, at: Region) {
        self.frames.push(Pick {
            purpose: crate::frame::Purpose::Attack,
            from,
            to: at,
            led: Led::Freely,
            force: Force::default(),
        });
    }

    /// A card makes an Army march straight to a region: who goes is picked.
    pub(super) fn march_by_card(&mut self, from: Region, to: Region) {
        self.frames.push(Pick {
            purpose: crate::frame::Purpose::March,
            from,
            to,
            led: Led::Freely,
            force: Force::default(),
        });
    }
}
