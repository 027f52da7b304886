//! Prompts, and what each choice is called and does.

use table::{Clause, Explanation, Message, Observer, Seat};

use crate::choice::Choice;
use crate::dice::Symbol;
use crate::state::{Phase, Roll, State};

/// Who must do what, as `observer` is told it.
pub fn prompt(state: &State, observer: Observer) -> Message {
    if let Phase::Over { winners, ending } = state.phase {
        return Message::new(ending.reason()).with("winners", winners);
    }
    let mine = observer == Observer::Seat(state.active);
    let id = match (&state.phase, mine) {
        (Phase::TakeHobbit, true) => "journey-prompt-take",
        (Phase::TakeHobbit, false) => "journey-wait-take",
        (Phase::FirstRoll { .. }, true) => "journey-prompt-first-roll",
        (Phase::FirstRoll { .. }, false) => "journey-wait-first-roll",
        (Phase::SetAside(roll), true) => prompt_set_aside(roll),
        (Phase::SetAside(_), false) => "journey-wait-set-aside",
        (Phase::Apply(_), true) => "journey-prompt-apply",
        (Phase::Apply(_), false) => "journey-wait-apply",
        (Phase::Advance(_), true) => "journey-prompt-advance",
        (Phase::Advance(_) | Phase::Over { .. }, _) => "journey-wait-apply",
    };
    Message::new(id).with("seat", state.active)
}

fn prompt_set_aside(roll: &Roll) -> &'static str {
    let nazgul_due = roll.shows(roll.rolled, Symbol::Nazgul) && !roll.shows(roll.chosen, Symbol::Nazgul);
    if nazgul_due {
        "journey-prompt-set-aside-nazgul"
    } else if roll.chosen.is_empty() {
        "journey-prompt-set-aside"
    } else if roll.shows(roll.chosen, Symbol::WhiteTree) {
        "journey-prompt-set-aside-tree"
    } else {
        "journey-prompt-set-aside-more"
    }
}

/// What a choice is called, what it does, and the clause that allows it.
pub fn explain(state: &State, _seat: Seat, choice: &Choice) -> Explanation {
    let say = |label, effect, clause| Explanation {
        label,
        effect,
        clause: Clause(clause),
    };
    let plain = Message::new;
    match *choice {
        Choice::Take(hobbit) => say(
            plain("journey-choice-take").with("hobbit", hobbit.term()),
            plain("journey-effect-take")
                .with("hobbit", hobbit.term())
                .with("die", hobbit.colour().term()),
            "VAM-1.2",
        ),
        Choice::Roll => explain_roll(state),
        Choice::Repeat => say(
            plain("journey-choice-repeat"),
            plain("journey-effect-repeat"),
            "VAM-7.4",
        ),
        Choice::Set(die) => {
            let symbol = match &state.phase {
                Phase::SetAside(roll) => roll.face(die),
                _ => Symbol::Ring,
            };
            let label = plain("journey-choice-set")
                .with("symbol", symbol.term())
                .with("die", die.term());
            say(label, explain_symbol(state, die, symbol), clause_of(symbol))
        }
        Choice::Stop => say(
            plain("journey-choice-stop"),
            plain("journey-effect-stop"),
            "VAM-4.6",
        ),
        Choice::Divide(square) => say(
            plain("journey-choice-divide").with("square", square + 1),
            plain("journey-effect-divide").with("square", square + 1),
            "VAM-4.5",
        ),
        Choice::Nazgul(die) => say(
            plain("journey-choice-nazgul").with("die", die.term()),
            plain("journey-effect-nazgul").with("die", die.term()),
            "VAM-3.1",
        ),
        Choice::Settle => say(
            plain("journey-choice-settle"),
            plain("journey-effect-settle"),
            "VAM-3.1",
        ),
        Choice::Forgo => say(
            plain("journey-choice-forgo"),
            plain("journey-effect-forgo"),
            "VAM-A12",
        ),
        Choice::Advance(boxes) => say(
            plain("journey-choice-advance").with("boxes", boxes),
            plain("journey-effect-advance").with("boxes", boxes),
            "VAM-A12",
        ),
    }
}

fn explain_roll(state: &State) -> Explanation {
    let (label, effect, clause) = match &state.phase {
        Phase::SetAside(roll) => {
            let dice = roll.left().len();
            let label = Message::new("journey-choice-roll-on").with("dice", dice);
            (
                label,
                Message::new("journey-effect-roll-on").with("dice", dice),
                "VAM-2.4",
            )
        }
        _ => (
            Message::new("journey-choice-roll"),
            Message::new("journey-effect-roll"),
            "VAM-2.1",
        ),
    };
    Explanation {
        label,
        effect,
        clause: Clause(clause),
    }
}

/// What setting this die aside will do, here and now.
fn explain_symbol(state: &State, die: crate::dice::Colour, symbol: Symbol) -> Message {
    match symbol {
        Symbol::Ring => Message::new("journey-effect-ring"),
        Symbol::Gandalf => Message::new("journey-effect-gandalf"),
        Symbol::Fellowship => Message::new("journey-effect-fellowship"),
        Symbol::Orc => Message::new("journey-effect-orc"),
        Symbol::WhiteTree => Message::new("journey-effect-white-tree"),
        Symbol::Nazgul => {
            let hit = match &state.phase {
                Phase::SetAside(roll) => state.hit_by(roll, die),
                _ => None,
            };
            match hit {
                None => Message::new("journey-effect-nazgul-nobody"),
                Some(seat) if seat == state.active => Message::new("journey-effect-nazgul-self"),
                Some(seat) => Message::new("journey-effect-nazgul-rival").with("seat", seat),
            }
        }
    }
}

const fn clause_of(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Ring => "VAM-4.1",
        Symbol::Orc => "VAM-4.2",
        Symbol::Fellowship => "VAM-4.3",
        Symbol::Nazgul => "VAM-4.4",
        Symbol::Gandalf => "VAM-4.5",
        Symbol::WhiteTree => "VAM-4.6",
    }
}
