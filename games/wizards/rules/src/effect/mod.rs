//! What cards do, as values: the language that `data/language.md` describes and `data/*.toml` is written in.
//!
//! - [`Static`] holds as long as a card is in play; [`Mode`] is a way to play or to use one; [`Trigger`] goes off by itself.
//! - They are made of [`Op`]s, [`Condition`]s, [`Cost`]s, and of whom ([`Who`]), which ([`Kind`]), how much ([`Amount`]).
//!
//! An operation that fewer than three cards need does not belong here: such a card is odd, and has a file of its own.

mod condition;
mod kind;
mod mode;
mod op;
mod quantity;
mod read;
mod statics;

pub use condition::{Condition, Conditions};
pub use kind::Kind;
pub use mode::{By, Cost, Limit, Mode, Stays, Trigger, When, Window};
pub use op::{Cancelled, Count, Op, Regions, Scale, Stake, Status, Travel, What, Zone};
pub use quantity::{Amount, Stat, Until, Who};
pub use read::{Ids, Read, Term};
pub use statics::{Flag, Static};

/// Declares enums of the language: each variant with the word it is written as, and arguments by position.
macro_rules! language {
    ($($(#[$doc:meta])* enum $name:ident { $($(#[$vdoc:meta])* $variant:ident $(($($arg:ty),+))? = $word:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant $(($($arg),+))?,)* }

        impl $crate::effect::Read for $name {
            fn read(term: &$crate::effect::Term, ids: &$crate::effect::Ids) -> Result<Self, String> {
                let (word, args) = term.parts()?;
                match word {
                    $($word => {
                        #[allow(unused_mut, unused_variables)]
                        let mut args = $crate::effect::read::Args::new(word, args);
                        let value = Self::$variant $(($(args.next::<$arg>(ids)?),+))?;
                        args.end()?;
                        Ok(value)
                    })*
                    other => Self::otherwise(term, ids)
                        .unwrap_or_else(|| Err(format!("'{other}' is no {}", stringify!($name).to_lowercase()))),
                }
            }
        }
    )*};
}
pub(crate) use language;
