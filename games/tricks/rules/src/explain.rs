//! What a player is told: who must do what, and what a choice will do.

use table::{Clause, Explanation, Message, Observer, Seat};

use crate::book::cards::Ability;
use crate::card::Card;
use crate::chair::Chair;
use crate::character::Character;
use crate::choice::Choice;
use crate::event::How;
use crate::state::{Ask, Next, Phase, State, Step};

/// Who must do what, as `observer` is told it.
pub fn prompt(state: &State, observer: Observer) -> Message {
    let about = |id: &'static str, chair: Chair| with_chair(state, Message::new(id), chair);
    match &state.phase {
        Phase::Group => Message::new("tricks-prompt-group"),
        Phase::Take { chair } => about("tricks-prompt-take", *chair),
        Phase::Prepare { chair, ask } => {
            let message = about(prompt_of(ask), *chair);
            match ask {
                Ask::Give { to, .. } | Ask::Return { to, .. } => message.with("with", name(state, *to)),
                _ => message,
            }
        }
        Phase::Together { chairs, .. } => {
            let due = match observer {
                Observer::Seat(seat) => state.due(seat),
                _ => None,
            };
            match due {
                Some(at) => {
                    about("tricks-prompt-pass-together", chairs[at]).with("with", name(state, chairs[1 - at]))
                }
                None => about("tricks-prompt-together", chairs[0]).with("with", name(state, chairs[1])),
            }
        }
        Phase::Untuck { chair } => about("tricks-prompt-untuck", *chair),
        Phase::Play { chair } => {
            let current = &state.deal.current;
            match current.suit {
                _ if current.is_empty() => about("tricks-prompt-lead", *chair),
                Some(suit) => about("tricks-prompt-follow", *chair).with("suit", suit.term()),
                None => about("tricks-prompt-follow-any", *chair),
            }
        }
        Phase::Between { won, ending, next } => {
            let id = match (won, next) {
                (true, Next::Chapter) => "tricks-prompt-next-chapter",
                (true, _) => "tricks-prompt-next-round",
                (false, _) => "tricks-prompt-retry",
            };
            Message::new(id).with("reason", ending.reason())
        }
        Phase::Over { won: true, .. } => Message::new("tricks-prompt-over-won"),
        Phase::Over { won: false, ending } => {
            Message::new("tricks-prompt-over-lost").with("reason", ending.reason())
        }
    }
}

const fn prompt_of(ask: &Ask) -> &'static str {
    match ask {
        Ask::Partner { may_skip: false } => "tricks-prompt-partner",
        Ask::Partner { may_skip: true } => "tricks-prompt-partner-or-skip",
        Ask::Give { returns: true, .. } => "tricks-prompt-give",
        Ask::Give { returns: false, .. } => "tricks-prompt-give-away",
        Ask::Return { .. } => "tricks-prompt-return",
        Ask::GiveLost => "tricks-prompt-give-lost",
        Ask::Tuck => "tricks-prompt-tuck",
        Ask::Place => "tricks-prompt-place",
        Ask::Discard => "tricks-prompt-discard",
        Ask::Reveal => "tricks-prompt-reveal",
        Ask::Keep => "tricks-prompt-keep",
        Ask::Burden { .. } => "tricks-prompt-burden",
        Ask::Step { may_skip: false } => "tricks-prompt-step",
        Ask::Step { may_skip: true } => "tricks-prompt-step-or-skip",
    }
}

fn name(state: &State, chair: Chair) -> &'static str {
    state.deal.cast[chair].map_or("tricks-character-none", Character::term)
}

fn with_chair(state: &State, message: Message, chair: Chair) -> Message {
    message
        .with("seat", state.seat_of(chair))
        .with("character", name(state, chair))
        .with("chair", chair.number())
}

/// What a choice is called, what it does, and what allows it.
pub fn explain(state: &State, _seat: Seat, choice: &Choice) -> Explanation {
    let say = |label: Message, effect: Message, clause| Explanation {
        label,
        effect,
        clause: Clause(clause),
    };
    let plain = Message::new;
    let with_card = |label: &'static str, effect: &'static str, card: Card, clause| {
        let term = card.term();
        say(
            plain(label).with("card", term),
            plain(effect).with("card", term),
            clause,
        )
    };
    match *choice {
        Choice::Group(group) => say(
            plain("tricks-choice-group")
                .with("group", group + 1)
                .with("characters", members(state, group)),
            plain("tricks-effect-group"),
            "LDT-C32.1",
        ),
        Choice::Take(character) => say(
            plain("tricks-choice-take").with("character", character.term()),
            plain("tricks-effect-take").with("character", character.term()),
            "LDT-2.5",
        ),
        Choice::With(chair) => say(
            plain("tricks-choice-with").with("character", name(state, chair)),
            plain("tricks-effect-with").with("character", name(state, chair)),
            "LDT-2.7",
        ),
        Choice::Skip => say(
            plain("tricks-choice-skip"),
            plain("tricks-effect-skip"),
            "LDT-2.6",
        ),
        Choice::Pass(card) => with_card("tricks-choice-pass", "tricks-effect-pass", card, "LDT-2.7"),
        Choice::Tuck(card) => with_card("tricks-choice-tuck", "tricks-effect-tuck", card, "LDT-2.8"),
        Choice::Untuck => say(
            plain("tricks-choice-untuck"),
            plain("tricks-effect-untuck"),
            "LDT-2.8",
        ),
        Choice::Wait => say(
            plain("tricks-choice-wait"),
            plain("tricks-effect-wait"),
            "LDT-2.8",
        ),
        Choice::Place(card) => with_card("tricks-choice-place", "tricks-effect-place", card, "LDT-C22.2"),
        Choice::Discard(card) => with_card("tricks-choice-discard", "tricks-effect-discard", card, "LDT-2.6"),
        Choice::Reveal(card) => with_card("tricks-choice-reveal", "tricks-effect-reveal", card, "LDT-C36.2"),
        Choice::Keep(card) => with_card("tricks-choice-keep", "tricks-effect-keep", card, "LDT-C26.1"),
        Choice::Burden(burden) => say(
            plain("tricks-choice-burden").with("burden", burden),
            plain("tricks-effect-burden").with("burden", burden),
            "LDT-7.6",
        ),
        Choice::Step(step) => {
            let effect = match step {
                Step::First => "tricks-effect-step-first",
                Step::Last => "tricks-effect-step-last",
            };
            say(
                plain("tricks-choice-step").with("step", step.term()),
                plain(effect),
                "LDT-C34.2",
            )
        }
        Choice::Play(card, how) => {
            let label = match how {
                How::Plain => "tricks-choice-play",
                How::Ring => "tricks-choice-win",
                How::Light => "tricks-choice-light",
            };
            let (effect, clause) = effect_of_playing(state, card, how);
            with_card(label, effect, card, clause)
        }
        Choice::Go => say(plain("tricks-choice-go"), plain("tricks-effect-go"), "LDT-6.7"),
        Choice::Again { keep: false } => say(
            plain("tricks-choice-again"),
            plain("tricks-effect-again"),
            "LDT-6.6",
        ),
        Choice::Again { keep: true } => say(
            plain("tricks-choice-again-keep"),
            plain("tricks-effect-again-keep"),
            "LDT-6.8",
        ),
        Choice::Stop => say(
            plain("tricks-choice-stop"),
            plain("tricks-effect-stop"),
            "LDT-6.6",
        ),
    }
}

fn members(state: &State, group: u8) -> Vec<&'static str> {
    let group = state.card().groups.get(usize::from(group));
    group
        .map(|group| group.iter().map(Character::term).collect())
        .unwrap_or_default()
}

/// What playing this card does, here and now.
fn effect_of_playing(state: &State, card: Card, how: How) -> (&'static str, &'static str) {
    let current = &state.deal.current;
    let leads = current.is_empty();
    if let Phase::Play { chair } = state.phase {
        if leads && state.forbidden_lead(chair, card) {
            return ("tricks-effect-play-forbidden", "LDT-2.10");
        }
        if state.can(chair, Ability::Pending) {
            let fixes = current.suit.is_none() && card.suit().is_some();
            let effect = if fixes {
                "tricks-effect-lay-fixes"
            } else {
                "tricks-effect-lay"
            };
            return (effect, "LDT-C22.2");
        }
    }
    match how {
        How::Plain => {}
        How::Ring => return ("tricks-effect-win", "LDT-7.3"),
        How::Light => return ("tricks-effect-light", "LDT-C35.4"),
    }
    if card.is_tower() {
        return if leads {
            ("tricks-effect-play-tower-led", "LDT-4.3")
        } else {
            ("tricks-effect-play-tower", "LDT-4.2")
        };
    }
    if card.is_fatigue() && leads {
        return ("tricks-effect-play-fatigue", "LDT-8.1");
    }
    if card.is_orc() {
        return ("tricks-effect-play-orc", "LDT-5.2");
    }
    match (leads, current.suit) {
        (true, _) => ("tricks-effect-play-led", "LDT-3.1"),
        (false, None) => ("tricks-effect-play-fixes", "LDT-4.3"),
        (false, suit) if suit == card.suit() => ("tricks-effect-play-follows", "LDT-3.2"),
        _ => ("tricks-effect-play-discards", "LDT-3.2"),
    }
}
