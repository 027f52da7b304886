//! The enum of ops that are a type each, and what their trait is asked of whichever it is: without a catch-all, so that
//! an op that is only declared does not compile.

/// Makes both.
macro_rules! dispatch {
    (
        $(#[$meta:meta])*
        enum $name:ident: $kind:literal $ops:tt
        $trait:ident { $( fn $ask:ident($($arg:ident: $given:ty),*) $(-> $what:ty)?; )* }
    ) => {
        cardlang::ops_of! {
            $(#[$meta])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum $name: $kind $ops
        }

        impl $name {
            $(
                #[inline]
                #[doc = concat!("[`", stringify!($trait), "::", stringify!($ask), "`] of whichever it is.")]
                pub fn $ask(self, $($arg: $given),*) $(-> $what)? {
                    dispatch! { self $trait $ask ($($arg),*) $ops }
                }
            )*
        }
    };
    ($it:ident $trait:ident $ask:ident $args:tt { $( $op:ident $(($type:ty))? ),+ $(,)? }) => {
        match $it {
            $( cardlang::op_pattern!(op Self $op $(, $type)?) => {
                dispatch! { $trait $ask $args cardlang::op_value!(op $op $(, $type)?) }
            } )+
        }
    };
    ($trait:ident $ask:ident ($($arg:ident),*) $op:expr) => {
        $trait::$ask($op, $($arg),*)
    };
}
pub(super) use dispatch;
