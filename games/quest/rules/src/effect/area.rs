//! Sets of places, as cards name them.

use cardlang::{Fault, Node, Used, Value};

use crate::ids::{Minion, Place, Region};

/// A set of places.
#[derive(Clone, PartialEq, Debug)]
pub enum Area {
    /// One place.
    Place(Place),
    Region(Region),
    /// A counted area.
    Of(Box<Where>),
}

impl Value for Area {
    fn what() -> String {
        "a place, a region, or a set of places".to_owned()
    }

    fn read(node: &Node, ids: &cardlang::Ids) -> Result<Self, Fault> {
        if let Some(word) = node.as_word() {
            if let Ok(place) = word.parse() {
                return Ok(Self::Place(place));
            }
            if let Ok(region) = word.parse() {
                return Ok(Self::Region(region));
            }
        }
        Where::read(node, ids).map(|area| Self::Of(Box::new(area)))
    }

    fn write(&self) -> Node {
        match self {
            Self::Place(place) => place.write(),
            Self::Region(region) => region.write(),
            Self::Of(area) => area.write(),
        }
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        if let Self::Of(area) = self {
            area.visit(seen);
        }
    }
}

impl cardlang::Say for Area {
    fn say(&self) -> table::Arg {
        match self {
            Self::Place(place) => place.say(),
            Self::Region(region) => region.say(),
            Self::Of(area) => area.say(),
        }
    }
}

cardlang::ops! {
    /// A set of places that is counted when it is needed.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Where: "set of places" said "quest-area-" {
        /// The hero's place.
        "here" => Here,
        /// The place that was picked.
        "place" => Picked,
        /// The hero's region.
        "region" => OwnRegion,
        /// Every place.
        "any" => Any,
        /// The havens.
        "havens" => Havens,
        /// The shadow strongholds.
        "strongholds" => Strongholds,
        /// Places with influence.
        "influenced" => Influenced,
        /// Places with monsters.
        "with_monsters" => WithMonsters,
        /// Places with minions.
        "with_minions" => WithMinions,
        /// Places with characters.
        "with_characters" => WithCharacters,
        /// Affected by an active plot.
        "with_plots" => WithPlots,
        /// Places with favor.
        "with_favor" => WithFavor,
        /// The place of this minion.
        "minion" => Of { who: Minion },
        /// Next to these.
        "adjacent" => Adjacent { to: Area },
        /// These places, and all up to `steps` steps away.
        "within" => Within { of: Area, steps: u8 },
        /// Places `steps` steps from these, and more.
        "beyond" => Beyond { of: Area, steps: u8 },
        /// Those that are nearest to the hero.
        "nearest" => Nearest { of: Area },
        /// The places in both.
        "both" => Both { one: Area, other: Area },
        /// The places in either.
        "either" => Either { one: Area, other: Area },
        /// Everywhere else.
        "not" => Not { area: Area },
    }
}
