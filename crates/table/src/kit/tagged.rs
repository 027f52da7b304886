//! `tagged!`: an enum of struct variants whose JSON is one object with a tag, read by little code.

use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::{Map, Value};

/// Makes an enum that reads the format of `#[serde(tag = "what", rename_all = "snake_case")]`.
///
/// serde's own derive reads each variant through a buffer of any content, with two visitors a variant, and all of it
/// again for each source: with a hundred kinds of events that was a seventh of what a game compiles to. This reads the
/// object first, and each type of a field in one way.
///
/// Derives `Serialize` and the attribute above stand with the enum. Fields have no attributes of serde's; one that is absent is
/// read like `null`.
///
/// ```
/// table::tagged! {
///     /// Something that happened.
///     #[derive(Debug, PartialEq, serde::Serialize)]
///     #[serde(rename_all = "snake_case", tag = "what")]
///     pub enum Event {
///         /// A die shows this.
///         DieRolled { face: u8, by: Option<u8> },
///         /// The round is over.
///         RoundOver,
///     }
/// }
/// let read = |json: &str| serde_json::from_str::<Event>(json);
/// assert_eq!(read(r#"{"what":"die_rolled","face":5}"#).unwrap(), Event::DieRolled { face: 5, by: None });
/// assert_eq!(read(r#"{"what":"round_over"}"#).unwrap(), Event::RoundOver);
/// assert!(read(r#"{"what":"die_rolled","by":1}"#).unwrap_err().to_string().contains("face"));
/// assert!(read(r#"{"what":"nothing_known"}"#).is_err());
/// assert!(read(r#"{"face":5}"#).is_err());
/// ```
#[macro_export]
macro_rules! tagged {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$item_meta:meta])*
                $item:ident $({ $( $(#[$field_meta:meta])* $field:ident: $type:ty ),* $(,)? })?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $( $(#[$item_meta])* $item $({ $( $(#[$field_meta])* $field: $type ),* })?, )*
        }

        const _: () = {
            #[derive(::serde::Deserialize)]
            #[serde(rename_all = "snake_case")]
            enum What { $($item),* }

            /// Compiled once, for all that a value is read from.
            fn read(fields: &$crate::__private::Fields) -> ::core::result::Result<$name, $crate::__private::ReadError> {
                ::core::result::Result::Ok(match fields.what::<What>()? {
                    $( What::$item => $name::$item $({ $( $field: fields.read(stringify!($field))? ),* })?, )*
                })
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                    let fields = <$crate::__private::Fields as ::serde::Deserialize>::deserialize(deserializer)?;
                    read(&fields).map_err(::serde::de::Error::custom)
                }
            }
        };
    };
}

/// The reason why a value cannot be read.
pub type ReadError = serde_json::Error;

/// The object that a value was written as.
#[derive(Deserialize)]
#[serde(transparent)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// The variant.
    ///
    /// # Errors
    /// None of them is called so, or it is not said.
    pub fn what<T: DeserializeOwned>(&self) -> Result<T, ReadError> {
        self.read("what")
    }

    /// A field; one that is not there is `null`.
    ///
    /// # Errors
    /// It holds something else, with the name of the field.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, ReadError> {
        T::deserialize(self.0.get(name).unwrap_or(&Value::Null)).map_err(|flaw| in_field(name, &flaw))
    }
}

fn in_field(name: &str, flaw: &ReadError) -> ReadError {
    ReadError::custom(format_args!("{name}: {flaw}"))
}
