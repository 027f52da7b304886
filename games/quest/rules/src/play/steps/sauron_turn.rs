//! Chapters 2 to 4: Sauron's turn in its six steps, and Hero draw.

use crate::board::Stand;
use crate::frame::Do;
use crate::pack::Gift;
use crate::prelude::*;
use crate::questions::sauron::act::Act;
use crate::questions::sauron::play_plot::PlayPlot;
use crate::state::Turn;
use crate::steps::hero_turn::HeroTurn;
use crate::story::Dominant;

/// A step of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A round begins.
    Round,
    /// Heroes take influence off their places.
    Rally,
    /// Markers advance.
    Story,
    /// A plot is played or discarded.
    Plot,
    /// An event is drawn.
    Event,
    /// Sauron acts.
    Action,
    HeroDraw,
}

impl Step<MiddleEarthQuest> for Phase {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        match self {
            Self::Round => round(state, ctx),
            Self::Rally => rally(state, ctx),
            Self::Story => story(state, ctx),
            Self::Plot => {
                if state.turn.round > 1 {
                    state.frames.push(PlayPlot);
                }
            }
            Self::Event => event(state, ctx),
            Self::Action => action(state, ctx),
            Self::HeroDraw => hero_draw(state, ctx),
        }
    }
}

/// A turn of Sauron, then one of each hero; a hero alone has two, with a rally and a draw between them (MEQ-1.11,
/// MEQ-12.1).
fn round(state: &mut State, ctx: &mut Ctx<'_>) {
    let round = state.turn.round + 1;
    state.turn = Turn::new(round, None);
    ctx.tell(|| Event::Round { round });
    let seats = state.seats();
    let frames = &mut state.frames;
    frames.push(Phase::Round);
    if let [seat] = seats.clone().collect::<arrayvec::ArrayVec<_, 4>>()[..] {
        frames.push(HeroTurn::begin(seat));
        frames.push(Phase::HeroDraw);
        frames.push(Phase::Rally);
        frames.push(HeroTurn::begin(seat));
    } else {
        for seat in seats.rev() {
            frames.push(HeroTurn::begin(seat));
        }
    }
    let steps = [Phase::HeroDraw, Phase::Action, Phase::Event, Phase::Plot, Phase::Story, Phase::Rally];
    steps.into_iter().for_each(|step| frames.push(step));
}

/// MEQ-2.1.
fn rally(state: &mut State, ctx: &mut Ctx<'_>) {
    let rooted = state.rooted();
    for seat in state.seats() {
        let at = state.hero(seat).at;
        if !state.pack.map.strongholds.has(at) {
            state.take_influence(at, u8::MAX, ctx);
        }
    }
    state.sever(rooted, ctx);
}

/// MEQ-2.2.
fn story(state: &mut State, ctx: &mut Ctx<'_>) {
    if state.turn.round == 1 {
        return;
    }
    let heroes = state.pack.raw.tracks.story.heroes.saturating_sub(state.sauron.late);
    state.sauron.late = 0;
    let speeds = Colour::SAURON.map(|colour| state.story_speed(colour));
    state.advance(Colour::Green, heroes as i8, ctx);
    for (colour, speed) in Colour::SAURON.into_iter().zip(speeds) {
        state.advance(colour, speed as i8, ctx);
    }
    state.look_at_track(ctx);
}

/// MEQ-2.4.
fn event(state: &mut State, ctx: &mut Ctx<'_>) {
    let stage = state.stage() as usize;
    let dominant = state.dominant();
    let several = state.turn.round > 1 && dominant != Dominant::Nobody;
    let mut drawn = arrayvec::ArrayVec::<Happening, 3>::new();
    for _ in 0..if several { 3 } else { 1 } {
        let decks = &mut state.decks;
        if decks.events[stage].is_empty() {
            decks.events_out[stage].pour_into(&mut decks.events[stage]);
        }
        drawn.extend(decks.events[stage].draw(ctx.chance));
    }
    ctx.journal.reveal();
    let priority = |card: &Happening| state.pack.event(*card).priority;
    let first = match dominant {
        Dominant::Sauron => drawn.iter().copied().max_by_key(priority),
        _ => drawn.iter().copied().min_by_key(priority),
    };
    let Some(card) = first else { return };
    ctx.tell(|| Event::EventDrawn { card });
    for other in drawn.into_iter().filter(|other| *other != card) {
        state.decks.events_out[stage].add(other);
        ctx.tell(|| Event::EventDiscarded { card: other });
    }
    state.resolve_event(card, ctx);
}

impl State {
    /// Resolves an event: its effect; then the characters and the favor it brings; then it stays or goes
    /// (MEQ-2.4b, MEQ-2.4c).
    pub(crate) fn resolve_event(&mut self, card: Happening, ctx: &mut Ctx<'_>) {
        self.frames.push(Settle { card });
        let facts = self.pack.event(card);
        if facts.flag.is_some() {
            return;
        }
        if facts.does.is_none() {
            crate::cards::trust_in_friendship::begin(self, ctx);
        } else if let Some(op) = facts.does {
            self.frames.push(Do::new(op, self.first_hero(), None, Source::Event(card)));
        }
    }

    /// The first hero in turn order, who speaks for all.
    pub(crate) fn first_hero(&self) -> table::Seat {
        table::Seat::new(1)
    }

    /// The event in play leaves it, with its flag.
    pub(crate) fn discard_event(&mut self, ctx: &mut Ctx<'_>) {
        if let Some(card) = self.event.take() {
            self.decks.events_out[self.pack.event(card).stage as usize].add(card);
            ctx.tell(|| Event::EventDiscarded { card });
        }
    }
}

/// Puts the pieces of an event on the map, and the event itself in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settle {
    /// The event.
    pub card: Happening,
}

impl Step<MiddleEarthQuest> for Settle {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let pack = state.pack.clone();
        let facts = pack.event(self.card);
        for place in facts.favor.iter().copied() {
            state.board.favor.add(place, 1);
            ctx.tell(|| Event::FavorPlaced { place, tokens: 1 });
        }
        for (who, place) in facts.characters.iter().copied() {
            if state.character_at(who).is_none() {
                state.board.characters[who.index()] = Some(place);
                ctx.tell(|| Event::CharacterComes { who, place });
            }
        }
        if facts.flag.is_some() {
            state.discard_event(ctx);
            state.event = Some(self.card);
        } else if !state.keeps_trust(self.card) {
            state.decks.events_out[facts.stage as usize].add(self.card);
        }
    }
}

/// MEQ-3.1. First the Ringwraiths come back (MEQ-9.3a).
fn action(state: &mut State, ctx: &mut Ctx<'_>) {
    if std::mem::take(&mut state.sauron.nine_return)
        && let Some(minion) = state.pack.minion_with(Gift::Ringwraiths)
        && state.board.minions[minion.index()] == Stand::Gone
    {
        let place = state.pack.minion(minion).starts[0];
        state.put_minion(minion, place, ctx);
    }
    let left = state.pack.raw.tracks.actions.by_heroes[state.heroes.len() - 1];
    state.frames.push(Act { left });
}

/// MEQ-4.1.
fn hero_draw(state: &mut State, ctx: &mut Ctx<'_>) {
    for seat in state.seats().rev() {
        let cards = state.attribute(seat, Attribute::Fortitude);
        state.draw_cards(seat, cards, ctx);
    }
}
