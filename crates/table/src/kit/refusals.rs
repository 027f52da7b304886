//! `refusals!`: why something may not be done, each with its clause and its words.

/// Makes the enum of a game's refusals: small, to be compared and passed about, and turned into a
/// [`Refusal`](crate::Refusal) for readers.
///
/// Each names its clause and the id of its words; what it holds are the arguments of the words, under the same names.
/// `ALL` lists clauses and ids, for a test that they have words.
///
/// ```
/// table::ids! { pub enum Symbol: "dice-symbol-" { Ring = "ring" } }
/// mod clause { pub const TURN: &str = "DIE-2.1"; }
///
/// table::refusals! {
///     /// Why a choice may not be made.
///     pub enum Why {
///         /// It is somebody else's turn.
///         NotYours = clause::TURN, "dice-no-not-yours",
///         /// A die with that symbol is set aside.
///         SameSymbol {
///             /// Which symbol.
///             symbol: Symbol,
///         } = "DIE-2.2", "dice-no-same-symbol",
///     }
/// }
/// let refusal = Why::SameSymbol { symbol: Symbol::Ring }.refusal();
/// assert_eq!(refusal.clause.0, "DIE-2.2");
/// assert_eq!(refusal.message.args, [("symbol", table::Arg::Term("dice-symbol-ring"))]);
/// assert_eq!(Why::ALL[0], ("DIE-2.1", "dice-no-not-yours"));
/// ```
///
/// A large game has hundreds, most of which are never shown: as a `struct` they are constants, a byte each. Strings after
/// the name stand before each clause and each id. A number behind some says how far one came: of
/// several objections that with the highest tells most.
///
/// ```
/// table::refusals! {
///     /// Why a choice may not be made.
///     pub struct Why: "DIE-", "dice-no-" {
///         /// It is somebody else's turn.
///         NOT_YOURS = "2.1", "not-yours";
///         /// The die is aside.
///         ASIDE = "2.2", "aside", 1;
///     }
/// }
/// assert_eq!((Why::ASIDE.clause(), Why::ASIDE.id(), Why::ASIDE.depth()), ("DIE-2.2", "dice-no-aside", 1));
/// assert_eq!(Why::ALL, [Why::NOT_YOURS, Why::ASIDE]);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$item_meta:meta])*
                $item:ident $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty ),* $(,)? })?
                    = $clause:expr, $id:literal
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $( $(#[$item_meta])* $item $({ $( $(#[$field_meta])* $field: $type ),* })?, )*
        }

        #[allow(dead_code)]
        impl $name {
            /// All there are: clause and id of the words.
            pub const ALL: &'static [(&'static str, &'static str)] = &[$(($clause, $id)),*];

            /// The refusal, with its clause.
            pub fn refusal(self) -> $crate::Refusal {
                match self {
                    $( Self::$item $({ $($field),* })? => $crate::Refusal::new(
                        $clause,
                        $crate::Message::new($id)
                            $($( .with(stringify!($field), $crate::kit::arg(&$field)) )*)?,
                    ), )*
                }
            }
        }

        impl ::core::convert::From<$name> for $crate::Refusal {
            fn from(why: $name) -> Self {
                why.refusal()
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $( $(#[$item_meta:meta])* $item:ident = $clause:literal, $id:literal $(, $depth:literal)?; )*
        }
    ) => {
        $crate::refusals! {
            $(#[$meta])*
            $vis struct $name: "", "" {
                $( $(#[$item_meta])* $item = $clause, $id $(, $depth)?; )*
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident: $clauses:literal, $ids:literal {
            $( $(#[$item_meta:meta])* $item:ident = $clause:literal, $id:literal $(, $depth:literal)?; )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        $vis struct $name(u8);

        const _: () = {
            #[repr(u8)]
            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            enum Item { $($item),* }

            /// Of each its clause, the id of its words, and how far one came.
            const TOLD: &[(&str, &str, u8)] =
                &[$((concat!($clauses, $clause), concat!($ids, $id), 0 $(+ $depth)?)),*];

            #[allow(missing_docs, dead_code)]
            impl $name {
                $( $(#[$item_meta])* pub const $item: Self = Self(Item::$item as u8); )*

                /// All there are, for a test that each has words.
                pub const ALL: &'static [Self] = &[$(Self::$item),*];

                /// The clause that forbids it.
                pub const fn clause(self) -> &'static str {
                    TOLD[self.0 as usize].0
                }

                /// The id of the words.
                pub const fn id(self) -> &'static str {
                    TOLD[self.0 as usize].1
                }

                /// The number behind it: how far one came.
                pub const fn depth(self) -> u8 {
                    TOLD[self.0 as usize].2
                }

                /// The refusal, with its clause.
                pub const fn refusal(self) -> $crate::Refusal {
                    $crate::Refusal::new(self.clause(), $crate::Message::new(self.id()))
                }
            }
        };

        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::core::convert::From<$name> for $crate::Refusal {
            fn from(why: $name) -> Self {
                why.refusal()
            }
        }
    };
}
