//! Chapter 5: a hero's turn in its four steps.

use crate::combat::HERO;
use crate::effect::{Moment, Task};
use crate::frame::{Do, Frame};
use crate::ids::Monster;
use crate::prelude::*;
use crate::questions::hero::allow::Allow;
use crate::questions::hero::attack::When;
use crate::questions::hero::explore::Explore;
use crate::questions::hero::rest::Rest;
use crate::questions::hero::travel::Travel;
use crate::questions::hero::waits::Waits;
use crate::state::Turn;

/// A part of a hero's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The turn begins.
    Begin,
    /// 1 Rest.
    Rest,
    /// 2 Ambush.
    Ambush,
    /// 3 Travel.
    Travel,
    /// Travel is over.
    Arrived,
    /// 4 Encounter.
    Encounter,
    /// Three cards are drawn, or two.
    Draw,
    /// The turn is over. An early end of a turn drops all frames above this.
    End,
}

/// A hero's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeroTurn {
    pub seat: Seat,
    pub part: Part,
}

impl HeroTurn {
    /// A whole turn.
    pub const fn begin(seat: Seat) -> Self {
        Self { seat, part: Part::Begin }
    }
}

impl Step<MiddleEarthQuest> for HeroTurn {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Self { seat, part } = self;
        match part {
            Part::Begin => {
                state.turn = Turn::new(state.turn.round, Some(seat));
                ctx.tell(|| Event::HeroTurn { seat });
                let parts = [Part::End, Part::Encounter, Part::Travel, Part::Ambush, Part::Rest];
                for part in parts {
                    state.frames.push(Self { seat, part });
                }
                state.shadow_moment(Moment::TurnStart, seat);
            }
            Part::Rest => state.frames.push(Rest { seat }),
            Part::Ambush => state.ambush(seat),
            Part::Travel => {
                state.turn.travel = true;
                state.frames.push(Self { seat, part: Part::Arrived });
                state.frames.push(Travel { seat });
            }
            Part::Arrived => state.turn.travel = false,
            Part::Encounter => state.encounter(seat),
            Part::Draw => state.draw_encounter(seat, ctx),
            Part::End => {}
        }
    }
}

/// A hero's turn ends at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTurn {
    /// The hero.
    pub seat: Seat,
}

impl Step<MiddleEarthQuest> for EndTurn {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.end_turn(self.seat);
    }
}

impl State {
    /// Adds to a question of a hero's turn which of two in this round it is, for a hero who plays alone (MEQ-12.1); 0 where each has one.
    pub(crate) fn in_turn(&self, message: table::Message, seat: Seat) -> table::Message {
        let comes = self.frames.contains(&Frame::from(HeroTurn::begin(seat)));
        let turn = match (self.heroes.len(), comes) {
            (1, true) => 1_u8,
            (1, false) => 2,
            _ => 0,
        };
        self.placed(message, seat).with("round", self.turn.round).with("turn", turn)
    }

    /// Adds to a question of a combat whether that is an ambush (MEQ-5.2): in which of two turns, for a hero who plays alone
    /// (MEQ-12.1), 3 where each has one turn; 0 where it is none.
    pub(crate) fn as_ambush(&self, message: table::Message, seat: Seat) -> table::Message {
        let waits = |part: Part| self.frames.contains(&Frame::from(HeroTurn { seat, part }));
        let ambush = match (waits(Part::Travel) && !waits(Part::Ambush), self.heroes.len()) {
            (false, _) => 0_u8,
            (true, 1) if waits(Part::Begin) => 1,
            (true, 1) => 2,
            (true, _) => 3,
        };
        message.with("ambush", ambush)
    }

    /// The hero explores where he is (MEQ-5.3d).
    pub fn explore(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        let place = self.hero(seat).at;
        (self.turn.discarded, self.turn.consulted) = (false, false);
        ctx.tell(|| Event::Explored { seat, place });
        self.frames.push(Explore { seat });
    }

    /// A turn ends at once: the rest of it is dropped. Nothing happens in another's turn (MEQ-9.2e).
    pub fn end_turn(&mut self, seat: Seat) {
        let end = Frame::from(HeroTurn { seat, part: Part::End });
        if self.turn.of == Some(seat)
            && let Some(at) = self.frames.iter().rposition(|frame| *frame == end)
        {
            self.turn.travel = false;
            let falls = self.falls(seat);
            self.frames.truncate(at);
            let fight = self.combat.as_ref().filter(|combat| combat.seat == seat);
            let struck = fight.is_some_and(|combat| combat.now[HERO].suffered > 0);
            // Where the table puts a fallen hero's combat cards away last (MEQ-B3), this is that moment.
            self.clear_combat();
            // A fight that a card cuts short so has no damage step any more (MEQ-9.1).
            match (falls, struck) {
                (true, _) => {}
                (false, true) => self.check_damaged(seat),
                (false, false) => self.check_fallen(seat),
            }
        }
    }

    /// 2 Ambush (MEQ-5.2).
    fn ambush(&mut self, seat: Seat) {
        let at = self.hero(seat).at;
        if self.turn.no_ambush || !self.board.has_enemy(at) {
            return;
        }
        if self.pack.map.havens.has(at) {
            self.frames.push(Allow { seat, when: When::Ambush });
        } else {
            self.attacked(seat, When::Ambush);
        }
    }

    /// 4 Encounter: not in a perilous place (MEQ-5.4, MEQ-A18). An enemy that a quest makes wait here is met instead.
    pub fn encounter(&mut self, seat: Seat) {
        let at = self.hero(seat).at;
        let barred = |(plot, place): &(crate::ids::Plot, Place)| {
            *place == at && self.pack.plot(*plot).lasting.contains(&crate::effect::Lasting::NoRest)
        };
        if self.perilous(seat, at) || self.sauron.active.iter().flatten().any(barred) {
            return;
        }
        match self.waiting(seat) {
            Some((quest, foe)) => self.frames.push(Waits { seat, quest, foe }),
            None => self.frames.push(HeroTurn { seat, part: Part::Draw }),
        }
    }

    /// A monster that waits for this hero here, by a quest.
    pub fn waiting(&self, seat: Seat) -> Option<(Quest, Monster)> {
        let at = self.hero(seat).at;
        let waits = |quest: Quest| {
            let tasks = self.pack.quest(quest).task.parts();
            tasks.into_iter().find_map(|task| match task {
                Task::Defeat { foe, place } if *place == at => Some((quest, *foe)),
                _ => None,
            })
        };
        self.hero(seat).quests.iter().find_map(waits)
    }

    /// Three encounters are drawn, and the lowest that applies is resolved (MEQ-5.4).
    fn draw_encounter(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        let at = self.hero(seat).at;
        let group = self.pack.map.groups[at.index()].index();
        let fewer = self.burdens(seat, |burden| *burden == crate::effect::Burden::FewerEncounters);
        let mut drawn = arrayvec::ArrayVec::<crate::ids::Encounter, 3>::new();
        for _ in 0..3_u8.saturating_sub(fewer) {
            let decks = &mut self.decks;
            if decks.encounters[group].is_empty() {
                decks.encounters_out[group].pour_into(&mut decks.encounters[group]);
            }
            drawn.extend(decks.encounters[group].draw(ctx.chance));
        }
        ctx.journal.reveal();
        for card in drawn.iter().copied() {
            ctx.tell(|| Event::EncounterDrawn { card });
        }
        let applies = |card: &crate::ids::Encounter| {
            let area = &self.pack.encounter(*card).area;
            self.area(area, seat, None).has(at)
        };
        let met = drawn.iter().copied().filter(applies);
        let met = met.min_by_key(|card| self.pack.encounter(*card).priority);
        for card in drawn.iter().copied() {
            let quest = met == Some(card) && self.pack.encounter(card).quest.is_some();
            if !quest {
                self.decks.encounters_out[group].add(card);
            }
        }
        if let Some(card) = met {
            ctx.tell(|| Event::EncounterMet { card });
            let facts = self.pack.encounter(card);
            let (quest, does) = (facts.quest, facts.does);
            if let Some(quest) = quest {
                self.given += 1;
                self.give_quest(seat, quest, ctx);
            }
            if let Some(op) = does {
                self.frames.push(Do::new(op, seat, None, Source::Encounter(card)));
            }
        }
    }

    /// A quest comes before a hero, and its set-up happens.
    pub(crate) fn give_quest(&mut self, seat: Seat, quest: Quest, ctx: &mut Ctx<'_>) {
        self.hero_mut(seat).quests.add(quest);
        ctx.tell(|| Event::QuestGiven { seat, quest });
        if let Some(op) = self.pack.quest(quest).setup {
            self.frames.push(Do::new(op, seat, None, Source::Quest(quest)));
        }
    }

    /// A quest is completed: its reward comes, and it leaves the game (MEQ-5.3f).
    pub fn complete(&mut self, seat: Seat, quest: Quest, ctx: &mut Ctx<'_>) {
        if !self.hero_mut(seat).quests.take(quest) {
            return;
        }
        ctx.tell(|| Event::QuestDone { seat, quest });
        let facts = self.pack.quest(quest);
        let (own, advanced, reward) = (facts.hero.is_some(), facts.advanced, facts.reward);
        if own && advanced {
            self.hero_mut(seat).completed = true;
        } else if own {
            let next = self.sheet(seat).advanced;
            self.hero_mut(seat).revealed = true;
            self.give_quest(seat, next, ctx);
        }
        self.noble(seat, ctx);
        if let Some(op) = reward {
            self.frames.push(Do::new(op, seat, None, Source::Quest(quest)));
        }
    }

    /// Once a turn Eleanor gains a favor for a quest or a character.
    pub(crate) fn noble(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        if self.has_talent(seat, crate::pack::Talent::Noble)
            && self.turn.of == Some(seat)
            && !self.turn.talent
        {
            self.turn.talent = true;
            self.favor(seat, 1, ctx);
        }
    }
}
