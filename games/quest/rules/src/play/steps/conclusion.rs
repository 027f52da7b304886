//! Chapter 11: the conclusion, and how the game ends.

use table::flow::End;
use table::{Observer, Outcome};

use crate::combat::begin::Begin;
use crate::combat::{After, Foe};
use crate::frame::Frame;
use crate::pack::Gift;
use crate::prelude::*;
use crate::questions::finale::champion::Vote;
use crate::state::Turn;
use crate::story::Dominant;

/// A step of the conclusion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Last {
    /// 1: the missions.
    Missions,
    /// 2: markers advance for missions that are fulfilled.
    Advance,
    /// 3 and 4: all are made ready, and the Ringwraiths as hard as the dominance makes them.
    Prepare,
    /// 6: the champion fights.
    Fight(Seat),
    /// 7: who has won.
    Ends,
}

impl Step<MiddleEarthQuest> for Last {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        match self {
            Self::Missions => missions(state, ctx),
            Self::Advance => {
                if state.fulfilled(state.missions[0]) {
                    for colour in Colour::SAURON {
                        state.advance(colour, 1, ctx);
                    }
                }
                if state.fulfilled(state.missions[1]) {
                    state.advance(Colour::Green, 1, ctx);
                }
            }
            Self::Prepare => prepare(state, ctx),
            Self::Fight(seat) => {
                if let Some(minion) = state.pack.minion_with(Gift::Ringwraiths) {
                    ctx.tell(|| Event::Champion { seat });
                    let foe = Foe::Minion(minion);
                    state.frames.push(Begin { seat, foe, agile: true, after: After::Last, then: None });
                }
            }
            Self::Ends => {
                let heroes = state.fought.is_some_and(|fought| fought.won);
                state.frames.push(Over { heroes, by_mission: false });
            }
        }
    }
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Over {
    /// The heroes have won; else Sauron.
    pub heroes: bool,
    /// Was it won by the mission? Else in the last fight.
    pub by_mission: bool,
}

impl End<MiddleEarthQuest> for Over {
    fn prompt(&self, state: &State, _: Observer) -> Message {
        Message::new(self.reason()).with("winners", self.outcome(state).winners)
    }

    fn outcome(&self, state: &State) -> Outcome {
        Outcome {
            winners: if self.heroes { state.hero_seats() } else { SeatSet::only(SAURON) },
            together: true,
            reason: self.reason().to_owned(),
        }
    }
}

impl Over {
    /// The id of the sentence that says it.
    pub const fn reason(self) -> &'static str {
        match (self.heroes, self.by_mission) {
            (true, true) => "quest-won-heroes-mission",
            (true, false) => "quest-won-heroes-fight",
            (false, true) => "quest-won-sauron-mission",
            (false, false) => "quest-won-sauron-fight",
        }
    }
}

/// 1: the dominant side shows its mission, or both do (MEQ-11.1).
fn missions(state: &mut State, ctx: &mut Ctx<'_>) {
    ctx.journal.reveal();
    let dominant = state.dominant();
    if state.options.adjustment {
        state.adjustment = Some(dominant);
    }
    let [sauron, heroes] = [0, 1].map(|side| state.fulfilled(state.missions[side]));
    let shown: &[usize] = match dominant {
        Dominant::Sauron => &[0],
        Dominant::Heroes => &[1],
        Dominant::Nobody => &[0, 1],
    };
    for side in shown {
        let (mission, fulfilled) = (state.missions[*side], [sauron, heroes][*side]);
        ctx.tell(|| Event::MissionShown { mission, fulfilled });
    }
    let winner = match dominant {
        Dominant::Sauron if sauron => Some(false),
        Dominant::Heroes if heroes => Some(true),
        Dominant::Nobody if sauron != heroes => Some(heroes),
        _ => None,
    };
    match winner {
        Some(heroes) => state.frames.push(Over { heroes, by_mission: true }),
        None => {
            state.frames.push(Vote::FIRST);
            state.frames.push(Last::Prepare);
            state.frames.push(Last::Advance);
        }
    }
}

/// 3 and 4: the Ringwraiths lose their damage, heroes shuffle everything and draw; the difficulty is set.
fn prepare(state: &mut State, ctx: &mut Ctx<'_>) {
    if let Some(minion) = state.pack.minion_with(Gift::Ringwraiths) {
        state.board.wounds[minion.index()] = 0;
    }
    if !state.options.adjustment {
        state.adjustment = Some(state.dominant());
    }
    for seat in state.seats() {
        let hero = state.hero_mut(seat);
        hero.hand.pour_into(&mut hero.life);
        hero.forget();
        state.rest_to_life(seat);
        state.damage_to_life(seat);
        let cards = state.attribute(seat, Attribute::Fortitude);
        state.draw_cards(seat, cards, ctx);
    }
}

impl State {
    /// The conclusion begins: all frames are over (MEQ-11.0).
    pub(crate) fn conclude(&mut self) {
        self.concluding = false;
        self.concluded = true;
        self.clear_combat();
        // Cards that were being resolved go where they would have gone.
        for frame in std::mem::take(&mut self.frames).iter() {
            match frame {
                Frame::Settle(settle) if !self.keeps_trust(settle.card) => {
                    let stage = self.pack.event(settle.card).stage as usize;
                    self.decks.events_out[stage].add(settle.card);
                }
                Frame::PlotAt(asked) => self.sauron.plots.add(asked.plot),
                _ => {}
            }
        }
        self.put_back();
        self.turn = Turn::new(self.turn.round, None);
        self.frames.push(Last::Missions);
    }

    /// Puts back the cards that Sauron or a hero was looking at.
    fn put_back(&mut self) {
        let sauron = &mut self.sauron;
        sauron.looking.pour_into(&mut self.decks.plots);
        sauron.choosing.pour_into(&mut self.decks.shadows);
        sauron.perils.pour_into(&mut self.decks.perils_out);
        sauron.corruption.pour_into(&mut self.decks.corruption_out);
        self.decks.training.pour_into(&mut self.decks.skills);
        if let Some((bag, face)) = sauron.token.take() {
            self.decks.bags[bag.index()].add(face);
        }
    }

    /// Is a mission fulfilled?
    pub fn fulfilled(&self, mission: Mission) -> bool {
        let holds = self.holds(&self.pack.mission(mission).asks, self.first_hero(), None);
        let nine = self.pack.minion_with(Gift::Ringwraiths).and_then(|minion| self.board.minion_at(minion));
        holds || (self.options.find_them_all && mission.id() == "to_find_them_all" && nine.is_some())
    }
}
