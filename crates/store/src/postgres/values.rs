//! Conversion of values: whole numbers in whatever width a column has.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::sql::{Param, Value};

/// A value that is given to a statement.
#[derive(Debug)]
pub(super) struct Given<'v>(Value<'v>);

impl<'v> Given<'v> {
    pub(super) fn all(values: &'v [&dyn Param]) -> Vec<Self> {
        values.iter().map(|value| Self(value.value())).collect()
    }
}

impl ToSql for Given<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self.0 {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(it) if *kind == Type::INT8 => it.to_sql(kind, out),
            Value::Int(it) if *kind == Type::INT4 => i32::try_from(it)?.to_sql(kind, out),
            Value::Int(it) if *kind == Type::BOOL => (it != 0).to_sql(kind, out),
            Value::Text(it) if *kind == Type::TEXT => it.to_sql(kind, out),
            Value::Bytes(it) if *kind == Type::BYTEA => it.to_sql(kind, out),
            other => Err(format!("{other:?} is given where {kind} is wanted").into()),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::INT4, Type::BOOL, Type::TEXT, Type::BYTEA].contains(kind)
    }

    to_sql_checked!();
}

impl<'r> FromSql<'r> for Value<'r> {
    fn from_sql(kind: &Type, raw: &'r [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(match *kind {
            Type::INT8 => Self::Int(i64::from_sql(kind, raw)?),
            Type::INT4 => Self::Int(i32::from_sql(kind, raw)?.into()),
            Type::BOOL => Self::Int(bool::from_sql(kind, raw)?.into()),
            Type::BYTEA => Self::Bytes(raw),
            _ => Self::Text(str::from_utf8(raw)?),
        })
    }

    fn from_sql_null(_kind: &Type) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self::Null)
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::INT4, Type::BOOL, Type::TEXT, Type::BYTEA].contains(kind)
    }
}
