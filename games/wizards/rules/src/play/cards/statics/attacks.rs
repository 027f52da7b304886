//! Statics that change attacks, and their targets.

use super::super::prelude::*;

statics! {
    /// Adds to every such attack.
    "attacks" => Attacks { kind: Kind, stat: Stat, by: Amount }: |_| Touches::ATTACKS;
    /// Doubles a number of every such attack.
    "attacks_double" => AttacksDouble { kind: Kind, stat: Stat }: |_| Touches::ATTACKS;
    /// Halves (rounded up) a number of the strike the bearer faces.
    "halves" => Halves { who: Who, stat: Stat };
    /// Whoever the creature wounds makes so many body checks, to each of which so much is added.
    "body_checks" => BodyChecks { count: i8, by: i8 };
    /// Such sites have one more automatic-attack: its race, strikes and prowess; its body is that of the card.
    "automatic_attack" => AutomaticAttack { at: Kind, race: Race, strikes: i8, prowess: i8 }: |_| Touches::PLACES;
    /// Such creatures may be keyed to that, wherever the condition holds.
    "keys" => Keys { kind: Kind, to: Kind, test: Condition }: |_| Touches::PLACES;
}
