//! Programs that act for a guest.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A scope of a token. Any token may look at the tables that its maker may see, from its own seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Taking and leaving seats.
    Sit,
    /// Choosing and what belongs to it: handing in a deck, taking back, resigning.
    Play,
    /// Chat and remarks.
    Talk,
    /// Making tables, and starting the games at those.
    Make,
}

impl Scope {
    /// All scopes.
    pub const ALL: [Self; 4] = [Self::Sit, Self::Play, Self::Talk, Self::Make];

    /// The scope's word, as in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sit => "sit",
            Self::Play => "play",
            Self::Talk => "talk",
            Self::Make => "make",
        }
    }
}

/// A token of a program of the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TokenCard {
    /// The token's id.
    pub id: String,
    /// The name of the program.
    pub name: String,
    /// The scopes.
    pub scopes: Vec<Scope>,
    /// Time of creation: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Day of the last use: milliseconds since 1970, UTC.
    pub seen_at: i64,
    /// Time of the end.
    pub ends_at: i64,
    /// The id of the device that made it, as long as it is signed in.
    pub device: Option<String>,
}

/// The page of the reader's programs.
#[derive(Clone, Debug)]
pub struct TokensView {
    /// The tokens that have not ended.
    pub tokens: Vec<TokenCard>,
    /// The secret of a token that was just made: it is shown this once.
    pub made: Option<(String, TokenCard)>,
    /// The most tokens of one guest.
    pub most: usize,
}
