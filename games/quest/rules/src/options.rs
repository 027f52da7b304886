//! The options of a table: readings of the rulebook where it leaves room, and its two optional rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Clause, GameOption};

macro_rules! readings {
    ($($(#[$meta:meta])* $id:ident, $clause:literal: $usual:literal | $other:literal;)*) => {
        /// The readings a table plays by: each has a usual value, and holds another where it is `true`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options { $($(#[$meta])* #[serde(skip_serializing_if = "usual")] pub $id: bool,)* }

        impl Options {
            /// The options for setting up a table.
            pub fn all() -> Vec<GameOption> {
                vec![$(GameOption {
                    id: stringify!($id),
                    values: vec![$usual.to_owned(), $other.to_owned()],
                    default: $usual.to_owned(),
                    clause: Some(Clause($clause)),
                }),*]
            }

            /// The options from the chosen values.
            pub fn of(chosen: &BTreeMap<&'static str, String>) -> Self {
                Self { $($id: chosen.get(stringify!($id)).is_some_and(|value| value == $other),)* }
            }

            /// The options that are not as usual, with their values.
            pub fn unusual(&self) -> Vec<(&'static str, &'static str)> {
                let mut all = Vec::new();
                $(if self.$id { all.push((stringify!($id), $other)); })*
                all
            }

            /// Chooses a value of an option; is there such a one?
            pub fn choose(&mut self, option: &str, value: &str) -> bool {
                $(if option == stringify!($id) && [$usual, $other].contains(&value) {
                    self.$id = value == $other;
                    return true;
                })*
                false
            }
        }
    };
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn usual(other: &bool) -> bool {
    !other
}

readings! {
    /// Corruption is paid off in havens only.
    corruption, "MEQ-A6": "anywhere" | "haven";
    /// A hero in a haven with a minion only heals.
    haven_rest, "MEQ-A7": "always" | "heal";
    /// The Shadow Pool has no limit.
    pool, "MEQ-A13": "capped" | "open";
    /// After a blank token another attacks from ambush.
    blank_ambush, "MEQ-A16": "once" | "again";
    /// The errata do not hold: a cancelled card keeps its type, and shadow cards are played to the end.
    errata, "MEQ-B1": "on" | "off";
    /// A defeated hero recovers before the combat's cards are put away.
    defeat, "MEQ-B3": "after" | "before";
    /// Only damage defeats a hero without cards.
    last_card, "MEQ-B4": "any" | "damage";
    /// A hero may hold several items of a title.
    same_item, "MEQ-B5": "one" | "many";
    /// An empty stronghold holds a chain.
    empty_stronghold, "MEQ-B7": "cut" | "root";
    /// Influence over a lower limit comes off.
    overflow, "MEQ-B8": "stays" | "trimmed";
    /// Sauron may leave a peril unresolved.
    peril, "MEQ-B10": "must" | "may";
    /// A hero moved by a card arrives as if travelling.
    moved, "MEQ-B11": "safe" | "enters";
    /// Stages and the end are looked at in the Story step only.
    conclusion, "MEQ-B12": "at_once" | "story";
    /// A monster that was placed may be given another order.
    placed, "MEQ-B14": "ordered" | "free";
    /// One plot is discarded in an exploration.
    plots, "MEQ-B15": "several" | "one";
    /// The difficulty is adjusted by the dominance of the first step.
    adjustment, "MEQ-B16": "again" | "first";
    /// A side that declares exhaustion keeps the abilities of its last card for a round.
    declared, "MEQ-B18": "lost" | "kept";
    /// Cancelled cards and exhausted sides have printed defence 0.
    printed, "MEQ-B19": "card" | "zero";
    /// Other cards see what is on the card, not what another card made of it.
    changed_print, "MEQ-B20": "counts" | "ignored";
    /// Shrewd Planning may take itself back.
    take_back, "MEQ-B21": "other" | "any";
    /// The mission is met when the Ringwraiths are in play.
    find_them_all, "MEQ-1.10": "shire" | "in_play";
    /// Dominance is counted in Story steps.
    dominance, "MEQ-12.2": "spaces" | "steps";
    /// A livelier third stage.
    stage_three, "MEQ-12.3": "plain" | "lively";
}
