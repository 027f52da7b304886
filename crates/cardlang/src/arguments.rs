//! The values that an op takes from its arguments, one by one or all together.

use crate::args::{Args, Written};
use crate::text::{Arg, Fault};
use crate::value::{Used, Value};

impl Args<'_> {
    /// The argument of that name, or the default for its absence.
    ///
    /// # Errors
    /// When it is missing, or is no such value.
    pub fn take<T: Value>(&mut self, name: &str) -> Result<T, Fault> {
        match T::take(self, name)? {
            Some(value) => Ok(value),
            None => T::absent().ok_or_else(|| {
                let missing = self.missing(&format!("its argument `{name}`"));
                missing.hint(format!("it is {}", T::what()))
            }),
        }
    }

    /// The same, with another default.
    ///
    /// # Errors
    /// When it is no such value.
    pub fn take_or<T: Value>(&mut self, name: &str, absent: impl FnOnce() -> T) -> Result<T, Fault> {
        Ok(T::take(self, name)?.unwrap_or_else(absent))
    }
}

impl Written {
    /// Writes an argument, unless it is the default.
    pub fn put<T: Value>(&mut self, name: &'static str, value: &T) {
        self.put_unless(name, value, value.is_absent());
    }

    /// Writes an argument unless it is this default.
    pub fn put_unless<T: Value>(&mut self, name: &'static str, value: &T, absent: bool) {
        if absent {
            if !T::is_flag() {
                self.skip();
            }
        } else {
            value.put(name, self);
        }
    }
}

/// All the arguments of an op together, where they are not simply one after the other: any number of
/// characters, a goal behind a colon.
pub trait Arguments: Sized {
    /// Reads them; an argument that it does not take is a fault.
    ///
    /// # Errors
    /// What is wrong with them.
    fn read(args: &mut Args<'_>) -> Result<Self, Fault>;

    /// Writes the arguments.
    fn write(&self) -> Vec<Arg>;

    /// Visits every op in them.
    fn visit(&self, _seen: &mut dyn FnMut(Used<'_>)) {}
}

/// Any number of values: `exchange(gimli, aragorn)`.
impl<T: Value> Arguments for Vec<T> {
    fn read(args: &mut Args<'_>) -> Result<Self, Fault> {
        let ids = args.ids();
        args.rest().into_iter().map(|arg| T::read(arg, ids)).collect()
    }

    fn write(&self) -> Vec<Arg> {
        self.iter().map(|value| value.write().into()).collect()
    }

    fn visit(&self, seen: &mut dyn FnMut(Used<'_>)) {
        self.iter().for_each(|value| value.visit(seen));
    }
}
