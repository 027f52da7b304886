//! Doing what cards say.

mod areas;
mod can;
mod numbers;

use crate::combat::begin::Begin;
use crate::combat::{After, Foe};
use crate::effect::{Cards, Decider, EffectOptions, Inner, Op, Opponent, Whom};
use crate::prelude::*;
use crate::questions::effects as ask;
use crate::questions::hero::discard::Discard;
use crate::questions::sauron::extend::Extend;
use crate::questions::sauron::place_monster::PlaceMonsters;
use crate::steps::arrival::Coming;
use crate::steps::hero_turn::{EndTurn, HeroTurn, Part};

/// An effect that is about to happen, with all it refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Do {
    /// The number of the effect.
    pub op: Op,
    /// The hero concerned.
    pub seat: Seat,
    /// The place that was picked.
    pub place: Option<Place>,
    /// The card it stands on.
    pub source: Source,
}

impl Do {
    /// An effect of a card, for a hero.
    pub const fn new(op: Op, seat: Seat, place: Option<Place>, source: Source) -> Self {
        Self { op, seat, place, source }
    }

    /// An effect inside this one.
    #[must_use]
    pub const fn inner(self, inner: &Inner) -> Self {
        Self { op: inner.op, ..self }
    }

    /// The same at a place.
    #[must_use]
    pub const fn at(self, place: Place) -> Self {
        Self { place: Some(place), ..self }
    }

    /// The same for another hero.
    #[must_use]
    pub const fn of(self, seat: Seat) -> Self {
        Self { seat, ..self }
    }

    /// The seat that decides.
    pub fn decides(self, who: Decider) -> Seat {
        match who {
            Decider::Hero => self.seat,
            Decider::Heroes => Seat::new(1),
            Decider::Sauron => SAURON,
        }
    }
}

impl Step<MiddleEarthQuest> for Do {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let pack = state.pack.clone();
        self.structure(pack.effect(self.op), state, ctx);
    }
}

impl Do {
    /// Effects that lead to others; the rest happens in [`hero`](Self::hero), [`map`](Self::map) and
    /// [`sauron`](Self::sauron).
    fn structure(self, effect: &Effect, state: &mut State, ctx: &mut Ctx<'_>) {
        match effect {
            Effect::All(of) => of.iter().rev().for_each(|inner| state.frames.push(self.inner(inner))),
            Effect::Choose(EffectOptions { .. }) | Effect::May { .. } => {
                state.frames.push(ask::choose::Choose { of: self })
            }
            Effect::If { so, then, otherwise } => {
                if state.holds(so, self.seat, self.place) {
                    state.frames.push(self.inner(then));
                } else if let Some(otherwise) = otherwise {
                    state.frames.push(self.inner(otherwise));
                }
            }
            Effect::Times { how_often, then } => {
                for _ in 0..state.count(how_often, self.seat, self.place).max(0) {
                    state.frames.push(self.inner(then));
                }
            }
            Effect::UpTo { how_often, .. } => {
                let left = state.count(how_often, self.seat, self.place).max(0) as u8;
                state.frames.push(ask::up_to::UpTo { of: self, left });
            }
            Effect::EachHero { then } => {
                let seats = state.seats().rev();
                seats.for_each(|seat| state.frames.push(self.inner(then).of(seat)));
            }
            Effect::PickHero { .. } => state.frames.push(ask::pick_hero::PickHero { of: self }),
            Effect::At { .. } => state.frames.push(ask::pick_place::PickPlace { of: self }),
            Effect::Some { most, .. } => {
                let picked = crate::ids::Places::EMPTY;
                state.frames.push(ask::some::PickSome { of: self, left: *most, picked });
            }
            Effect::Each { area, then } => {
                let places = state.area(area, self.seat, self.place);
                places.iter().for_each(|place| state.frames.push(self.inner(then).at(place)));
            }
            Effect::Pay { favor, then } => {
                state.favor(self.seat, -(*favor as i8), ctx);
                state.frames.push(self.inner(then));
            }
            Effect::Nothing => {}
            _ => self.hero(effect, state, ctx),
        }
    }

    /// Effects on a hero.
    fn hero(self, effect: &Effect, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        let count = |state: &State, number| state.count(number, seat, self.place).clamp(0, 99) as u8;
        match effect {
            Effect::Favor { by } => state.favor(seat, *by, ctx),
            Effect::Corruption { cards } => state.corrupt(seat, *cards, ctx),
            Effect::Cure { cards } => state.frames.push(ask::cure::Cure { seat, left: *cards }),
            Effect::CureAll => {
                for card in state.hero(seat).corruption.iter().collect::<arrayvec::ArrayVec<_, 16>>() {
                    state.cure(seat, card, ctx);
                }
            }
            Effect::Training { times } => {
                for _ in 0..*times {
                    state.frames.push(ask::train::Train { seat });
                }
            }
            Effect::Level { of } => match of.attribute() {
                Some(attribute) => state.raise(seat, attribute, ctx),
                None => state.frames.push(ask::level::Level { seat }),
            },
            Effect::Item { kind } => state.gain_item(seat, *kind, ctx),
            Effect::LoseItem => state.frames.push(ask::lose_item::LoseItem { seat }),
            Effect::Damage { points } => {
                let points = count(state, points);
                state.damage(seat, points, 0, ctx);
            }
            Effect::Shielded { points, reward } => {
                let reward = self.inner(reward);
                state.frames.push(ask::shielded::Shielded { reward, left: *points });
            }
            Effect::Weaken { attribute, by } => {
                let by = count(state, by);
                if let Some(combat) = &mut state.combat {
                    combat.weaken(*attribute, by);
                }
            }
            Effect::Go => self.go(state, ctx),
            Effect::EndTurn => state.frames.push(EndTurn { seat }),
            Effect::Encounter => state.frames.push(HeroTurn { seat, part: Part::Encounter }),
            Effect::Perilous => state.turn.perilous = state.turn.perilous.with(state.hero(seat).at),
            Effect::MovesAtMost { moves } => state.turn.most = state.turn.most.min(*moves),
            Effect::NoAmbush => state.turn.no_ambush = true,
            Effect::Fight { foe } => self.fight(Foe::Bare(*foe), true, false, None, state),
            Effect::FightLessAgile { foe } => self.fight(Foe::Bare(*foe), false, false, None, state),
            Effect::FightThen { foe, then } => {
                let then = Some(self.inner(then));
                self.fight(Foe::Bare(*foe), true, false, then, state);
            }
            Effect::FightOn { foe, reward } => match foe {
                Opponent::Monster(foe) => {
                    self.fight(Foe::Bare(*foe), true, true, Some(self.inner(reward)), state)
                }
                Opponent::Minion => {
                    state.frames.push(ask::fight_minion::FightMinion { of: self.inner(reward) })
                }
            },
            Effect::Examine { area } => {
                for place in state.area(area, seat, self.place).iter() {
                    state.look_at(seat, place, ctx);
                }
            }
            _ => self.piles(effect, state, ctx),
        }
    }

    /// Effects on a hero's cards: hand, life, rest and damage.
    fn piles(self, effect: &Effect, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        let count = |state: &State, number| state.count(number, seat, self.place).clamp(0, 99) as u8;
        match effect {
            Effect::Discard { cards } => state.frames.push(Discard { seat, left: *cards }),
            Effect::DiscardRandom { cards } => {
                let cards = count(state, cards);
                state.discard_random(seat, cards, ctx);
            }
            Effect::DiscardDownTo { cards } => {
                let over = state.hero(seat).hand.len().saturating_sub(usize::from(*cards));
                if over > 0 {
                    state.frames.push(Discard { seat, left: over as u8 });
                }
            }
            Effect::Draw { cards } => {
                let cards = count(state, cards);
                state.draw_cards(seat, cards, ctx);
            }
            Effect::RestToLife => state.rest_to_life(seat),
            Effect::DamageToLife => state.damage_to_life(seat),
            Effect::DamageToRest => {
                let hero = state.hero_mut(seat);
                let cards = std::mem::take(&mut hero.damage);
                hero.known = 0;
                ctx.journal.reveal();
                for card in cards.iter() {
                    state.to_rest(seat, card);
                }
                ctx.chance.shuffle(state.hero_mut(seat).rest.raw_mut());
            }
            Effect::HandToLife => {
                let hero = state.hero_mut(seat);
                hero.hand.pour_into(&mut hero.life);
                hero.forget();
            }
            Effect::HealTop { cards } => {
                ctx.journal.reveal();
                for _ in 0..count(state, cards) {
                    let Some(card) = state.hero_mut(seat).damage.pop() else {
                        break;
                    };
                    state.to_rest(seat, card);
                }
            }
            Effect::Tire { cards } => {
                ctx.journal.reveal();
                for _ in 0..count(state, cards) {
                    let Some(card) = state.hero_mut(seat).life.draw(ctx.chance) else {
                        break;
                    };
                    state.to_rest(seat, card);
                }
                state.check_fallen(seat);
            }
            _ => self.map(effect, state, ctx),
        }
    }

    /// Effects on the pieces on the map. An effect on a place does nothing without one.
    fn map(self, effect: &Effect, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(place) = self.place else {
            return self.sauron(effect, state, ctx);
        };
        match effect {
            Effect::FavorAt { tokens } => {
                state.board.favor.add(place, *tokens);
                let tokens = *tokens;
                ctx.tell(|| Event::FavorPlaced { place, tokens });
            }
            Effect::Influence { by } if *by < 0 => {
                let rooted = state.rooted();
                if state.take_influence(place, by.unsigned_abs(), ctx) > 0 {
                    state.sever(rooted, ctx);
                }
            }
            Effect::Influence { by } => state.put_influence(place, by.unsigned_abs(), ctx),
            Effect::ClearInfluence => {
                let rooted = state.rooted();
                if state.take_influence(place, u8::MAX, ctx) > 0 {
                    state.sever(rooted, ctx);
                }
            }
            Effect::Monster { by } if *by < 0 => {
                let who = if self.seat == SAURON { Seat::new(1) } else { self.seat };
                state.frames.push(ask::remove_monster::RemoveMonster { who, place });
            }
            Effect::Monster { .. } => state.place_from_pile(place, ctx),
            Effect::ClearMonsters => {
                for number in state
                    .board
                    .tokens_at(place)
                    .map(|(number, _)| number)
                    .collect::<arrayvec::ArrayVec<_, 50>>()
                {
                    state.remove_token(number, ctx);
                }
            }
            Effect::WoundMinion { points } => {
                let points = *points;
                state.frames.push(ask::wound::Wound { place, points });
            }
            Effect::MinionToPlace => state.frames.push(ask::bring_minion::BringMinion { place, anew: false }),
            Effect::MinionAnywhere => state.frames.push(ask::bring_minion::BringMinion { place, anew: true }),
            Effect::Character { who: Whom(Some(who)) } => state.bring_character(*who, place, ctx),
            Effect::Character { who: Whom(None) } => {
                state.frames.push(ask::any_character::AnyCharacter { who: SAURON, place });
            }
            Effect::LoseCharacter => {
                state.frames.push(ask::lose_character::LoseCharacter { who: SAURON, place })
            }
            Effect::LoseCharacters => {
                for who in crate::ids::Character::all() {
                    if state.character_at(who) == Some(place) {
                        state.lose_character(who, ctx);
                    }
                }
            }
            Effect::LoseFavorAt { tokens } => {
                state.board.favor.take(place, *tokens);
            }
            _ => self.sauron(effect, state, ctx),
        }
    }

    /// Effects on Sauron, his cards and the story.
    fn sauron(self, effect: &Effect, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        let count = |state: &State, number| state.count(number, seat, self.place).clamp(0, 99) as u8;
        match effect {
            Effect::Pool { by } => state.change_pool(*by, ctx),
            Effect::Extend { tokens } => {
                let left = count(state, tokens);
                state.extend(Extend::new(left, 0));
            }
            Effect::ExtendFrom { stronghold, tokens } => {
                let (left, root) = (count(state, tokens), Some(*stronghold));
                state.extend(Extend { root, ..Extend::new(left, 0) });
            }
            Effect::ExtendOrPool { tokens } => {
                let left = count(state, tokens);
                state.extend(Extend { must: true, ..Extend::new(left, left) });
            }
            Effect::PlaceMonsters { most } => state.frames.push(PlaceMonsters { left: *most }),
            Effect::CommandMinion => state.frames.push(ask::command_minion::CommandMinion { seat }),
            Effect::MoveCharacter { then } => {
                state.frames.push(ask::move_character::MoveCharacter { of: self.inner(then) });
            }
            Effect::Marker { colour, by } => state.advance(*colour, *by, ctx),
            Effect::HeroMarker { by } => state.advance(crate::kinds::Colour::Green, *by, ctx),
            Effect::Late { by } => state.sauron.late += by,
            Effect::Peril => state.draw_peril(ctx),
            Effect::SauronDraws { what: Cards::Plot, cards } => state.draw_plots(*cards, ctx),
            Effect::SauronDraws { what: Cards::Shadow, cards } => state.draw_shadows(*cards, ctx),
            Effect::SauronDiscards { what: Cards::Plot, cards } => {
                state.frames.push(ask::discard_plot::DiscardFromHand { left: *cards });
            }
            Effect::SauronDiscards { what: Cards::Shadow, cards } => state.discard_shadows(*cards, ctx),
            Effect::DiscardPlot { area } => {
                let places = state.area(area, seat, self.place);
                state.frames.push(ask::discard_plot::DiscardActive { seat, places });
            }
            Effect::DiscardPlotsLike { plots } => {
                for slot in 0..3 {
                    let own = |plot| self.source == Source::Plot(plot);
                    if let Some((plot, _)) = state.sauron.active[slot]
                        && plots.plots.contains(&plot)
                        && !own(plot)
                    {
                        state.discard_plot(slot, ctx);
                    }
                }
            }
            Effect::FindPlot { plots } => state.find_plot(&plots.plots, false, self.op, ctx),
            Effect::FindAndPlay { plots } => state.find_plot(&plots.plots, true, self.op, ctx),
            Effect::DealCorruption { cards } => crate::cards::ill_met_company::deal(state, seat, *cards, ctx),
            Effect::LookAtPlot => crate::cards::sarumans_lies::look(state, ctx),
            Effect::Recover => state.frames.push(crate::cards::lord_of_the_rings::Recover),
            Effect::ShareCorruption => crate::cards::the_lidless_eye::share(state),
            Effect::ShowPlots => {
                ctx.journal.reveal_to(table::SeatSet::only(seat));
                for plot in state.sauron.plots.iter() {
                    ctx.whisper(seat, || Event::PlotKept { plot: Some(plot) });
                }
            }
            Effect::Reshuffle => state.reshuffle(self.source),
            Effect::DiscardEvent => state.discard_event(ctx),
            _ => {}
        }
    }

    /// The hero goes to the place.
    fn go(self, state: &mut State, ctx: &mut Ctx<'_>) {
        if let Some(to) = self.place {
            state.arrive(self.seat, to, Coming::Card, ctx);
        }
    }

    /// The hero fights.
    fn fight(self, foe: Foe, agile: bool, goes_on: bool, then: Option<Self>, state: &mut State) {
        let after = if goes_on { After::GoesOn } else { After::Card };
        state.frames.push(Begin { seat: self.seat, foe, agile, after, then });
    }
}
