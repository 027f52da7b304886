//! Quantities: their owner, and the noun counted.

use tricks::goal::{Filter, Mark, Quantity, Who};

/// The owner of a quantity.
pub(crate) const fn owner(quantity: &Quantity) -> Option<Who> {
    match quantity {
        Quantity::Number(_) | Quantity::Param | Quantity::Burden | Quantity::Under => None,
        Quantity::Tricks(who, _)
        | Quantity::Cards(who, _)
        | Quantity::Values(who, _)
        | Quantity::Suits(who, _)
        | Quantity::WinningSuits(who)
        | Quantity::SameValue(who)
        | Quantity::Run(who, _)
        | Quantity::Streak(who)
        | Quantity::Led(who, _)
        | Quantity::PlayedLast(who, _)
        | Quantity::Leftover(who) => Some(*who),
    }
}

/// The same quantity without its owner: to see whether two are of the same thing.
pub(crate) fn of_nobody(quantity: &Quantity) -> Quantity {
    let mut quantity = quantity.clone();
    match &mut quantity {
        Quantity::Tricks(who, _)
        | Quantity::Cards(who, _)
        | Quantity::Values(who, _)
        | Quantity::Suits(who, _)
        | Quantity::WinningSuits(who)
        | Quantity::SameValue(who)
        | Quantity::Run(who, _)
        | Quantity::Streak(who)
        | Quantity::Led(who, _)
        | Quantity::PlayedLast(who, _)
        | Quantity::Leftover(who) => *who = Who::default(),
        Quantity::Number(_) | Quantity::Param | Quantity::Burden | Quantity::Under => {}
    }
    quantity
}

/// The verb of its clause.
pub(crate) const fn verb(quantity: &Quantity) -> &'static str {
    match quantity {
        Quantity::Led(..) => "tricks-goal-lead",
        Quantity::PlayedLast(..) => "tricks-goal-play",
        _ => WIN,
    }
}

/// The verb 'to win'.
pub(crate) const WIN: &str = "tricks-goal-win";

/// The noun counted, if it can be left out when it is repeated: 'and none after it'.
pub(crate) fn noun(quantity: &Quantity) -> Option<Quantity> {
    match quantity {
        Quantity::Tricks(..) => Some(Quantity::Tricks(Who::default(), Filter::None)),
        Quantity::Cards(..) => Some(of_nobody(quantity)),
        _ => None,
    }
}

/// The event before, or after, the tricks that count.
pub(crate) const fn mark(quantity: &Quantity) -> Option<Mark> {
    match quantity {
        Quantity::Tricks(_, Filter::Before(mark) | Filter::After(mark)) => Some(*mark),
        _ => None,
    }
}

/// Do only some tricks count?
pub(crate) fn filtered(quantity: &Quantity) -> bool {
    matches!(quantity, Quantity::Tricks(_, filter) if *filter != Filter::None)
}
