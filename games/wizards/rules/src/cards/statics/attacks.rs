//! Statics that change attacks, and their targets.

use super::super::prelude::*;

statics! {
    /// Adds to every such attack.
    "attacks" => Attacks { kind: Kind, stat: Stat, by: Amount }: |_| Touches::ATTACKS;
    /// Doubles a number of every such attack.
    "attacks_double" => AttacksDouble { kind: Kind, stat: Stat }: |_| Touches::ATTACKS;
    /// Halves (rounded up) a number of the strike the bearer faces.
    "halves" => Halves { who: Who, stat: Stat };
    /// The attacker chooses who faces the strikes of every such attack.
    "attacker_chooses" => AttackerChooses { kind: Kind }: |_| Touches::ATTACKS;
    /// Every such detainment attack is a normal one.
    "earnest" => Earnest { kind: Kind }: |_| Touches::ATTACKS;
    /// A character wounded by such an attack makes one body check more, with a modifier of `by`.
    "checks_again" => ChecksAgain { kind: Kind, by: i8 }: |_| Touches::ATTACKS;
    /// Adds to a number of the creature's own attack for each such character of the company.
    "gives_for_each" => GivesForEach { kind: Kind, stat: Stat, by: i8 };
    /// A character wounded by the creature makes `count` body checks, each with a modifier of `by`.
    "body_checks" => BodyChecks { count: i8, by: i8 };
    /// The strikes of a creature with one for each character are for such ones only.
    "strikes_at" => StrikesAt { kind: Kind };
    /// Of several attacks, of a creature or of a site that is no dragon's lair, one is left, which cannot be cancelled.
    "isolates" => Isolates;
    /// Such sites have one more automatic-attack: its race, strikes and prowess; its body is that of the card.
    "automatic_attack" => AutomaticAttack { at: Kind, race: Race, strikes: i8, prowess: i8 }: |_| Touches::PLACES;
    /// Every such attack without a body has this one.
    "embodies" => Embodies { kind: Kind, body: i8 }: |_| Touches::ATTACKS;
    /// Each such automatic-attack is faced twice.
    "repeats" => Repeats { kind: Kind }: |_| Touches::PLACES;
    /// Such creatures may be keyed to that, wherever the condition holds.
    "keys" => Keys { kind: Kind, to: Kind, test: Condition }: |_| Touches::PLACES;
}
