//! The later official rulings that differ from the book, and its optional rules: each is an option of the table.

use serde::{Deserialize, Serialize};
use table::{Clause, GameOption};

macro_rules! rulings {
    ($($(#[$doc:meta])* $field:ident = $id:literal by $clause:literal;)*) => {
        /// The rulings that hold at this table against the book.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Rulings { $($(#[$doc])* pub $field: bool,)* }

        impl Rulings {
            /// None of them: as the book says.
            pub const BOOK: Self = Self { $($field: false,)* };

            /// All official rulings.
            pub const OFFICIAL: Self = Self { $($field: true,)* };

            /// The ids of the options, in the order of the book's chapters.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// One option for each: as the table's option for all of them says, or otherwise.
            pub(crate) fn options() -> Vec<GameOption> {
                vec![$(option($id, &["table", "book", "official"], $clause)),*]
            }

            /// The chosen rulings, by the values of the options.
            pub(crate) fn chosen(official: bool, value: impl Fn(&str) -> bool, book: impl Fn(&str) -> bool) -> Self {
                Self { $($field: value($id) || official && !book($id),)* }
            }
        }
    };
}

rulings! {
    /// Agents and cards that can also be an event count half among the creatures of a deck; in the book only
    /// the latter do.
    agents_are_half_creatures = "half-creatures" by "SATM-2.4";
    /// Starting minor items are not unique.
    start_items_common = "starting-items" by "SATM-2.7";
    /// A character may form a company of its own where its player's wizard is.
    company_beside_wizard = "company-at-wizard" by "SATM-6.11";
    /// Hobbits count half for the seven of a company, too.
    hobbits_halve_company = "company-size" by "SATM-8.2";
    /// All but one of the companies that were divided at a haven must move, as elsewhere.
    one_stays_at_havens = "haven-split" by "SATM-8.9";
    /// General influence may be exceeded within the organization phase, at the end of which it is settled.
    influence_settled_late = "influence-overrun" by "SATM-6.5";
    /// Every transfer needs a corruption check.
    every_transfer_checked = "free-transfer" by "SATM-10.3";
    /// A wizard who fails a corruption check, however narrowly, is eliminated; in the book discarded, at the same cost.
    wizard_falls = "wizard-corruption" by "SATM-11.8";
    /// A corruption check is supported in the basic game, too.
    support_always = "basic-support" by "SATM-11.12";
    /// Two companies that are bound for one haven may both move by basic movement.
    basic_way_shared = "haven-basic-move" by "SATM-8.10";
    /// Companies that meet at a haven stay apart.
    apart_at_havens = "haven-merging" by "SATM-12.13";
    /// Creatures are keyed to regions by name only against companies that move; in the book also to the region of a
    /// company that stays.
    named_regions_need_movement = "region-key-staying" by "SATM-14.24";
    /// An agent that hides does not tap; in the book it does.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    agents_hide_untapped = "agent-hiding" by "SATM-28.14";
    /// An ally that is playable at an agent's home resists it with its own mind; in the book with none.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    allies_keep_their_mind = "agent-mind" by "SATM-28.35";
    /// A rescue site by basic movement is in the region of origin or destination; in the book also in an adjacent one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    rescue_at_the_ends = "rescue-regions" by "SATM-30.5";
    /// A card on guard that reacts to a resource is turned up when that is declared, and resolves before it; in the
    /// book afterwards.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    guards_react_first = "on-guard-timing" by "SATM-16.9";
    /// Strikes left at an eliminated character succeed.
    strikes_at_eliminated_succeed = "strikes-left" by "SATM-15.33";
    /// A character taps to cancel an automatic-attack at its home site.
    home_site_cancels = "home-site-attack" by "SATM-19.2";
    /// Nothing that a wizard controls can be influenced.
    wizards_shield = "wizard-immunity" by "SATM-20.2";
    /// The cost of a lost wizard counts when the Council is called, too; in the book at the Council only.
    lost_wizard_counts_in_call = "calling-lost-wizard" by "SATM-23.3";
    /// Characters that fail at the Council by two or more are eliminated.
    council_eliminates = "council-elimination" by "SATM-23.16";
    /// A card is shown at the Council only if the opponent's gives a point at least.
    shown_cards_count = "council-reveals" by "SATM-23.23";
}

/// The optional rules a table may play by: readings of the book, and its chapter 26.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Extras {
    /// Losing the wizard loses the basic game.
    pub wizard_lost_loses: bool,
    /// Whenever a character leaves play, each of its companions may take one of its items: the book's other sentence.
    pub items_pass_on: bool,
    /// The minor item taken besides may come from the discard pile or the sideboard.
    pub minor_from_discard: bool,
    /// The wizard may be one of the starting company, with a mind of 12.
    pub wizard_at_start: bool,
    /// Sites in the opponent's discard pile are guarded better.
    pub seen_sites_guarded: bool,
    /// A tie at the Council is broken by corruption: the weakest link.
    pub weakest_link: bool,
    /// Free direct influence may count instead of general influence.
    pub own_influence_helps: bool,
    /// A deck may hold fewer than twelve creatures.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub few_creatures: bool,
}

impl Extras {
    /// Nothing else.
    pub const NONE: Self = Self {
        wizard_lost_loses: false,
        items_pass_on: false,
        minor_from_discard: false,
        wizard_at_start: false,
        seen_sites_guarded: false,
        weakest_link: false,
        own_influence_helps: false,
        few_creatures: false,
    };

    pub(crate) fn options() -> Vec<GameOption> {
        let yes_or_no = |id, clause| option(id, &["no", "yes"], clause);
        vec![
            yes_or_no("few-creatures", "SATM-2.4"),
            option("lost-wizard", &["points", "defeat"], "SATM-6.13"),
            option("items-left-behind", &["book", "note"], "SATM-11.10"),
            yes_or_no("minor-from-discard", "SATM-26.1"),
            yes_or_no("wizard-at-start", "SATM-26.2"),
            yes_or_no("seen-sites-guarded", "SATM-26.3"),
            yes_or_no("weakest-link", "SATM-26.4"),
            yes_or_no("own-influence-helps", "SATM-26.6"),
        ]
    }

    pub(crate) fn chosen(is: impl Fn(&str, &str) -> bool) -> Self {
        let yes = |id| is(id, "yes");
        Self {
            wizard_lost_loses: is("lost-wizard", "defeat"),
            items_pass_on: is("items-left-behind", "note"),
            minor_from_discard: yes("minor-from-discard"),
            wizard_at_start: yes("wizard-at-start"),
            seen_sites_guarded: yes("seen-sites-guarded"),
            weakest_link: yes("weakest-link"),
            own_influence_helps: yes("own-influence-helps"),
            few_creatures: yes("few-creatures"),
        }
    }
}

/// The first value is the default.
fn option(id: &'static str, values: &[&str], clause: &'static str) -> GameOption {
    GameOption {
        id,
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        default: values[0].to_owned(),
        clause: Some(Clause(clause)),
    }
}
