//! The view of an observer.

use std::collections::BTreeMap;

use table::Observer;

use crate::book::cards::Ability;
use crate::book::cards::event_term;
use crate::book::{Effect, Play, Source};
use crate::chair::ByChair;
use crate::choice::StepCard;
use crate::event::Ending;
use crate::goal::{Comparison, Filter, Goal, Quantity, Status};
use crate::judge::Judge;
use crate::knowledge::Place;
use crate::prelude::*;
use crate::questions::*;
use crate::state::Trick;

/// A card that one may see, or the back of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    Card(Card),
    /// A card that one may not know.
    Hidden,
}

impl Seen {
    pub(crate) fn when(sees: bool, card: Card) -> Self {
        if sees { Self::Card(card) } else { Self::Hidden }
    }
}

/// The table as one observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The sequence of chapters.
    pub play: Play,
    /// The chapters of the table, in order; 0 is the endless road.
    pub chapters: Vec<u8>,
    /// The chapter played, as an index.
    pub chapter: u8,
    /// Is it a long chapter?
    pub long: bool,
    /// Is it of the second part?
    pub second: bool,
    /// The source of each field of its card.
    pub sources: BTreeMap<String, Source>,
    /// The round of the chapter, from 1.
    pub round: u8,
    /// The number of rounds laid down, if any.
    pub rounds: Option<u8>,
    /// The number of times the chapter was begun.
    pub attempt: u16,
    /// The characters of the chapter.
    pub roster: Vec<RosterView>,
    /// The groups of the chapter, and which have played.
    pub groups: Vec<GroupView>,
    /// Its events, with where their cards come from.
    pub events: Vec<EventView>,
    /// The hands and characters.
    pub chairs: Vec<ChairView>,
    /// The pyramid of two players.
    pub pyramid: Option<PyramidView>,
    /// The phase: the step the table waits for.
    pub phase: PhaseView,
    pub lost: Option<Card>,
    /// Cards beside an event.
    pub aside: CardSet,
    /// Cards not dealt.
    pub stock: usize,
    /// Cards discarded face down.
    pub discards: usize,
    /// Cards in the side deck.
    pub side: usize,
    /// Orcs under Gimli.
    pub under: CardSet,
    /// The Burden, once chosen.
    pub burden: Option<u8>,
    /// May Rings be led? In the first part there are none.
    pub rings_broken: Option<bool>,
    /// Can the Light still be used, where there is one?
    pub light: Option<bool>,
    /// The holders of the tokens of the White and the Black Tower.
    pub towers: [Option<Chair>; 2],
    /// The trick on the table.
    pub trick: TrickView,
    /// The tricks played.
    #[serde(serialize_with = "crate::spelling::as_objects")]
    pub tricks: Vec<Trick>,
    /// The number of tricks of the round; 0 before the play begins.
    pub total: u8,
}

/// A character of the chapter.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RosterView {
    pub character: Character,
    /// Must it be taken?
    pub starred: bool,
    /// Completed already?
    pub completed: bool,
    /// May it be taken in this round?
    pub in_round: bool,
    /// Its objective.
    pub goal: Goal,
    /// The goal that completes the character, if not the objective itself.
    pub complete: Option<Goal>,
    /// The actions while setting up, in the language of the data file.
    pub setup: Vec<String>,
    /// Does it lead the first trick?
    pub leads: bool,
    /// Cards it may not exchange.
    pub keeps: CardSet,
    /// Further abilities.
    pub abilities: Vec<Ability>,
    /// The source of each field of its card.
    pub sources: BTreeMap<String, Source>,
}

/// A group of characters.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GroupView {
    pub characters: Vec<Character>,
    /// Has it played?
    pub done: bool,
}

/// An event.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventView {
    pub id: String,
    /// Its name in words.
    pub term: &'static str,
    /// The effects, in the language of the data file.
    pub effects: Vec<Effect>,
    /// The source of its card.
    pub source: Source,
}

/// A chair.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChairView {
    pub chair: Chair,
    /// The seat that decides for it.
    pub seat: Seat,
    pub pyramid: bool,
    pub character: Option<Character>,
    /// The objective, its parts and their status.
    pub objective: Option<ObjectiveView>,
    /// The value drawn or chosen.
    pub param: Option<u8>,
    /// Cards drawn to choose from.
    pub drawn: CardSet,
    pub step: Option<StepCard>,
    /// The whole hand, if one may see it.
    pub hand: Option<CardSet>,
    /// The number of cards in hand.
    pub count: usize,
    /// Its cards that lie face up.
    pub shown: CardSet,
    /// Its cards that the observer knows for certain, though they are hidden.
    pub known: CardSet,
    /// The tucked card.
    pub tucked: Option<Seen>,
    /// The card under the token.
    pub pending: Option<Card>,
    /// Tricks won.
    pub tricks: u8,
    pub won: CardSet,
    /// Has it passed its card, in a simultaneous exchange?
    pub passed: bool,
}

/// An objective.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ObjectiveView {
    /// The status of the whole.
    pub status: Status,
    pub parts: Vec<PartView>,
}

/// A part of an objective.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartView {
    pub goal: Goal,
    pub status: Status,
    /// The range of its quantity: the value now, and the greatest it can still reach.
    pub has: Option<(u8, u8)>,
    /// The comparison wanted, with its bounds.
    pub wants: Option<(Wanted, u8, u8)>,
}

/// A comparison, for drawing a scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    /// Exactly the number.
    Equal,
    /// Any number but this.
    Unequal,
    /// The number or more.
    AtLeast,
    /// The number or fewer.
    AtMost,
    More,
    /// Fewer.
    Less,
    /// Any number within the bounds.
    Within,
}

/// The pyramid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PyramidView {
    /// The seat that plays it.
    pub seat: Seat,
    /// The number of cards in each row.
    pub rows: [u8; 3],
    /// Its slots, row by row from the top, then those beside the bottom row.
    pub slots: Vec<SlotView>,
}

/// A place of the pyramid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SlotView {
    /// The card there.
    pub card: Option<Seen>,
    /// Does another card lie on it?
    pub covered: bool,
}

/// The trick on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrickView {
    pub leader: Chair,
    /// The suit to follow.
    pub suit: Option<Suit>,
    /// The card each chair has played.
    pub cards: ByChair<Option<Card>>,
    /// The chair that wins the trick so far.
    pub winning: Option<Chair>,
    /// The chair that declared that the 1 of Rings wins it.
    pub claimed: Option<Chair>,
    /// The chair that used the Light.
    pub light: Option<Chair>,
}

/// The step the table waits for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum PhaseView {
    /// Any player chooses a group.
    Group,
    /// A chair takes a character.
    Take {
        /// The chair that chooses.
        chair: Chair,
    },
    /// A chair sets up.
    Prepare {
        /// The chair that acts.
        chair: Chair,
        /// The other chair of the exchange, if there is one.
        with: Option<Chair>,
        /// The card that has come, if one may see it.
        given: Option<Seen>,
    },
    /// Two pass at the same time.
    Together {
        /// The two chairs.
        chairs: [Chair; 2],
    },
    /// Does a tucked card return?
    Untuck {
        /// The chair with the tucked card.
        chair: Chair,
    },
    /// A chair plays.
    Play {
        /// The chair to play.
        chair: Chair,
    },
    /// A round is over.
    Between {
        won: bool,
        /// The way the round ended.
        ending: Ending,
    },
    /// The game is over.
    Over {
        /// The winners: all or none.
        winners: SeatSet,
        /// The way the game ended.
        ending: Ending,
    },
}

impl View {
    /// The view of a state.
    pub fn of(state: &State, observer: Observer) -> Self {
        let round = &state.deal;
        let card = state.card();
        let plan = card.rounds.get(usize::from(state.round) - 1);
        let events = card.events.iter().chain(plan.into_iter().flat_map(|plan| &plan.events));
        let light = state.effects().any(|effect| matches!(effect, Effect::Light(_)));
        Self {
            play: state.rules.play,
            chapters: state.rules.chapters.iter().map(|chapter| chapter.number).collect(),
            chapter: state.chapter,
            long: card.long,
            second: card.second,
            sources: card.sources.clone(),
            round: state.round,
            rounds: (!card.rounds.is_empty()).then_some(card.rounds.len() as u8),
            attempt: state.attempt,
            roster: roster(state),
            groups: card
                .groups
                .iter()
                .enumerate()
                .map(|(index, group)| GroupView {
                    characters: group.iter().collect(),
                    done: state.groups_done >> index & 1 == 1,
                })
                .collect(),
            events: events
                .map(|event| EventView {
                    id: event.id.clone(),
                    term: event_term(&event.id),
                    effects: event.effects.clone(),
                    source: event.source,
                })
                .collect(),
            chairs: Chair::all(state.chairs()).map(|chair| chair_view(state, chair, observer)).collect(),
            pyramid: pyramid(state, observer),
            phase: state.phase.shown(state, |chair| sees(state, observer, chair)),
            lost: round.lost,
            aside: round.aside,
            stock: round.stock.len(),
            discards: round.discards.len(),
            side: round.side.len(),
            under: state.under,
            burden: (round.burden > 0).then_some(round.burden),
            rings_broken: card.second.then_some(round.rings_broken),
            light: light.then_some(!round.light_spent),
            towers: round.towers,
            trick: TrickView {
                leader: round.current.leader,
                suit: round.current.suit,
                cards: round.current.cards,
                winning: state.deal.current.winner(),
                claimed: round.current.claimed,
                light: round.current.light,
            },
            tricks: round.tricks.to_vec(),
            total: round.total,
        }
    }
}

fn roster(state: &State) -> Vec<RosterView> {
    let in_round = state.round_roster();
    let first = state.card().first.1;
    // LDT-2.9: the one assigned first leads, if its card says so, against the cards of others.
    let leads = |character| {
        let says = |character| state.rules.sheet(character).leads;
        says(character) && (character == first || !says(first))
    };
    let view = |character| {
        let sheet = state.rules.sheet(character);
        RosterView {
            character,
            starred: state.card().starred.has(character),
            completed: state.completed.has(character),
            in_round: in_round.has(character),
            goal: sheet.goal.clone(),
            complete: sheet.complete.clone(),
            setup: sheet.setup.iter().map(ToString::to_string).collect(),
            leads: leads(character),
            keeps: sheet.keeps,
            abilities: sheet.abilities.clone(),
            sources: sheet.sources.clone(),
        }
    };
    state.roster.iter().map(view).collect()
}

fn sees(state: &State, observer: Observer, chair: Chair) -> bool {
    match observer {
        Observer::Seat(seat) => state.sees(seat, chair),
        Observer::Watcher => false,
        Observer::Afterwards => true,
    }
}

fn chair_view(state: &State, chair: Chair, observer: Observer) -> ChairView {
    let round = &state.deal;
    let hand = round.hands[chair];
    let whole = sees(state, observer, chair);
    let shown = hand.and(round.shown);
    let known = match observer {
        Observer::Seat(seat) if !whole => {
            let knows = &round.knows[seat.index()];
            hand.minus(shown).iter().filter(|card| knows.is_sure(*card, Place::Hand(chair))).collect()
        }
        _ => CardSet::EMPTY,
    };
    ChairView {
        chair,
        seat: state.seat_of(chair),
        pyramid: state.is_pyramid(chair),
        character: round.cast[chair],
        objective: objective(state, chair),
        param: (round.param[chair] > 0).then_some(round.param[chair]),
        drawn: round.drawn[chair],
        step: round.steps[chair],
        hand: whole.then_some(hand),
        count: hand.len(),
        shown,
        known,
        tucked: round.tucked[chair].map(|card| Seen::when(whole || state.is_pyramid(chair), card)),
        pending: round.pending[chair],
        tricks: round.count[chair],
        won: round.won[chair],
        passed: state.phase.has_passed(chair),
    }
}

fn objective(state: &State, chair: Chair) -> Option<ObjectiveView> {
    let sheet = state.sheet(chair)?;
    if state.deal.total == 0 {
        // Before the play nothing can be said of it.
        let part =
            |goal: &Goal| PartView { goal: goal.clone(), status: Status::Open, has: None, wants: None };
        return Some(ObjectiveView {
            status: Status::Open,
            parts: parts_of(&sheet.goal).iter().map(part).collect(),
        });
    }
    let judge = Judge::of(state);
    let part = |goal: &Goal| {
        let range = |quantity| judge.range(quantity, chair);
        let (has, wants) = match goal {
            Goal::Compare(left, comparison, right) => {
                let (low, high) = range(right);
                (Some(range(left)), Some((Wanted::from(*comparison), low, high)))
            }
            Goal::Within(quantity, least, most) => {
                (Some(range(quantity)), Some((Wanted::Within, *least, *most)))
            }
            // Of all tricks of the round, whoever wins them.
            Goal::Majority(who) => {
                let most = state.deal.total / 2 + 1;
                let tricks = Quantity::Tricks(*who, Filter::None);
                (Some(judge.range(&tricks, chair)), Some((Wanted::AtLeast, most, most)))
            }
            _ => (None, None),
        };
        PartView { goal: goal.clone(), status: judge.status(goal, chair), has, wants }
    };
    Some(ObjectiveView {
        status: state.status(chair),
        parts: parts_of(&sheet.goal).iter().map(part).collect(),
    })
}

impl From<Comparison> for Wanted {
    fn from(comparison: Comparison) -> Self {
        match comparison {
            Comparison::Equal => Self::Equal,
            Comparison::Unequal => Self::Unequal,
            Comparison::AtLeast => Self::AtLeast,
            Comparison::AtMost => Self::AtMost,
            Comparison::More => Self::More,
            Comparison::Less => Self::Less,
        }
    }
}

fn parts_of(goal: &Goal) -> &[Goal] {
    match goal {
        Goal::All(parts) => parts,
        other => std::slice::from_ref(other),
    }
}

fn pyramid(state: &State, observer: Observer) -> Option<PyramidView> {
    let pyramid = state.deal.pyramid.as_ref()?;
    let slots = pyramid.slots.iter().enumerate();
    let used = pyramid.size().max(1 + pyramid.slots.iter().rposition(Option::is_some).unwrap_or(0));
    let view = |(slot, card): (usize, &Option<Card>)| SlotView {
        card: card.map(|card| Seen::when(pyramid.is_up(slot) || observer == Observer::Afterwards, card)),
        covered: !pyramid.is_uncovered(slot),
    };
    Some(PyramidView {
        seat: state.deal.pyramid_seat,
        rows: pyramid.rows,
        slots: slots.take(used).map(view).collect(),
    })
}

impl Phase {
    /// The phase as an observer is shown it who sees the hands that `sees` admits.
    pub(crate) fn shown(&self, state: &State, sees: impl Fn(Chair) -> bool) -> PhaseView {
        match *self {
            Self::WhichGroup => PhaseView::Group,
            Self::WhichCharacter(WhichCharacter { chair }) => PhaseView::Take { chair },
            Self::GiveCard(GiveCard { chair, to, .. }) => {
                PhaseView::Prepare { chair, with: Some(to), given: None }
            }
            Self::GiveBack(back) => PhaseView::Prepare {
                chair: back.chair,
                with: Some(back.to),
                given: Some(Seen::when(back.is_open(state, sees), back.given)),
            },
            Self::WithWhom(WithWhom { chair, .. })
            | Self::ForTheLost(ForTheLost { chair })
            | Self::TuckCard(TuckCard { chair })
            | Self::PlaceCard(PlaceCard { chair })
            | Self::DiscardCard(DiscardCard { chair })
            | Self::DiscardDrawn(DiscardDrawn { chair })
            | Self::RevealCard(RevealCard { chair })
            | Self::KeepDrawn(KeepDrawn { chair })
            | Self::WhichBurden(WhichBurden { chair, .. })
            | Self::WhichStep(WhichStep { chair, .. }) => {
                PhaseView::Prepare { chair, with: None, given: None }
            }
            Self::PassTogether(PassTogether { chairs, .. }) => PhaseView::Together { chairs },
            Self::UntuckCard(UntuckCard { chair }) => PhaseView::Untuck { chair },
            Self::PlayCard(PlayCard { chair }) => PhaseView::Play { chair },
            Self::GoOn(GoOn { won, ending, .. }) => PhaseView::Between { won, ending },
            Self::Over(over) => PhaseView::Over { winners: over.winners(state), ending: over.ending },
        }
    }
}
