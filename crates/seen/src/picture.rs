//! Avatars that a guest can choose from, shown beside their name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Makes the enum of all avatars, with the stored word of each.
macro_rules! pictures {
    ($($name:ident $id:literal),* $(,)?) => {
        /// An avatar that the house draws: nobody brings one of their own.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Picture {
            $(#[doc = $id] $name),*
        }

        impl Picture {
            /// All avatars, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The stored word. Its name is the message `picture-ID`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id),* }
            }
        }
    };
}

pictures! {
    Pony "pony",
    Star "star",
    Leaf "leaf",
    Mug "mug",
    Mountain "mountain",
    Ship "ship",
    Tree "tree",
    Key "key",
    Moon "moon",
    Axe "axe",
    Bow "bow",
    Harp "harp",
    Lantern "lantern",
    Mushroom "mushroom",
    Raven "raven",
    Hat "hat",
    Acorn "acorn",
    Pipe "pipe",
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Picture {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let all = Self::ALL.iter().copied();
        all.into_iter().find(|picture| picture.id() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_kept_by_the_same_word_everywhere() {
        for picture in Picture::ALL.iter().copied() {
            assert_eq!(picture.id().parse(), Ok(picture));
            assert_eq!(serde_json::to_value(picture).unwrap(), picture.id());
        }
        assert_eq!("Pony".parse::<Picture>(), Err(()));
    }
}
