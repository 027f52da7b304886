//! `events!`: the events of a game, with arguments and words in one place.

/// Makes the enum of a game's events, and `say`: each in words.
///
/// After `=>` stand its words:
/// - `"id"`: the message of this id, with every field as an argument of its name;
/// - `("id", seat, pips = face + 1)`: with these arguments. A field by its name, or a name and what it is, where
///   fields are references;
/// - `{ … }`: anything else that makes a [`Message`](crate::Message) from the fields, which are references here.
///
/// Derives, serde's names and doc comments go where they stand: JSON is what serde makes of it, and is read by
/// [`tagged!`](crate::tagged), so `Deserialize` is not derived.
///
/// ```
/// use serde::Serialize;
/// use table::{Message, Seat};
///
/// table::events! {
///     /// Something that happened.
///     #[derive(Clone, PartialEq, Debug, Serialize)]
///     #[serde(rename_all = "snake_case", tag = "what")]
///     pub enum Event {
///         /// A turn begins.
///         Turn {
///             /// Whose.
///             seat: Seat,
///             /// Where, if that matters.
///             place: Option<u8>,
///         } => {
///             let message = Message::new("race-turn").with("seat", *seat);
///             match place {
///                 Some(place) => message.with("place", *place),
///                 None => message,
///             }
///         },
///         /// The round is over.
///         RoundOver => "race-round-over",
///     }
/// }
/// assert_eq!(serde_json::to_string(&Event::RoundOver).unwrap(), r#"{"what":"round_over"}"#);
/// assert_eq!(Event::Turn { seat: Seat::new(1), place: None }.say().args.len(), 1);
/// ```
///
/// A game in which a field is not always said as it is (a card with its article, a hidden one as such) says by which
/// function they are, and what the method is called.
///
/// ```
/// fn said(number: &u8) -> table::Arg {
///     u16::from(*number).into()
/// }
///
/// table::events! {
///     /// Something that happened.
///     #[derive(Clone, PartialEq, Debug, serde::Serialize)]
///     #[serde(rename_all = "snake_case", tag = "what")]
///     pub enum Event, say by said {
///         /// A die fell.
///         Fell {
///             /// Its face.
///             face: u8,
///         } => "dice-event-fell",
///     }
/// }
/// assert_eq!(Event::Fell { face: 3 }.say(), table::Message::new("dice-event-fell").with("face", 3_u16));
/// assert_eq!(Event::IDS, ["dice-event-fell"]);
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$item_meta:meta])*
                $item:ident $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty ),* $(,)? })? => $say:tt
            ),* $(,)?
        }
    ) => {
        $crate::tagged! {
            $(#[$meta])*
            $vis enum $name {
                $( $(#[$item_meta])* $item $({ $( $(#[$field_meta])* $field: $type ),* })?, )*
            }
        }

        impl $name {
            /// The event in words.
            #[allow(unused_variables)]
            pub fn say(&self) -> $crate::Message {
                match self {
                    $( Self::$item $({ $($field),* })? => $crate::__event_say!($say $($($field)*)?), )*
                }
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident, $told:ident by $said:path {
            $(
                $(#[$item_meta:meta])*
                $item:ident $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty ),* $(,)? })? => $id:literal
            ),* $(,)?
        }
    ) => {
        $crate::tagged! {
            $(#[$meta])*
            $vis enum $name {
                $( $(#[$item_meta])* $item $({ $( $(#[$field_meta])* $field: $type ),* })?, )*
            }
        }

        #[allow(dead_code)]
        impl $name {
            /// The ids of all sentences, for a test that each is there.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// The event in words, by its fields.
            pub fn $told(&self) -> $crate::Message {
                match self {
                    $( Self::$item $({ $($field),* })? => $crate::Message::new($id)
                        $($( .with(stringify!($field), $said($field)) )*)?, )*
                }
            }
        }
    };
}

/// The words of one event.
#[doc(hidden)]
#[macro_export]
macro_rules! __event_say {
    ({ $($say:tt)* } $($field:ident)*) => { { $($say)* } };
    (($id:literal $(, $arg:ident $(= $value:expr)?)* $(,)?) $($field:ident)*) => {
        $crate::Message::new($id)
            $( .with(stringify!($arg), $crate::__event_arg!($arg $($value)?)) )*
    };
    ($id:literal $($field:ident)*) => {
        $crate::Message::new($id) $( .with(stringify!($field), $crate::kit::arg($field)) )*
    };
}

/// An argument of an event's words.
#[doc(hidden)]
#[macro_export]
macro_rules! __event_arg {
    ($arg:ident) => {
        $crate::kit::arg($arg)
    };
    ($arg:ident $value:expr) => {
        $value
    };
}
