//! `choices!`: the small decisions of a game, and how each is written.

use std::fmt;

/// Makes the enum of a game's choices, each with its notation: a word and its arguments. `Display` and `FromStr` are one
/// another's inverse; a text is a choice only as it is written, without signs or zeros before a number.
///
/// Before each thing that a choice is about stands what the enum says it stands after, or a separator of its own. With
/// `words` and the name of a game, `words()` are the ids of what a choice is called and of what it does
/// (`GAME-choice-WORD`, `GAME-effect-WORD`), `about()` gives a message what the choice is about, each under its name, and
/// `label()` and `effect()` are both together.
///
/// With `by` a trait and `to` a type, too, what a choice is about is put into words by that trait's `shown`, which looks at such a
/// thing: where a number is told as the card that it is at that moment.
///
/// ```
/// use table::Arg;
///
/// pub struct Table { cards: Vec<&'static str> }
/// trait Shown { fn shown(&self, table: &Table) -> Arg; }
/// impl Shown for u8 {
///     fn shown(&self, table: &Table) -> Arg { Arg::Term(table.cards[usize::from(*self)]) }
/// }
/// table::choices! {
///     /// One decision.
///     pub enum Choice: "choice" after " ", words "dice" by Shown to Table {
///         /// This card.
///         Card(card: u8) = "card",
///     }
/// }
/// let label = Choice::Card(0).label(&Table { cards: vec!["dice-card-ring"] });
/// assert_eq!(label, table::Message::new("dice-choice-card").with("card", Arg::Term("dice-card-ring")));
/// ```
///
/// ```
/// table::ids! { pub enum Face: "dice-face-" { Eye = "eye", Will = "will" } }
/// table::choices! {
///     /// One decision.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     pub enum Choice: "choice" after ":", words "dice" {
///         /// Nothing.
///         Pass = "pass",
///         /// Use this die.
///         Die(face: Face) = "die",
///         /// Turn a die.
///         Turn(from: Face, ">" to: Face) = "turn",
///         /// So many.
///         Count(count: u8) = "count",
///     }
/// }
/// assert_eq!(Choice::Turn(Face::Eye, Face::Will).to_string(), "turn:eye>will");
/// assert_eq!("turn:eye>will".parse(), Ok(Choice::Turn(Face::Eye, Face::Will)));
/// assert_eq!("pass".parse(), Ok(Choice::Pass));
/// assert_eq!(Choice::Die(Face::Eye).label(), table::Message::new("dice-choice-die").with("face", Face::Eye));
/// for wrong in ["pass:", "die", "die:", "turn:eye", "turn:eye>will>eye", "count:03", "count:+3"] {
///     assert!(wrong.parse::<Choice>().is_err(), "{wrong}");
/// }
/// let why = "die:ring".parse::<Choice>().unwrap_err();
/// assert_eq!(why.to_string(), "'die:ring' is no choice: 'ring' is no Face");
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $kind:literal after $first:literal
            $(, words $prefix:literal $(by $shown:ident to $scope:ty)?)?
        {
            $(
                $(#[$item_meta:meta])*
                $item:ident $(( $( $($between:literal)? $arg:ident: $type:ty ),+ ))? = $word:literal
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $( $(#[$item_meta])* $item $(($($type),+))?, )*
        }

        #[allow(dead_code)]
        impl $name {
            /// The word with which its notation begins.
            pub const fn word(&self) -> &'static str {
                match self { $( Self::$item { .. } => $word, )* }
            }

            $crate::__choice_words!($($prefix $($shown $scope)?)? { $( $item $(($($arg),+))? = $word, )* });
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.word())?;
                match self {
                    $( Self::$item $(($($arg),+))? => {
                        $($( ::core::write!(f, "{}{}", [$($between,)? $first][0], $arg)?; )+)?
                    } )*
                }
                ::core::result::Result::Ok(())
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::kit::Unknown;
            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                let unknown = || $crate::kit::Unknown::new($kind, text);
                $(
                    if let ::core::option::Option::Some(parts) =
                        $crate::kit::parts(text, $word, [$($([$($between,)? $first][0]),+)?])
                    {
                        #[allow(unused_mut, unused_variables)]
                        let mut parts = parts.into_iter();
                        let choice = Self::$item $(($(
                            $crate::kit::part::<$type>(parts.next().unwrap_or_default())
                                .map_err(|why| unknown().because(why))?
                        ),+))?;
                        return if choice.to_string() == text { Ok(choice) } else { Err(unknown()) };
                    }
                )*
                Err(unknown())
            }
        }
    };
}

/// The words of choices, where they have some.
#[doc(hidden)]
#[macro_export]
macro_rules! __choice_words {
    ({ $($rest:tt)* }) => {};
    ($prefix:literal { $( $item:ident $(($($arg:ident),+))? = $word:literal, )* }) => {
        /// The message ids of the label and the effect.
        pub const fn words(&self) -> (&'static str, &'static str) {
            match self { $( Self::$item { .. } => (
                concat!($prefix, "-choice-", $word),
                concat!($prefix, "-effect-", $word),
            ), )* }
        }

        /// A message with the choice's arguments.
        pub fn about(&self, message: $crate::Message) -> $crate::Message {
            match self {
                $( Self::$item $(($($arg),+))? => message $($( .with(stringify!($arg), $crate::kit::arg($arg)) )+)?, )*
            }
        }

        /// The label.
        pub fn label(&self) -> $crate::Message {
            self.about($crate::Message::new(self.words().0))
        }

        /// The effect.
        pub fn effect(&self) -> $crate::Message {
            self.about($crate::Message::new(self.words().1))
        }
    };
    ($prefix:literal $shown:ident $scope:ty { $( $item:ident $(($($arg:ident),+))? = $word:literal, )* }) => {
        /// The message ids of the label and the effect.
        pub const fn words(&self) -> (&'static str, &'static str) {
            match self { $( Self::$item { .. } => (
                concat!($prefix, "-choice-", $word),
                concat!($prefix, "-effect-", $word),
            ), )* }
        }

        /// A message with the choice's arguments.
        pub fn about(&self, message: $crate::Message, scope: &$scope) -> $crate::Message {
            match self {
                $( Self::$item $(($($arg),+))? => {
                    message $($( .with(stringify!($arg), $shown::shown($arg, scope)) )+)?
                } )*
            }
        }

        /// The label.
        pub fn label(&self, scope: &$scope) -> $crate::Message {
            self.about($crate::Message::new(self.words().0), scope)
        }

        /// The effect.
        pub fn effect(&self, scope: &$scope) -> $crate::Message {
            self.about($crate::Message::new(self.words().1), scope)
        }
    };
}

/// The parts after `word`, behind each of these separators.
#[doc(hidden)]
pub fn parts<'a, const N: usize>(text: &'a str, word: &str, behind: [&str; N]) -> Option<[&'a str; N]> {
    let mut rest = text.strip_prefix(word)?;
    let mut parts = [""; N];
    for (at, separator) in behind.into_iter().enumerate() {
        rest = rest.strip_prefix(separator)?;
        let end = behind.get(at + 1).map_or(Some(rest.len()), |next| rest.find(next))?;
        (parts[at], rest) = rest.split_at(end);
    }
    rest.is_empty().then_some(parts)
}

/// Parses one part.
#[doc(hidden)]
pub fn part<T: std::str::FromStr<Err: fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|why: T::Err| why.to_string())
}
