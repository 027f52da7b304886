//! A hero's habit: rest when tired, go where there is something to gain, fight enemies that can be borne.

use std::cell::OnceCell;

use quest::combat::HERO;
use quest::effect::Task;
use quest::frame::Frame;
use quest::ids::{Card, Corruption, Place, Places, Plot};
use quest::kinds::{Attribute, Colour};
use quest::pack::Path;
use quest::{Choice, State};
use table::Seat;

/// The worth of each place by its index, in steps that one would go for it.
type Worths = [i8; 64];

/// Where nothing is to gain, far or near.
const NOWHERE: i8 = -64;

/// The facts a hero needs at a glance, to weigh the choices at hand.
pub struct Glance<'a> {
    state: &'a State,
    seat: Seat,
    /// The gain at each place.
    gains: OnceCell<Worths>,
    /// The gain that is near each place.
    field: OnceCell<Worths>,
}

impl<'a> Glance<'a> {
    /// Nothing has been looked at yet.
    pub const fn new(state: &'a State, seat: Seat) -> Self {
        Self { state, seat, gains: OnceCell::new(), field: OnceCell::new() }
    }

    fn gains(&self) -> &Worths {
        self.gains.get_or_init(|| gains(self.state, self.seat))
    }

    /// The hero's urge for this choice.
    pub fn urge(&self, choice: &Choice) -> f64 {
        let (state, seat) = (self.state, self.seat);
        let hero = state.hero(seat);
        let hurt = hero.damage.len() as f64;
        let asked = state.frames.last();
        match *choice {
            // In a haven nobody has to fight.
            Choice::Yes if matches!(asked, Some(Frame::Allow(_))) => 0.0,
            Choice::Rest if state.combat.is_none() => self.rest(),
            Choice::Heal if matches!(asked, Some(Frame::Survivalist(_))) => hurt / 3.0,
            Choice::Heal => self.rest() + 0.2 * hurt + 0.1,
            Choice::Train => 2.0,
            Choice::No => 0.5,
            Choice::Done => 0.2,
            Choice::Go(to, card) => {
                let facts = state.pack.card(card);
                let cheap = if facts.cost == 0 { 0.1 } else { 0.0 };
                self.step(to) + cheap - 0.02 * f64::from(facts.attack + facts.defence)
            }
            Choice::March(to) => {
                let number = state.path_to(seat, to).map_or(9, |path: &Path| state.number(seat, path));
                self.step(to) - 0.8 * f64::from(number - 1)
            }
            Choice::Explore if self.gains_at(hero.at) => 5.0,
            Choice::Slot(space) => self.be_rid_of(space),
            Choice::Favor | Choice::Quest(_) | Choice::Event | Choice::Trust => 6.0,
            // Favor is rid of a plot, which no ability is.
            Choice::Consult(_) => 3.5,
            Choice::Character(_) => 4.0,
            Choice::Scout(_) => 0.3,
            Choice::DarkPath => self.dark_path(),
            Choice::Yes => 1.0,
            Choice::Corruption(card) => self.cure(card),
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
            Choice::Hero(who) if matches!(asked, Some(Frame::Vote(_))) => {
                let named = state.seats().find(|seat| state.hero(*seat).who == Some(who));
                named.map_or(0.0, |seat| power(state, seat))
            }
            Choice::Raise(attribute) => prized(attribute),
            Choice::GiveFavor(_) | Choice::GiveItem(..) | Choice::GiveQuest(..) => -1.0,
            Choice::AskFavor(_) | Choice::AskItem(..) | Choice::AskQuest(..) => -1.0,
            _ => 0.0,
        }
    }

    /// To rest costs a space of Sauron's story: only when cards run short, and not before the conclusion, which shuffles all.
    fn rest(&self) -> f64 {
        let hero = self.state.hero(self.seat);
        if rounds_left(self.state) <= 1 {
            return -1.0;
        }
        let left = hero.life.len() as f64 + hero.hand.len() as f64 / 2.0;
        0.5 + (4.0 - left) / 4.0
    }

    /// The dark path is worth its corruption only near the end, to a mission that asks for favor.
    fn dark_path(&self) -> f64 {
        let wanted = hoards(self.state) && favor(self.state) < 5 && rounds_left(self.state) <= 3;
        if wanted { 0.4 } else { -1.0 }
    }

    /// To be rid of a corruption card is worth its favor only to the mission that asks for it; of several that cost nothing the
    /// worst goes.
    fn cure(&self, card: Corruption) -> f64 {
        if !matches!(self.state.frames.last(), Some(Frame::PayCorruption(_))) {
            return 1.0 + f64::from(self.state.pack.corruption(card).favor);
        }
        let all = self.state.heroes.iter().map(|hero| hero.corruption.len()).sum::<usize>();
        if all > 1 && self.state.missions[1].id() == "noble_blood" { 2.0 } else { 0.0 }
    }

    /// A plot is worth its favor, but for the last favor of a mission.
    fn be_rid_of(&self, space: u8) -> f64 {
        let active = self.state.sauron.active[usize::from(space) - 1];
        let plot = active.filter(|(plot, _)| can_spare(self.state, *plot));
        plot.map_or(-1.0, |(plot, _)| 6.0 + f64::from(self.state.pack.plot(plot).advance))
    }

    /// The worth of a step to a place: nearer to a gain, not into danger that cannot be borne.
    fn step(&self, to: Place) -> f64 {
        let at = self.state.hero(self.seat).at;
        let field = self.field.get_or_init(|| self.reach());
        1.5 * f64::from(field[to.index()] - field[at.index()]) - self.dread(to)
    }

    /// The gain near each place: the best of all, less the steps to it. A minion on the way is as bad as a step.
    fn reach(&self) -> Worths {
        let (state, hero) = (self.state, self.state.hero(self.seat));
        let map = &state.pack.map;
        let mut field = [NOWHERE; 64];
        if hero.life.len() + hero.hand.len() < 6 {
            map.havens.iter().for_each(|haven| field[haven.index()] = GAIN);
        } else {
            let gains = self.gains();
            map.all.iter().filter(|place| gains[place.index()] > 0).for_each(|place| {
                field[place.index()] = gains[place.index()];
            });
        }
        let blocked = state.board.minions_out().map(|(_, at)| at).collect::<Places>();
        let (mut reached, mut last, mut late) = (Places::EMPTY, Places::EMPTY, Places::EMPTY);
        for level in (NOWHERE + 1..=PLOT).rev() {
            let begin = map.all.iter().filter(|place| level > 0 && field[place.index()] == level);
            let from = begin.collect::<Places>();
            let fresh = from.or(map.around(last.minus(blocked).or(late))).minus(reached);
            fresh.iter().for_each(|place| field[place.index()] = level);
            reached = reached.or(fresh);
            (last, late) = (fresh, last.and(blocked));
            if level < 0 && fresh.is_empty() && late.is_empty() {
                break;
            }
        }
        field
    }

    /// What speaks against a step to a place: danger, and few cards to meet it with. In a haven nobody has to fight.
    pub fn dread(&self, to: Place) -> f64 {
        let enemy = self.state.board.has_enemy(to) && !self.state.pack.map.havens.has(to);
        let danger =
            if self.state.perilous(self.seat, to) { 1.0 } else { 0.0 } + if enemy { 1.2 } else { 0.0 };
        danger + if self.state.hero(self.seat).hand.len() <= 2 { 1.5 } else { 0.0 }
    }

    /// True if there is something to gain at a place.
    pub fn gains_at(&self, to: Place) -> bool {
        self.gains()[to.index()] > 0
    }
}

fn fight_card(state: &State, seat: Seat, card: Card) -> f64 {
    let laying = state.combat.as_ref().is_some_and(|combat| combat.seat == seat)
        && matches!(state.frames.last(), Some(Frame::Lay));
    if laying {
        crate::fight::card(state, HERO, card)
    } else {
        0.5 - f64::from(state.pack.card(card).attack + state.pack.card(card).defence) / 4.0
    }
}

/// The strength of a hero in a fight: the strongest is the champion.
fn power(state: &State, seat: Seat) -> f64 {
    let of = |attribute| f64::from(state.attribute(seat, attribute));
    let cards = 0.6 * of(Attribute::Fortitude) + 0.4 * f64::from(state.hero(seat).skills);
    of(Attribute::Strength) + 0.7 * of(Attribute::Agility) + cards
}

/// The worth of a level.
const fn prized(attribute: Attribute) -> f64 {
    match attribute {
        Attribute::Strength => 0.4,
        Attribute::Fortitude => 0.3,
        Attribute::Agility => 0.2,
        Attribute::Wisdom => 0.1,
    }
}

/// The Story steps until the conclusion begins, by the plots that are active.
fn rounds_left(state: &State) -> u8 {
    let story = &state.pack.raw.tracks.story;
    let steps = |from: u8, to: u8, speed: u8| match to.saturating_sub(from) {
        0 => 0,
        _ if speed == 0 => u8::MAX,
        spaces => spaces.div_ceil(speed),
    };
    let heroes = steps(state.marker(Colour::Green), story.finale, story.heroes);
    let of = |to| Colour::SAURON.map(|colour| steps(state.marker(colour), to, state.story_speed(colour)));
    let first = of(story.finale).into_iter().min().unwrap_or(u8::MAX);
    let all = of(story.shadow_falls).into_iter().max().unwrap_or(u8::MAX);
    heroes.min(first).min(all)
}

/// The favor of all heroes.
fn favor(state: &State) -> u8 {
    state.heroes.iter().map(|hero| hero.favor).sum()
}

/// True if the heroes' mission asks for favor.
fn hoards(state: &State) -> bool {
    state.missions[1].id() == "isildurs_secret"
}

/// Can the favor be spared that a plot costs?
fn can_spare(state: &State, plot: Plot) -> bool {
    let left = favor(state).saturating_sub(state.pack.plot(plot).favor);
    !hoards(state) || rounds_left(state) > 2 || left >= 5
}

/// The worth of a usual gain, and of a plot to be rid of: nothing else slows Sauron's story down.
const GAIN: i8 = 3;
const PLOT: i8 = 5;

/// The gains at each place for this hero.
fn gains(state: &State, seat: Seat) -> Worths {
    let hero = state.hero(seat);
    let mut gains = [0; 64];
    let mut add = |place: Place, worth: i8| gains[place.index()] = worth.max(gains[place.index()]);
    state.board.favor.places().iter().for_each(|place| add(place, GAIN));
    if !state.alone(seat) {
        state.board.character_places().iter().for_each(|place| add(place, GAIN));
    }
    let mission = state.missions[1].id();
    for quest in hero.quests.iter() {
        let facts = state.pack.quest(quest);
        let asked = facts.hero.is_some() && mission == "spear_of_the_west";
        for task in facts.task.parts() {
            if let Task::Explore { place } | Task::Defeat { place, .. } = task {
                add(*place, if asked { PLOT } else { GAIN });
            }
        }
    }
    for (plot, place) in state.sauron.active.iter().flatten() {
        if hero.favor >= state.pack.plot(*plot).favor && can_spare(state, *plot) {
            add(*place, PLOT);
        }
    }
    if let Some(place) = state.event.and_then(|event| state.pack.event(event).flag) {
        add(place, GAIN);
    }
    gains
}
