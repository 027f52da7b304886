//! Names: one way to write and read every small type of a game.

use std::fmt;

/// A word that names nothing of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    kind: &'static str,
    word: String,
    why: String,
}

impl Unknown {
    /// The error of a `word` that is no `kind`.
    pub fn new(kind: &'static str, word: &str) -> Self {
        let word = word.to_owned();
        let why = String::new();
        Self { kind, word, why }
    }

    /// The same, and why.
    #[must_use]
    pub fn because(self, why: impl fmt::Display) -> Self {
        let why = format!(": {why}");
        Self { why, ..self }
    }
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no {}{}", self.word, self.kind, self.why)
    }
}

impl std::error::Error for Unknown {}

/// The bytes of an id of a message: an id of a game with `-` for `_`, as Fluent files spell.
#[doc(hidden)]
pub const fn hyphens<const N: usize>(text: &str) -> [u8; N] {
    let bytes = text.as_bytes();
    let mut out = [0; N];
    let mut at = 0;
    while at < N {
        out[at] = if bytes[at] == b'_' { b'-' } else { bytes[at] };
        at += 1;
    }
    out
}

/// Makes an enum of ids: [`Key`](crate::kit::Key) and [`Id`](crate::kit::Id), `ALL`, `COUNT`, `id()`, `named()`,
/// `Display`, `FromStr` and serde, all by the id's text.
///
/// With a text after the name it has words, too: `term()` is that text followed by the id (with `-` for `_`), and the
/// id can be an argument of a [`Message`](crate::Message). A second string names the type in
/// parse errors; `name: "prefix-"` adds another method like `term()`.
///
/// ```
/// table::ids! {
///     /// A side of the war.
///     pub enum Side: "war-side-" {
///         /// The Free Peoples.
///         Free = "free",
///         /// The Shadow.
///         Shadow = "shadow",
///     }
/// }
/// table::ids! {
///     /// What is known by its id alone.
///     enum Step {
///         First = "first",
///         Last = "last",
///     }
/// }
/// assert_eq!(Side::ALL, [Side::Free, Side::Shadow]);
/// assert_eq!(Side::Shadow.term(), "war-side-shadow");
/// assert_eq!(Step::named("last"), Some(Step::Last));
/// table::ids! {
///     /// A face of a die.
///     enum Face: "dice-face-", "face of a die", tells: "dice-tells-" { Eye = "eye" }
/// }
/// assert_eq!(Face::Eye.tells(), "dice-tells-eye");
/// assert_eq!("lost".parse::<Step>().unwrap_err().to_string(), "'lost' is no Step");
/// assert_eq!("lost".parse::<Face>().unwrap_err().to_string(), "'lost' is no face of a die");
/// ```
#[macro_export]
macro_rules! ids {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(: $prefix:literal $(, $kind:literal)? $(, $more:ident: $more_prefix:literal)?)? {
            $( $(#[$item_meta:meta])* $item:ident = $id:literal ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name {
            $( $(#[$item_meta])* $item, )*
        }

        #[allow(dead_code)]
        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$item),*];
            /// The number of ids.
            pub const COUNT: usize = [$($id),*].len();

            /// The place in [`ALL`](Self::ALL).
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place of [`ALL`](Self::ALL); there is one.
            #[inline]
            pub const fn at(index: usize) -> Self {
                Self::ALL[index]
            }

            /// The id: its text in notation, JSON and data files.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$item => $id, )* }
            }

            /// The one with this id.
            pub fn named(id: &str) -> ::core::option::Option<Self> {
                match id {
                    $( $id => ::core::option::Option::Some(Self::$item), )*
                    _ => ::core::option::Option::None,
                }
            }

            $crate::__ids_words!($(term $prefix)? { $( $item = $id, )* });
            $crate::__ids_words!($($($more $more_prefix)?)? { $( $item = $id, )* });
        }

        impl $crate::kit::Key for $name {
            const COUNT: usize = Self::COUNT;
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            #[inline]
            fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl $crate::kit::Id for $name {
            fn id(self) -> &'static str {
                Self::id(self)
            }
            fn named(id: &str) -> ::core::option::Option<Self> {
                Self::named(id)
            }
        }

        $crate::__ids_arg!($name $($prefix)?);

        impl ::core::str::FromStr for $name {
            type Err = $crate::kit::Unknown;
            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                let kind = [$($($kind,)?)? stringify!($name)][0];
                Self::named(text).ok_or_else(|| $crate::kit::Unknown::new(kind, text))
            }
        }

        $crate::__written_by_id!($name);
    };
}

/// Makes an id by number for the entries of data files: its place in a table of facts, of which each has `id` and `term`.
/// [`Key`](crate::kit::Key) and [`Id`](crate::kit::Id), `COUNT`, `all()`, `at()`, `nth()`, `index()`, `facts()`, `id()`,
/// `term()`, `Display`, `FromStr` and serde, all by the id's text, as [`ids!`](crate::ids) gives an enum.
///
/// ```
/// pub struct Facts { id: &'static str, term: &'static str, damage: u8 }
/// const TILES: [Facts; 2] = [
///     Facts { id: "one", term: "hunt-tile-one", damage: 1 },
///     Facts { id: "two", term: "hunt-tile-two", damage: 2 },
/// ];
/// table::listed! {
///     /// A tile.
///     pub struct Tile of TILES: Facts, "Hunt tile";
/// }
/// assert_eq!("two".parse(), Ok(Tile::at(1)));
/// assert_eq!(Tile::all().map(|tile| tile.facts().damage).sum::<u8>(), 3);
/// assert_eq!(Tile::at(0).term(), "hunt-tile-one");
/// assert_eq!("six".parse::<Tile>().unwrap_err().to_string(), "'six' is no Hunt tile");
/// ```
///
/// Of a list that is read when the program starts, [`Listed`](crate::kit::Listed) says where it is:
///
/// ```
/// use std::sync::LazyLock;
/// use table::kit::Listed;
///
/// pub struct Card { id: String, points: u8 }
/// static BOOK: LazyLock<Vec<Card>> = LazyLock::new(|| {
///     "sting 1 glamdring 2".split(' ').collect::<Vec<_>>().chunks(2)
///         .map(|card| Card { id: card[0].to_owned(), points: card[1].parse().unwrap() }).collect()
/// });
/// table::listed! {
///     /// A card.
///     pub struct CardId(pub(crate) u16), "card";
/// }
/// impl Listed for CardId {
///     type Facts = Card;
///     fn list() -> &'static [Card] { &BOOK }
///     fn id_of(facts: &'static Card) -> &'static str { &facts.id }
/// }
/// assert_eq!("glamdring".parse(), Ok(CardId::at(1)));
/// assert_eq!(CardId::all().map(|card| card.facts().points).sum::<u8>(), 3);
/// assert_eq!(serde_json::to_string(&CardId::at(0)).unwrap(), r#""sting""#);
/// assert_eq!("orcrist".parse::<CardId>().unwrap_err().to_string(), "'orcrist' is no card");
/// ```
#[macro_export]
macro_rules! listed {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($inside:vis $inner:ty), $kind:literal;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name($inside $inner);

        #[allow(dead_code)]
        impl $name {
            /// All of them, in the order of the list.
            #[inline]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..<Self as $crate::kit::Listed>::count()).map(Self::at)
            }

            /// The one at this place of the list, from 0; there is one.
            #[inline]
            pub const fn at(index: usize) -> Self {
                Self(index as $inner)
            }

            /// The place in the list, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The facts of the list.
            #[inline]
            pub fn facts(self) -> &'static <Self as $crate::kit::Listed>::Facts {
                &<Self as $crate::kit::Listed>::list()[self.index()]
            }

            /// The id: its text in notation, JSON and data files.
            pub fn id(self) -> &'static str {
                <Self as $crate::kit::Listed>::id_of(self.facts())
            }

            /// The one with this id.
            pub fn named(id: &str) -> ::core::option::Option<Self> {
                <Self as $crate::kit::Listed>::place(id).map(Self::at)
            }
        }

        $crate::__listed_key!($name, 1 << <$inner>::BITS);

        impl $crate::kit::Id for $name {
            fn id(self) -> &'static str {
                self.id()
            }
            fn named(id: &str) -> ::core::option::Option<Self> {
                Self::named(id)
            }
        }

        $crate::by_id!($name, $kind);
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident of $list:ident: $facts:ty, $kind:literal;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name(u8);

        #[allow(dead_code)]
        impl $name {
            /// The number of ids.
            pub const COUNT: usize = $list.len();

            /// All of them, in the order of the list.
            #[inline]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map(Self)
            }

            /// The one at this place of the list, from 0; there is one.
            #[inline]
            pub const fn at(index: usize) -> Self {
                debug_assert!(index < Self::COUNT);
                Self(index as u8)
            }

            /// The one at this place of the list, from 0, if there is one.
            pub const fn nth(index: usize) -> ::core::option::Option<Self> {
                if index < Self::COUNT {
                    ::core::option::Option::Some(Self(index as u8))
                } else {
                    ::core::option::Option::None
                }
            }

            /// The place in the list, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The facts of the list.
            #[inline]
            pub const fn facts(self) -> &'static $facts {
                &$list[self.index()]
            }

            /// The id: its text in notation, JSON and data files.
            pub const fn id(self) -> &'static str {
                self.facts().id
            }

            /// The id of its name in words.
            pub const fn term(self) -> &'static str {
                self.facts().term
            }
        }

        $crate::__listed_key!($name, Self::COUNT);

        impl $crate::kit::Id for $name {
            fn id(self) -> &'static str {
                self.id()
            }
        }

        impl ::core::convert::From<$name> for $crate::Arg {
            fn from(id: $name) -> Self {
                Self::Term(id.term())
            }
        }

        $crate::by_id!($name, $kind);
    };
}

/// What stands in a list is counted by its place there.
#[doc(hidden)]
#[macro_export]
macro_rules! __listed_key {
    ($name:ident, $count:expr) => {
        impl $crate::kit::Key for $name {
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize {
                self.index()
            }
            #[inline]
            fn at(index: usize) -> Self {
                Self::at(index)
            }
            fn each() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                Self::all()
            }
        }
    };
}

/// The words of ids, where they have some.
#[doc(hidden)]
#[macro_export]
macro_rules! __ids_words {
    ({ $($rest:tt)* }) => {};
    ($words:ident $prefix:literal { $( $item:ident = $id:literal, )* }) => {
        #[doc = concat!("The id of its words: `", $prefix, "…`.")]
        pub const fn $words(self) -> &'static str {
            match self {
                $( Self::$item => {
                    const WORDS: &str = concat!($prefix, $id);
                    const BYTES: [u8; WORDS.len()] = $crate::kit::hyphens(WORDS);
                    const TERM: &str = match ::core::str::from_utf8(&BYTES) {
                        ::core::result::Result::Ok(term) => term,
                        ::core::result::Result::Err(_) => WORDS,
                    };
                    TERM
                } )*
            }
        }
    };
}

/// An id with words is an argument of a message.
#[doc(hidden)]
#[macro_export]
macro_rules! __ids_arg {
    ($name:ident) => {};
    ($name:ident $prefix:literal) => {
        impl ::core::convert::From<$name> for $crate::Arg {
            fn from(id: $name) -> Self {
                Self::Term(id.term())
            }
        }
    };
}

/// Display and serde by the id's text, which `FromStr` reads.
#[doc(hidden)]
#[macro_export]
macro_rules! __written_by_id {
    ($name:ty) => {
        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad($crate::kit::Id::id(*self))
            }
        }

        impl $crate::__private::Serialize for $name {
            fn serialize<S: $crate::__private::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::kit::Id::id(*self))
            }
        }

        impl<'de> $crate::__private::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::__private::from_text(deserializer)
            }
        }
    };
}

/// Gives a type serde by its text: `Display` writes it and `FromStr` reads it.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// struct Percent(u8);
/// impl std::fmt::Display for Percent {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "{}%", self.0)
///     }
/// }
/// impl std::str::FromStr for Percent {
///     type Err = std::num::ParseIntError;
///     fn from_str(text: &str) -> Result<Self, Self::Err> {
///         text.trim_end_matches('%').parse().map(Self)
///     }
/// }
/// table::by_text!(Percent);
///
/// assert_eq!(serde_json::to_string(&Percent(5)).unwrap(), r#""5%""#);
/// assert_eq!(serde_json::from_str::<Percent>(r#""5%""#).unwrap(), Percent(5));
/// ```
#[macro_export]
macro_rules! by_text {
    ($name:ty) => {
        impl $crate::__private::Serialize for $name {
            fn serialize<S: $crate::__private::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::__private::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::__private::from_text(deserializer)
            }
        }
    };
}

/// Gives a type that is an [`Id`](crate::kit::Id) by hand (cards by number, with their texts in a table) what
/// [`ids!`](crate::ids) gives an enum: `Display`, `FromStr` and serde by the id's text.
///
/// ```
/// use table::kit::{Id, Key};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub struct Card(u8);
/// impl Key for Card {
///     const COUNT: usize = 2;
///     fn index(self) -> usize { self.0.into() }
///     fn at(index: usize) -> Self { Self(index as u8) }
/// }
/// impl Id for Card {
///     fn id(self) -> &'static str { ["tower", "ring"][self.index()] }
/// }
/// table::by_id!(Card, "card");
///
/// assert_eq!("ring".parse(), Ok(Card(1)));
/// assert_eq!("sting".parse::<Card>().unwrap_err().to_string(), "'sting' is no card");
/// ```
#[macro_export]
macro_rules! by_id {
    ($name:ty, $kind:literal) => {
        impl ::core::str::FromStr for $name {
            type Err = $crate::kit::Unknown;
            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                <$name as $crate::kit::Id>::named(text).ok_or_else(|| $crate::kit::Unknown::new($kind, text))
            }
        }

        $crate::__written_by_id!($name);
    };
}
