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
}
