//! Where the book and later official rulings differ, and its optional rules: each is an option of the table.

use serde::{Deserialize, Serialize};
use table::{Clause, GameOption};

macro_rules! rulings {
    ($($(#[$doc:meta])* $field:ident = $id:literal by $clause:literal;)*) => {
        /// What holds at this table instead of what the book says.
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
            pub(super) fn options() -> Vec<GameOption> {
                vec![$(option($id, &["table", "book", "official"], $clause)),*]
            }

            /// What was chosen, by the values of the options.
            pub(super) fn chosen(official: bool, value: impl Fn(&str) -> bool, book: impl Fn(&str) -> bool) -> Self {
                Self { $($field: value($id) || official && !book($id),)* }
            }
        }
    };
}

rulings! {
    /// Agents and what can also be an event count half among the creatures of a deck; in the book only the latter do.
    agents_are_half_creatures = "agents-are-half-creatures" by "SATM-2.4";
    /// Starting minor items are not unique.
    start_items_common = "start-items-common" by "SATM-2.7";
    /// A character may form a company of its own where its player's wizard is.
    company_beside_wizard = "company-beside-wizard" by "SATM-6.11";
    /// Hobbits count half for the seven of a company, too.
    hobbits_halve_company = "hobbits-halve-company" by "SATM-8.2";
    /// Of companies that were divided at a haven all but one must move, as elsewhere.
    one_stays_at_havens = "one-stays-at-havens" by "SATM-8.9";
    /// General influence may be exceeded within the organization phase, at the end of which it is settled.
    influence_settled_late = "influence-settled-late" by "SATM-9.2";
    /// Every transfer needs a corruption check.
    every_transfer_checked = "every-transfer-checked" by "SATM-10.2";
    /// A corruption check is supported in the basic game, too.
    support_always = "support-always" by "SATM-11.12";
    /// Two companies that are bound for one site may both move by basic movement.
    basic_way_shared = "basic-way-shared" by "SATM-12.12";
    /// Companies that meet at a haven stay apart.
    apart_at_havens = "apart-at-havens" by "SATM-12.13";
    /// Creatures are keyed to regions by name only against companies that move; in the book also to the region of a
    /// company that stays.
    named_regions_need_movement = "named-regions-need-movement" by "SATM-14.24";
    /// Strikes that are left at somebody who is eliminated succeed.
    strikes_at_eliminated_succeed = "strikes-at-eliminated-succeed" by "SATM-15.33";
    /// A character taps to cancel an automatic-attack at its home site.
    home_site_cancels = "home-site-cancels" by "SATM-19.2";
    /// Nothing that a wizard controls can be influenced.
    wizards_shield = "safe-with-wizards" by "SATM-20.2";
    /// A lost wizard does not count against whoever calls the Council.
    lost_wizard_spares_call = "lost-wizard-spares-call" by "SATM-23.5";
    /// Characters that fail at the Council by two or more are eliminated.
    council_eliminates = "council-eliminates" by "SATM-23.16";
    /// At the Council only cards are shown of which the opponent's gives a point at least.
    shown_cards_count = "shown-cards-count" by "SATM-23.23";
}

/// What else a table may play by: readings of the book, and its optional rules (chapter 26).
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
    };

    pub(super) fn options() -> Vec<GameOption> {
        let yes_or_no = |id, clause| option(id, &["no", "yes"], clause);
        vec![
            yes_or_no("wizard-lost-loses", "SATM-23.10"),
            yes_or_no("items-pass-on", "SATM-11.8"),
            yes_or_no("minor-from-discard", "SATM-26.1"),
            yes_or_no("wizard-at-start", "SATM-26.2"),
            yes_or_no("seen-sites-guarded", "SATM-26.3"),
            yes_or_no("weakest-link", "SATM-26.4"),
            yes_or_no("own-influence-helps", "SATM-26.6"),
        ]
    }

    pub(super) fn chosen(yes: impl Fn(&str) -> bool) -> Self {
        Self {
            wizard_lost_loses: yes("wizard-lost-loses"),
            items_pass_on: yes("items-pass-on"),
            minor_from_discard: yes("minor-from-discard"),
            wizard_at_start: yes("wizard-at-start"),
            seen_sites_guarded: yes("seen-sites-guarded"),
            weakest_link: yes("weakest-link"),
            own_influence_helps: yes("own-influence-helps"),
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
