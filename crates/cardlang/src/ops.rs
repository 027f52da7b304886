//! Ops and words: a Rust enum with its reader, its writer and its list, from one table.

use crate::args::Parameter;

/// An op of a language, for documentation and reports.
#[derive(Clone, Debug)]
pub struct Op {
    /// The op's word.
    pub word: &'static str,
    /// The op's doc comment.
    pub doc: &'static str,
    /// The op's parameters.
    pub parameters: Vec<Parameter>,
}

/// A language of ops, made by [`ops!`](crate::ops).
pub trait Ops: crate::Value {
    /// The kind of these ops: "effect". It is the second part of the id of its sentence, too.
    const KIND: &'static str;

    /// All of them.
    fn ops() -> Vec<Op>;

    /// The word of this one; nothing, where it is not an op but a value in its place.
    fn word(&self) -> Option<&'static str>;
}

/// A list of ops as a table for a document: the word with its arguments, and its effect.
pub fn table<T: Ops>() -> String {
    let mut lines = String::new();
    for op in T::ops() {
        let parameters = op.parameters.iter().map(|parameter| {
            let mark = if parameter.optional { "?" } else { "" };
            format!("{}{mark}", parameter.name)
        });
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        let call =
            if parameters.is_empty() { op.word.to_owned() } else { format!("{}({parameters})", op.word) };
        lines.push_str(&format!("`{call}`: {}\n", op.doc.trim()));
    }
    lines
}

/// Makes an enum of ops with typed arguments, and everything that reads, writes and lists them.
///
/// ```
/// # use cardlang::{read, write, Change, Ops};
/// cardlang::words! {
///     /// Where it is.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Place: "place" {
///         /// The inn.
///         "bree" => Bree,
///         /// The city.
///         "minas_tirith" => MinasTirith,
///     }
/// }
///
/// cardlang::ops! {
///     /// What a card does.
///     #[derive(Clone, PartialEq, Eq, Debug)]
///     pub enum Effect: "effect" {
///         /// Units come to a place.
///         "recruit" => Recruit { at: Place, units: u8 = 1, leader: bool },
///         /// Favor is won or lost.
///         "favor" => Favor(by: Change),
///         /// One after the other.
///         "both" => Both[Vec<Effect>],
///         /// Nothing happens.
///         "rest" => Rest,
///     }
/// }
///
/// let effect = read::<Effect>("recruit(bree, units = 3, leader)").unwrap();
/// assert_eq!(effect, Effect::Recruit { at: Place::Bree, units: 3, leader: true });
/// assert_eq!(write(&effect), "recruit(bree, 3, leader)");
///
/// let fault = read::<Effect>("both(recrut(bree), rest)").unwrap_err();
/// assert_eq!(fault.to_string(), "unknown effect `recrut`; did you mean `recruit`?");
/// assert_eq!(fault.position("both(recrut(bree), rest)").column, 6);
/// assert_eq!(Effect::ops().len(), 4);
/// ```
///
/// A line is the word of the op, the name of its variant, and its arguments: each with its name and a type that
/// is a [`Value`](crate::Value), and with `= …` where its absence says something. Options, lists and flags
/// (`bool`) may be left out anyway; a [`Rest`](crate::Rest) takes all that are left. In braces they are fields of
/// the variant, in round brackets they have names in the language only; in square brackets stands one type that
/// reads all arguments as it likes ([`Arguments`](crate::Arguments)).
///
/// A head that ends in `said "quest-effect-"` says with which messages the ops are told to players: see
/// [`said`](crate::said).
///
/// Where something else may stand in the place of an op, the head says so: `pub enum Area: "area" or Place(Place)`
/// has a variant `Place` for what is no op but can be read as a place.
#[macro_export]
macro_rules! ops {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident : $kind:literal $(or $other:ident($inner:ty))* $(said $prefix:literal)? {
            $(
                $(#[doc = $doc:literal])*
                $word:literal => $variant:ident
                    $({ $( $(#[$about:meta])* $arg:ident : $type:ty $(= $default:expr)? ),+ $(,)? })?
                    $(( $( $place:ident : $given:ty $(= $absent:expr)? ),+ $(,)? ))?
                    $([ $rest:ty ])?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $(
                $(#[doc = $doc])*
                #[doc = concat!("\n\n`", $word, "`")]
                $variant
                    $({ $(
                        #[doc = concat!("The argument `", stringify!($arg), "`. ")]
                        $(#[$about])*
                        $arg: $type
                    ),+ })?
                    $(( $(
                        #[doc = concat!("The argument `", stringify!($place), "`.")]
                        $given
                    ),+ ))?
                    $((
                        #[doc = "What it is given."]
                        $rest
                    ))?,
            )+
            $(
                #[doc = concat!("What may stand in the place of an op: a `", stringify!($inner), "`.")]
                $other(
                    #[doc = "Its value."]
                    $inner
                ),
            )*
        }

        impl $crate::Value for $name {
            fn what() -> String {
                $crate::with_article($kind)
            }

            fn read(node: &$crate::Node, ids: &$crate::Ids) -> ::std::result::Result<Self, $crate::Fault> {
                let mut args = match $crate::Args::of(node, &<Self as $crate::Value>::what(), ids) {
                    Ok(args) => args,
                    #[allow(unused_mut)]
                    Err(mut fault) => {
                        $(
                            if let Some(value) = <$inner as $crate::Value>::attempt(node, ids) {
                                return Ok(Self::$other(value));
                            }
                        )*
                        $(
                            if let Err(other) = <$inner as $crate::Value>::read(node, ids) {
                                fault = fault.or(other);
                            }
                        )*
                        return Err(fault);
                    }
                };
                let value = match args.op() {
                    $(
                        $word => {
                            args.known(&[
                                $($( $crate::parameter!($arg, $type $(, $default)?) ),+)?
                                $($( $crate::parameter!($place, $given $(, $absent)?) ),+)?
                            ])?;
                            Self::$variant
                                $({ $( $arg: $crate::take!(args, $arg $(, $default)?) ),+ })?
                                $(( $( $crate::take!(args, $place $(, $absent)?) ),+ ))?
                                $(( <$rest as $crate::Arguments>::read(&mut args)? ))?
                        }
                    )+
                    other => {
                        $(
                            if let Some(value) = <$inner as $crate::Value>::attempt(node, ids) {
                                return Ok(Self::$other(value));
                            }
                        )*
                        let known = [$($word),+];
                        #[allow(unused_mut)]
                        let mut fault = $crate::Fault::unknown(args.word_at(), $kind, other, known);
                        $(
                            if let Err(other) = <$inner as $crate::Value>::read(node, ids) {
                                fault = fault.or(other);
                            }
                        )*
                        return Err(fault);
                    }
                };
                args.end()?;
                Ok(value)
            }

            fn write(&self) -> $crate::Node {
                match self {
                    $(
                        Self::$variant
                            $({ $($arg),+ })? $(( $($place),+ ))? $(( $crate::first!(given, $rest) ))? => {
                            #[allow(unused_mut)]
                            let mut written = $crate::Written::default();
                            $($( $crate::put!(written, $arg, $type $(, $default)?); )+)?
                            $($( $crate::put!(written, $place, $given $(, $absent)?); )+)?
                            $(
                                let args = <$rest as $crate::Arguments>::write(given);
                                if !args.is_empty() {
                                    return $crate::Node::from($crate::Form::Call($word.to_owned(), args));
                                }
                            )?
                            written.call($word)
                        }
                    )+
                    $( Self::$other(value) => <$inner as $crate::Value>::write(value), )*
                }
            }

            #[allow(unused_variables)]
            fn visit(&self, seen: &mut dyn FnMut($crate::Used<'_>)) {
                if let Some(op) = <Self as $crate::Ops>::word(self) {
                    seen($crate::Used { kind: $kind, op });
                }
                match self {
                    $(
                        Self::$variant
                            $({ $($arg),+ })? $(( $($place),+ ))? $(( $crate::first!(given, $rest) ))? => {
                            $($( <$type as $crate::Value>::visit($arg, seen); )+)?
                            $($( <$given as $crate::Value>::visit($place, seen); )+)?
                            $( <$rest as $crate::Arguments>::visit(given, seen); )?
                        }
                    )+
                    $( Self::$other(value) => <$inner as $crate::Value>::visit(value, seen), )*
                }
            }
        }

        impl $crate::Ops for $name {
            const KIND: &'static str = $kind;

            fn ops() -> Vec<$crate::Op> {
                vec![$(
                    $crate::Op {
                        word: $word,
                        doc: concat!($($doc),*),
                        parameters: vec![
                            $($( $crate::parameter!($arg, $type $(, $default)?) ),+)?
                            $($( $crate::parameter!($place, $given $(, $absent)?) ),+)?
                        ],
                    }
                ),+]
            }

            fn word(&self) -> Option<&'static str> {
                match self {
                    $( Self::$variant { .. } => Some($word), )+
                    $( Self::$other(_) => None, )*
                }
            }
        }

        $crate::as_text!($name);

        $crate::said! {
            $($prefix)?; $name
            { $(
                $word => $variant
                    $({ $($arg),+ })?
                    $(( $($place),+ ))?
                    $([ given $rest ])?
            ),+ }
            { $($other)* }
        }
    };
}

/// Makes an enum of words: a value that is one of a list.
///
/// ```
/// cardlang::words! {
///     /// Of what kind a card is.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Kind: "kind of card" {
///         /// From afar.
///         "ranged" => Ranged,
///         /// Hand to hand.
///         "melee" => Melee,
///     }
/// }
///
/// assert_eq!(cardlang::read("melee"), Ok(Kind::Melee));
/// assert_eq!(Kind::ALL.map(Kind::name), ["ranged", "melee"]);
/// assert_eq!(Kind::named("ranged"), Some(Kind::Ranged));
/// let fault = "mele".parse::<Kind>().unwrap_err();
/// assert_eq!(fault.to_string(), "unknown kind of card `mele`; did you mean `melee`?");
/// ```
///
/// A head that ends in `said "quest-kind-"` says that `quest-kind-melee` is its name in words.
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident : $kind:literal $(said $prefix:literal)? {
            $( $(#[$about:meta])* $word:literal => $variant:ident ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $( $(#[$about])* $variant ),+
        }

        impl $name {
            /// All of them, in order.
            $vis const ALL: [Self; [$($word),+].len()] = [$( Self::$variant ),+];

            /// The word for it.
            $vis const fn name(self) -> &'static str {
                match self {
                    $( Self::$variant => $word ),+
                }
            }

            /// The one with this word.
            #[allow(dead_code)]
            $vis fn named(word: &str) -> ::std::option::Option<Self> {
                match word {
                    $( $word => Some(Self::$variant), )+
                    _ => None,
                }
            }
        }

        impl $crate::Value for $name {
            fn what() -> String {
                $crate::with_article($kind)
            }

            fn read(node: &$crate::Node, _: &$crate::Ids) -> ::std::result::Result<Self, $crate::Fault> {
                match node.as_word() {
                    $( Some($word) => Ok(Self::$variant), )+
                    Some(other) => Err($crate::Fault::unknown(node.at.clone(), $kind, other, [$($word),+])),
                    None => Err(node.expected(&<Self as $crate::Value>::what())),
                }
            }

            fn attempt(node: &$crate::Node, _: &$crate::Ids) -> ::std::option::Option<Self> {
                Self::named(node.as_word()?)
            }

            fn write(&self) -> $crate::Node {
                $crate::Node::word((*self).name())
            }
        }

        $crate::as_text!($name);

        $crate::terms! { $($prefix)?; $name { $( $word => $variant ),+ } }
    };
}

/// Makes a type of ids that are known only to a pack: any word. Whether there is such a thing,
/// [`Files::known`](crate::pack::Files::known) checks.
///
/// ```
/// cardlang::id! {
///     /// A card of the pack.
///     pub struct CardId: "card"
/// }
/// let id = "doors_of_night".parse::<CardId>().unwrap();
/// assert_eq!(id.name(), "doors_of_night");
/// assert!("doors of night!".parse::<CardId>().is_err());
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$meta:meta])* $vis:vis struct $name:ident : $kind:literal) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name(::std::sync::Arc<str>);

        impl $name {
            /// The id as a word.
            $vis fn name(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(word: &str) -> Self {
                Self(word.into())
            }
        }

        impl $crate::Value for $name {
            fn what() -> String {
                $crate::with_article($kind)
            }

            fn read(node: &$crate::Node, _: &$crate::Ids) -> ::std::result::Result<Self, $crate::Fault> {
                let word = node.as_word().ok_or_else(|| node.expected(&<Self as $crate::Value>::what()))?;
                Ok(Self(word.into()))
            }

            fn write(&self) -> $crate::Node {
                $crate::Node::word(&*self.0)
            }

            fn visit(&self, seen: &mut dyn FnMut($crate::Used<'_>)) {
                seen($crate::Used { kind: $kind, op: &self.0 });
            }
        }

        $crate::as_text!($name);
    };
}

/// Makes a [`Value`](crate::Value) a text everywhere: `FromStr`, `Display`, and serde as a string.
#[macro_export]
macro_rules! as_text {
    ($name:ty) => {
        impl ::std::str::FromStr for $name {
            type Err = $crate::Fault;
            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::Fault> {
                $crate::read(text)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&<Self as $crate::Value>::write(self), f)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                $crate::pack::deserialize(deserializer)
            }
        }
    };
}

/// Writes the terms of words; nothing, where the head has none.
#[doc(hidden)]
#[macro_export]
macro_rules! terms {
    (; $($rest:tt)*) => {};
    ($prefix:literal; $name:ident { $($word:literal => $variant:ident),+ }) => {
        impl $name {
            /// The id of the message with its name.
            #[allow(dead_code)]
            pub const fn term(self) -> &'static str {
                match self {
                    $( Self::$variant => concat!($prefix, $word) ),+
                }
            }
        }

        impl $crate::said::Say for $name {
            fn say(&self) -> $crate::table::Arg {
                $crate::table::Arg::Term((*self).term())
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! parameter {
    ($arg:ident, $type:ty) => {
        $crate::Parameter {
            name: stringify!($arg),
            what: <$type as $crate::Value>::what,
            names: <$type as $crate::Value>::names,
            flag: <$type as $crate::Value>::is_flag(),
            optional: <$type as $crate::Value>::absent().is_some(),
        }
    };
    ($arg:ident, $type:ty, $default:expr) => {
        $crate::Parameter {
            name: stringify!($arg),
            what: <$type as $crate::Value>::what,
            names: <$type as $crate::Value>::names,
            flag: <$type as $crate::Value>::is_flag(),
            optional: true,
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! take {
    ($args:ident, $arg:ident) => {
        $args.take(stringify!($arg))?
    };
    ($args:ident, $arg:ident, $default:expr) => {
        $args.take_or(stringify!($arg), || $default)?
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! put {
    ($written:ident, $arg:ident, $type:ty) => {
        $written.put(stringify!($arg), $arg)
    };
    ($written:ident, $arg:ident, $type:ty, $default:expr) => {{
        let absent: $type = $default;
        $written.put_unless(stringify!($arg), $arg, *$arg == absent)
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! first {
    ($first:ident, $rest:ty) => {
        $first
    };
}
