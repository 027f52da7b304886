//! Numbers and conditions, as cards name them.

use cardlang::{Fault, Node, Used, Value};

use super::Area;
use crate::ids::{Character, Plot};
use crate::kinds::Colour;

/// A number.
#[derive(Clone, PartialEq, Debug)]
pub enum Number {
    /// This one.
    Just(i8),
    Of(Box<Count>),
}

impl Value for Number {
    fn what() -> String {
        "a number, or something to count".to_owned()
    }

    fn read(node: &Node, ids: &cardlang::Ids) -> Result<Self, Fault> {
        match i8::read(node, ids) {
            Ok(number) => Ok(Self::Just(number)),
            Err(_) => Count::read(node, ids).map(|count| Self::Of(Box::new(count))),
        }
    }

    fn write(&self) -> Node {
        match self {
            Self::Just(number) => number.write(),
            Self::Of(count) => count.write(),
        }
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        if let Self::Of(count) = self {
            count.visit(seen);
        }
    }
}

impl cardlang::Say for Number {
    fn say(&self) -> table::Arg {
        match self {
            Self::Just(number) => number.say(),
            Self::Of(count) => count.say(),
        }
    }

    fn give(&self, name: &cardlang::said::ArgName, message: &mut table::Message) {
        message.args.push((name.name, self.say()));
        let kind = match self {
            Self::Just(_) => "number",
            Self::Of(_) => "sum",
        };
        message.args.push((name.kind, table::Arg::Verbatim(kind.to_owned())));
    }
}

cardlang::ops! {
    /// A number that is counted when it is needed.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Count: "number" said "quest-count-" {
        /// The hero's fortitude.
        "fortitude" => Fortitude,
        /// The hero's strength.
        "strength" => Strength,
        /// The hero's agility.
        "agility" => Agility,
        /// The hero's wisdom.
        "wisdom" => Wisdom,
        /// The hero's corruption cards.
        "corruption" => Corruption,
        /// The hero's favor.
        "favor" => Favor,
        /// Cards in the hero's hand.
        "cards" => Cards,
        /// Influence in the Shadow Pool.
        "pool" => Pool,
        /// Active plots.
        "plots" => Plots,
        /// Influence there.
        "influence" => Influence { area: Area },
        /// Places there with influence.
        "influenced" => Influenced { area: Area },
        /// Monster tokens there.
        "monsters" => Monsters { area: Area },
        /// Minions there.
        "minions" => Minions { area: Area },
        /// Characters there.
        "characters" => Characters { area: Area },
        /// Corruption cards of all heroes.
        "all_corruption" => AllCorruption,
        /// Favor of all heroes.
        "all_favor" => AllFavor,
        /// Heroes who have favor.
        "heroes_with_favor" => HeroesWithFavor,
        /// The greatest of corruption minus wisdom among the heroes.
        "most_corrupt" => MostCorrupt,
        /// A multiple of a number.
        "product" => Product { factor: i8, of: Number },
        /// Both together.
        "sum" => Sum { one: Number, other: Number },
    }
}

cardlang::ops! {
    /// Something that is so or not.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Condition: "condition" said "quest-if-" {
        /// Always.
        "yes" => Yes,
        /// The first is not less.
        "at_least" => AtLeast { one: Number, other: Number },
        /// The first is not more.
        "at_most" => AtMost { one: Number, other: Number },
        /// The first is more.
        "more" => More { one: Number, other: Number },
        /// The first is less.
        "less" => Less { one: Number, other: Number },
        /// Both numbers are equal.
        "equal" => Equal { one: Number, other: Number },
        /// This plot is active.
        "active" => Active { plot: Plot },
        /// This character is on the map.
        "in_play" => InPlay { who: Character },
        /// No marker of Sauron's is further behind.
        "last" => Last { colour: Colour },
        /// The fight just fought was won.
        "won" => Won,
        /// Every hero has completed both own quests.
        "quests_done" => QuestsDone,
        /// The marker of this colour stands in that stage.
        "in_stage" => InStage { colour: Colour, stage: u8 },
        /// The condition does not hold.
        "not" => Not { so: Box<Condition> },
        /// One of them, or both.
        "either" => Either { one: Box<Condition>, other: Box<Condition> },
        /// Both.
        "both" => Both { one: Box<Condition>, other: Box<Condition> },
    }
}
