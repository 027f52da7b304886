//! Sentences grown from values: an op becomes a message, its arguments the message's arguments, and values inside them
//! messages again. The words lie in the game's Fluent files; here is nobody's language.
//!
//! A head that ends in `said "quest-effect-"` gives every op of the enum the message `quest-effect-` and its word.
//! What a template can ask of an argument `$what`:
//!
//! | type | `$what` | and |
//! |---|---|---|
//! | number | the number | `$what-kind` is `number` |
//! | [`Change`] | the number with its sign | `$what-size` without it, `$what-sign` is `more`, `less` or `none` |
//! | words with terms | as it stands in a sentence (`.said`) | each attribute of the term: `$what-the`, `$what-gender` |
//! | another op | its message, in the sentence | each attribute of its message |
//! | several | joined with and | `$what-or`, `$what-nor`, `$what-then`, `$what-sentences`, `$what-count` |
//! | an option | what there is, or `none` | `$what-given` is `yes` or `no` |
//! | a flag | `yes` or `no` | |
//! | [`Amount`](crate::shape::Amount) | the number or the sum | `$what-kind` is `number` or `sum` |
//!
//! How conditions, comparisons, sums and plans are said stands in the words that all games share (`card-if` …).

use table::{Arg, Message};

use crate::shape::{Amount, Compare, Logic, Plan};
use crate::text::Comparison;
use crate::value::{Bounds, Change, OneOf, Rest};

/// A value that can be said.
pub trait Say {
    /// The value as an argument of a message.
    fn say(&self) -> Arg;

    /// The value as a message of its own.
    fn message(&self) -> Message {
        as_message(self.say())
    }

    /// Adds it to a message, under its name, with the variables that a template may ask for.
    fn give(&self, name: &ArgName, message: &mut Message) {
        message.args.push((name.name, self.say()));
    }
}

/// The name of an argument, and the names of its forms.
#[derive(Clone, Copy, Debug)]
pub struct ArgName {
    /// `what`
    pub name: &'static str,
    /// `what-kind`
    pub kind: &'static str,
    /// `what-size`
    pub size: &'static str,
    /// `what-sign`
    pub sign: &'static str,
    /// `what-given`
    pub given: &'static str,
}

/// The names of an argument: `arg_name!(what)`, or `arg_name!("what")`.
#[macro_export]
macro_rules! arg_name {
    ($name:ident) => {
        $crate::said::ArgName {
            name: stringify!($name),
            kind: concat!(stringify!($name), "-kind"),
            size: concat!(stringify!($name), "-size"),
            sign: concat!(stringify!($name), "-sign"),
            given: concat!(stringify!($name), "-given"),
        }
    };
}

/// An argument as a message of its own.
pub fn as_message(arg: Arg) -> Message {
    match arg {
        Arg::Term(id) => Message::new(id),
        Arg::Said(mut messages) if messages.len() == 1 => messages.remove(0),
        Arg::Number(_) => Message { id: "card-number", args: vec![("number", arg)] },
        several => Message { id: "card-parts", args: vec![("parts", several)] },
    }
}

/// Several, each as a message.
pub fn all<'a, T: Say + 'a>(values: impl IntoIterator<Item = &'a T>) -> Arg {
    Arg::Said(values.into_iter().map(T::message).collect())
}

fn word(word: &str) -> Arg {
    Arg::Verbatim(word.to_owned())
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Say for $number {
            fn say(&self) -> Arg {
                Arg::Number(i64::from(*self))
            }

            fn give(&self, name: &ArgName, message: &mut Message) {
                message.args.push((name.name, self.say()));
                message.args.push((name.kind, word("number")));
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl Say for Change {
    fn say(&self) -> Arg {
        word(&format!("{:+}", self.0))
    }

    fn give(&self, name: &ArgName, message: &mut Message) {
        let sign = match self.0 {
            1.. => "more",
            0 => "none",
            _ => "less",
        };
        message.args.push((name.name, self.say()));
        message.args.push((name.size, i64::from(self.0).abs().into()));
        message.args.push((name.sign, word(sign)));
    }
}

impl Say for bool {
    fn say(&self) -> Arg {
        word(if *self { "yes" } else { "no" })
    }
}

impl<T: Say> Say for Option<T> {
    fn say(&self) -> Arg {
        self.as_ref().map_or_else(|| word("none"), T::say)
    }

    fn give(&self, name: &ArgName, message: &mut Message) {
        match self {
            Some(value) => value.give(name, message),
            None => message.args.push((name.name, self.say())),
        }
        message.args.push((name.given, self.is_some().say()));
    }
}

impl<T: Say> Say for Box<T> {
    fn say(&self) -> Arg {
        T::say(self)
    }

    fn message(&self) -> Message {
        T::message(self)
    }

    fn give(&self, name: &ArgName, message: &mut Message) {
        T::give(self, name, message);
    }
}

impl<T: Say> Say for Vec<T> {
    fn say(&self) -> Arg {
        all(self)
    }
}

impl<T: Say> Say for &[T] {
    fn say(&self) -> Arg {
        all(*self)
    }
}

impl<T: Say> Say for Rest<T> {
    fn say(&self) -> Arg {
        all(&self.0)
    }
}

impl<T: Say> Say for OneOf<T> {
    fn say(&self) -> Arg {
        let parts = all(&self.0);
        if self.0.len() == 1 {
            return parts;
        }
        Arg::Said(vec![Message::new("card-any").with_arg("parts", parts)])
    }
}

impl<T: Say> Say for Bounds<T> {
    fn say(&self) -> Arg {
        let bounds = Message::new("card-bounds").with_arg("least", self.least.say());
        Arg::Said(vec![bounds.with_arg("most", self.most.say())])
    }
}

/// Adds an argument as it is.
trait WithArg {
    fn with_arg(self, name: &'static str, arg: Arg) -> Self;
}

impl WithArg for Message {
    fn with_arg(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}

fn of(id: &'static str, name: &'static str, arg: Arg) -> Arg {
    Arg::Said(vec![Message::new(id).with_arg(name, arg)])
}

impl Say for Comparison {
    /// The name, for a template to choose by.
    fn say(&self) -> Arg {
        word(match self {
            Self::Equal => "equal",
            Self::Unequal => "unequal",
            Self::AtLeast => "at-least",
            Self::AtMost => "at-most",
            Self::More => "more",
            Self::Less => "less",
        })
    }
}

impl<A: Say> Say for Logic<A> {
    fn say(&self) -> Arg {
        match self {
            Self::Always => Arg::Said(vec![Message::new("card-always")]),
            Self::Is(condition) => condition.say(),
            Self::Not(not) => of("card-not", "of", not.say()),
            Self::All(parts) => of("card-all", "parts", all(parts)),
            Self::Any(parts) => of("card-any", "parts", all(parts)),
        }
    }
}

impl<Q: Say> Say for Compare<Q> {
    fn say(&self) -> Arg {
        Arg::Said(vec![match self {
            Self::Than(left, how, right) => Message::new("card-compare")
                .with_arg("left", left.say())
                .with_arg("how", how.say())
                .with_arg("right", right.say()),
            Self::Within(quantity, least, most) => Message::new("card-within")
                .with_arg("of", quantity.say())
                .with("least", *least)
                .with("most", *most),
        }])
    }
}

impl<Q: Say> Say for Amount<Q> {
    fn say(&self) -> Arg {
        let two = |id, left: &Self, right: &Self| {
            let message = Message::new(id).with_arg("left", left.say());
            Arg::Said(vec![message.with_arg("right", right.say())])
        };
        match self {
            Self::Number(number) => Arg::Number(*number),
            Self::Of(quantity) => quantity.say(),
            Self::Plus(left, right) => two("card-plus", left, right),
            Self::Minus(left, right) => two("card-minus", left, right),
            Self::Times(left, right) => two("card-times", left, right),
            Self::Least(parts) => of("card-least", "of", all(parts)),
            Self::Most(parts) => of("card-most", "of", all(parts)),
            Self::Half(half) => of("card-half", "of", half.say()),
        }
    }

    fn give(&self, name: &ArgName, message: &mut Message) {
        let kind = match self {
            Self::Number(_) => "number",
            _ => "sum",
        };
        message.args.push((name.name, self.say()));
        message.args.push((name.kind, word(kind)));
    }
}

impl<E: Say, C: Say> Say for Plan<E, C> {
    fn say(&self) -> Arg {
        match self {
            Self::Nothing => Arg::Said(vec![Message::new("card-nothing")]),
            Self::Do(effect) => effect.say(),
            Self::Then(parts) => of("card-then", "parts", all(parts)),
            Self::Choose(parts) => of("card-choose", "parts", all(parts)),
            Self::May(plan) => of("card-may", "of", plan.say()),
            Self::If(test, then, otherwise) => Arg::Said(vec![
                Message::new("card-if")
                    .with_arg("test", test.say())
                    .with_arg("then", then.say())
                    .with_arg("otherwise", all(otherwise.as_deref())),
            ]),
        }
    }
}

/// Implements the messages of an enum's ops; nothing, where the head has none.
#[doc(hidden)]
#[macro_export]
macro_rules! said {
    (; $($rest:tt)*) => {};
    (
        $prefix:literal; $name:ident
        { $(
            $word:literal => $variant:ident
                $({ $($arg:ident),+ })?
                $(( $($place:ident),+ ))?
                $([ $given:ident $rest:ty ])?
        ),+ }
        { $($other:ident)* }
    ) => {
        impl $crate::said::Say for $name {
            fn say(&self) -> $crate::table::Arg {
                match self {
                    $( Self::$other(value) => $crate::said::Say::say(value), )*
                    #[allow(unreachable_patterns)]
                    _ => $crate::table::Arg::Said(vec![$crate::said::Say::message(self)]),
                }
            }

            fn message(&self) -> $crate::table::Message {
                match self {
                    $(
                        Self::$variant $({ $($arg),+ })? $(( $($place),+ ))? $(( $given ))? => {
                            #[allow(unused_mut)]
                            let mut message = $crate::table::Message::new(concat!($prefix, $word));
                            $($( $crate::said::Say::give($arg, &$crate::arg_name!($arg), &mut message); )+)?
                            $($( $crate::said::Say::give($place, &$crate::arg_name!($place), &mut message); )+)?
                            $( $crate::said::Say::give($given, &$crate::arg_name!($given), &mut message); )?
                            message
                        }
                    )+
                    $( Self::$other(value) => $crate::said::Say::message(value), )*
                }
            }
        }

        impl $name {
            /// The ids of the messages of its ops, for tests that all have words.
            #[allow(dead_code)]
            pub const SAID: &'static [&'static str] = &[$(concat!($prefix, $word)),+];
        }
    };
}
