//! What a game is started from: options, and two decks.

use serde::{Deserialize, Serialize};
use table::{GameOption, Info, Seat, SetupError, SetupRequest};

use crate::deck::{self, Deck};

/// What one must know of the game before it is set up.
pub(crate) const INFO: Info = Info {
    id: "wizards",
    least: 2,
    most: 2,
    rules_version: 1,
    state_version: 1,
    cooperative: false,
};

/// How many times a play deck is exhausted before the Council (SATM-23.5 to SATM-23.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Two decks.
    Two,
    /// Three decks.
    Three,
    /// Four decks.
    Four,
}

impl Length {
    /// Exhaustions that end the game.
    pub const fn decks(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// Points that let a player call one exhaustion earlier.
    pub const fn points(self) -> i16 {
        match self {
            Self::Two => 25,
            Self::Three => 30,
            Self::Four => 40,
        }
    }

    /// Cards in a sideboard.
    pub const fn sideboard(self) -> usize {
        match self {
            Self::Two => 30,
            Self::Three => 35,
            Self::Four => 40,
        }
    }
}

/// Where the book and later official rulings differ: what holds at this table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Rulings {
    /// W16: Hobbits count half for the seven of a company, too.
    pub hobbits_halve_company: bool,
    /// W21: every transfer needs a corruption check.
    pub every_transfer_checked: bool,
    /// W14: in the basic game, losing the wizard loses the game.
    pub wizard_lost_loses: bool,
    /// W23: a corruption check is supported in the basic game, too.
    pub support_always: bool,
    /// W33: strikes that are left at somebody who is eliminated succeed.
    pub strikes_at_eliminated_succeed: bool,
    /// W84: characters that fail at the Council by two or more are eliminated.
    pub council_eliminates: bool,
    /// W25: companies that meet at a haven stay apart.
    pub apart_at_havens: bool,
}

impl Rulings {
    /// All official rulings.
    pub const OFFICIAL: Self = Self {
        hobbits_halve_company: true,
        every_transfer_checked: true,
        wizard_lost_loses: false,
        support_always: true,
        strikes_at_eliminated_succeed: true,
        council_eliminates: true,
        apart_at_havens: true,
    };
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The standard rules, or the basic ones (SATM-0.2).
    pub standard: bool,
    /// How long the game is.
    pub length: Length,
    /// Where the book and the rulings differ.
    pub rulings: Rulings,
    /// SATM-26.3: sites in the opponent's discard pile are guarded better.
    pub seen_sites_guarded: bool,
}

/// Everything a game is started from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The options.
    pub rules: Rules,
    /// The decks, seat by seat.
    pub decks: [Deck; 2],
    /// Who begins; nobody: dice decide (SATM-2.11).
    pub first: Option<Seat>,
}

/// The options of a table.
pub(crate) fn options() -> Vec<GameOption> {
    let option = |id, values: &[&str], default: &str| GameOption {
        id,
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        default: default.to_owned(),
        clause: None,
    };
    let decks = deck::starters()
        .iter()
        .map(|deck| deck.id.as_str())
        .collect::<Vec<_>>();
    let first = decks.first().copied().unwrap_or_default();
    let second = decks.get(1).copied().unwrap_or(first);
    vec![
        option("rules", &["standard", "basic"], "standard"),
        option("length", &["two", "three", "four"], "two"),
        option("rulings", &["book", "official"], "book"),
        option("deck-1", &decks, first),
        option("deck-2", &decks, second),
        option("seen-sites-guarded", &["no", "yes"], "no"),
    ]
}

/// Checks and completes what was asked for.
pub(crate) fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
    let chosen = request.resolve(&INFO, &options())?;
    let value = |id: &str| chosen.get(id).map_or("", String::as_str);
    let deck = |id: &str| {
        let found = deck::starters().iter().find(|deck| deck.id == value(id));
        found
            .cloned()
            .ok_or_else(|| SetupError::unreadable("no such deck"))
    };
    Ok(Setup {
        rules: Rules {
            standard: value("rules") == "standard",
            length: match value("length") {
                "three" => Length::Three,
                "four" => Length::Four,
                _ => Length::Two,
            },
            rulings: if value("rulings") == "official" {
                Rulings::OFFICIAL
            } else {
                Rulings::default()
            },
            seen_sites_guarded: value("seen-sites-guarded") == "yes",
        },
        decks: [deck("deck-1")?, deck("deck-2")?],
        first: None,
    })
}
