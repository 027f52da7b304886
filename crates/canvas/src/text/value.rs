//! The arguments of a message of the page.

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// Words already in the reader's language.
    Text(&'a str),
    /// A number; the language picks the plural by it.
    Number(u32),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}
impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}
impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}
impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}
impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}
