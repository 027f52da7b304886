//! A hero's habit: rest when tired, go where there is something to gain, fight enemies that can be borne.

use std::cell::OnceCell;

use quest::combat::HERO;
use quest::effect::Task;
use quest::ids::{Place, Places};
use quest::pack::Path;
use quest::{Choice, State};
use table::Seat;

/// The facts a hero needs at a glance, to weigh the choices at hand.
pub struct Glance<'a> {
    state: &'a State,
    seat: Seat,
    /// The places with something to gain.
    targets: OnceCell<Places>,
    /// The distance from the hero to the nearest goal.
    far: OnceCell<f64>,
}

impl<'a> Glance<'a> {
    /// Nothing has been looked at yet.
    pub const fn new(state: &'a State, seat: Seat) -> Self {
        Self { state, seat, targets: OnceCell::new(), far: OnceCell::new() }
    }

    fn targets(&self) -> Places {
        *self.targets.get_or_init(|| targets(self.state, self.seat))
    }

    /// The hero's urge for this choice.
    pub fn urge(&self, choice: &Choice) -> f64 {
        let (state, seat) = (self.state, self.seat);
        let hero = state.hero(seat);
        let tired = hero.rest.len() as f64 - hero.life.len() as f64;
        let hurt = hero.damage.len() as f64;
        match *choice {
            Choice::Rest if state.combat.is_none() => tired / 4.0,
            Choice::Heal => tired / 4.0 + hurt / 2.0 + 0.1,
            Choice::Train => 2.0,
            Choice::No => 0.5,
            Choice::Done => 0.2,
            Choice::Go(to, card) => {
                let cheap = if state.pack.card(card).cost == 0 { 0.1 } else { 0.0 };
                self.step(to) + cheap
            }
            Choice::March(to) => {
                let number = state.path_to(seat, to).map_or(9, |path: &Path| state.number(seat, path));
                self.step(to) - 0.8 * f64::from(number - 1)
            }
            Choice::Explore if self.targets().has(hero.at) => 5.0,
            Choice::Favor | Choice::Quest(_) | Choice::Slot(_) | Choice::Event | Choice::Trust => 6.0,
            Choice::Consult(_) => 4.5,
            Choice::Character(_) => 4.0,
            Choice::Scout(_) => 0.3,
            Choice::DarkPath if hero.corruption.is_empty() => 0.4,
            Choice::DarkPath => -1.0,
            Choice::Yes => 1.0,
            Choice::Corruption(_) => 1.0,
            Choice::Card(card) => match state.combat {
                Some(_) => fight_card(state, seat, card),
                None => -f64::from(state.pack.card(card).attack) - f64::from(state.pack.card(card).defence),
            },
            Choice::Exhaust => -1.0,
            Choice::AllLife => 2.0,
            Choice::Life => 1.0,
            // Cards are as good as strength: some of each.
            Choice::Number(points) => {
                if hero.hand.len() < 4 {
                    f64::from(points)
                } else {
                    -f64::from(points)
                }
            }
            // Where it hurts least: the marker that is furthest behind anyway.
            Choice::Marker(colour) => -f64::from(state.story_speed(colour)),
            Choice::GiveFavor(_) | Choice::GiveItem(..) | Choice::GiveQuest(..) => -1.0,
            Choice::AskFavor(_) | Choice::AskItem(..) | Choice::AskQuest(..) => -1.0,
            _ => 0.0,
        }
    }

    /// The worth of a step to a place: nearer to a gain, not into danger that cannot be borne.
    fn step(&self, to: Place) -> f64 {
        let (state, seat) = (self.state, self.seat);
        let hero = state.hero(seat);
        let map = &state.pack.map;
        let weak = hero.life.len() + hero.hand.len() < 9;
        let goals = if weak { map.havens } else { self.targets() };
        let far = |from: Place| goals.iter().map(|goal| map.distance(from, goal)).min().unwrap_or(0);
        let nearer = self.far.get_or_init(|| f64::from(far(hero.at))) - f64::from(far(to));
        1.5 * nearer - self.dread(to)
    }

    /// What speaks against a step to a place: danger, and few cards to meet it with.
    pub fn dread(&self, to: Place) -> f64 {
        let danger = if self.state.perilous(self.seat, to) { 1.0 } else { 0.0 }
            + if self.state.board.has_enemy(to) { 1.2 } else { 0.0 };
        danger + if self.state.hero(self.seat).hand.len() <= 2 { 1.5 } else { 0.0 }
    }

    /// True if there is something to gain at a place.
    pub fn gains_at(&self, to: Place) -> bool {
        self.targets().has(to)
    }
}

fn fight_card(state: &State, seat: Seat, card: quest::ids::Card) -> f64 {
    let laying = state.combat.as_ref().is_some_and(|combat| combat.seat == seat)
        && matches!(state.frames.last(), Some(quest::frame::Frame::Lay));
    if laying {
        crate::fight::card(state, HERO, card)
    } else {
        0.5 - f64::from(state.pack.card(card).attack + state.pack.card(card).defence) / 4.0
    }
}

/// The places with something to gain for this hero.
fn targets(state: &State, seat: Seat) -> Places {
    let hero = state.hero(seat);
    let mut places = state.board.favor.places().or(state.board.character_places());
    for quest in hero.quests.iter() {
        for task in state.pack.quest(quest).task.parts() {
            if let Task::Explore { place } | Task::Defeat { place, .. } = task {
                places = places.with(*place);
            }
        }
    }
    for (plot, place) in state.sauron.active.iter().flatten() {
        if hero.favor >= state.pack.plot(*plot).favor {
            places = places.with(*place);
        }
    }
    if let Some(place) = state.event.and_then(|event| state.pack.event(event).flag) {
        places = places.with(place);
    }
    places
}
