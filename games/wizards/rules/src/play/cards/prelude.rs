//! The prelude of card, operation, condition and static files.

pub(super) use cardlang::Several;

pub(super) use super::effect::{Condition, Deed, Does, Happens, Holds, Op, Says, Static};
pub(super) use super::values::*;
pub(super) use crate::card::{RegionKind, Touches};
pub(super) use crate::prelude::*;
pub(super) use crate::questions;
pub(super) use crate::state::{self, Change, Combat, Company};

/// Operations: each a type, with its word.
macro_rules! operations {
    ($($op:tt)*) => { cardlang::op_types! { $($op)* } };
}
pub(super) use operations;

/// Conditions: each a type, with its word, and when it holds. One that is `of company` is about a company, so that one is
/// asked for.
macro_rules! conditions {
    ($(
        $(#[doc = $doc:literal])*
        $word:literal => $name:ident $({ $($given:tt)* })? $(of $company:ident)?:
            |$it:pat_param, $state:pat_param, $scope:pat_param| $holds:expr;
    )+) => {
        cardlang::op_types! { $( $(#[doc = $doc])* $word => $name $({ $($given)* })? ),+ }

        $(
            impl Holds for $name {
                #[inline]
                fn holds(&self, $state: &State, $scope: &Scope) -> bool {
                    let $it = *self;
                    $holds
                }

                $(
                    fn is_of_company(&self) -> bool {
                        let _ = stringify!($company);
                        true
                    }
                )?
            }
        )+
    };
}
pub(super) use conditions;

/// Statics: each a type, with its word, and the numbers it touches.
macro_rules! statics {
    ($( $(#[doc = $doc:literal])* $word:literal => $name:ident $({ $($given:tt)* })? $(: $touches:expr)?; )+) => {
        cardlang::op_types! { $( $(#[doc = $doc])* $word => $name $({ $($given)* })? ),+ }

        $(
            impl Says for $name {
                $(
                    fn touches(&self) -> Touches {
                        let touches: fn(&Self) -> Touches = $touches;
                        touches(self)
                    }
                )?
            }
        )+
    };
}
pub(super) use statics;
