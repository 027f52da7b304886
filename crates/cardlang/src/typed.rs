//! Ops that are a type each, so that an op's code stands in a file of its own; and the enum of them.

use table::Message;

use crate::args::Args;
use crate::ops::Op;
use crate::text::{Fault, Node};
use crate::value::Used;

/// An op that is a type of its own, made by [`op_types!`](crate::op_types) and collected by [`ops_of!`](crate::ops_of).
pub trait OpType: Copy {
    /// The op's word.
    const WORD: &'static str;

    /// The op, for documentation and reports.
    fn op() -> Op;

    /// Reads the op from its arguments.
    ///
    /// # Errors
    /// When an argument is missing, unknown, or no such value.
    fn take(args: &mut Args<'_>) -> Result<Self, Fault>;

    /// The op as a node.
    fn written(self) -> Node;

    /// Visits everything its arguments use.
    fn used(self, seen: &mut dyn FnMut(Used<'_>));
}

/// An op that is a type of its own, with a message: made by [`op_types!`](crate::op_types) where the head begins with
/// `said "war-does-"`.
pub trait SaidType: OpType {
    /// The id of its message.
    const SAID: &'static str;

    /// The op as a message.
    fn told(self) -> Message;
}

/// Makes ops that are a type each, and read, write and say themselves. All of their arguments have names.
///
/// ```
/// mod heal {
///     cardlang::op_types! {
///         said "war-does-"
///         /// Corruption is healed.
///         "heal" => Heal {
///             /// So much.
///             points: u8 = 1,
///         },
///         /// Nothing happens.
///         "rest" => Rest,
///     }
///
///     impl Heal {
///         pub fn does(self, corruption: &mut u8) {
///             *corruption -= self.points;
///         }
///     }
/// }
/// use heal::{Heal, Rest};
///
/// cardlang::ops_of! {
///     /// What a card does.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Effect: "effect" { Heal(Heal), Rest }
/// }
///
/// let Ok(Effect::Heal(heal)) = cardlang::read("heal(2)") else { panic!("it is read") };
/// let mut corruption = 3;
/// heal.does(&mut corruption);
/// assert_eq!(corruption, 1);
/// assert_eq!(cardlang::write(&Effect::Heal(Heal { points: 1 })), "heal");
/// let fault = cardlang::read::<Effect>("heel").unwrap_err();
/// assert_eq!(fault.to_string(), "unknown effect `heel`; did you mean `heal`?");
/// assert_eq!(Effect::SAID, ["war-does-heal", "war-does-rest"]);
/// ```
///
/// Without `said` an op is read and written, but not told: a game whose sentences are grown in another way than from one message
/// an op leaves it out. The enum of such ops is `wordless`:
///
/// ```
/// cardlang::op_types! {
///     /// Corruption is healed.
///     "heal" => Heal { points: u8 },
/// }
/// cardlang::ops_of! {
///     /// What a card does.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Effect: "effect" wordless { Heal(Heal) }
/// }
/// assert_eq!(cardlang::read("heal(2)"), Ok(Effect::Heal(Heal { points: 2 })));
/// ```
#[macro_export]
macro_rules! op_types {
    (
        said $prefix:literal
        $(
            $(#[doc = $doc:literal])*
            $word:literal => $name:ident
                $({ $( $(#[$about:meta])* $arg:ident : $type:ty $(= $default:expr)? ),+ $(,)? })?
        ),+ $(,)?
    ) => {
        $crate::op_types! { $(
            $(#[doc = $doc])*
            $word => $name $({ $( $(#[$about])* $arg: $type $(= $default)? ),+ })?
        ),+ }

        $(
            impl $crate::typed::SaidType for $name {
                const SAID: &'static str = concat!($prefix, $word);

                fn told(self) -> $crate::table::Message {
                    #[allow(unused_mut)]
                    let mut message = $crate::table::Message::new(<Self as $crate::typed::SaidType>::SAID);
                    $($( $crate::said::Say::give(&self.$arg, &$crate::arg_name!($arg), &mut message); )+)?
                    message
                }
            }
        )+
    };
    (
        $(
            $(#[doc = $doc:literal])*
            $word:literal => $name:ident
                $({ $( $(#[$about:meta])* $arg:ident : $type:ty $(= $default:expr)? ),+ $(,)? })?
        ),+ $(,)?
    ) => {$(
        $crate::op_struct! {
            $(#[doc = $doc])*
            #[doc = concat!("\n\n`", $word, "`")]
            $name $({ $( $(#[$about])* $arg: $type ),+ })?
        }

        // Called once while a card is read: not to be compiled again in each list of ops.
        impl $crate::typed::OpType for $name {
            const WORD: &'static str = $word;

            #[inline(never)]
            fn op() -> $crate::Op {
                $crate::Op {
                    word: $word,
                    doc: concat!($($doc),*),
                    parameters: vec![$($( $crate::parameter!($arg, $type $(, $default)?) ),+)?],
                }
            }

            #[inline(never)]
            fn take(args: &mut $crate::Args<'_>) -> ::std::result::Result<Self, $crate::Fault> {
                args.known(&[$($( $crate::parameter!($arg, $type $(, $default)?) ),+)?])?;
                Ok(Self { $($( $arg: $crate::take!(args, $arg $(, $default)?) ),+)? })
            }

            fn written(self) -> $crate::Node {
                #[allow(unused_mut)]
                let mut written = $crate::Written::default();
                $($( let $arg = &self.$arg; $crate::put!(written, $arg, $type $(, $default)?); )+)?
                written.call($word)
            }

            #[allow(unused_variables)]
            fn used(self, seen: &mut dyn FnMut($crate::Used<'_>)) {
                $($( <$type as $crate::Value>::visit(&self.$arg, seen); )+)?
            }
        }
    )+};
}

/// Makes the enum of ops that are a type each, with everything that reads, writes, lists and says them. One without
/// arguments is a variant without a value, as in [`table::questions!`].
///
/// A head that ends in `as Does` makes the enum whatever `dyn Does` its op is: what an op does is a trait, of which each
/// type is asked without a `match`, and a type that is only declared does not compile.
///
/// ```
/// mod ops {
///     cardlang::op_types! {
///         said "war-does-"
///         /// Corruption is healed.
///         "heal" => Heal { points: u8 },
///         /// Nothing happens.
///         "rest" => Rest,
///     }
/// }
/// use ops::{Heal, Rest};
///
/// pub trait Does {
///     fn healed(&self) -> u8;
/// }
/// impl Does for Heal {
///     fn healed(&self) -> u8 { self.points }
/// }
/// impl Does for Rest {
///     fn healed(&self) -> u8 { 0 }
/// }
///
/// cardlang::ops_of! {
///     /// What a card does.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Effect: "effect" as Does { Heal(Heal), Rest }
/// }
///
/// let effect: Effect = cardlang::read("heal(2)").unwrap();
/// assert_eq!(effect.healed(), 2);
/// ```
#[macro_export]
macro_rules! ops_of {
    ($(#[$meta:meta])* $vis:vis enum $name:ident : $kind:literal as $trait:ident $ops:tt) => {
        $crate::ops_of! { $(#[$meta])* $vis enum $name: $kind $ops }
        $crate::op_deref! { $name $trait $ops }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident : $kind:literal wordless as $trait:ident $ops:tt) => {
        $crate::ops_of! { $(#[$meta])* $vis enum $name: $kind wordless $ops }
        $crate::op_deref! { $name $trait $ops }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident : $kind:literal $ops:tt) => {
        $crate::ops_of! { $(#[$meta])* $vis enum $name: $kind wordless $ops }
        $crate::ops_said! { $name $ops }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident : $kind:literal wordless { $( $op:ident $(($type:ty))? ),+ $(,)? }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $( #[doc = concat!("[`", stringify!($op), "`](struct@", stringify!($op), ")")] $op $(($type))? ),+
        }

        impl $crate::Value for $name {
            fn what() -> String {
                $crate::with_article($kind)
            }

            fn read(node: &$crate::Node, ids: &$crate::Ids) -> ::std::result::Result<Self, $crate::Fault> {
                let mut args = $crate::Args::of(node, &<Self as $crate::Value>::what(), ids)?;
                let value = match args.op() {
                    $( <$op as $crate::typed::OpType>::WORD => {
                        $crate::op_variant!($op, $crate::typed::OpType::take(&mut args)? $(, $type)?)
                    } )+
                    other => {
                        let known = [$( <$op as $crate::typed::OpType>::WORD ),+];
                        return Err($crate::Fault::unknown(args.word_at(), $kind, other, known));
                    }
                };
                args.end()?;
                Ok(value)
            }

            fn write(&self) -> $crate::Node {
                match *self {
                    $( $crate::op_pattern!(op $name $op $(, $type)?) => {
                        $crate::typed::OpType::written($crate::op_value!(op $op $(, $type)?))
                    } )+
                }
            }

            fn visit(&self, seen: &mut dyn FnMut($crate::Used<'_>)) {
                if let Some(op) = <Self as $crate::Ops>::word(self) {
                    seen($crate::Used { kind: $kind, op });
                }
                match *self {
                    $( $crate::op_pattern!(op $name $op $(, $type)?) => {
                        $crate::typed::OpType::used($crate::op_value!(op $op $(, $type)?), seen);
                    } )+
                }
            }
        }

        impl $crate::Ops for $name {
            const KIND: &'static str = $kind;

            fn ops() -> Vec<$crate::Op> {
                vec![$( <$op as $crate::typed::OpType>::op() ),+]
            }

            fn word(&self) -> Option<&'static str> {
                Some(match self {
                    $( Self::$op { .. } => <$op as $crate::typed::OpType>::WORD ),+
                })
            }
        }

        $crate::as_text!($name);
    };
}

/// The op of a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! ops_said {
    ($name:ident { $( $op:ident $(($type:ty))? ),+ $(,)? }) => {
        impl $name {
            /// The ids of the messages of its ops, for tests that all have words.
            #[allow(dead_code)]
            pub const SAID: &'static [&'static str] = &[$( <$op as $crate::typed::SaidType>::SAID ),+];
        }

        impl $crate::said::Say for $name {
            fn say(&self) -> $crate::table::Arg {
                $crate::table::Arg::Said(vec![$crate::said::Say::message(self)])
            }

            fn message(&self) -> $crate::table::Message {
                match *self {
                    $( $crate::op_pattern!(op $name $op $(, $type)?) => {
                        $crate::typed::SaidType::told($crate::op_value!(op $op $(, $type)?))
                    } )+
                }
            }
        }
    };
}

/// Asks the op of a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! op_deref {
    ($name:ident $trait:ident { $( $op:ident $(($type:ty))? ),+ $(,)? }) => {
        impl ::std::ops::Deref for $name {
            type Target = dyn $trait;

            #[inline]
            fn deref(&self) -> &Self::Target {
                match self {
                    $( $crate::op_pattern!(op $name $op $(, $type)?) => $crate::op_value!(op &$op $(, $type)?), )+
                }
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! op_struct {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;
    };
    ($(#[$meta:meta])* $name:ident { $( $(#[$about:meta])* $arg:ident : $type:ty ),+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name {
            $(
                #[doc = concat!("The argument `", stringify!($arg), "`. ")]
                $(#[$about])*
                pub $arg: $type
            ),+
        }
    };
}

/// The variant of an op, from its parsed value.
#[doc(hidden)]
#[macro_export]
macro_rules! op_variant {
    ($op:ident, $read:expr) => {{
        let _: $op = $read;
        Self::$op
    }};
    ($op:ident, $read:expr, $type:ty) => {
        Self::$op($read)
    };
}

/// The pattern that binds the op of a variant.
#[doc(hidden)]
#[macro_export]
macro_rules! op_pattern {
    ($it:ident $enum:ident $op:ident) => {
        $enum::$op
    };
    ($it:ident $enum:ident $op:ident, $type:ty) => {
        $enum::$op($it)
    };
}

/// The op that was bound.
#[doc(hidden)]
#[macro_export]
macro_rules! op_value {
    ($it:ident $op:expr) => {
        $op
    };
    ($it:ident $op:expr, $type:ty) => {
        $it
    };
}
