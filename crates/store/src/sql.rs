//! Statements for either database, written once.
//!
//! A statement numbers its values `?1`, `?2`…, keeps truth as 0 and 1, and says nothing that only one of the two
//! databases understands. What they cannot share (how a file or a server is opened, how a change is committed) stands in
//! `sqlite` and `postgres`.

use rusqlite::types::{ToSqlOutput, ValueRef};

use crate::{GuestHash, StoreError, meter};

/// A connection to one of the two.
pub(crate) enum Sql<'c> {
    Sqlite(&'c rusqlite::Connection),
    #[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "a build for files alone makes none"))]
    Server(&'c dyn Server),
}

/// A connection to a server.
pub(crate) trait Server {
    /// Runs a statement; returns how many rows it changed.
    fn execute(&self, statement: &str, values: &[&dyn Param]) -> Result<u64, StoreError>;

    /// Calls `read` with each row that a statement finds.
    fn each(
        &self,
        statement: &str,
        values: &[&dyn Param],
        read: &mut dyn FnMut(&dyn Cells) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;
}

/// A row that a server found.
pub(crate) trait Cells {
    /// The value in a column, counted from 0.
    fn value(&self, column: usize) -> Result<Value<'_>, StoreError>;
}

impl Sql<'_> {
    /// Runs a statement that changes something; returns how many rows it changed.
    pub(crate) fn execute(&self, statement: &str, values: &[&dyn Param]) -> Result<u64, StoreError> {
        let rows = match self {
            Self::Sqlite(conn) => {
                let values = rusqlite::params_from_iter(values.iter().map(|value| value.value()));
                conn.prepare_cached(statement)?.execute(values)? as u64
            }
            Self::Server(session) => session.execute(statement, values)?,
        };
        meter::changed(statement, rows, values.iter().map(|value| value.value().size()).sum());
        Ok(rows)
    }

    /// All that a statement finds.
    pub(crate) fn rows<T>(
        &self,
        statement: &str,
        values: &[&dyn Param],
        mut read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.each(statement, values, &mut |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Calls `read` with each row that a statement finds: compiled once, whatever is made of the rows.
    fn each(
        &self,
        statement: &str,
        values: &[&dyn Param],
        read: &mut dyn FnMut(&Row<'_>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(conn) => {
                let mut statement = conn.prepare_cached(statement)?;
                let values = rusqlite::params_from_iter(values.iter().map(|value| value.value()));
                let mut rows = statement.query(values)?;
                while let Some(row) = rows.next()? {
                    meter::found();
                    read(&Row::Sqlite(row))?;
                }
                Ok(())
            }
            Self::Server(session) => session.each(statement, values, &mut |row| {
                meter::found();
                read(&Row::Server(row))
            }),
        }
    }

    /// The first that a statement finds, if it finds anything.
    pub(crate) fn row<T>(
        &self,
        statement: &str,
        values: &[&dyn Param],
        read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.rows(statement, values, read)?.into_iter().next())
    }

    /// Runs a statement that always finds a row: a count, or an existence test.
    pub(crate) fn one<T>(
        &self,
        statement: &str,
        values: &[&dyn Param],
        read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let found = self.row(statement, values, read)?;
        found.ok_or_else(|| StoreError::Other(format!("nothing found by: {statement}")))
    }

    /// Locks this name until the transaction ends: for what is looked at before it is written.
    pub(crate) fn hold(&self, name: &str) -> Result<(), StoreError> {
        match self {
            // Its one writer holds all there is.
            Self::Sqlite(_) => Ok(()),
            Self::Server(session) => {
                let statement = "SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(?1, 0))";
                session.each(statement, &[&name], &mut |_| Ok(()))
            }
        }
    }
}

/// A value that goes into a statement, or comes out of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Value<'v> {
    Null,
    Int(i64),
    Text(&'v str),
    Bytes(&'v [u8]),
}

impl Value<'_> {
    /// The bytes that it takes.
    const fn size(self) -> u64 {
        match self {
            Self::Null => 0,
            Self::Int(_) => 8,
            Self::Text(text) => text.len() as u64,
            Self::Bytes(bytes) => bytes.len() as u64,
        }
    }
}

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Self::Null => ValueRef::Null,
            Self::Int(value) => ValueRef::Integer(value),
            Self::Text(value) => ValueRef::Text(value.as_bytes()),
            Self::Bytes(value) => ValueRef::Blob(value),
        }))
    }
}

/// A type that can stand for a `?1`.
pub(crate) trait Param {
    fn value(&self) -> Value<'_>;
}

macro_rules! params {
    ($($kind:ty: |$self:ident| $value:expr;)*) => {
        $(impl Param for $kind {
            fn value(&self) -> Value<'_> {
                let $self = self;
                $value
            }
        })*
    };
}

params! {
    i64: |it| Value::Int(*it);
    u32: |it| Value::Int(i64::from(*it));
    u8: |it| Value::Int(i64::from(*it));
    bool: |it| Value::Int(i64::from(*it));
    str: |it| Value::Text(it);
    String: |it| Value::Text(it);
    GuestHash: |it| Value::Bytes(it);
    Vec<u8>: |it| Value::Bytes(it);
}

impl<T: Param + ?Sized> Param for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl<T: Param> Param for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, Param::value)
    }
}

/// A row that was found.
pub(crate) enum Row<'r> {
    Sqlite(&'r rusqlite::Row<'r>),
    Server(&'r dyn Cells),
}

impl Row<'_> {
    /// The value in a column, counted from 0.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when it is nothing that we wrote.
    pub(crate) fn get<T: Column>(&self, column: usize) -> Result<T, StoreError> {
        let value = match self {
            Self::Sqlite(row) => match row.get_ref(column)? {
                ValueRef::Null => Value::Null,
                ValueRef::Integer(value) => Value::Int(value),
                ValueRef::Text(text) => {
                    Value::Text(str::from_utf8(text).map_err(|error| StoreError::Corrupt(error.to_string()))?)
                }
                ValueRef::Blob(bytes) => Value::Bytes(bytes),
                ValueRef::Real(_) => {
                    return Err(StoreError::Corrupt(format!("column {column} is a fraction")));
                }
            },
            Self::Server(row) => row.value(column)?,
        };
        T::read(value).ok_or_else(|| StoreError::Corrupt(format!("column {column} does not hold {value:?}")))
    }
}

/// A type that can be read from a column; nothing where the value is of another kind.
pub(crate) trait Column: Sized {
    fn read(value: Value<'_>) -> Option<Self>;
}

macro_rules! columns {
    ($($kind:ty: $pattern:pat => $value:expr;)*) => {
        $(impl Column for $kind {
            fn read(value: Value<'_>) -> Option<Self> {
                match value {
                    $pattern => $value,
                    _ => None,
                }
            }
        })*
    };
}

columns! {
    i64: Value::Int(it) => Some(it);
    u64: Value::Int(it) => u64::try_from(it).ok();
    u32: Value::Int(it) => u32::try_from(it).ok();
    u8: Value::Int(it) => u8::try_from(it).ok();
    bool: Value::Int(it) => Some(it != 0);
    String: Value::Text(it) => Some(it.to_owned());
    GuestHash: Value::Bytes(it) => it.try_into().ok();
    Vec<u8>: Value::Bytes(it) => Some(it.to_vec());
}

impl<T: Column> Column for Option<T> {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Null => Some(None),
            value => T::read(value).map(Some),
        }
    }
}
