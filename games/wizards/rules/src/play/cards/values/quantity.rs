//! Persons, numbers, amounts and durations.

use super::Kind;
use crate::card::RegionKind;

cardlang::words! {
    /// A character or card that a word is about.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Who: "whom" {
        /// The character the card lies on.
        "bearer" => Bearer,
        /// The card itself (a character, an ally, an event).
        "self" => This,
        /// The chosen target.
        "target" => Target,
        /// The character that pays: the one tapped, or the one who plays the card.
        "user" => User,
        /// All characters and allies of the company.
        "company" => Company,
        /// All characters of the company.
        "characters" => Characters,
        /// A character wounded by this attack.
        "wounded" => Wounded,
        /// All characters in play.
        "each" => Each,
        /// The attack that is faced.
        "attack" => Attack,
        /// The strike that is faced.
        "strike" => Strike,
        /// The target of the strike.
        "struck" => Struck,
        /// The player whose card it is.
        "player" => Player,
        /// The other player.
        "opponent" => Opponent,
        /// The company's site.
        "site" => Site,
        /// All others of the company.
        "others" => Others,
        /// All characters in play at havens.
        "at_havens" => AtHavens,
    }
}

cardlang::words! {
    /// A number that can be changed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Stat: "number" {
        /// Prowess.
        "prowess" => Prowess,
        /// Body.
        "body" => Body,
        /// Mind.
        "mind" => Mind,
        /// Direct influence.
        "direct_influence" => DirectInfluence,
        /// Corruption points.
        "corruption" => Corruption,
        /// The modifier of corruption checks.
        "corruption_check" => CorruptionCheck,
        /// The modifier of influence checks.
        "influence_check" => InfluenceCheck,
        /// The size of the hand.
        "hand" => Hand,
        /// Strikes of an attack.
        "strikes" => Strikes,
        /// Cards drawn by a company's player when it moves.
        "draws" => Draws,
        /// The hazard limit of a company that moves.
        "hazard_limit" => HazardLimit,
        /// The modifier of tests of a gold ring.
        "ring_test" => RingTest,
        /// The further regions that a company may move through by region movement.
        "regions" => Regions,
        /// The modifier of the roll for the way to a site of the Under-deeps.
        "deeps" => Deeps,
        /// General influence of a player.
        "general_influence" => GeneralInfluence,
        /// The modifier of the body checks of characters wounded by an attack.
        "body_check" => BodyCheck,
    }
}

cardlang::words! {
    /// The duration of a change.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Until: "time" {
        /// The check that is about to be rolled.
        "check" => Check,
        /// The present strike.
        "strike" => Strike,
        /// The present attack.
        "attack" => Attack,
        /// Until the end of the turn.
        "turn" => Turn,
        /// Until the long events of its player leave.
        "long_event" => LongEvent,
        /// Until the next untap phase of its player.
        "untap" => Untap,
        /// The rest of the game.
        "game" => Game,
    }
}

cardlang::words! {
    /// A quantity that a character or card has much or little of.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Measure: "measure" {
        /// Prowess, also that of the attack.
        "prowess" => Prowess,
        /// Body.
        "body" => Body,
        /// Mind.
        "mind" => Mind,
        /// Victory points.
        "points" => Points,
        /// Corruption points that are printed on it.
        "corruption" => Corruption,
        /// Direct influence that is left.
        "unused" => Unused,
        /// The bonus to an influence check: unused direct influence, and the modifiers of such checks.
        "persuasion" => Persuasion,
    }
}

cardlang::ops! {
    /// An amount: `2`, `-1`, or a count.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Amount: "amount" or Number(i8) {
        /// The number of times the symbol is in the site path.
        "path" => Path(land: RegionKind),
        /// The characters of the company.
        "members" => Members,
        /// The size of the company.
        "size" => Size,
        /// The amount of that quantity.
        "value" => Value(what: Measure, of: Who),
        /// Not more than that.
        "at_most" => AtMost(most: i8, of: &'static Amount),
        /// Unused general influence.
        "free_influence" => FreeInfluence,
        /// The hazard limit of the company.
        "limit" => Limit,
        /// Such cards in the neutral zone.
        "events" => Events(kind: Kind),
        /// The regions through which the company has moved.
        "regions" => Regions,
        /// So much for each such character of the company.
        "each" => Each(by: i8, kind: Kind),
        /// Strikes of the attack beyond so many.
        "strikes_beyond" => StrikesBeyond(few: i8),
        /// The bonus `by`, for a character of this kind.
        "bonus" => Bonus(of: Who, kind: Kind, by: i8),
        /// Two amounts together.
        "sum" => Sum(one: &'static Amount, two: &'static Amount),
        /// The number by which the symbols of the path are fewer than `most`.
        "regions_under" => RegionsUnder(most: i8),
        /// The negative of an amount: `less(path(wilderness))`.
        "less" => Less(of: &'static Amount),
    }
}
