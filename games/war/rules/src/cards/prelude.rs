//! What the file of a card or of an op is written with.

pub(super) use super::effect::{Does, Needed};
pub(super) use crate::card::{Card, CardKind, CardSet, Deck};
pub(super) use crate::character::{Character, People, Place};
pub(super) use crate::choice::{Act, Choice};
pub(super) use crate::ctx::{Ctx, die};
pub(super) use crate::event::Event;
pub(super) use crate::face::Face;
pub(super) use crate::figures::{Figure, Force, Rank};
pub(super) use crate::frame::{Frame, Led, Travel};
pub(super) use crate::nation::{Nation, Side};
pub(super) use crate::politics::Because;
pub(super) use crate::questions::{self, EventChoice};
pub(super) use crate::region::{Region, RegionSet};
pub(super) use crate::state::{Battle, Cause, Hunt, State};
pub(super) use crate::why::{Verdict, Why, unless};
pub(super) use crate::wording::{self, Words};

/// Effects of the cards: each a type, with its word.
macro_rules! effects {
    ($($op:tt)*) => { cardlang::op_types! { said "war-does-" $($op)* } };
}
pub(super) use effects;

/// What cards need: each a type, with its word, and when it is so.
macro_rules! needs {
    ($(
        $(#[doc = $doc:literal])*
        $word:literal => $name:ident $({ $($given:tt)* })?: |$it:pat_param, $state:ident| $holds:expr;
    )+) => {
        cardlang::op_types! {
            said "war-need-"
            $( $(#[doc = $doc])* $word => $name $({ $($given)* })? ),+
        }

        $(
            impl Needed for $name {
                #[inline]
                fn holds(self, $state: &State) -> bool {
                    let $it = self;
                    $holds
                }
            }
        )+
    };
}
pub(super) use needs;
