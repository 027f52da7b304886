//! One connection, used by blocking threads.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::values::Given;
use crate::StoreError;
use crate::sql::{Cells, Param, Server, Sql, Value};

/// Timeout of connecting.
const CONNECTING: Duration = Duration::from_secs(5);

/// A connection, with the statements that it has seen.
pub(crate) struct Session {
    runtime: Handle,
    client: Client,
    prepared: RefCell<HashMap<String, Statement>>,
    /// The last transaction was undone only because another one stood in its way.
    gave_up: Cell<bool>,
}

impl Session {
    pub(crate) fn open(
        runtime: &Handle,
        config: &Config,
        busy_timeout: Duration,
    ) -> Result<Self, StoreError> {
        let mut config = config.clone();
        if config.get_application_name().is_none() {
            config.application_name("bree");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        let (client, connection) = runtime.block_on(config.connect(NoTls)).map_err(unreachable)?;
        runtime.spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(%error, "a connection to the database was cut");
            }
        });
        let session = Self {
            runtime: runtime.clone(),
            client,
            prepared: RefCell::default(),
            gave_up: Cell::new(false),
        };
        session.batch(&format!("SET lock_timeout = {}", busy_timeout.as_millis()))?;
        Ok(session)
    }

    /// True if it is still connected: the server itself is asked, with nothing but a line end.
    pub(crate) fn answers(&self) -> bool {
        !self.is_closed() && self.runtime.block_on(self.client.check_connection()).is_ok()
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up.get()
    }

    /// Whole or not at all.
    pub(crate) fn transaction<T>(
        &self,
        work: impl FnOnce(&Sql<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.begin()?;
        self.finish(work)
    }

    /// Begins a transaction.
    pub(crate) fn begin(&self) -> Result<(), StoreError> {
        self.gave_up.set(false);
        self.batch("BEGIN")
    }

    /// Runs a transaction, and ends it.
    pub(crate) fn finish<T>(
        &self,
        work: impl FnOnce(&Sql<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match work(&Sql::Server(self)) {
            Ok(done) => {
                self.batch("COMMIT")?;
                Ok(done)
            }
            Err(error) => {
                // If even this does not arrive, the connection is gone, and with it the transaction.
                let _ = self.batch("ROLLBACK");
                Err(error)
            }
        }
    }

    /// Statements without values, one after another.
    pub(crate) fn batch(&self, statements: &str) -> Result<(), StoreError> {
        let done = self.client.batch_execute(statements);
        self.runtime.block_on(done).map_err(|error| self.failed(error))
    }

    fn prepare(&self, statement: &str) -> Result<Statement, StoreError> {
        if let Some(known) = self.prepared.borrow().get(statement) {
            return Ok(known.clone());
        }
        // Both number their values; only the sign differs, and it stands nowhere else.
        let theirs = statement.replace('?', "$");
        let new = self.runtime.block_on(self.client.prepare(&theirs)).map_err(|error| self.failed(error))?;
        self.prepared.borrow_mut().insert(statement.to_owned(), new.clone());
        Ok(new)
    }

    fn failed(&self, error: Error) -> StoreError {
        let code = error.code();
        let gave_up = [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE];
        if code.is_some_and(|code| gave_up.contains(code)) {
            self.gave_up.set(true);
        }
        error.into()
    }
}

impl Server for Session {
    fn execute(&self, statement: &str, values: &[&dyn Param]) -> Result<u64, StoreError> {
        let values = Given::all(values);
        let statement = self.prepare(statement)?;
        let values = references(&values);
        let done = self.client.execute(&statement, &values);
        self.runtime.block_on(done).map_err(|error| self.failed(error))
    }

    fn each(
        &self,
        statement: &str,
        values: &[&dyn Param],
        read: &mut dyn FnMut(&dyn Cells) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let values = Given::all(values);
        let statement = self.prepare(statement)?;
        let values = references(&values);
        let found = self.client.query(&statement, &values);
        let found = self.runtime.block_on(found).map_err(|error| self.failed(error))?;
        found.iter().try_for_each(|row| read(row))
    }
}

impl Cells for Row {
    fn value(&self, column: usize) -> Result<Value<'_>, StoreError> {
        Ok(self.try_get(column)?)
    }
}

fn references<'v>(values: &'v [Given<'_>]) -> Vec<&'v (dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

fn unreachable(error: Error) -> StoreError {
    match StoreError::from(error) {
        StoreError::Other(why) => StoreError::Io(why),
        other => other,
    }
}

/// Maps the errors of a server.
impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let text = match error.as_db_error() {
            Some(said) => said.message().to_owned(),
            None => error.to_string(),
        };
        let Some(code) = error.code().map(SqlState::code) else {
            return match error.is_closed()
                || std::error::Error::source(&error).is_some_and(|why| why.is::<std::io::Error>())
            {
                true => Self::Io(text),
                false => Self::Other(text),
            };
        };
        match code {
            "53100" => Self::Full,
            // Too many connections, or somebody else holds what is asked for.
            "53300" | "55P03" | "57014" | "40P01" | "40001" => Self::Busy,
            "XX001" | "XX002" => Self::Corrupt(text),
            // Signing in, the network, and a server that is stopping or starting.
            _ if ["08", "28", "3D", "57"].iter().any(|class| code.starts_with(class)) => Self::Io(text),
            _ => Self::Other(text),
        }
    }
}
