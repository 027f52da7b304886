//! Chapter 1: setting up, from the heroes that were chosen to the first round.

use crate::prelude::*;
use crate::questions::sauron::keep_plot::KeepPlot;
use crate::questions::setup::keep_shadow::KeepShadow;

/// A step of setting up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// A starting quest for each hero.
    Quests,
    /// The minions of the first stage.
    Minions,
    /// The starting plot.
    Plot,
    /// A mission for each side.
    Missions,
}

impl Step<MiddleEarthQuest> for Opening {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        match self {
            Self::Quests => {
                for seat in state.seats() {
                    let starting = &state.sheet(seat).starting;
                    ctx.chance.roll("starting quest", 1);
                    let quest =
                        starting[ctx.chance.face(starting.len() as u32, |face| starting[face as usize].id())
                            as usize];
                    state.give_quest(seat, quest, ctx);
                }
            }
            Self::Minions => state.minions_enter(0, ctx),
            Self::Plot => starting_plot(state, ctx),
            Self::Missions => {
                for side in [true, false] {
                    let own = Mission::all().filter(|mission| state.pack.mission(*mission).sauron == side);
                    let own = own.collect::<Vec<_>>();
                    ctx.chance.roll("mission", 1);
                    let mission =
                        own[ctx.chance.face(own.len() as u32, |face| own[face as usize].id()) as usize];
                    state.missions[usize::from(!side)] = mission;
                    let seats = if side { table::SeatSet::only(SAURON) } else { state.hero_seats() };
                    ctx.journal.reveal_to(seats);
                    ctx.tell_apart(
                        seats,
                        || Event::MissionDrawn { sauron: side, mission: Some(mission) },
                        || Event::MissionDrawn { sauron: side, mission: None },
                    );
                }
            }
        }
    }
}

/// MEQ-1.8: one of the starting plots, and its set-up.
fn starting_plot(state: &mut State, ctx: &mut Ctx<'_>) {
    let plots = Plot::all().filter(|plot| state.pack.plot(*plot).starting).collect::<Vec<_>>();
    ctx.chance.roll("starting plot", 1);
    let plot = plots[ctx.chance.face(plots.len() as u32, |face| plots[face as usize].id()) as usize];
    for other in plots.into_iter().filter(|other| *other != plot) {
        state.decks.plots_away.add(other);
    }
    let facts = state.pack.plot(plot).clone();
    let place = state.area(&facts.area, state.first_hero(), None).first().unwrap_or_default();
    state.sauron.active[0] = Some((plot, place));
    ctx.tell(|| Event::StartingPlot { plot, place });
    let Some(setup) = facts.setup else { return };
    for stronghold in state.pack.map.strongholds.iter() {
        state.put_influence(stronghold, setup.influence_per_stronghold, ctx);
    }
    state.change_pool(setup.shadow_pool as i8, ctx);
    for _ in 0..setup.shadow_draw {
        if let Some(card) = state.decks.shadows.draw(ctx.chance) {
            state.sauron.choosing.add(card);
        }
    }
    state.look_at_plots(setup.plot_draw, ctx);
    state.frames.push(KeepPlot { keep: setup.plot_keep });
    state.frames.push(KeepShadow { keep: setup.shadow_keep });
    state.must_extend(setup.influence_in_extension);
}

impl State {
    /// A player plays this hero (MEQ-1.2).
    pub fn choose_hero(&mut self, seat: Seat, who: Who, ctx: &mut Ctx<'_>) {
        let pack = self.pack.clone();
        let facts = pack.hero(who);
        let hero = self.hero_mut(seat);
        hero.who = Some(who);
        hero.at = facts.start;
        hero.life = facts.deck;
        ctx.tell(|| Event::HeroChosen { seat, who });
        for item in facts.items.iter().copied() {
            self.gain_item(seat, item, ctx);
        }
    }
}
