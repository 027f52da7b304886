//! The prelude of card and op files.

pub(super) use super::book::entry;
pub(super) use super::effect::{Deed, Does, Needed, Serves};
pub(super) use super::lying::{Ends, Lift, Lying, TileAnswer};
pub(super) use super::ops::{KINGS, Leads, Levy, each_nation};
pub(super) use crate::nation::NationSet;
pub(super) use crate::prelude::*;
pub(super) use crate::questions;

/// Effects of the cards: each a type, with its word.
macro_rules! effects {
    ($($op:tt)*) => { cardlang::op_types! { said "war-does-" $($op)* } };
}
pub(super) use effects;

/// Declares the requirements of cards: each a type, with its word and its condition.
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
                fn holds(&self, $state: &State) -> bool {
                    let $it = *self;
                    $holds
                }
            }
        )+
    };
}
pub(super) use needs;
