//! Mapping of SQLite's errors.

use rusqlite::ErrorCode;

use crate::StoreError;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error as Sql;
        let text = error.to_string();
        match error {
            Sql::SqliteFailure(failure, _) => match failure.code {
                ErrorCode::DiskFull => Self::Full,
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Busy,
                ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Self::Corrupt(text),
                ErrorCode::SystemIoFailure
                | ErrorCode::CannotOpen
                | ErrorCode::ReadOnly
                | ErrorCode::PermissionDenied
                | ErrorCode::FileLockingProtocolFailed => Self::Io(text),
                _ => Self::Other(text),
            },
            // The schema only lets in what the types can hold, so a value that does not fit was not written by us.
            Sql::FromSqlConversionFailure(..)
            | Sql::IntegralValueOutOfRange(..)
            | Sql::InvalidColumnType(..)
            | Sql::Utf8Error(..) => Self::Corrupt(text),
            _ => Self::Other(text),
        }
    }
}
